// How long one document of the input may be: what has to fit into memory at once.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "base/diagnostic.hpp"

namespace sabot::cli {

inline constexpr std::size_t mebibyte = std::size_t{1} << 20;
inline constexpr std::size_t usual_line_limit = 64 * mebibyte;  // in bytes

// What is wrong with a document of so many bytes when they are more than the limit. `line` is 0 for one that is a whole
// source.
std::optional<Diagnostic> too_long(const std::string& shown_as, std::size_t line, std::size_t bytes, std::size_t limit);

}  // namespace sabot::cli
