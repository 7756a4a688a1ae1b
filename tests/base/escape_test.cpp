#include "base/escape.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

using namespace sabot;
using namespace std::string_literals;

TEST_CASE("control characters and what reorders a line become visible") {
  struct Case {
    std::string text;
    std::string shown;
  };
  const auto [text, shown] = GENERATE(values<Case>({
      {"plain text", "plain text"},
      {"", ""},
      {"a\nb\r\tc", "a\\nb\\r\\tc"},
      {"\x1b[31mred", "\\x1b[31mred"},
      {"nul \0 here"s, "nul \\x00 here"},
      {"\x7f", "\\x7f"},
      {"\xc2\x9b"
       "31m",
       "\\u009b31m"},  // C1: control sequence introducer
      {"\xe2\x80\xae"
       "evil",
       "\\u202eevil"},                                   // right-to-left override
      {"\xe2\x81\xa6x\xe2\x81\xa9", "\\u2066x\\u2069"},  // isolates
      {"\xe2\x80\xa8", "\\u2028"},                       // line separator
      {"4 \xc2\xb0"
       "C, 41.7 \xc2\xb5m",
       "4 \xc2\xb0"
       "C, 41.7 \xc2\xb5m"},
      {"\xf0\x9f\x9a\x97", "\xf0\x9f\x9a\x97"},
      {"\xc2\xa0", "\xc2\xa0"},
      {"C:\\new", "C:\\new"},
      {"\xff\xfe", "\\xff\\xfe"},
      {"cut \xe2\x82", "cut \\xe2\\x82"},
      {"\xed\xa0\x80", "\\xed\\xa0\\x80"},  // a surrogate is no character
      {"\xc0\x8a", "\\xc0\\x8a"},           // an overlong line feed
  }));
  CHECK(escape_controls(text) == shown);
}

TEST_CASE("escaped text holds no byte that a terminal obeys") {
  CHECK(rc::check("no control byte is left, and escaping twice changes nothing", [](const std::string& text) {
    const std::string shown = escape_controls(text);
    RC_ASSERT(std::none_of(shown.begin(), shown.end(), [](unsigned char c) { return c < 0x20 || c == 0x7f; }));
    RC_ASSERT(escape_controls(shown) == shown);
  }));
}
