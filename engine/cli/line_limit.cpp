#include "cli/line_limit.hpp"

#include <fmt/format.h>

#include "cli/codes.hpp"

namespace sabot::cli {

std::optional<Diagnostic> too_long(const std::string& shown_as, std::size_t line, std::size_t bytes,
                                   std::size_t limit) {
  if (bytes <= limit) return std::nullopt;
  const auto what = line == 0 ? "the document" : "the line";
  return Diagnostic{{shown_as, line, 0},
                    codes::line_too_long,
                    fmt::format("{} is {} bytes long, more than {} MiB", what, bytes, limit / mebibyte),
                    "--line-limit sets another limit",
                    ""};
}

}  // namespace sabot::cli
