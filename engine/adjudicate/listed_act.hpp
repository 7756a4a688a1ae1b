// Hard acts that are no detection, as reports list them.
#pragma once

#include <cstddef>

#include "adjudicate/matrix_order.hpp"
#include "adjudicate/observation.hpp"
#include "base/shortlist.hpp"

namespace sabot::adjudicate {

struct ListedAct {
  Cell cell;
  ObservedAct act;
};

// In the order of the matrix.
using ListedActs = Shortlist<RankOf<Cell>, ListedAct>;

// As many as a report lists of anything; how many more there are is said beside the list.
inline constexpr std::size_t most_listed = 10'000;

// As many bytes as are kept of the reason that an act recorded.
inline constexpr std::size_t longest_listed_quote = 4'096;

// Whether a report lists the act: a hard one that was recorded, and is no detection for another reason than its time.
bool is_uncounted(const ObservedAct& act);

// Adds the acts of a cell that are uncounted. A quote that is too long is cut, and its end says so.
void list_uncounted(ListedActs& list, const Cell& cell, const std::vector<ObservedAct>& acts,
                    const rulebook::Matrix& matrix);

}  // namespace sabot::adjudicate
