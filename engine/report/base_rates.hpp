// Clean-baseline checks added up by operator, task and anchor. Internal to this module.
#pragma once

#include <vector>

#include "report/estimates.hpp"

namespace sabot::report {

Contrast contrast_of(const stats::LabelCounts& first, const stats::LabelCounts& second, stats::Sampler& sampler);

// In the order of the matrix; operators, rows and tasks without a baseline are left out.
std::vector<OperatorBaseRate> operator_base_rates(const std::vector<tally::CleanCheck>& checks,
                                                  const Evaluation& evaluation, bool with_floor,
                                                  stats::Sampler& sampler);
std::vector<RowBaseRate> row_base_rates(const std::vector<tally::CleanCheck>& checks, const Evaluation& evaluation,
                                        bool with_floor, stats::Sampler& sampler);
std::vector<TaskBaseRate> task_base_rates(const std::vector<tally::CleanCheck>& checks, bool with_floor);

// Every registered anchor of a task that has a baseline. `floor` may be null.
std::vector<AnchorBaseRate> anchor_base_rates(const std::vector<tally::CleanCheck>& checks,
                                              const rulebook::Rulebook& rulebook,
                                              const rulebook::StrictFloorFile* floor);

}  // namespace sabot::report
