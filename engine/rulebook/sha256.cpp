#include "rulebook/sha256.hpp"

#include <sha256.h>

#include <array>
#include <cstdint>

namespace sabot::rulebook {

std::string sha256(const std::string& bytes) {
  std::array<char, SHA256_DIGEST_STRING_LENGTH> hex{};
  SHA256Data(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(), hex.data());
  return hex.data();
}

}  // namespace sabot::rulebook
