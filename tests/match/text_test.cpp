#include "match/text.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

TEST_CASE("Text is lower-cased one code point at a time") {
  struct Case {
    std::string text;
    std::string lower;
  };
  const std::vector<Case> cases = {
      {"", ""},
      {"Rev A, 70 KM", "rev a, 70 km"},
      {"[\\]^_`@{", "[\\]^_`@{"},
      {"\u212A", "k"},       // Kelvin sign
      {"\u0130", "i"},       // I with a dot, without the combining dot of the full mapping
      {"\u0131", "\u0131"},  // i without a dot
      {"STRA\u00DFE \u1E9E", "stra\u00DFe \u00DF"},
      {"\u03A3\u039F\u03A3", "\u03C3\u03BF\u03C3"},  // sigma, not its final form
      {"\u00C5ngstr\u00D6m", "\u00E5ngstr\u00F6m"},
      {"\U00010400", "\U00010428"},
      {"A\xffZ\xe2\x84", "a\xffz\xe2\x84"},  // bytes that are no UTF-8 stay
  };
  for (const Case& c : cases) {
    INFO(c.text);
    CHECK(sabot::match::lower(c.text) == c.lower);
  }
}
