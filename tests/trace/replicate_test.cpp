#include "trace/replicate.hpp"

#include <catch2/catch.hpp>

using sabot::trace::ReplicateLabel;
using namespace std::string_literals;

TEST_CASE("replicate labels are ordered: whole numbers by value, then texts bytewise") {
  // Each label sorts before the next line's; labels on one line name the same replicate.
  const std::vector<std::vector<ReplicateLabel>> ranks{
      {{INT64_MIN}, {"-9223372036854775808"s}},
      {{-1}, {"-1"s}},
      {{0}, {"0"s}},
      {{9}, {"9"s}},
      {{11}, {"11"s}},
      {{INT64_MAX}, {"9223372036854775807"s}},
      {{"+11"s}},
      {{"-0"s}},
      {{"011"s}},
      {{"11 "s}},
      {{"9223372036854775808"s}},
      {{"R1"s}},
      {{"r1"s}},
      {{"r10"s}},
      {{"r2"s}},
      {{"\xc3\xa9"s}},
  };
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    for (std::size_t j = 0; j < ranks.size(); ++j) {
      for (const ReplicateLabel& a : ranks[i]) {
        for (const ReplicateLabel& b : ranks[j]) {
          CAPTURE(to_string(a), to_string(b));
          CHECK((a <=> b) == (i <=> j));
          CHECK((a == b) == (i == j));
        }
      }
    }
  }
}

TEST_CASE("a replicate label is printed as it is written") {
  CHECK(to_string(ReplicateLabel{11}) == "11");
  CHECK(to_string(ReplicateLabel{"r1"s}) == "r1");
  CHECK(to_string(ReplicateLabel{"011"s}) == "011");
}
