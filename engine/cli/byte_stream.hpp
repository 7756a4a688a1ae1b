// Bytes that are read piece by piece.
#pragma once

#include <cstddef>
#include <string>

#include "base/result.hpp"

namespace sabot::cli {

class ByteStream {
 public:
  ByteStream() = default;
  ByteStream(const ByteStream&) = delete;
  ByteStream(ByteStream&&) = delete;
  ByteStream& operator=(const ByteStream&) = delete;
  ByteStream& operator=(ByteStream&&) = delete;
  virtual ~ByteStream() = default;

  // The next bytes, at most `size` of them; 0 only at the end.
  virtual Result<std::size_t> read(char* to, std::size_t size) = 0;
};

// Everything that is left.
Result<std::string> read_to_end(ByteStream& stream);

}  // namespace sabot::cli
