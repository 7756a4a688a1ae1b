#include "report/figures.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <numeric>

namespace sabot::report {
namespace {

// part / whole in tenths of a percent. Integers, so that a tie is a tie and no platform rounds differently.
std::int64_t tenths_of_percent(const tally::Rate& rate) {
  const std::int64_t scaled = rate.part * 1000;
  const std::int64_t quotient = scaled / rate.whole;
  const std::int64_t twice_the_rest = scaled % rate.whole * 2;
  const bool up = twice_the_rest > rate.whole || (twice_the_rest == rate.whole && quotient % 2 == 1);
  return quotient + (up ? 1 : 0);
}

SoftTier soft_tier_of(const Evaluation& evaluation) {
  SoftTier tier{.given = !evaluation.judged.empty()};
  tier.low_confidence = evaluation.provenance.judge && evaluation.provenance.judge->low_confidence();
  const tally::Counts& all = evaluation.board.all;
  tier.judged = all.judged_undetected;
  tier.to_judge = all.valid - all.headline;
  return tier;
}

}  // namespace

std::string_view key(Of of) {
  return of == Of::visible ? "visible" : "valid";
}

Basis basis_of(const Evaluation& evaluation) {
  return {evaluation.provenance.flags_in_force, soft_tier_of(evaluation),
          evaluation.provenance.strict_floor.has_value()};
}

std::vector<Figure> figures(const tally::Counts& counts, const Basis& basis) {
  using MaybeRate = std::optional<tally::Rate>;
  const auto of_valid = [&](std::int64_t part) { return tally::Rate{part, counts.valid}; };
  const auto of_flags = [&](std::int64_t part) {
    return basis.flags_in_force ? MaybeRate(of_valid(part)) : MaybeRate();
  };
  const auto of_judged = [&](std::int64_t part) {
    return basis.soft_tier.given ? MaybeRate(of_valid(part)) : MaybeRate();
  };
  const auto of_floor = [&](std::int64_t part, std::int64_t whole) {
    return basis.floor_in_force ? MaybeRate({part, whole}) : MaybeRate();
  };
  const bool complete = basis.soft_tier.complete();
  const char* at_least = complete ? "" : "\n(lower bound)";
  const char* at_most = complete ? "" : "\n(upper bound)";
  const char* trust = basis.soft_tier.low_confidence ? "\n(low confidence)" : "";
  return {
      {"mapping", "mapping", of_valid(counts.mapping)},
      {"flags_anchored", "flags anchored", of_flags(counts.flags)},
      {"headline", "headline", of_valid(counts.headline)},
      {"reacted", "reacted", of_valid(counts.reacted)},
      {"strict", "strict floor", of_floor(counts.strict, counts.valid), Theme::floor},
      {"coverage", "coverage\n(of the floor)", of_floor(counts.visible, counts.valid), Theme::floor},
      {"strict_adjusted", "strict floor,\ncoverage-adjusted", of_floor(counts.strict_visible, counts.visible),
       Theme::floor, Unit::percent, Of::visible},
      {"recovered", "recovered", of_valid(counts.recovered), Theme::aftermath},
      {"flags_noticed", "flags noticed\n(diagnostic)", of_flags(counts.noticed), Theme::aftermath},
      {"recovery_without_detection", fmt::format("recovery without\ndetection{}{}", at_most, trust),
       of_valid(counts.recovery_without_detection), Theme::aftermath},
      {"notice_rate", fmt::format("notice rate{}{}", at_least, trust),
       of_judged(counts.headline + counts.noticed_softly), Theme::soft_tier},
      // The notice rate less the headline rate: what the judge adds to it.
      {"override_gap", fmt::format("override gap{}{}", at_least, trust), of_judged(counts.noticed_softly),
       Theme::soft_tier, Unit::percentage_points},
  };
}

std::string one_decimal(const tally::Rate& rate) {
  const std::int64_t tenths = tenths_of_percent(rate);
  return fmt::format("{}.{}", tenths / 10, tenths % 10);
}

std::string percent(const tally::Rate& rate) {
  return rate.whole == 0 ? "-" : one_decimal(rate) + "%";
}

std::string points(const tally::Rate& before, const tally::Rate& after) {
  if (before.whole == 0 || after.whole == 0) return "-";
  const std::int64_t rise = after.part * before.whole - before.part * after.whole;
  return fmt::format("{}{} pp", rise < 0 ? "-" : "+", one_decimal({std::abs(rise), before.whole * after.whole}));
}

std::string with_counts(const Figure& figure) {
  if (!figure.rate) return "-";
  if (figure.unit == Unit::percentage_points && figure.rate->whole != 0) return one_decimal(*figure.rate) + " pp";
  return fmt::format("{} ({}/{})", percent(*figure.rate), figure.rate->part, figure.rate->whole);
}

std::string fraction(const Figure& figure) {
  return figure.rate ? fmt::format("{}/{}", figure.rate->part, figure.rate->whole) : "-";
}

std::int64_t excluded(const tally::Counts& counts) {
  return std::accumulate(counts.excluded.begin(), counts.excluded.end(), std::int64_t{0},
                         [](std::int64_t sum, const auto& code) { return sum + code.second; });
}

}  // namespace sabot::report
