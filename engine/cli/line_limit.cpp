#include "cli/line_limit.hpp"

#include <fmt/format.h>

#include "cli/codes.hpp"

namespace sabot::cli {

Diagnostic line_too_long(const std::string& shown_as, std::size_t line, std::size_t limit) {
  const auto what = line == 0 ? "the document" : "the line";
  return {{shown_as, line, 0},
          codes::line_too_long,
          fmt::format("{} is longer than {} MiB", what, limit / mebibyte),
          "--line-limit sets another limit",
          ""};
}

}  // namespace sabot::cli
