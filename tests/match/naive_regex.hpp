// A second, slow reading of the pattern dialect: a syntax tree, its spelling in Python's dialect, and a backtracking
// matcher straight from the meaning of each node. It knows only the characters and the cases that the tests use.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace naive {

enum class Kind { literal, any, space, digit, word, set, line_begin, line_end, sequence, choice, group, repeat };

struct Node {
  Kind kind = Kind::sequence;
  std::u32string characters;     // literal: the one; set: its members, spelt one by one
  bool negated = false;          // space, digit, word, set
  bool capturing = false;        // group
  int least = 0;                 // repeat
  std::optional<int> most;       // repeat; none: no bound
  bool lazy = false;             // repeat
  std::vector<Node> parts = {};  // sequence, choice: any number; group, repeat: one
};

struct Modes {
  bool ignore_case = false;
  bool multiline = false;
  bool dot_all = false;
};

inline std::string utf8(std::u32string_view text) {
  std::string out;
  const auto put = [&](char32_t byte) { out.push_back(static_cast<char>(static_cast<unsigned char>(byte))); };
  for (const char32_t c : text) {
    if (c < 0x80) {
      put(c);
    } else if (c < 0x800) {
      put(0xC0 | (c >> 6));
      put(0x80 | (c & 0x3F));
    } else {
      put(0xE0 | (c >> 12));
      put(0x80 | ((c >> 6) & 0x3F));
      put(0x80 | (c & 0x3F));
    }
  }
  return out;
}

// Whether the node can match the empty text.
inline bool nullable(const Node& node) {
  switch (node.kind) {
    case Kind::line_begin:
    case Kind::line_end:
      return true;
    case Kind::sequence:
      return std::all_of(node.parts.begin(), node.parts.end(), nullable);
    case Kind::choice:
      return std::any_of(node.parts.begin(), node.parts.end(), nullable);
    case Kind::group:
      return nullable(node.parts.front());
    case Kind::repeat:
      return node.least == 0 || nullable(node.parts.front());
    default:
      return false;
  }
}

inline std::u32string spell(const Node& node) {
  std::u32string out;
  const auto number = [](int value) {
    const std::string digits = std::to_string(value);
    return std::u32string(digits.begin(), digits.end());
  };
  const auto escape = [](char32_t letter, bool negated) {
    return std::u32string{U'\\', negated ? static_cast<char32_t>(letter - U'a' + U'A') : letter};
  };
  switch (node.kind) {
    case Kind::literal:
      return node.characters == U"." || node.characters == U"[" ? U"\\" + node.characters : node.characters;
    case Kind::any:
      return U".";
    case Kind::space:
      return escape(U's', node.negated);
    case Kind::digit:
      return escape(U'd', node.negated);
    case Kind::word:
      return escape(U'w', node.negated);
    case Kind::set:
      return (node.negated ? U"[^" : U"[") + node.characters + U"]";
    case Kind::line_begin:
      return U"^";
    case Kind::line_end:
      return U"$";
    case Kind::sequence:
      for (const Node& part : node.parts) out += spell(part);
      return out;
    case Kind::choice:
      for (const Node& part : node.parts) out += (&part == node.parts.data() ? U"" : U"|") + spell(part);
      return out;
    case Kind::group:
      return (node.capturing ? U"(" : U"(?:") + spell(node.parts.front()) + U")";
    case Kind::repeat:
      out = spell(node.parts.front());
      if (!node.most && node.least < 2) {
        out += node.least == 0 ? U"*" : U"+";
      } else if (node.least == 0 && node.most == 1) {
        out += U"?";
      } else {
        out += U"{" + (node.least == 0 ? U"" : number(node.least)) + U",";
        if (node.most) out += number(*node.most);
        out += U"}";
      }
      return node.lazy ? out + U"?" : out;
  }
  return out;
}

struct Span {
  std::size_t begin = 0;
  std::size_t end = 0;
  friend bool operator==(const Span&, const Span&) = default;
};

struct Found {
  Span whole;
  std::optional<Span> group1;
};

class Matcher {
 public:
  Matcher(std::u32string_view text, Modes modes) : text_(text), modes_(modes) {}

  std::optional<Found> search(const Node& root) {
    for (std::size_t begin = 0; begin <= text_.size(); ++begin) {
      group1_.reset();
      std::size_t end = 0;
      if (match(root, begin, [&](std::size_t at) { return end = at, true; })) return Found{{begin, end}, group1_};
    }
    return std::nullopt;
  }

 private:
  using Rest = std::function<bool(std::size_t)>;

  bool same(char32_t a, char32_t b) const {
    static const std::array<std::u32string_view, 6> cases = {U"iI\u0130\u0131", U"sS\u017F",     U"aA",
                                                             U"kK\u212A",       U"\u0390\u1FD3", U"\u03B9\u0399\u0345"};
    if (a == b) return true;
    return modes_.ignore_case && std::any_of(cases.begin(), cases.end(), [&](std::u32string_view variants) {
             return variants.find(a) != variants.npos && variants.find(b) != variants.npos;
           });
  }

  static bool is_space(char32_t c) { return c == U' ' || c == U'\n' || c == U'\u00A0' || c == U'\u001C'; }
  static bool is_digit(char32_t c) { return (c >= U'0' && c <= U'9') || c == U'\u0663'; }
  static bool is_word(char32_t c) {
    return !is_space(c) && std::u32string_view(U".:-[\u0345").find(c) == std::u32string_view::npos;
  }

  bool consumes(const Node& node, char32_t c) const {
    switch (node.kind) {
      case Kind::any:
        return modes_.dot_all || c != U'\n';
      case Kind::space:
        return is_space(c) != node.negated;
      case Kind::digit:
        return is_digit(c) != node.negated;
      case Kind::word:
        return is_word(c) != node.negated;
      default:
        return std::any_of(node.characters.begin(), node.characters.end(),
                           [&](char32_t member) { return same(member, c); }) != node.negated;
    }
  }

  bool match(const Node& node, std::size_t at, const Rest& rest) {
    switch (node.kind) {
      case Kind::line_begin:
        return (at == 0 || (modes_.multiline && text_[at - 1] == U'\n')) && rest(at);
      case Kind::line_end:
        return (at == text_.size() || text_[at] == U'\n') && rest(at);
      case Kind::sequence:
        return match_from(node, 0, at, rest);
      case Kind::choice:
        return std::any_of(node.parts.begin(), node.parts.end(),
                           [&](const Node& part) { return match(part, at, rest); });
      case Kind::group:
        return match_group(node, at, rest);
      case Kind::repeat:
        return match_repeat(node, 0, at, rest);
      default:
        return at < text_.size() && consumes(node, text_[at]) && rest(at + 1);
    }
  }

  bool match_from(const Node& sequence, std::size_t index, std::size_t at, const Rest& rest) {
    if (index == sequence.parts.size()) return rest(at);
    return match(sequence.parts[index], at,
                 [&](std::size_t next) { return match_from(sequence, index + 1, next, rest); });
  }

  // The tests' patterns hold one capturing group, the first.
  bool match_group(const Node& node, std::size_t at, const Rest& rest) {
    if (!node.capturing) return match(node.parts.front(), at, rest);
    const std::optional<Span> before = group1_;
    const bool matched = match(node.parts.front(), at, [&](std::size_t end) {
      const std::optional<Span> outer = std::exchange(group1_, Span{at, end});
      if (rest(end)) return true;
      group1_ = outer;
      return false;
    });
    if (!matched) group1_ = before;
    return matched;
  }

  bool match_repeat(const Node& node, int done, std::size_t at, const Rest& rest) {
    const bool may_stop = done >= node.least;
    const bool may_go_on = !node.most || done < *node.most;
    const auto go_on = [&] {
      return may_go_on &&
             match(node.parts.front(), at, [&](std::size_t next) { return match_repeat(node, done + 1, next, rest); });
    };
    const auto stop = [&] { return may_stop && rest(at); };
    return node.lazy ? stop() || go_on() : go_on() || stop();
  }

  std::u32string_view text_;
  Modes modes_;
  std::optional<Span> group1_;
};

}  // namespace naive
