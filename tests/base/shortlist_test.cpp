#include "base/shortlist.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <algorithm>

using sabot::Shortlist;

TEST_CASE("a short list keeps the smallest keys, whatever came when") {
  CHECK(rc::check("for any keys and any length", [](const std::vector<int>& keys) {
    const auto most = *rc::gen::inRange<std::size_t>(1, 20);
    Shortlist<int, int> list(most);
    for (const int key : keys) list.add(key, key);
    auto expected = keys;
    std::sort(expected.begin(), expected.end());
    expected.resize(std::min(most, expected.size()));
    RC_ASSERT(list.sorted() == expected);
  }));
}

TEST_CASE("of equal keys a short list keeps those that came first, in their order") {
  Shortlist<int, int> list(3);
  for (int i = 0; i < 20; ++i) list.add(1, i);
  CHECK(list.sorted() == std::vector<int>{0, 1, 2});
}

TEST_CASE("what is dropped from a short list is gone") {
  Shortlist<int, int> list(10);
  for (int i = 0; i < 5; ++i) list.add(i, 10 * i);
  list.drop([](int key) { return key % 2 == 0; });
  CHECK(list.sorted() == std::vector<int>{10, 30});
}
