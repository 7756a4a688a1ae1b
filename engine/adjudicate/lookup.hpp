// Looking things up in the short lists that rules are made of.
#pragma once

#include <range/v3/algorithm/contains.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace sabot::adjudicate {

inline bool contains(const std::vector<std::string>& names, std::string_view name) {
  return ranges::contains(names, name);
}

// The first element that the predicate holds of; null when there is none. Lives as long as the list.
template <class T, class Predicate>
const T* first_where(const std::vector<T>& list, Predicate predicate) {
  const auto found = ranges::find_if(list, predicate);
  return found == list.end() ? nullptr : &*found;
}

}  // namespace sabot::adjudicate
