// How long one document of the input may be: what has to fit into memory at once.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "base/diagnostic.hpp"
#include "cli/lines.hpp"

namespace sabot::cli {

inline constexpr std::size_t mebibyte = std::size_t{1} << 20;
inline constexpr std::size_t usual_line_limit = 64 * mebibyte;  // in bytes

// What is wrong with a document that is longer than the limit.
std::optional<Diagnostic> too_long(const Document& document, std::size_t limit, const std::string& shown_as);

}  // namespace sabot::cli
