// The plan of a wave: every run that the matrix asks for, and which of them are still to do (sections 8 and 10.6).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicate/cell.hpp"
#include "adjudicate/observation.hpp"
#include "adjudicate/wave.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::harness {

struct PlannedRun {
  adjudicate::Row row;
  std::string task;
  std::optional<std::string> fault_operator;  // none = baseline
  trace::ReplicateLabel replicate;
  friend auto operator<=>(const PlannedRun&, const PlannedRun&) = default;
};

// As the cell or the baseline is named.
std::string to_string(const PlannedRun& run);

// A cell that is not to be run, and why.
struct SparedCell {
  adjudicate::Cell cell;
  adjudicate::Reason reason;
  friend bool operator==(const SparedCell&, const SparedCell&) = default;
};

struct Plan {
  std::vector<PlannedRun> runs;  // in the matrix's order, the baselines of a row's task before its faults
  std::vector<SparedCell> carved_out;
};

// Everything that a whole wave runs under these rules, each registered label once.
Plan plan_wave(const rulebook::Rulebook& rulebook);

// What is there of a plan. Each run of the plan is in exactly one of the first three lists, in the plan's order.
struct Progress {
  std::vector<PlannedRun> present;
  std::vector<PlannedRun> missing;
  std::vector<SparedCell> needless;   // not run, and excluded by what its baseline shows
  std::vector<PlannedRun> unplanned;  // there, but with a label or a cell that the plan does not have; by name
};

Progress progress_of(const Plan& plan, const adjudicate::Wave& wave, const rulebook::Rulebook& rulebook);

}  // namespace sabot::harness
