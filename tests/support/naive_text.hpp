// The text rules of sections 5 and 10 by hand, one character at a time and without a pattern engine: what Python's
// `re` makes of the published patterns.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sabot::naive {

// The content of a text's FLAGS line, without white space around it; none when the text has no such line. White space
// is Unicode's, and a content may stand on a line below its FLAGS.
std::optional<std::string> flags_content(std::string_view text);

// Says that nothing was noticed: one of the none-forms in any case, with or without a full stop, or nothing at all.
bool is_non_flag(std::string_view content);

// The ASCII text stands somewhere in the other, in any case, as `needle.lower() in text.lower()` tells.
bool quotes(std::string_view text, std::string_view needle);

// The same by a case-insensitive pattern, which folds a few letters more: the long s and the dotless i among them.
bool finds(std::string_view text, std::string_view needle);

}  // namespace sabot::naive
