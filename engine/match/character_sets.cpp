#include "match/character_sets.hpp"

#include <utf8proc.h>

#include <array>
#include <map>
#include <utility>
#include <vector>

namespace sabot::match {
namespace {

// Neither cased letters nor digits stand above plane 1, nor letters above plane 3.
constexpr char32_t last_of_plane_1 = 0x1FFFF;
constexpr char32_t last_of_plane_3 = 0x3FFFF;

template <class IsMember>
CodePointSet collect(char32_t last, IsMember is_member) {
  std::vector<CodePointRange> members;
  for (char32_t c = 0; c <= last; ++c) {
    if (is_member(c)) members.push_back({c, c});
  }
  return CodePointSet(std::move(members));
}

bool is_word_character(char32_t c) {
  switch (utf8proc_category(static_cast<utf8proc_int32_t>(c))) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
    case UTF8PROC_CATEGORY_ND:
    case UTF8PROC_CATEGORY_NL:
    case UTF8PROC_CATEGORY_NO:
      return true;
    default:
      return c == U'_';
  }
}

// Characters with one key are the same without regard to case. Python compares lower case, and takes small letters
// that share a capital for the same; three pairs share one only in Unicode's full mapping, of several characters.
char32_t case_key(char32_t c) {
  static constexpr std::array<std::pair<char32_t, char32_t>, 3> full_mapping_pairs = {
      {{0x1FD3, 0x0390}, {0x1FE3, 0x03B0}, {0xFB06, 0xFB05}}};
  for (const auto& [from, to] : full_mapping_pairs) {
    if (c == from) return to;
  }
  const utf8proc_int32_t lower = utf8proc_tolower(static_cast<utf8proc_int32_t>(c));
  return static_cast<char32_t>(utf8proc_tolower(utf8proc_toupper(lower)));
}

// The characters that have variants, each with all of them.
using CaseVariants = std::map<char32_t, std::vector<char32_t>>;

CaseVariants find_case_variants(char32_t last) {
  CaseVariants by_key;
  for (char32_t c = 0; c <= last; ++c) {
    if (const char32_t key = case_key(c); key != c) by_key[key].push_back(c);
  }
  CaseVariants by_character;
  for (auto& [key, variants] : by_key) {
    variants.push_back(key);
    for (const char32_t c : variants) by_character[c] = variants;
  }
  return by_character;
}

// Most patterns are ASCII, and no ASCII letter has a variant beyond the Kelvin sign: looking no further than that keeps
// a program's start short.
const CaseVariants& case_variants_for(const CodePointSet& set) {
  constexpr char32_t last_of_ascii = 0x7F;
  constexpr char32_t kelvin_sign = 0x212A;
  if (set.ranges().empty() || set.ranges().back().last <= last_of_ascii) {
    static const CaseVariants near = find_case_variants(kelvin_sign);
    return near;
  }
  static const CaseVariants all = find_case_variants(last_of_plane_1);
  return all;
}

}  // namespace

const CodePointSet& space_characters() {
  static const CodePointSet set({{0x09, 0x0D},
                                 {0x1C, 0x20},
                                 {0x85, 0x85},
                                 {0xA0, 0xA0},
                                 {0x1680, 0x1680},
                                 {0x2000, 0x200A},
                                 {0x2028, 0x2029},
                                 {0x202F, 0x202F},
                                 {0x205F, 0x205F},
                                 {0x3000, 0x3000}});
  return set;
}

const CodePointSet& digit_characters() {
  static const CodePointSet set = collect(last_of_plane_1, [](char32_t c) {
    return utf8proc_category(static_cast<utf8proc_int32_t>(c)) == UTF8PROC_CATEGORY_ND;
  });
  return set;
}

const CodePointSet& word_characters() {
  static const CodePointSet set = collect(last_of_plane_3, is_word_character);
  return set;
}

CodePointSet with_all_cases(const CodePointSet& set) {
  const CaseVariants& case_variants = case_variants_for(set);
  std::vector<CodePointRange> members = set.ranges();
  for (const CodePointRange& range : set.ranges()) {
    const auto end = case_variants.upper_bound(range.last);
    for (auto it = case_variants.lower_bound(range.first); it != end; ++it) {
      for (const char32_t c : it->second) members.push_back({c, c});
    }
  }
  return CodePointSet(std::move(members));
}

}  // namespace sabot::match
