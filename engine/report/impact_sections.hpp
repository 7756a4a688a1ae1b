// The parts of the difference document that speak of runs. Internal to this module.
#pragma once

#include <string>
#include <vector>

#include "report/difference.hpp"

namespace sabot::report {

// How the two sides are called: by version, by where they were read from as well if that is the same, else "from" and
// "to".
struct SideNames {
  std::string from;
  std::string to;
};
SideNames side_names(const Difference& difference);

// The rates that move, and every cell that changes with the reasons of both sides.
std::vector<Section> impact_sections(const ComparedRuns& runs, const Difference& difference);

}  // namespace sabot::report
