// Where something stands in a file: the coordinate that every decision and every error carries.
#pragma once

#include <compare>
#include <cstddef>
#include <string>
#include <string_view>

namespace sabot {

// Lines and columns count from 1; 0 means "the whole file" or "the whole line". Columns count bytes.
struct Place {
  std::string file;
  std::size_t line = 0;
  std::size_t column = 0;

  friend auto operator<=>(const Place&, const Place&) = default;
};

// How standard input is named where a file would be.
inline constexpr std::string_view standard_input_name = "<stdin>";

// "rules/acts/2026-07-22.toml:4:1"; the parts that are 0 are left out.
std::string to_string(const Place& place);

}  // namespace sabot
