// Files as text: read whole, written whole or not at all.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"

namespace sabot::cli {

// How errors name an input: itself, but "<stdin>" for "-".
std::string shown_name(const std::string& path);

// The bytes of a file, a pipe or, for "-", standard input. `shown_as` names it in errors. A file that
// changes meanwhile is an error.
Result<std::string> read_file(const std::string& path, const std::string& shown_as);

// Writes beside the target and renames, so that a reader sees the old file or the new one. What is no regular file (a
// device, a pipe) is written to directly; a link's target is replaced, not the link.
Result<void> write_file(const std::string& path, std::string_view text);

// Every byte to an open descriptor; `shown_as` names it in errors.
Result<void> write_all(int descriptor, std::string_view text, const std::string& shown_as);

}  // namespace sabot::cli
