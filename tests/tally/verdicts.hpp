// Verdicts as adjudication gives them, for counting only.
#pragma once

#include <string>
#include <string_view>

#include "adjudicate/verdict.hpp"

namespace sabot::testing {

// A verdict on "framework/config/task/operator/replicate" that has no outcome.
adjudicate::CellVerdict verdict(std::string_view cell, adjudicate::Status status);
adjudicate::CellVerdict excluded(std::string_view cell, std::string code);

// A valid fault with this outcome. Its run is called as its cell is.
adjudicate::CellVerdict scored(std::string_view cell, adjudicate::Outcome outcome);

// Outcomes that matter to the headline alone.
adjudicate::Outcome detected();
adjudicate::Outcome missed();

}  // namespace sabot::testing
