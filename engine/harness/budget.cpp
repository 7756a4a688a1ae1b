#include "harness/budget.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/lists.hpp"

namespace sabot::harness {
namespace {

constexpr std::int64_t millionths_per_dollar = 1'000'000;
constexpr std::int64_t millionths_per_cent = 10'000;
constexpr std::size_t most_decimals = 6;

bool all_digits(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Of digits alone; none when they are too many.
std::optional<std::int64_t> whole_number(std::string_view digits) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  return number;
}

Cost cost_of(std::size_t runs, const Usd& run_price, const Budget& budget) {
  const Usd price{static_cast<std::int64_t>(runs) * run_price.millionths};
  const Usd total{budget.spent.millionths + price.millionths};
  return {runs, price, total, total <= budget.cap};
}

// How many runs fit under the cap; none = any number.
std::optional<std::size_t> affordable(const Usd& run_price, const Budget& budget) {
  const std::int64_t left = budget.cap.millionths - budget.spent.millionths;
  if (left < 0) return 0;
  if (run_price.millionths == 0) return std::nullopt;
  return static_cast<std::size_t>(left / run_price.millionths);
}

std::size_t runs_with_fewer_labels(const std::vector<PlannedRun>& runs, const Budget& budget) {
  const auto kept = kept_labels(budget);
  return static_cast<std::size_t>(
      std::count_if(runs.begin(), runs.end(), [&](const PlannedRun& run) { return contains(kept, run.replicate); }));
}

}  // namespace

std::optional<Usd> usd_of(double dollars) {
  const double millionths = std::round(dollars * static_cast<double>(millionths_per_dollar));
  if (!(millionths >= 0 && millionths <= static_cast<double>(most_usd.millionths))) return std::nullopt;
  return Usd{static_cast<std::int64_t>(millionths)};
}

std::optional<Usd> parse_usd(std::string_view text) {
  const auto point = std::min(text.find('.'), text.size());
  const std::string_view dollars = text.substr(0, point);
  const std::string_view decimals = text.substr(std::min(point + 1, text.size()));
  const bool pointless = point == text.size();
  if (!all_digits(dollars) || !all_digits(decimals) || dollars.empty() || decimals.empty() != pointless ||
      decimals.size() > most_decimals) {
    return std::nullopt;
  }
  const auto whole = whole_number(dollars);
  const auto part = whole_number(fmt::format("{:0<{}}", decimals, most_decimals));
  if (!whole || !part || *whole > most_usd.millionths / millionths_per_dollar) return std::nullopt;
  const Usd sum{*whole * millionths_per_dollar + *part};
  return sum <= most_usd ? std::optional(sum) : std::nullopt;
}

std::string to_string(const Usd& sum) {
  const std::int64_t cents = (sum.millionths + millionths_per_cent / 2) / millionths_per_cent;
  return fmt::format("{}.{:02}", cents / 100, cents % 100);
}

std::string exact(const Usd& sum) {
  auto text = fmt::format("{}.{:06}", sum.millionths / millionths_per_dollar, sum.millionths % millionths_per_dollar);
  const std::size_t shortest = text.find('.') + 3;
  text.resize(std::max(shortest, text.find_last_not_of('0') + 1));
  return text;
}

std::vector<trace::ReplicateLabel> kept_labels(const Budget& budget) {
  auto labels = budget.labels;
  labels.resize(std::min(labels.size(), static_cast<std::size_t>(budget.replicates_over_cap)));
  return labels;
}

Projection project(const std::vector<PlannedRun>& runs, const Usd& run_price, const Budget& budget) {
  Projection projection{run_price, cost_of(runs.size(), run_price, budget), std::nullopt, std::nullopt};
  const auto fits = affordable(run_price, budget);
  if (fits && *fits < runs.size()) projection.stop = Stop{*fits, runs[*fits]};
  if (!projection.cost.within_cap) {
    projection.reduced = cost_of(runs_with_fewer_labels(runs, budget), run_price, budget);
  }
  return projection;
}

}  // namespace sabot::harness
