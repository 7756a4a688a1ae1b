// Whether a planted fault reached the pipeline's data path (sections 3 and 10.7).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "adjudicate/observation.hpp"

namespace sabot::harness {

// One thing that speaks for or against the landing.
struct LandingGround {
  bool holds = false;
  adjudicate::Reason reason;        // without a rule where the run itself says it
  std::optional<std::int64_t> seq;  // the event that shows it
  friend bool operator==(const LandingGround&, const LandingGround&) = default;
};

// A fault has landed when every ground holds: what the harness recorded, that the injection has a place in the trace,
// and each landing probe in force. A baseline has no ground.
std::vector<LandingGround> landing_grounds(const adjudicate::Observation& run, const trace::Run& trace);

// False of a baseline: nothing was planted in it.
bool has_landed(const std::vector<LandingGround>& grounds);

}  // namespace sabot::harness
