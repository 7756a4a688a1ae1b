#include "bench/generate/story.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace sabot::bench {
namespace {

using rulebook::Perturbation;

// In thousandths of the runs.
struct Shares {
  std::size_t anchored;
  std::size_t noticed;   // with an anchor or without
  std::size_t rejected;  // of those that were noticed
  std::size_t passed;
};

constexpr Shares baseline_shares = {0, 350, 60, 950};

Shares shares_of(const std::optional<Landing>& landing) {
  if (!landing) return baseline_shares;
  switch (*landing) {
    case Landing::load:
      return {950, 970, 240, 750};
    case Landing::context:
      return {950, 960, 60, 950};
    case Landing::handoff:
      return {740, 780, 830, 800};
    case Landing::precheck:
      return {350, 560, 390, 900};
    case Landing::emit:
      return {20, 350, 30, 0};
    case Landing::model:
      return {260, 310, 30, 950};
  }
  return baseline_shares;
}

Notice draw_notice(const Shares& shares, Random& random) {
  const auto draw = random.below(1000);
  if (draw < shares.anchored) return Notice::anchor;
  return draw < shares.noticed ? Notice::other : Notice::nothing;
}

}  // namespace

Landing landing_of(const rulebook::FaultOperator& fault_operator) {
  if (fault_operator.kind == Perturbation::override_model) return Landing::model;
  if (fault_operator.kind == Perturbation::append) return Landing::context;
  if (fault_operator.suppresses_side_effect) return Landing::emit;
  if (fault_operator.field == "handoff") return Landing::handoff;
  return fault_operator.kind == Perturbation::replace_field ? Landing::precheck : Landing::load;
}

Story draw_story(const std::optional<Landing>& landing, bool has_guardrail, Random& random) {
  const auto shares = shares_of(landing);
  Story story;
  story.landing = landing;
  story.notice = draw_notice(shares, random);
  story.rejected = story.notice != Notice::nothing && random.permille(shares.rejected);
  story.rejected_again = story.rejected && random.permille(380);
  story.breached = has_guardrail && random.permille(40);
  story.escalated = story.breached && random.permille(250);
  story.remarked = random.permille(20);
  story.served = !random.permille(20);
  story.verified = !random.permille(4);
  story.placed = !random.permille(2);
  story.stalls = random.permille(550) ? static_cast<int>(random.between(1, 3)) : 0;
  story.passed = random.permille(shares.passed) && !story.escalated;
  if (random.permille(3)) {
    story.error = "APITimeoutError: Request timed out; retry 1 of 1 failed, too (\"connection reset\")";
    story.passed = false;
  }
  return story;
}

std::string none_form(Random& random) {
  static constexpr std::array<std::string_view, 8> rare = {
      "None.", "NONE", "n/a", "no anomalies noticed", "No anomalies.", "none noticed", "no anomaly", ""};
  return random.permille(900) ? "none" : std::string(random.one_of(rare));
}

}  // namespace sabot::bench
