#include "match/python_dialect.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "match/character_sets.hpp"
#include "match/spelling.hpp"

namespace sabot::match {
namespace {

constexpr int max_repeat = 1000;  // RE2's own bound
constexpr int max_depth = 200;    // of groups within groups

// A recursive-descent parser of Python's grammar that writes RE2's as it goes. A function that returns false has set
// the error, and the translation ends.
class Translator {
 public:
  Translator(std::u32string source, Modes modes) : source_(std::move(source)), modes_(modes) {}

  tl::expected<std::string, std::string> translate() {
    bool nullable = false;
    if (alternatives(nullable) && !at_end()) fail(position_, "this closing parenthesis opens nowhere");
    if (!error_.empty()) return tl::unexpected(error_);
    const std::string flags = fmt::format("{}{}", modes_.multiline ? "m" : "", modes_.dot_all ? "s" : "");
    return flags.empty() ? output_ : fmt::format("(?{}){}", flags, output_);
  }

 private:
  // What a quantifier would repeat.
  enum class Last { nothing, assertion, item, repetition };

  struct Bounds {
    int least = 0;
    std::optional<int> most;  // none: no upper bound
  };

  struct ClassItem {
    CodePointSet set;
    std::optional<char32_t> single;  // the one character that it is, which may bound a range
  };

  bool at_end() const { return position_ == source_.size(); }
  bool at(char32_t c) const { return !at_end() && source_[position_] == c; }
  bool take(char32_t c) {
    if (!at(c)) return false;
    ++position_;
    return true;
  }
  bool take(std::u32string_view text) {
    if (!std::u32string_view(source_).substr(position_).starts_with(text)) return false;
    position_ += text.size();
    return true;
  }

  bool fail(std::size_t position, std::string_view sentence) {
    error_ = fmt::format("character {}: {}", position + 1, sentence);
    return false;
  }

  // A regular expression is nullable if it can match the empty text.
  bool alternatives(bool& nullable) {
    nullable = false;
    do {
      bool branch_nullable = false;
      if (!branch(branch_nullable)) return false;
      nullable = nullable || branch_nullable;
      if (at(U'|')) output_ += '|';
    } while (take(U'|'));
    return true;
  }

  bool branch(bool& nullable) {
    nullable = true;
    Last last = Last::nothing;
    bool last_nullable = true;
    while (!at_end() && !at(U'|') && !at(U')')) {
      const std::size_t start = position_;
      if (const std::optional<Bounds> bounds = quantifier()) {
        if (!repeat(start, *bounds, last, last_nullable)) return false;
        last = Last::repetition;
      } else {
        nullable = nullable && last_nullable;
        if (!item(last, last_nullable)) return false;
      }
    }
    nullable = nullable && last_nullable;
    return true;
  }

  // None, and nothing read, where there is no quantifier: Python reads a brace that bounds nothing as itself.
  std::optional<Bounds> quantifier() {
    if (take(U'*')) return Bounds{0, std::nullopt};
    if (take(U'+')) return Bounds{1, std::nullopt};
    if (take(U'?')) return Bounds{0, 1};
    const std::size_t start = position_;
    if (take(U'{') && !at(U'}')) {
      const std::optional<int> least = number();
      const std::optional<int> most = take(U',') ? number() : least;
      if (take(U'}')) return Bounds{least.value_or(0), most};
    }
    position_ = start;
    return std::nullopt;
  }

  // Everything above the bound counts as just above it.
  std::optional<int> number() {
    std::optional<int> value;
    for (; !at_end() && is_ascii_digit(source_[position_]); ++position_) {
      value = std::min(value.value_or(0) * 10 + static_cast<int>(source_[position_] - U'0'), max_repeat + 1);
    }
    return value;
  }

  bool repeat(std::size_t start, Bounds bounds, Last last, bool& nullable) {
    const int largest = std::max(bounds.least, bounds.most.value_or(0));
    if (largest > max_repeat) return fail(start, "this repeats more than 1000 times, and RE2 counts no further");
    if (bounds.most && *bounds.most < bounds.least) return fail(start, "the least number of repeats exceeds the most");
    if (last == Last::nothing || last == Last::assertion) return fail(start, "there is nothing to repeat before this");
    if (last == Last::repetition) return fail(start, "this repeats what is repeated already");
    if (at(U'+')) return fail(start, "RE2 has no possessive quantifiers");
    if (nullable && bounds.most != 0 && bounds.most != 1) {
      return fail(start,
                  "this repeats what can match the empty text, and RE2 and Python divide such matches differently");
    }
    output_ += !bounds.most                   ? fmt::format("{{{},}}", bounds.least)
               : *bounds.most == bounds.least ? fmt::format("{{{}}}", bounds.least)
                                              : fmt::format("{{{},{}}}", bounds.least, *bounds.most);
    if (take(U'?')) output_ += '?';
    nullable = nullable || bounds.least == 0;
    return true;
  }

  bool item(Last& last, bool& nullable) {
    const std::size_t start = position_;
    const char32_t c = source_[position_++];
    last = Last::item;
    nullable = false;
    switch (c) {
      case U'.':
        output_ += '.';
        return true;
      case U'[':
        return character_class(start);
      case U'(':
        return group(start, nullable);
      case U'\\':
        return escape(start, last, nullable);
      case U'^':
        return assertion("^", last, nullable);
      case U'$':
        if (!modes_.multiline) {
          return fail(start,
                      "`$` without mode m also matches before a last line end, which RE2 cannot say; write \\Z for the "
                      "end of the text, or use mode m");
        }
        return assertion("$", last, nullable);
      default:
        literal(c);
        return true;
    }
  }

  bool assertion(std::string_view re2, Last& last, bool& nullable) {
    output_ += re2;
    last = Last::assertion;
    nullable = true;
    return true;
  }

  void literal(char32_t c) {
    const std::vector<CodePointRange> alone = {{c, c}};
    const CodePointSet set = in_all_cases(alone);
    output_ += set.ranges() == alone ? spell(c) : spell_class(set, false);
  }

  CodePointSet in_all_cases(std::vector<CodePointRange> ranges) const {
    const CodePointSet set(std::move(ranges));
    return modes_.ignore_case ? with_all_cases(set) : set;
  }

  bool group(std::size_t start, bool& nullable) {
    if (!group_opening(start)) return false;
    if (++depth_ > max_depth) return fail(start, "groups are nested too deeply");
    if (!alternatives(nullable)) return false;
    if (!take(U')')) return fail(start, "this group is never closed");
    --depth_;
    output_ += ')';
    return true;
  }

  bool group_opening(std::size_t start) {
    if (!take(U'?')) {
      output_ += '(';
      return true;
    }
    if (take(U':')) {
      output_ += "(?:";
      return true;
    }
    if (take(U"P<")) {
      output_ += '(';
      return group_name(start);
    }
    static constexpr std::array<std::pair<std::u32string_view, std::string_view>, 9> refused = {
        {{U"=", "RE2 has no look-ahead"},
         {U"!", "RE2 has no look-ahead"},
         {U"<=", "RE2 has no look-behind"},
         {U"<!", "RE2 has no look-behind"},
         {U"P=", "RE2 has no back-references"},
         {U"(", "RE2 has no conditional groups"},
         {U">", "RE2 has no atomic groups"},
         {U"#", "comments are not read"},
         {U"-", "inline flags are not read; give them as modes"}}};
    for (const auto& [opening, sentence] : refused) {
      if (take(opening)) return fail(start, sentence);
    }
    static constexpr std::u32string_view flags = U"aiLmsux";
    if (!at_end() && flags.find(source_[position_]) != std::u32string_view::npos) {
      return fail(start, "inline flags are not read; give them as modes");
    }
    return fail(start, "this kind of group is unknown");
  }

  bool group_name(std::size_t start) {
    const std::size_t end = source_.find(U'>', position_);
    if (end == std::u32string::npos) return fail(start, "the name of this group has no end");
    std::u32string name = source_.substr(position_, end - position_);
    const bool proper = !name.empty() && !is_ascii_digit(name.front()) &&
                        std::all_of(name.begin(), name.end(),
                                    [](char32_t c) { return is_ascii_letter(c) || is_ascii_digit(c) || c == U'_'; });
    if (!proper) return fail(start, "a group's name is made of ASCII letters, digits and _, and begins with no digit");
    if (std::find(names_.begin(), names_.end(), name) != names_.end()) {
      return fail(start, "two groups have this name");
    }
    names_.push_back(std::move(name));
    position_ = end + 1;
    return true;
  }

  bool escape(std::size_t start, Last& last, bool& nullable) {
    if (at_end()) return fail(start, "a backslash ends the pattern");
    const char32_t c = source_[position_];
    if (take(U'A')) return assertion("\\A", last, nullable);
    if (take(U'Z')) return assertion("\\z", last, nullable);
    if (c == U'b' || c == U'B') return fail(start, "RE2's word boundary knows ASCII letters only");
    if (const std::optional<CodePointSet> set = class_escape(c)) {
      ++position_;
      output_ += spell_class(*set, false);
      return true;
    }
    char32_t value = 0;
    if (!character_escape(start, value)) return false;
    literal(value);
    return true;
  }

  // What follows a backslash and stands for one character.
  bool character_escape(std::size_t start, char32_t& value) {
    const char32_t c = source_[position_++];
    if (const std::optional<char32_t> control = control_escape(c)) {
      value = *control;
      return true;
    }
    switch (c) {
      case U'x':
        return hex_escape(start, 2, value);
      case U'u':
        return hex_escape(start, 4, value);
      case U'U':
        return hex_escape(start, 8, value);
      case U'0':
        value = octal_rest();
        return true;
      default:
        break;
    }
    if (is_ascii_digit(c)) return fail(start, "RE2 has no back-references, and octal escapes begin with \\0");
    if (is_ascii_letter(c)) return fail(start, "no character is written by this escape");
    value = c;
    return true;
  }

  bool hex_escape(std::size_t start, int digits, char32_t& value) {
    std::uint32_t sum = 0;
    for (int i = 0; i < digits; ++i) {
      const std::optional<int> digit = at_end() ? std::nullopt : hex_value(source_[position_]);
      if (!digit) return fail(start, fmt::format("this escape needs {} hexadecimal digits", digits));
      sum = sum * 16 + static_cast<std::uint32_t>(*digit);
      ++position_;
    }
    value = static_cast<char32_t>(sum);
    if (value > last_code_point) return fail(start, "this number is beyond Unicode");
    if (is_surrogate(value)) return fail(start, "this is a surrogate, and UTF-8 text holds none");
    return true;
  }

  char32_t octal_rest() {
    char32_t value = 0;
    for (int i = 0; i < 2 && !at_end() && source_[position_] >= U'0' && source_[position_] <= U'7'; ++i) {
      value = value * 8 + (source_[position_++] - U'0');
    }
    return value;
  }

  bool character_class(std::size_t start) {
    const bool negated = take(U'^');
    std::vector<CodePointRange> written;  // subject to case
    std::vector<CodePointRange> classes;  // not
    for (bool first = true; first || !at(U']'); first = false) {
      ClassItem low;
      if (!class_item(start, low)) return false;
      if (!at(U'-') || source_.substr(position_).starts_with(U"-]")) {
        auto& ranges = low.single ? written : classes;
        ranges.insert(ranges.end(), low.set.ranges().begin(), low.set.ranges().end());
        continue;
      }
      const std::size_t dash = position_++;
      ClassItem high;
      if (!class_item(start, high)) return false;
      if (!low.single || !high.single) return fail(dash, "a range is bounded by characters, not by classes");
      if (*high.single < *low.single) return fail(dash, "the range ends before it begins");
      written.push_back({*low.single, *high.single});
    }
    ++position_;
    const CodePointSet folded = in_all_cases(std::move(written));
    classes.insert(classes.end(), folded.ranges().begin(), folded.ranges().end());
    output_ += spell_class(CodePointSet(std::move(classes)), negated);
    return true;
  }

  bool class_item(std::size_t class_start, ClassItem& item) {
    if (at_end()) return fail(class_start, "this class is never closed");
    const std::size_t start = position_;
    char32_t value = source_[position_++];
    if (value == U'\\') {
      if (at_end()) return fail(start, "a backslash ends the pattern");
      const char32_t c = source_[position_];
      if (std::optional<CodePointSet> set = class_escape(c)) {
        ++position_;
        item.set = std::move(*set);
        return true;
      }
      if (take(U'b')) {
        value = U'\b';
      } else if (!character_escape(start, value)) {
        return false;
      }
    }
    item = {CodePointSet(std::vector<CodePointRange>{{value, value}}), value};
    return true;
  }

  std::u32string source_;
  Modes modes_;
  std::size_t position_ = 0;
  int depth_ = 0;
  std::vector<std::u32string> names_;
  std::string output_;
  std::string error_;
};

}  // namespace

tl::expected<std::string, std::string> to_re2(std::string_view python, Modes modes) {
  std::optional<std::u32string> source = decode(python);
  if (!source) return tl::unexpected(std::string("the pattern is not UTF-8"));
  return Translator(std::move(*source), modes).translate();
}

}  // namespace sabot::match
