// "did you mean": the closest of a set of known words.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace sabot {

// The known word that is fewest edits (insert, drop, change, swap of neighbours) away from the given one, when
// that is close enough to be a slip; empty otherwise. Two that are equally close are no answer.
std::string_view closest(std::string_view word, std::span<const std::string> known);

// "did you mean \"x\"?" when there is a closest word; else "one of: a, b, c"; empty when nothing is known.
std::string suggestion(std::string_view word, std::span<const std::string> known);

}  // namespace sabot
