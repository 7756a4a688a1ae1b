// Small generators that the larger ones are made of.
#pragma once

#include <rapidcheck.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

namespace sabot::testing {

// Lists of up to so many elements. It is the lists that are kept short: the elements draw from fixed lists.
template <class T>
rc::Gen<std::vector<T>> up_to(int most, rc::Gen<T> element) {
  return rc::gen::resize(most, rc::gen::container<std::vector<T>>(std::move(element)));
}

inline rc::Gen<bool> chance(std::size_t percent) {
  return rc::gen::weightedElement<bool>({{100 - percent, false}, {percent, true}});
}

// The same elements in any order; shrinks to the order given.
template <class T>
rc::Gen<std::vector<T>> shuffled(std::vector<T> elements) {
  const auto keys =
      rc::gen::container<std::vector<std::uint32_t>>(elements.size(), rc::gen::arbitrary<std::uint32_t>());
  return rc::gen::map(keys, [elements = std::move(elements)](const std::vector<std::uint32_t>& ranks) {
    std::vector<std::size_t> order(elements.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return ranks[a] < ranks[b]; });
    std::vector<T> result;
    for (const auto at : order) result.push_back(elements[at]);
    return result;
  });
}

}  // namespace sabot::testing
