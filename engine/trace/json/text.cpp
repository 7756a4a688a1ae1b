#include "trace/json/text.hpp"

#include <nlohmann/json.hpp>

namespace sabot::trace::json {

std::string text(const std::string& value) {
  return nlohmann::json(value).dump();
}

std::string text(bool value) {
  return value ? "true" : "false";
}

std::string text(std::int64_t value) {
  return std::to_string(value);
}

std::string text(double value) {
  return nlohmann::json(value).dump();
}

}  // namespace sabot::trace::json
