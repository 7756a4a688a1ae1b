#include "match/code_points.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace sabot::match {

std::optional<std::u32string> decode(std::string_view utf8) {
  std::u32string decoded;
  const auto* next = reinterpret_cast<const utf8proc_uint8_t*>(utf8.data());
  auto left = static_cast<utf8proc_ssize_t>(utf8.size());
  while (left > 0) {
    utf8proc_int32_t c = 0;
    const utf8proc_ssize_t length = utf8proc_iterate(next, left, &c);
    if (length <= 0) return std::nullopt;
    decoded.push_back(static_cast<char32_t>(c));
    next += length;
    left -= length;
  }
  return decoded;
}

CodePointSet::CodePointSet(std::vector<CodePointRange> ranges) {
  std::sort(ranges.begin(), ranges.end(),
            [](const CodePointRange& a, const CodePointRange& b) { return a.first < b.first; });
  for (const CodePointRange& range : ranges) {
    if (!ranges_.empty() && range.first <= ranges_.back().last + 1) {
      ranges_.back().last = std::max(ranges_.back().last, range.last);
    } else {
      ranges_.push_back(range);
    }
  }
}

bool CodePointSet::contains(char32_t c) const {
  const auto beyond = std::upper_bound(ranges_.begin(), ranges_.end(), c,
                                       [](char32_t value, const CodePointRange& range) { return value < range.first; });
  return beyond != ranges_.begin() && c <= std::prev(beyond)->last;
}

CodePointSet complement(const CodePointSet& set) {
  std::vector<CodePointRange> gaps;
  char32_t next = 0;
  for (const CodePointRange& range : set.ranges()) {
    if (next < range.first) gaps.push_back({next, range.first - 1});
    next = range.last + 1;
  }
  if (next <= last_code_point) gaps.push_back({next, last_code_point});
  return CodePointSet(std::move(gaps));
}

}  // namespace sabot::match
