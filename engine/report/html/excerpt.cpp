#include "report/html/excerpt.hpp"

#include <algorithm>

namespace sabot::report {
namespace {

bool begins_character(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
}

}  // namespace

std::size_t longest_within(std::vector<std::size_t> sizes, std::size_t budget) {
  std::sort(sizes.begin(), sizes.end());
  std::size_t left = sizes.size();
  for (const std::size_t size : sizes) {
    if (size * left > budget) return budget / left;
    budget -= size;
    --left;
  }
  return sizes.empty() ? budget : sizes.back();
}

Excerpt excerpt(std::string_view text, std::size_t longest) {
  if (text.size() <= longest) return {text, 0, {}};
  std::size_t head = longest / 3 * 2;
  std::size_t tail = text.size() - longest / 3;
  while (head > 0 && !begins_character(text[head])) --head;
  while (tail < text.size() && !begins_character(text[tail])) ++tail;
  return {text.substr(0, head), tail - head, text.substr(tail)};
}

}  // namespace sabot::report
