// The predicate language: what a rule asks of an event or of a run.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "match/pattern.hpp"
#include "trace/run.hpp"

namespace sabot::match {

// What a path leads to. Absent and null are both "no value".
using Scalar = std::variant<bool, std::int64_t, double, std::string>;

struct Equals {
  Scalar value;
  friend bool operator==(const Equals&, const Equals&) = default;
};
struct OneOf {
  std::vector<Scalar> values;
  friend bool operator==(const OneOf&, const OneOf&) = default;
};
// A text that the pattern is found in.
struct Matches {
  Pattern pattern;
  friend bool operator==(const Matches&, const Matches&) = default;
};
struct Exists {
  bool wanted;
  friend bool operator==(const Exists&, const Exists&) = default;
};
// A number smaller than the bound.
struct Below {
  double bound;
  friend bool operator==(const Below&, const Below&) = default;
};
// A text that holds this one, letter for letter.
struct Contains {
  std::string text;
  friend bool operator==(const Contains&, const Contains&) = default;
};
using Matcher = std::variant<Equals, OneOf, Matches, Exists, Below, Contains>;

struct Test {
  std::string path;  // "kind", "payload.act", "run.error", ...
  Matcher matcher;
  friend bool operator==(const Test&, const Test&) = default;
};

// All tests hold, and one of the alternatives where there are any. No test and no alternative: holds always.
// Tests are sorted by path, so that the order of a file's keys means nothing.
struct Predicate {
  std::vector<Test> all;
  std::vector<Predicate> any;
  friend bool operator==(const Predicate&, const Predicate&) = default;
};

// A predicate over an event: paths kind, agent, seq, payload.<key>.
struct EventPredicate {
  Predicate tree;
  friend bool operator==(const EventPredicate&, const EventPredicate&) = default;
};

// A predicate over a run and its baseline: paths run.<key> (run.landed among them), baseline.<key>.
struct CellPredicate {
  Predicate tree;
  friend bool operator==(const CellPredicate&, const CellPredicate&) = default;
};

// The facts of a cell that exclusion rules ask for. A cell whose fault run never took place has no run.
struct CellFacts {
  struct RunFacts {
    std::optional<std::string> error;
    std::optional<std::int64_t> injection_seq;
    bool injection_verified = false;
    bool task_passed = false;
    bool landed = false;  // every landing probe that speaks of the operator found its event
  };
  struct BaselineFacts {
    std::optional<std::string> error;
    bool task_passed = false;
  };
  std::optional<RunFacts> run;
  std::optional<BaselineFacts> baseline;
};

// Where a path may lead, for messages and for checking rule files.
const std::vector<std::string>& event_paths();
const std::vector<std::string>& cell_paths();

bool holds(const EventPredicate& predicate, const trace::Event& event);

// A test on a run or baseline that is not there does not hold, `exists = false` included: nothing is known of it.
bool holds(const CellPredicate& predicate, const CellFacts& facts);

}  // namespace sabot::match
