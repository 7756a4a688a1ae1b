#include "report/html/row_plots.hpp"

#include <fmt/format.h>

#include "base/lists.hpp"
#include "report/estimates_words.hpp"
#include "report/figures.hpp"
#include "report/html/rate_plot.hpp"

namespace sabot::report {
namespace {

std::optional<stats::Span> interval_of(const stats::Uncertainty& uncertainty) {
  return uncertainty.spread ? std::optional(uncertainty.spread->interval) : std::nullopt;
}

Mark mark_of(const Figure& figure, std::string name, const SubjectEstimates* line) {
  const auto* entry = line == nullptr ? nullptr : entry_of(*line, figure.key);
  return {std::move(name), std::string(figure.key), *figure.rate,
          entry == nullptr ? std::nullopt : interval_of(entry->uncertainty)};
}

std::vector<Track> tracks_of(const tally::RowCounts& row, const Basis& basis, const Estimates* estimates) {
  const Subject subject{row.row.framework, row.row.config};
  const auto* line = estimates == nullptr
                         ? nullptr
                         : first_where(estimates->rows, [&](const auto& own) { return own.subject == subject; });
  const auto all = figures(row.counts, basis);
  const auto figure = [&](std::string_view key) {
    return first_where(all, [&](const auto& f) { return f.key == key; });
  };

  Track pair{mark_of(*figure(headline_key), "headline", line)};
  if (basis.floor_in_force) pair.push_back(mark_of(*figure("strict"), "strict floor", line));
  std::vector<Track> tracks{std::move(pair)};
  // Without flags the headline is the mapping column.
  if (basis.flags_in_force) tracks.push_back({mark_of(*figure("mapping"), "mapping", line)});
  const auto* clean = estimates == nullptr ? nullptr : first_where(estimates->row_base_rates, [&](const auto& rate) {
    return rate.row == row.row;
  });
  if (clean != nullptr) {
    tracks.push_back({{"clean base rate", "clean", clean->clean, interval_of(clean->uncertainty)}});
  }
  return tracks;
}

std::string caption(const Basis& basis, const Estimates* estimates) {
  std::string text = "Of the valid faults of each row";
  if (estimates != nullptr) text += fmt::format(", with the {}", interval_name(estimates->sampling.rule));
  text += ".";
  if (basis.floor_in_force) {
    text += " Headline and strict floor are a pair to be published together: the floor is what is proven.";
  }
  if (estimates != nullptr && !estimates->row_base_rates.empty()) {
    text +=
        " Clean base rate: how often a registered anchor is quoted where no fault was planted, each baseline "
        "checked once for every operator.";
  }
  return text;
}

}  // namespace

Markup row_plots(const Evaluation& evaluation, const Estimates* estimates) {
  const Basis basis = basis_of(evaluation);
  Markup plots;
  for (const auto& row : evaluation.board.rows) {
    const std::string name = to_string(row.row);
    plots += Markup::element(
        "figure", {},
        element("figcaption", name) + rate_plot(fmt::format("Rates of {}", name), tracks_of(row, basis, estimates)));
  }
  return element("p", caption(basis, estimates)) + Markup::element("div", {{"class", "charts"}}, plots);
}

}  // namespace sabot::report
