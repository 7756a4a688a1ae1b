// What one run shows by itself, before its baseline is known: every act and every FLAGS line with its standing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adjudicate/cell.hpp"
#include "base/result.hpp"
#include "match/predicate.hpp"
#include "rulebook/rulebook.hpp"
#include "trace/run.hpp"

namespace sabot::adjudicate {

// Why something was decided: the rule that decided, and one sentence.
struct Reason {
  rulebook::RuleRef rule;
  std::string text;
  friend bool operator==(const Reason&, const Reason&) = default;
};

enum class ActStanding {
  counted,           // a detection act of the mapping surface
  before_injection,  // earlier than the fault, or the fault never landed
  soft,              // a remark: never a detection
  unmapped,          // no row of the framework's mapping admits it
  no_token,          // admitted, but its component's verdict token is missing and the rule in force wants it
  refused,           // admitted, but the retry-reason rule in force refuses it
  barred,            // the surface does not score this operator, or no surface of mapping acts is in force
};

struct ObservedAct {
  std::int64_t seq = 0;
  std::string act;
  std::string component;
  std::string quote;  // the recorded reason
  ActStanding standing = ActStanding::unmapped;
  Reason reason;
  friend bool operator==(const ObservedAct&, const ObservedAct&) = default;
};

enum class FlagStanding {
  counted,  // quotes a registered anchor: a detection act of the flags surface
  before_injection,
  none_form,  // says that nothing was noticed, or nothing at all
  no_anchor,  // a notice that is not tied to the planted fault
  barred,     // the surface does not score this operator, or no surface of anchored flags is in force
};

struct ObservedFlag {
  std::int64_t seq = 0;
  std::string component;             // the event's agent
  std::string quote;                 // the content of the FLAGS line, whole
  std::vector<std::string> anchors;  // the registered anchors that it holds
  FlagStanding standing = FlagStanding::no_anchor;
  Reason reason;
  friend bool operator==(const ObservedFlag&, const ObservedFlag&) = default;
};

// A verdict token that a reviewer's text holds: shown in explanations, never an act by itself.
struct ObservedToken {
  std::int64_t seq = 0;
  std::string component;
  std::string quote;
  bool rejects = false;
  friend bool operator==(const ObservedToken&, const ObservedToken&) = default;
};

// One landing probe asked of the run. `seq` is the event that it found.
struct ObservedProbe {
  std::optional<std::int64_t> seq;
  Reason reason;
  friend bool operator==(const ObservedProbe&, const ObservedProbe&) = default;
};

struct Observation {
  std::string run_id;
  std::string framework;
  std::string config;
  std::string task;
  std::optional<std::string> fault_operator;  // none = baseline
  trace::ReplicateLabel replicate;
  Place origin;  // where the run was read
  match::CellFacts::RunFacts facts;
  std::vector<ObservedAct> acts;      // by seq
  std::vector<ObservedFlag> flags;    // by seq
  std::vector<ObservedToken> tokens;  // by seq
  std::vector<ObservedProbe> probes;
};

// The cell of a fault run, and the baseline that a run rests on or is.
Cell cell_of(const Observation& fault);
BaselineKey baseline_of(const Observation& run);

// Reads a run by the rules in force. Errors, placed at `origin`: a framework, config, task, operator or act that the
// rules do not know. Nothing of them is ever passed over in silence.
Result<Observation> observe(const trace::Run& run, const Place& origin, const rulebook::Rulebook& rulebook);

}  // namespace sabot::adjudicate
