// A wave's plan, and what is there of it, as texts.
#pragma once

#include <optional>
#include <string>

#include "harness/plan.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::cli {

struct PlanView {
  const rulebook::Rulebook& rulebook;
  harness::Plan plan;
  std::optional<harness::Progress> progress;  // none: nothing was said to be there
  bool spec_by_default = false;               // no version was asked for

  // What is still to do: what is missing, or the whole plan.
  const std::vector<harness::PlannedRun>& to_run() const { return progress ? progress->missing : plan.runs; }
};

// The version, and the numbers of each row.
std::string plan_numbers(const PlanView& view);

// Every run to do, and every cell that is not to be run with its reason.
std::string plan_sections(const PlanView& view);

// The runs to do, one a line.
std::string plan_list(const PlanView& view);

// One record for each run to do, and for each cell or run that is not: its names, its standing, the reason.
std::string plan_csv(const PlanView& view);
std::string plan_jsonl(const PlanView& view);

}  // namespace sabot::cli
