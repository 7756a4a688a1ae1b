// What is estimated: rates of groups of cells, counted by replicate label, and the one value made of them.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "stats/fraction.hpp"
#include "tally/rate.hpp"
#include "trace/replicate.hpp"

namespace sabot::stats {

// The counts of one group of cells under each of its replicate labels. A label whose cells are all excluded is a label
// of the group all the same, with 0/0.
using LabelCounts = std::map<trace::ReplicateLabel, tally::Rate>;

enum class Combine {
  rate,        // of the one group
  difference,  // the rate of the first group less that of the second
  median,      // of the groups' rates
};

struct Estimand {
  Combine combine = Combine::rate;
  std::vector<LabelCounts> groups;
};

// The labels of all groups, sorted.
std::vector<trace::ReplicateLabel> labels_of(const Estimand& estimand);

// The value that the groups' totals make; none when one of them is a rate of nothing.
std::optional<Fraction> combined(Combine combine, const std::vector<tally::Rate>& totals);

}  // namespace sabot::stats
