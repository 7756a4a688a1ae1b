#include "stats/estimand.hpp"

#include <algorithm>
#include <set>

namespace sabot::stats {

std::vector<trace::ReplicateLabel> labels_of(const Estimand& estimand) {
  std::set<trace::ReplicateLabel> labels;
  for (const LabelCounts& group : estimand.groups) {
    for (const auto& [label, counts] : group) labels.insert(label);
  }
  return {labels.begin(), labels.end()};
}

std::optional<Fraction> combined(Combine combine, const std::vector<tally::Rate>& totals) {
  const auto is_empty = [](const tally::Rate& total) { return total.whole == 0; };
  if (totals.empty() || std::any_of(totals.begin(), totals.end(), is_empty)) return std::nullopt;
  switch (combine) {
    case Combine::median:
      return fraction_of(*tally::median(totals));
    case Combine::difference:
      return *fraction_of(totals.front()) - *fraction_of(totals.back());
    case Combine::rate:
      break;
  }
  return fraction_of(totals.front());
}

}  // namespace sabot::stats
