#include "base/first_findings.hpp"

#include <catch2/catch.hpp>

using namespace sabot;

TEST_CASE("the first findings are kept by place, and the others counted") {
  FirstFindings findings;
  CHECK(findings.empty());
  for (std::size_t line = 25'000; line > 0; --line) findings.add({{"a.jsonl", line, 0}, "E101", "wrong", "", ""});
  const auto listing = findings.listing();
  REQUIRE(listing.items.size() == 10'000);
  CHECK(listing.left_out == 15'000);
  for (std::size_t i = 0; i < listing.items.size(); ++i) REQUIRE(listing.items[i].place.line == i + 1);
}

TEST_CASE("findings at one place stay in their order") {
  FirstFindings findings;
  findings.add({{{"a.jsonl", 2, 1}, "E101", "first", "", ""}, {{"a.jsonl", 2, 1}, "E101", "second", "", ""}});
  findings.add({{"a.jsonl", 1, 1}, "E101", "before", "", ""});
  const auto listing = findings.listing();
  REQUIRE(listing.total() == 3);
  CHECK(listing.items[0].message == "before");
  CHECK(listing.items[1].message == "first");
  CHECK(listing.items[2].message == "second");
}
