// How an anchor stands in a text: as a word or number of its own, or only inside a longer one.
#pragma once

#include <string_view>

namespace sabot::harness {

enum class Standing {
  absent,
  inside,  // every time within a longer word or number: "40 km" in "140 km"
  whole,   // at least once with nothing joined to it on either side: "P-3117" in "P-3117-D"
};

// Case makes no difference, nor do the length of white space, thousands commas, and a space between a number and the
// word behind it. Letters and underscores go on one another, digits on both, and a point joins two digits. An anchor of
// white space alone is absent.
Standing standing_of(std::string_view anchor, std::string_view text);

}  // namespace sabot::harness
