#include "match/text.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "base/utf8.hpp"

namespace sabot::match {
namespace {

char lower_ascii(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

std::string lower(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    if (is_ascii(text.front())) {
      result.push_back(lower_ascii(text.front()));
      text.remove_prefix(1);
      continue;
    }
    utf8proc_int32_t c = 0;
    const utf8proc_ssize_t length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                                     static_cast<utf8proc_ssize_t>(text.size()), &c);
    if (length <= 0) {  // a byte that is no UTF-8 stays as it is
      result.push_back(text.front());
      text.remove_prefix(1);
      continue;
    }
    std::array<utf8proc_uint8_t, 4> bytes{};
    const utf8proc_ssize_t size = utf8proc_encode_char(utf8proc_tolower(c), bytes.data());
    std::transform(bytes.begin(), bytes.begin() + size, std::back_inserter(result),
                   [](utf8proc_uint8_t byte) { return static_cast<char>(byte); });
    text.remove_prefix(static_cast<std::size_t>(length));
  }
  return result;
}

}  // namespace sabot::match
