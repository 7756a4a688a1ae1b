#include "match/character_sets.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

using sabot::match::CodePointRange;
using sabot::match::CodePointSet;
using sabot::match::with_all_cases;

namespace {

bool holds(const CodePointSet& set, char32_t c) {
  return std::any_of(set.ranges().begin(), set.ranges().end(),
                     [&](const CodePointRange& range) { return range.first <= c && c <= range.last; });
}

}  // namespace

TEST_CASE("an ASCII letter's case variants are the same, looked up alone or among all of Unicode") {
  // A character without case, far beyond ASCII, makes the look-up take the whole of Unicode.
  constexpr CodePointRange ideograph = {0x4E00, 0x4E00};
  for (char32_t c = 0; c < 0x80; ++c) {
    const auto alone = with_all_cases(CodePointSet({{c, c}}));
    auto ranges = alone.ranges();
    ranges.push_back(ideograph);
    CHECK(CodePointSet(ranges) == with_all_cases(CodePointSet({{c, c}, ideograph})));
  }
}

TEST_CASE("letters with variants beyond ASCII have them") {
  CHECK(holds(with_all_cases(CodePointSet({{U'k', U'k'}})), U'\u212A'));
  CHECK(holds(with_all_cases(CodePointSet({{U'S', U'S'}})), U'\u017F'));
  CHECK(holds(with_all_cases(CodePointSet({{U'i', U'i'}})), U'\u0130'));
  CHECK(holds(with_all_cases(CodePointSet({{U'i', U'i'}})), U'\u0131'));
  CHECK_FALSE(holds(with_all_cases(CodePointSet({{U'a', U'a'}})), U'\u00E1'));
}
