// SHA-256, by which rulebooks and released files are told apart. Internal to this module.
#pragma once

#include <string>

namespace sabot::rulebook {

// In hexadecimal, 64 lower-case digits.
std::string sha256(const std::string& bytes);

}  // namespace sabot::rulebook
