#include "cli/line_limit.hpp"

#include <fmt/format.h>

#include "cli/codes.hpp"

namespace sabot::cli {

std::optional<Diagnostic> too_long(const Document& document, std::size_t limit, const std::string& shown_as) {
  if (document.text.size() <= limit) return std::nullopt;
  const auto what = document.line == 0 ? "the document" : "the line";
  return Diagnostic{{shown_as, document.line, 0},
                    codes::line_too_long,
                    fmt::format("{} is {} bytes long, more than {} MiB", what, document.text.size(), limit / mebibyte),
                    "--line-limit sets another limit",
                    ""};
}

}  // namespace sabot::cli
