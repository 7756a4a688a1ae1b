// White space, sentences and forms of step, as the criteria read them.
#include "harness/criteria/text.hpp"

#include <catch2/catch.hpp>

using namespace sabot::harness;
using Texts = std::vector<std::string>;

TEST_CASE("normalising makes every run of Unicode white space one space and trims") {
  struct Case {
    std::string text;
    std::string normal;
  };
  const std::vector<Case> table = {
      {"", ""},
      {" \t\r\n", ""},
      {"a", "a"},
      {"  a  b\n\tc ", "a b c"},
      {"4\u00a0\u00b0C", "4 \u00b0C"},        // no-break space
      {"4\u202f\u2009\u00b0C", "4 \u00b0C"},  // narrow no-break and thin space, one run
      {"a\u3000b\u2028c\u0085d", "a b c d"},  // ideographic space, line separator, next line
      {"a\x1f"
       "b",
       "a b"},                     // the unit separator is white space to Python
      {"a\u200b b", "a\u200b b"},  // the zero-width space is not
      {"\ufeff"
       "a",
       "\ufeff"
       "a"},                                                // nor is the byte order mark
      {"\u201cA\u201d  e\u0301", "\u201cA\u201d e\u0301"},  // no quote is straightened, no accent composed
  };
  for (const Case& c : table) {
    CAPTURE(c.text);
    CHECK(normalise(c.text) == c.normal);
  }
}

TEST_CASE("a sentence ends at white space after a full stop or an exclamation or question mark") {
  struct Case {
    std::string text;
    Texts sentences;
  };
  const std::vector<Case> table = {
      {"", {}},
      {"one", {"one"}},
      {"One. Two! Three? Four", {"One.", "Two!", "Three?", "Four"}},
      {"One.Two", {"One.Two"}},
      {"It costs 4.2 units.\nIt lasts.", {"It costs 4.2 units.", "It lasts."}},
      {"One.\u00a0Two", {"One.", "Two"}},
      {"\"One.\" Two", {"\"One.\" Two"}},
      {"One; two: three", {"One; two: three"}},
      {"Well... no", {"Well...", "no"}},
  };
  for (const Case& c : table) {
    CAPTURE(c.text);
    CHECK(sentences(c.text) == c.sentences);
  }
}

TEST_CASE("a form with a star stands for every text that begins so") {
  CHECK(has_form("visit:M", "visit:M"));
  CHECK(has_form("visit:M", "visit:*"));
  CHECK(has_form("visit:", "visit:*"));
  CHECK(has_form("anything", "*"));
  CHECK_FALSE(has_form("visit:M", "visit:"));
  CHECK_FALSE(has_form("revisit:M", "visit:*"));
  CHECK_FALSE(has_form("Visit:M", "visit:*"));
}

TEST_CASE("a quotation is cut between characters when it is long") {
  CHECK(quoted("short") == "\"short\"");
  const std::string long_text = [] {
    std::string text;
    for (int i = 0; i < 121; ++i) text += "\u00b5";
    return text;
  }();
  CHECK(shortened(long_text) == long_text.substr(0, 240) + "...");
  CHECK(shortened(long_text.substr(2)) == long_text.substr(2));
}
