// The first so many of any number of items, in whatever order they come.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace sabot {

// Items with the smallest keys; of equal keys those that were added first. Holds at most twice as many as it keeps.
template <class Key, class Item>
class Shortlist {
 public:
  explicit Shortlist(std::size_t most) : most_(most) {}

  void add(Key key, Item item) {
    items_.emplace_back(std::move(key), std::move(item));
    if (items_.size() >= 2 * most_) cut();
  }

  // Drops the items whose keys the predicate holds of.
  template <class Predicate>
  void drop(Predicate predicate) {
    std::erase_if(items_, [&](const auto& item) { return predicate(item.first); });
  }

  // Those that are kept, by key.
  std::vector<Item> sorted() const {
    Shortlist copy = *this;
    copy.cut();
    std::vector<Item> items;
    for (auto& item : copy.items_) items.push_back(std::move(item.second));
    return items;
  }

 private:
  void cut() {
    std::stable_sort(items_.begin(), items_.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    if (items_.size() > most_) items_.erase(items_.begin() + static_cast<std::ptrdiff_t>(most_), items_.end());
  }

  std::size_t most_;
  std::vector<std::pair<Key, Item>> items_;
};

}  // namespace sabot
