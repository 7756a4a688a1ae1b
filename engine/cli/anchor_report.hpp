// What can be said of the anchors of a version: what quoting each proves, and what the registration rules make of it.
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "cli/session.hpp"
#include "harness/task.hpp"

namespace sabot::cli {

struct AnchorReport {
  std::string text;
  bool objected = false;  // the rules refuse a proposed anchor or warn of it
};

// Errors: a task of the anchors is not among the tasks, or plants no fault of the operator.
Result<AnchorReport> report_anchors(const Rules& rules, const std::vector<harness::Task>& tasks);

}  // namespace sabot::cli
