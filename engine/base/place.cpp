#include "base/place.hpp"

#include <fmt/format.h>

namespace sabot {

std::string to_string(const Place& place) {
  if (place.line == 0) return place.file;
  if (place.column == 0) return fmt::format("{}:{}", place.file, place.line);
  return fmt::format("{}:{}:{}", place.file, place.line, place.column);
}

}  // namespace sabot
