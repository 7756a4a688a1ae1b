// Patterns in Python's `re` dialect, run by RE2.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "match/literal_filter.hpp"
#include "match/literal_prefix.hpp"

namespace re2 {
class RE2;
}

namespace sabot::match {

// The standard publishes its patterns in Python's dialect, where \s, \d and \w are Unicode and case is folded by
// Unicode; RE2 means ASCII. A pattern is translated so that it means the same here as there, and one whose meaning
// RE2 cannot keep (look-around, back-references, \b, `$` without multiline, inline flags) is refused with a reason.
class Pattern {
 public:
  // Matches nothing.
  Pattern() = default;

  // `modes`: any of i (ignore case), m (multiline), s (dot matches line ends), as in Python's (?ims).
  // The error is one sentence that says what is wrong.
  static tl::expected<Pattern, std::string> compile(std::string_view source, std::string_view modes);

  // The first match anywhere in the text, leftmost first as in Python's re.search. `text` must be UTF-8; the views
  // point into it. A group that took no part is empty.
  struct Match {
    std::string_view whole;
    std::string_view group1;
  };
  std::optional<Match> search(std::string_view text) const;

  // How many capturing groups it has.
  int group_count() const;

  // Whether the whole text matches, as in Python's re.fullmatch.
  bool matches_fully(std::string_view text) const;

  const std::string& source() const { return source_; }
  const std::string& modes() const { return modes_; }

  friend bool operator==(const Pattern& a, const Pattern& b) { return a.source_ == b.source_ && a.modes_ == b.modes_; }

 private:
  Pattern(std::string source, Modes modes, std::shared_ptr<const re2::RE2> compiled);

  std::string source_;
  std::string modes_;
  std::shared_ptr<const re2::RE2> compiled_;
  std::optional<LiteralPrefix> prefix_;
  LiteralFilter filter_;  // lets everything pass where there is a prefix
};

}  // namespace sabot::match
