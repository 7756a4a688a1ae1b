// How deep a TOML text nests, told before it is parsed: the parser calls itself for every level, and so does what it
// makes when it is thrown away.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace sabot::rulebook {

// Levels of one table's name, or of one key with its value.
inline constexpr std::size_t deepest_toml = 64;

// Where the text first goes deeper; none when it never does. Any bytes will do: what is not TOML is the parser's to
// tell. The point of a number counts as one of a key.
std::optional<std::size_t> find_too_deep(std::string_view text);

}  // namespace sabot::rulebook
