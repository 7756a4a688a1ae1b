// A list that ends, and knows how much it leaves out.
#pragma once

#include <cstddef>
#include <vector>

namespace sabot {

template <class Item>
struct Listing {
  std::vector<Item> items;
  std::size_t left_out = 0;

  std::size_t total() const { return items.size() + left_out; }
};

}  // namespace sabot
