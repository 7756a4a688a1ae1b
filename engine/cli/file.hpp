// Files as text: read whole, written whole or not at all.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "cli/byte_stream.hpp"

namespace sabot::cli {

// How errors name an input: itself, but "<stdin>" for "-".
std::string shown_name(const std::string& path);

// A file, a pipe or, for "-", standard input. `shown_as` names it in errors. A file that changes while it is read is an
// error, told at its end.
Result<std::unique_ptr<ByteStream>> open_file(const std::string& path, const std::string& shown_as);

// The bytes of a file, a pipe or, for "-", standard input. `shown_as` names it in errors.
Result<std::string> read_file(const std::string& path, const std::string& shown_as);

// Writes beside the target and renames, so that a reader sees the old file or the new one. What is no regular file (a
// device, a pipe) is written to directly; a link's target is replaced, not the link.
Result<void> write_file(const std::string& path, std::string_view text);

// Every byte to an open descriptor; `shown_as` names it in errors.
Result<void> write_all(int descriptor, std::string_view text, const std::string& shown_as);

}  // namespace sabot::cli
