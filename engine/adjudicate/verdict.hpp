// The verdict on one cell (sections 2 and 3).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "adjudicate/cell.hpp"
#include "adjudicate/observation.hpp"

namespace sabot::adjudicate {

// What becomes of a cell. Only scored and excluded cells count as injected.
enum class Status {
  scored,      // a valid injected fault
  excluded,    // injected, but out of every rate under one exclusion code
  carved_out,  // outside the matrix by registration
  unscored,    // a fault run whose baseline is not in the input: enters no rate
  not_run,     // expected by the matrix and not in the input
};
// The enumerator's name: "carved_out".
std::string_view to_string(Status status);

// What the strict floor says of a valid fault: see adjudicate/strict.hpp.
struct Strict {
  bool detected = false;
  bool visible = false;  // the floor keeps an anchor of the task and operator; else the cell is blind to it
  Reason reason;
  friend bool operator==(const Strict&, const Strict&) = default;
};

// The deterministic verdict of a valid fault. No field of it depends on a judge.
struct Outcome {
  bool mapping = false;    // a counted mapping act
  bool flags = false;      // a counted FLAGS line
  bool headline = false;   // DETECTED_HARD: the union of the headline surfaces
  bool reacted = false;    // REACTED
  bool recovered = false;  // RECOVERED: the task passed
  bool noticed = false;    // any FLAGS line that is no none-form, at or after the injection: a diagnostic, no detection
  Reason headline_reason;
  Reason reacted_reason;
  std::optional<Strict> strict = std::nullopt;  // none until a floor is laid over the verdict
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct CellVerdict {
  Cell cell;
  Status status = Status::not_run;
  std::string exclusion;  // the code, when excluded
  Reason status_reason;
  std::optional<Outcome> outcome;          // when scored
  std::optional<Observation> observation;  // when there is a run
};

// Whether a FLAGS line is one that Outcome::noticed goes by.
bool is_notice(const ObservedFlag& flag);

// Steps 3 to 8 of adjudication for a run that is valid: surfaces, headline, reaction, recovery.
Outcome outcome_of(const Observation& observation, const rulebook::Rulebook& rulebook);

// Steps 1 and 2 of adjudication for a fault run: carve-out, then exclusion by precedence. Without a baseline the cell
// is unscored, unless it is carved out. A scored cell comes without its outcome.
CellVerdict settle(const Cell& cell, const match::CellFacts::RunFacts& run,
                   const std::optional<match::CellFacts::BaselineFacts>& baseline, const rulebook::Rulebook& rulebook);

// The whole adjudication of a fault run: what settles it, then the outcome where it is scored.
CellVerdict adjudicate(Observation observation, const std::optional<match::CellFacts::BaselineFacts>& baseline,
                       const rulebook::Rulebook& rulebook);

// The verdict on a cell that was expected and has no run: excluded where its baseline alone decides that (a failed
// baseline's fault runs are never run), else not run.
CellVerdict adjudicate_absent(const Cell& cell, const std::optional<match::CellFacts::BaselineFacts>& baseline,
                              const rulebook::Rulebook& rulebook);

}  // namespace sabot::adjudicate
