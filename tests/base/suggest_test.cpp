#include "base/suggest.hpp"

#include <catch2/catch.hpp>
#include <vector>

using namespace sabot;

TEST_CASE("the closest word is the one fewest slips away, and only when it can be a slip") {
  const std::vector<std::string> known{"section", "summary", "surface", "act", "id"};
  struct Case {
    std::string_view word;
    std::string_view closest;
  };
  const auto [word, expected] = GENERATE(values<Case>({{"summary", "summary"},
                                                       {"sumary", "summary"},     // dropped
                                                       {"summmary", "summary"},   // doubled
                                                       {"sunmary", "summary"},    // changed
                                                       {"usmmary", "summary"},    // swapped
                                                       {"sectoin", "section"},    // swapped within
                                                       {"summaries", "summary"},  // three edits in nine letters
                                                       {"atc", "act"},
                                                       {"if", "id"},
                                                       {"acts", "act"},
                                                       {"Summary", "summary"},
                                                       {"xyz", ""},
                                                       {"a", ""},
                                                       {"", ""},
                                                       {"severity", ""},
                                                       {"summary of the section", ""}}));
  CAPTURE(word);
  CHECK(closest(word, known) == expected);
}

TEST_CASE("of words equally close none is suggested before the others") {
  CHECK(closest("cat", std::vector<std::string>{"car", "cab"}).empty());
  CHECK(closest("cat", std::vector<std::string>{"car", "cab", "cats"}).empty());
  CHECK(closest("cat", std::vector<std::string>{"car", "cab", "cat"}) == "cat");
  CHECK(closest("cat", std::vector<std::string>{"car", "car"}) == "car");
  CHECK(suggestion("T9", std::vector<std::string>{"T1", "T2"}) == "one of: T1, T2");
}

TEST_CASE("a text that is no name is near to none, however long both are") {
  const std::string longest(256, 'x');
  CHECK(closest(longest, std::vector<std::string>{longest + "y"}) == longest + "y");
  const std::string text(10'000'000, 'x');
  CHECK(closest(text, std::vector<std::string>{text + "y"}).empty());
}

TEST_CASE("a suggestion names the closest word, else all of them") {
  const std::vector<std::string> known{"equals", "matches"};
  CHECK(suggestion("match", known) == "did you mean \"matches\"?");
  CHECK(suggestion("regex", known) == "one of: equals, matches");
  CHECK(suggestion("regex", {}).empty());
}
