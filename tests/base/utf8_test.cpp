#include "base/utf8.hpp"

#include <catch2/catch.hpp>

using namespace sabot;

TEST_CASE("the first byte that is not UTF-8 is found") {
  struct Case {
    std::string_view text;
    std::optional<std::size_t> offset;
  };
  const auto [text, offset] = GENERATE(values<Case>({{"", std::nullopt},
                                                     {"plain", std::nullopt},
                                                     {"\x7f\xc2\x80\xdf\xbf", std::nullopt},
                                                     {"\xe0\xa0\x80\xef\xbf\xbf", std::nullopt},
                                                     {"\xf0\x90\x80\x80\xf4\x8f\xbf\xbf", std::nullopt},
                                                     {"ab\x80", 2},                   // continuation without a lead
                                                     {"ab\xc2", 2},                   // cut short
                                                     {"ab\xe2\x82", 2},               // cut short
                                                     {"ab\xc2z", 2},                  // lead without continuation
                                                     {"\xc1\xbf", 0},                 // overlong
                                                     {"\xe0\x9f\xbf", 0},             // overlong
                                                     {"\xf0\x8f\xbf\xbf", 0},         // overlong
                                                     {"\xc3\xa9\xed\xa0\x80", 2},     // surrogate
                                                     {"\xf4\x90\x80\x80", 0},         // beyond U+10FFFF
                                                     {"\xf8\x88\x80\x80\x80", 0}}));  // five bytes
  CAPTURE(text);
  CHECK(find_invalid_utf8(text) == offset);
}

TEST_CASE("code points are counted, stray bytes as one each") {
  CHECK(count_code_points("") == 0);
  CHECK(count_code_points("4 \xc2\xb0"
                          "C") == 4);
  CHECK(count_code_points("\xf0\x9f\x9a\x97!") == 2);
  CHECK(count_code_points("\xff\xfe!") == 3);
}
