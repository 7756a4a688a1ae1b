#include "rulebook/toml_text.hpp"

#include <nlohmann/json.hpp>

namespace sabot::rulebook {

// The escapes of JSON are TOML's too.
std::string toml_text(const std::string& text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace sabot::rulebook
