// How a rule kind is declared.
//
// Each kind is a plain struct with one function template `fields(visitor, value)` that names its keys once. Five
// things are made from that one declaration: the reader (with its checks and places), the canonical form that the
// digest is taken of, the JSON Schema under docs/schema, the tables of docs/rules.md, and the shape by which two
// rulebooks are compared.
//
// A visitor offers
//   required(key, member, doc)        the key must be there
//   identity(key, member, doc)        the same; tables of one list are told apart by their identity
//   optional(key, member, doc)        the member keeps its default when the key is absent
//   restriction(key, list, doc)       an optional list that limits what holds everywhere where the key is absent, and
//                                     that may not be there and empty
//   note(key, text, doc)              optional text for people; not part of the canonical form
//   required_note(key, text, doc)     the same, and it must be there
//   notes(key, texts, doc)            optional texts for people
//   choice(key, member, names, doc)   required; one of a closed list of words
//   required(key, member, range, doc), optional(key, member, range, doc)   the same for a number within a range
// Members may be std::string, bool, std::int64_t, double, Date, std::vector, std::map<std::string, T>,
// match::Pattern (a table { matches, modes }), match::EventPredicate, match::CellPredicate, and any struct with
// `fields`. A struct with a member `Place place` has it set to where the struct stands in its file.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <limits>
#include <string_view>
#include <utility>

namespace sabot::rulebook {

// A calendar day, as TOML writes it: 2026-07-22.
struct Date {
  int year = 0;
  int month = 0;
  int day = 0;
  friend auto operator<=>(const Date&, const Date&) = default;
};

// The numbers from low to high, both included.
struct Range {
  double low = 0;
  double high = std::numeric_limits<double>::infinity();
};

// A share of a whole.
inline constexpr Range share = {0, 1};

// The words of a closed list, each with what it stands for.
template <class T, std::size_t N>
using Words = std::array<std::pair<std::string_view, T>, N>;

// The word that stands for a value; empty for one that the list leaves out.
template <class T, std::size_t N>
constexpr std::string_view word_for(const T& value, const Words<T, N>& words) {
  for (const auto& [word, meaning] : words) {
    if (meaning == value) return word;
  }
  return {};
}

}  // namespace sabot::rulebook
