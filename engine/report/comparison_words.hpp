// How comparisons are written. Internal to this module.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tally/pairing.hpp"
#include "tally/predictions.hpp"

namespace sabot::report {

// "valid", "BASELINE_FAIL", "carved out", "unscored", "not run".
std::string short_words(const tally::CellStanding& standing);

// "confirmed", "violated", "undecided".
std::string_view key(tally::Finding finding);

// "47.8% (66/138)", or "+37.0 pp (51/138)".
std::string shown(const tally::Measured& number);

// What keeps a prediction open, in a sentence for each wave.
std::vector<std::string> sentences(const std::vector<tally::Gap>& gaps);

}  // namespace sabot::report
