// What a run comes down to once it has been observed: everything that the numbers rest on, and of its texts only what
// a report lists. A wave of any size is judged from summaries alone.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicate/observation.hpp"
#include "adjudicate/strict.hpp"
#include "adjudicate/verdict.hpp"

namespace sabot::adjudicate {

// An outcome without the reasons for it. Whether the task passed is among the run's facts.
struct Marks {
  bool mapping = false;
  bool flags = false;
  bool headline = false;
  bool reacted = false;
  bool noticed = false;
  bool strict = false;   // detected by the strict floor
  bool visible = false;  // the floor keeps an anchor of the task and operator
  friend bool operator==(const Marks&, const Marks&) = default;
};

struct RunSummary {
  Row row;
  std::string task;
  std::optional<std::string> fault_operator;  // none = baseline
  trace::ReplicateLabel replicate;
  Place origin;
  match::CellFacts::RunFacts facts;
  Marks marks;                         // of a fault run; what they are worth depends on its baseline
  std::vector<ObservedAct> uncounted;  // hard acts that are no detection: see adjudicate/listed_act.hpp
};

// `floor` may be null: then no mark is one of the strict floor.
RunSummary summarise(const Observation& run, const rulebook::Rulebook& rulebook, const StrictFloor* floor);

// The outcome that the marks stand for, with empty reasons; it has a strict part when a floor was there to give one.
Outcome outcome_of(const Marks& marks, bool recovered, bool floored);

}  // namespace sabot::adjudicate
