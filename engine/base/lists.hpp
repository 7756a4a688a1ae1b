// Looking things up in the short lists that rules are made of, and joining lists.
#pragma once

#include <algorithm>
#include <iterator>
#include <vector>

namespace sabot {

template <class T, class Value>
bool contains(const std::vector<T>& list, const Value& value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

// The first element that the predicate holds of; null when there is none. Lives as long as the list.
template <class T, class Predicate>
const T* first_where(const std::vector<T>& list, Predicate predicate) {
  const auto found = std::find_if(list.begin(), list.end(), predicate);
  return found == list.end() ? nullptr : &*found;
}

// The first element that the predicate holds of; when there is none, one that `make` makes, at the end.
template <class T, class Predicate, class Make>
T& find_or_add(std::vector<T>& list, Predicate predicate, Make make) {
  const auto found = std::find_if(list.begin(), list.end(), predicate);
  return found == list.end() ? list.emplace_back(make()) : *found;
}

template <class T>
void append(std::vector<T>& list, std::vector<T> more) {
  list.insert(list.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace sabot
