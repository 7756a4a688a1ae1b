#include "base/fold.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "base/utf8.hpp"

using namespace sabot;

using Lines = std::vector<std::string>;

TEST_CASE("a text breaks at the last space that leaves a line no wider") {
  CHECK(fold("one two three", 13) == Lines{"one two three"});
  CHECK(fold("one two three", 12) == Lines{"one two", "three"});
  CHECK(fold("one two three", 7) == Lines{"one two", "three"});
  CHECK(fold("one two three", 6) == Lines{"one", "two", "three"});
  CHECK(fold("", 5) == Lines{""});
}

TEST_CASE("lines after the first may be narrower") {
  CHECK(fold("aa bb cc dd", 5, 0) == Lines{"aa bb", "cc dd"});
  CHECK(fold("aa bb cc dd", 5, 2) == Lines{"aa bb", "cc", "dd"});
}

TEST_CASE("a word that is too long stands alone and whole") {
  CHECK(fold("a unbreakable b", 4) == Lines{"a", "unbreakable", "b"});
  CHECK(fold("unbreakable", 4) == Lines{"unbreakable"});
  CHECK(fold("  unbreakable b", 4) == Lines{"  unbreakable", "b"});
}

TEST_CASE("leading space and space within a line stay, space at a break goes") {
  CHECK(fold("  v1  counts   because", 12) == Lines{"  v1  counts", "because"});
}

TEST_CASE("a width is of code points, not of bytes") {
  CHECK(fold("äöü äöü", 7) == Lines{"äöü äöü"});
  CHECK(fold("äöü äöü", 6) == Lines{"äöü", "äöü"});
}

TEST_CASE("each line of a text is folded by itself, under where it begins") {
  const std::string word(60, 'x');
  CHECK(folded("a\n  " + word + " " + word + "\n\nb\n") == "a\n  " + word + "\n    " + word + "\n\nb\n");
  CHECK(folded(word + " " + word, 12) == word + "\n" + std::string(12, ' ') + word);
  CHECK(folded("short") == "short");
}

TEST_CASE("folding changes nothing but where the spaces are, and keeps to the width") {
  CHECK(rc::check([] {
    const auto words = *rc::gen::container<std::vector<std::string>>(
        rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::elementOf(std::string("abcä")))));
    const auto width = *rc::gen::inRange<std::size_t>(1, 30);
    std::string text, joined;
    for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
    for (const auto& line : fold(text, width)) {
      joined += (joined.empty() ? "" : " ") + line;
      RC_ASSERT(count_code_points(line) <= width || line.find(' ') == std::string::npos);
    }
    RC_ASSERT(joined == text);
  }));
}
