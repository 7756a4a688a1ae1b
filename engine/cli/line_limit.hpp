// How long one document of the input may be: what has to fit into memory at once.
#pragma once

#include <cstddef>
#include <string>

#include "base/diagnostic.hpp"

namespace sabot::cli {

inline constexpr std::size_t mebibyte = std::size_t{1} << 20;
inline constexpr std::size_t usual_line_limit = 64 * mebibyte;  // in bytes

// Of a document that has more bytes than the limit. `line` is 0 for one that is a whole source.
Diagnostic line_too_long(const std::string& shown_as, std::size_t line, std::size_t limit);

}  // namespace sabot::cli
