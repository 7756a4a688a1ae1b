// Where the values of a TOML file stand.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "base/place.hpp"

namespace sabot::rulebook {

// By a value's path within its file: "act[3].configs[0]".
class Places {
 public:
  void add(const std::string& path, const Place& place) { places_.insert_or_assign(path, place); }
  // The place of the value, or of the nearest table around it that is known.
  Place at(std::string_view path) const;

 private:
  std::map<std::string, Place, std::less<>> places_;
};

}  // namespace sabot::rulebook
