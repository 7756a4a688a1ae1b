#include "adjudicate/doubled_run.hpp"

#include <fmt/format.h>

#include "adjudicate/codes.hpp"

namespace sabot::adjudicate {

Diagnostic doubled_run(const std::string& what, const Place& first, const Place& second) {
  return {second,
          codes::doubled_run,
          fmt::format("a second run for {}", what),
          fmt::format("the first is at {}; a cell has exactly one run", to_string(first)),
          {}};
}

}  // namespace sabot::adjudicate
