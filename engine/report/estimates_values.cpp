#include "report/estimates_values.hpp"

namespace sabot::report {
namespace {

using report::json_of;  // beside the overloads below

Json json_of(const stats::Fraction& fraction) {
  return {{"numerator", fraction.numerator}, {"denominator", fraction.denominator}, {"value", stats::value(fraction)}};
}

Json json_of(const stats::Span& span) {
  return {{"low", json_of(span.low)}, {"high", json_of(span.high)}};
}

std::string_view key(stats::Silence silence) {
  switch (silence) {
    case stats::Silence::none:
      break;
    case stats::Silence::no_value:
      return "no_value";
    case stats::Silence::one_label:
      return "one_label";
    case stats::Silence::no_resample:
      return "no_resample";
  }
  return "none";
}

Json json_of(const stats::Spread& spread) {
  return {{"interval", json_of(spread.interval)},
          {"attained", json_of(spread.attained)},
          {"support", spread.support},
          {"resamples", spread.resamples},
          {"total_weight", spread.total_weight},
          {"undefined_weight", spread.undefined_weight}};
}

template <class T>
Json optional(const std::optional<T>& value) {
  return value ? json_of(*value) : Json();
}

}  // namespace

Json json_of(const std::vector<trace::ReplicateLabel>& labels) {
  Json list = Json::array();
  for (const auto& label : labels) list.push_back(to_string(label));
  return list;
}

Json json_of(const stats::Uncertainty& uncertainty, const stats::Sampling& sampling) {
  return {{"value", optional(uncertainty.value)},
          {"labels", json_of(uncertainty.labels)},
          {"exact", stats::is_exact(sampling, uncertainty.labels.size())},
          {"silence", key(uncertainty.silence)},
          {"spread", optional(uncertainty.spread)},
          {"leave_one_out", optional(uncertainty.leave_one_out)}};
}

Json json_of(const Contrast& difference, const stats::Sampling& sampling) {
  Json object = json_of(difference.uncertainty, sampling);
  object["sign_test"] = {{"up", difference.signs.positive},
                         {"down", difference.signs.negative},
                         {"even", difference.signs.ties},
                         {"p", stats::sign_test(difference.signs)},
                         {"floor", stats::sign_test_floor(difference.uncertainty.labels.size())}};
  return object;
}

Json rule(const rulebook::Lender& from, const stats::Sampling& sampling) {
  return {{"version", from.version},
          {"rulebook", from.digest},
          {"lower_per_mille", sampling.rule.lower_per_mille},
          {"upper_per_mille", sampling.rule.upper_per_mille},
          {"exact_up_to", sampling.rule.exact_up_to},
          {"resamples", sampling.resamples},
          {"seed", sampling.seed}};
}

}  // namespace sabot::report
