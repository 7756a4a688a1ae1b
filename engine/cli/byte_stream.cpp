#include "cli/byte_stream.hpp"

#include <utility>

namespace sabot::cli {
namespace {

constexpr std::size_t first_piece = 1 << 16;

}  // namespace

Result<std::string> read_to_end(ByteStream& stream) {
  std::string bytes(first_piece, '\0');
  std::size_t filled = 0;
  for (;;) {
    if (filled == bytes.size()) bytes.resize(2 * bytes.size());
    const auto count = stream.read(bytes.data() + filled, bytes.size() - filled);
    if (!count) return failure(count.error());
    if (*count == 0) break;
    filled += *count;
  }
  bytes.resize(filled);
  return bytes;
}

}  // namespace sabot::cli
