// Texts as TOML writes them. Internal to this module.
#pragma once

#include <string>

namespace sabot::rulebook {

// In double quotes, escaped; a byte that is not UTF-8 becomes U+FFFD.
std::string toml_text(const std::string& text);

}  // namespace sabot::rulebook
