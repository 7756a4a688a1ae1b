// Compressed input as text.
#pragma once

#include <memory>
#include <string>

#include "cli/byte_stream.hpp"

namespace sabot::cli {

// gzip (any number of members) and zstd (any number of frames) are told by their first bytes; everything else comes
// through as it is. `shown_as` names the input in errors: a stream that is cut short, or damaged.
std::unique_ptr<ByteStream> decompressed(std::unique_ptr<ByteStream> compressed, const std::string& shown_as);

}  // namespace sabot::cli
