#include "report/estimates_words.hpp"

#include <fmt/format.h>

#include <cstdlib>

namespace sabot::report {
namespace {

constexpr auto nothing = "-";

}  // namespace

std::string shown(const stats::Fraction& value, Unit unit) {
  const std::string size = one_decimal({std::abs(value.numerator), value.denominator});
  if (unit == Unit::percent) return size + "%";
  const bool is_zero = size == one_decimal({0, 1});
  return fmt::format("{}{} pp", is_zero ? "" : value.numerator < 0 ? "-" : "+", size);
}

std::string shown(const stats::Span& span, Unit unit) {
  return fmt::format("{} to {}", shown(span.low, unit), shown(span.high, unit));
}

std::string interval_name(const rulebook::Uncertainty& rule) {
  const double share = static_cast<double>(rule.upper_per_mille - rule.lower_per_mille) / 10;
  return fmt::format("{}% interval", share);
}

std::string words(stats::Silence silence) {
  switch (silence) {
    case stats::Silence::none:
      break;
    case stats::Silence::no_value:
      return "none: nothing to count";
    case stats::Silence::one_label:
      return "none: a single replicate label";
    case stats::Silence::no_resample:
      return "none: no resample has a value";
  }
  return "";
}

std::vector<Column> spread_columns(const rulebook::Uncertainty& rule) {
  return {{interval_name(rule), Align::right},
          {"one label\nleft out", Align::right},
          {"attained", Align::right},
          {"support", Align::right},
          {"resamples\nwithout value", Align::right}};
}

std::vector<std::string> spread_cells(const stats::Uncertainty& uncertainty, Unit unit) {
  const auto& spread = uncertainty.spread;
  if (!spread) return {words(uncertainty.silence), nothing, nothing, nothing, nothing};
  return {shown(spread->interval, unit), uncertainty.leave_one_out ? shown(*uncertainty.leave_one_out, unit) : nothing,
          shown(spread->attained, unit), fmt::to_string(spread->support),
          spread->undefined_weight == 0 ? nothing : percent({spread->undefined_weight, spread->total_weight})};
}

}  // namespace sabot::report
