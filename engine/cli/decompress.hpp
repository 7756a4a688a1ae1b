// Compressed input as text.
#pragma once

#include <string>

#include "base/result.hpp"

namespace sabot::cli {

// gzip (any number of members) and zstd (any number of frames) are told by their first bytes; everything else comes
// back as it is. `shown_as` names the input in errors: a stream that is cut short, or damaged.
Result<std::string> decompress(std::string bytes, const std::string& shown_as);

}  // namespace sabot::cli
