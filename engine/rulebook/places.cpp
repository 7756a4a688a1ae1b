#include "rulebook/places.hpp"

namespace sabot::rulebook {

Place Places::at(std::string_view path) const {
  while (!path.empty()) {
    if (const auto found = places_.find(path); found != places_.end()) return found->second;
    const auto parent = path.find_last_of(".[");
    path = path.substr(0, parent == std::string_view::npos ? 0 : parent);
  }
  return {};
}

}  // namespace sabot::rulebook
