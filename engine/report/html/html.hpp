// The evaluation as one page that needs nothing but itself: for people who would rather look than read.
#pragma once

#include <string>
#include <vector>

#include "report/estimates.hpp"
#include "trace/run.hpp"

namespace sabot::report {

// A rule file in force, whole: what the reasons on the page link to.
struct RuleText {
  std::string path;  // as reasons name it
  std::string text;
};

// `runs` are the fault runs whose transcripts the page shows, in any order; a cell without one shows its verdict only.
// `estimates` are of the same evaluation; null where the rules make no intervals.
std::string html(const Evaluation& evaluation, const Estimates* estimates, const std::vector<trace::Run>& runs,
                 const std::vector<RuleText>& rules);

}  // namespace sabot::report
