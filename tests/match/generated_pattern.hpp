// Patterns and texts drawn from a sequence of numbers, so that RapidCheck can shrink them by shrinking the numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "match/naive_regex.hpp"

namespace generated {

// Line end, spaces, digits of two scripts, letters with unusual cases, and marks that mean something in patterns.
inline constexpr std::u32string_view alphabet =
    U"a\nis \u00A0I7:Sk.A\u0131\u017F\u0130\u212A\u001C\u0663\u0390\u1FD3\u03B9\u0345[";

// Gives the numbers one by one; zero once they have run out.
class Choices {
 public:
  explicit Choices(std::vector<std::uint32_t> numbers) : numbers_(std::move(numbers)) {}

  std::size_t below(std::size_t bound) { return next_ < numbers_.size() ? numbers_[next_++] % bound : 0; }

 private:
  std::vector<std::uint32_t> numbers_;
  std::size_t next_ = 0;
};

struct Case {
  naive::Node pattern;
  naive::Modes modes;
  std::u32string text;
};

inline naive::Node character(Choices& choices, bool multiline) {
  using naive::Kind;
  naive::Node node;
  switch (choices.below(8)) {
    case 0:
      node.kind = Kind::any;
      break;
    case 1:
      node.kind = choices.below(2) == 0 ? Kind::line_begin : multiline ? Kind::line_end : Kind::any;
      break;
    case 2:
    case 3: {
      static constexpr std::array<Kind, 3> kinds = {Kind::space, Kind::digit, Kind::word};
      node.kind = kinds.at(choices.below(kinds.size()));
      node.negated = choices.below(2) == 1;
      break;
    }
    case 4:
      node.kind = Kind::set;
      node.negated = choices.below(2) == 1;
      for (std::size_t count = 1 + choices.below(3); count > 0; --count) {
        node.characters += alphabet[choices.below(alphabet.size())];
      }
      break;
    default:
      node.kind = Kind::literal;
      node.characters = alphabet[choices.below(alphabet.size())];
  }
  return node;
}

inline naive::Node tree(Choices& choices, bool multiline, int depth, bool& captured);

inline naive::Node grouped(naive::Node part, bool capturing) {
  naive::Node group;
  group.kind = naive::Kind::group;
  group.capturing = capturing;
  group.parts.push_back(std::move(part));
  return group;
}

inline naive::Node repeated(naive::Node part, Choices& choices) {
  naive::Node repeat;
  repeat.kind = naive::Kind::repeat;
  repeat.lazy = choices.below(2) == 1;
  const std::size_t form = naive::nullable(part) ? 2 : choices.below(5);
  if (form == 1) repeat.least = 1;
  if (form == 2) repeat.most = 1;
  if (form == 3) repeat.most = 2;
  if (form == 4) {
    repeat.least = 2;
    repeat.most = 3;
  }
  repeat.parts.push_back(std::move(part));
  return repeat;
}

inline naive::Node tree(Choices& choices, bool multiline, int depth, bool& captured) {
  using naive::Kind;
  naive::Node node;
  if (depth == 0) return character(choices, multiline);
  switch (choices.below(6)) {
    case 0:
      return character(choices, multiline);
    case 1:
    case 2: {
      const bool capturing = !std::exchange(captured, true);
      return grouped(tree(choices, multiline, depth - 1, captured), capturing);
    }
    case 3: {
      naive::Node part = tree(choices, multiline, depth - 1, captured);
      if (part.kind == Kind::sequence || part.kind == Kind::repeat || naive::nullable(part)) {
        part = grouped(std::move(part), false);
      }
      return repeated(std::move(part), choices);
    }
    case 4:
      node.kind = Kind::choice;
      for (std::size_t count = 2; count > 0; --count) {
        node.parts.push_back(tree(choices, multiline, depth - 1, captured));
      }
      return grouped(std::move(node), false);
    default:
      for (std::size_t count = 1 + choices.below(3); count > 0; --count) {
        node.parts.push_back(tree(choices, multiline, depth - 1, captured));
      }
      return node;
  }
}

inline Case decode(std::vector<std::uint32_t> numbers) {
  Choices choices(std::move(numbers));
  Case result;
  const std::size_t modes = choices.below(8);
  result.modes = {(modes & 1) != 0, (modes & 2) != 0, (modes & 4) != 0};
  for (std::size_t count = choices.below(9); count > 0; --count) {
    result.text += alphabet[choices.below(alphabet.size())];
  }
  bool captured = false;
  result.pattern = tree(choices, result.modes.multiline, 4, captured);
  return result;
}

inline std::string letters(naive::Modes modes) {
  std::string text;
  if (modes.ignore_case) text += 'i';
  if (modes.multiline) text += 'm';
  if (modes.dot_all) text += 's';
  return text;
}

}  // namespace generated
