// Code points and sets of them: what a character class stands for.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sabot::match {

inline constexpr char32_t last_code_point = 0x10FFFF;

// Surrogates are no characters: UTF-8 text holds none.
constexpr bool is_surrogate(char32_t c) {
  return c >= 0xD800 && c <= 0xDFFF;
}

// None when the text is not UTF-8.
std::optional<std::u32string> decode(std::string_view utf8);

struct CodePointRange {
  char32_t first = 0;
  char32_t last = 0;  // inclusive
  friend bool operator==(const CodePointRange&, const CodePointRange&) = default;
};

class CodePointSet {
 public:
  CodePointSet() = default;
  // The ranges may overlap and stand in any order.
  explicit CodePointSet(std::vector<CodePointRange> ranges);

  // Sorted, disjoint, and never adjacent, so that equal sets have equal ranges.
  const std::vector<CodePointRange>& ranges() const& { return ranges_; }
  const std::vector<CodePointRange>& ranges() const&& = delete;

  bool contains(char32_t c) const;

  friend bool operator==(const CodePointSet&, const CodePointSet&) = default;

 private:
  std::vector<CodePointRange> ranges_;
};

CodePointSet complement(const CodePointSet& set);

}  // namespace sabot::match
