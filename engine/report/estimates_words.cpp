#include "report/estimates_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "base/lists.hpp"
#include "report/words.hpp"

namespace sabot::report {
namespace {

constexpr auto nothing = "-";

// As many labels as a sentence names.
constexpr std::size_t named_labels = 12;

// Without its unit. Differences carry a sign, but for one that is shown as zero.
std::string number(const stats::Fraction& value, Unit unit) {
  std::string size = one_decimal({std::abs(value.numerator), value.denominator});
  if (unit == Unit::percent || size == one_decimal({0, 1})) return size;
  return (value.numerator < 0 ? "-" : "+") + size;
}

}  // namespace

std::string name_of(const Subject& subject) {
  const std::vector<std::string> parts = {subject.framework, subject.config, subject.fault_operator};
  std::vector<std::string> names;
  std::copy_if(parts.begin(), parts.end(), std::back_inserter(names), [](const auto& part) { return !part.empty(); });
  return names.empty() ? "all" : fmt::format("{}", fmt::join(names, "/"));
}

std::string intervals_line(const rulebook::Lender& from, std::size_t digest_length) {
  return fmt::format("Intervals: by the rule of {}, rulebook {}", from.version, from.digest.substr(0, digest_length));
}

std::string shown(const stats::Fraction& value, Unit unit) {
  return number(value, unit) + (unit == Unit::percent ? "%" : " pp");
}

std::string shown(const stats::Span& span, Unit unit) {
  return fmt::format("{} to {}", number(span.low, unit), shown(span.high, unit));
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

std::string interval_or_silence(const stats::Uncertainty& uncertainty, Unit unit) {
  return uncertainty.spread ? shown(uncertainty.spread->interval, unit) : words(uncertainty.silence);
}

std::string sampling_method(const Estimates& estimates) {
  const auto& sampling = estimates.sampling;
  std::vector<std::string> names;
  for (const auto& label : estimates.labels) names.push_back(to_string(label));
  const std::string labels =
      fmt::format("{} ({})", number_of(names.size(), "replicate label"), listed(names, named_labels));
  if (names.size() < 2) return labels + ": nothing can be resampled.";
  if (stats::is_exact(sampling, names.size())) return labels + ", every resample counted: no chance is in it.";
  return fmt::format("{}: {} random resamples with seed {} wherever more than {} labels are drawn.", labels,
                     sampling.resamples, sampling.seed, sampling.rule.exact_up_to);
}

const SubjectEstimates* pooled_line(const Estimates& estimates) {
  const auto& lines = estimates.rows.size() == 1 ? estimates.rows : estimates.all;
  return lines.empty() ? nullptr : &lines.front();
}

const SubjectEstimates::Entry* entry_of(const SubjectEstimates& line, std::string_view key) {
  return first_where(line.entries, [&](const auto& entry) { return entry.figure.key == key; });
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
  return {
      shown(spread->interval, unit), uncertainty.leave_one_out ? shown(*uncertainty.leave_one_out, unit) : nothing,
      shown(spread->attained, unit), fmt::to_string(spread->support),
      spread->undefined_weight == 0 ? nothing : fmt::format("{}/{}", spread->undefined_weight, spread->total_weight)};
}

std::vector<Column> difference_columns(const rulebook::Uncertainty& rule) {
  auto columns = spread_columns(rule);
  columns.push_back({"labels\nup, down, even", Align::right});
  columns.push_back({"sign test", Align::right});
  return columns;
}

std::vector<std::string> difference_cells(const Contrast& difference) {
  const auto& signs = difference.signs;
  const auto& value = difference.uncertainty.value;
  std::vector<std::string> cells = {value ? shown(*value, Unit::percentage_points) : nothing};
  append(cells, spread_cells(difference.uncertainty, Unit::percentage_points));
  cells.push_back(value ? fmt::format("{}, {}, {}", signs.positive, signs.negative, signs.ties) : nothing);
  cells.push_back(value ? fmt::format("{:.4g}", stats::sign_test(signs)) : nothing);
  return cells;
}

// A test over so few labels cannot show much, and a reader must know how little.
std::string sign_test_note(std::size_t labels) {
  return fmt::format("Two-sided exact sign test over labels: {} cannot give less than {:.4g}, whatever the difference.",
                     number_of(labels, "label"), stats::sign_test_floor(labels));
}

}  // namespace sabot::report
