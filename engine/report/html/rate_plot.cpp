#include "report/html/rate_plot.hpp"

#include <fmt/format.h>

#include "report/figures.hpp"
#include "report/html/svg.hpp"

namespace sabot::report {
namespace {

constexpr double width = 720;
constexpr double label_width = 170;
constexpr double scale_width = 430;
constexpr double line_height = 20;
constexpr double row_gap = 12;
constexpr double top_margin = 24;

double x_of(double rate) {
  return label_width + scale_width * rate;
}

bool exists(const Mark& mark) {
  return mark.rate.whole != 0;
}

std::string told(const Mark& mark) {
  if (!exists(mark)) return fmt::format("{}: no valid fault", mark.name);
  std::string text = fmt::format("{} {} ({}/{})", mark.name, percent(mark.rate), mark.rate.part, mark.rate.whole);
  if (mark.interval) text += fmt::format(", {:.1f}% to {:.1f}%", 100 * mark.interval->low, 100 * mark.interval->high);
  return text;
}

Markup scale(double bottom) {
  Markup lines;
  for (const double rate : {0.0, 0.25, 0.5, 0.75, 1.0}) {
    lines += svg_line(x_of(rate), top_margin - 6, x_of(rate), bottom, "grid");
    lines += svg_text(x_of(rate) - 8, top_margin - 10, "axis", fmt::format("{:.0f}%", 100 * rate));
  }
  return lines;
}

Markup mark_line(const Mark& mark, double middle) {
  if (!exists(mark)) return svg_text(x_of(0) + 6, middle + 4, "axis", "no valid fault");
  Markup drawn;
  if (mark.interval) {
    drawn += svg_line(x_of(mark.interval->low), middle, x_of(mark.interval->high), middle, "interval " + mark.style);
  }
  drawn += svg_dot(x_of(tally::value(mark.rate)), middle, 5, "dot " + mark.style);
  drawn += svg_text(label_width + scale_width + 10, middle + 4, "value",
                    fmt::format("{} ({}/{})", percent(mark.rate), mark.rate.part, mark.rate.whole));
  return svg_titled(told(mark), drawn);
}

Markup legend(const PlotRow& row) {
  Markup items;
  for (const Mark& mark : row.marks) {
    items += Markup::element("li", {}, element("span", {{"class", "key " + mark.style}}, "") + Markup::text(mark.name));
  }
  return Markup::element("ul", {{"class", "legend"}}, items);
}

}  // namespace

Markup rate_plot(const std::string& title, const std::vector<PlotRow>& rows) {
  if (rows.empty()) return {};
  Markup drawn;
  std::string alternative = title + ".";
  double top = top_margin;
  for (const PlotRow& row : rows) {
    drawn += svg_text(0, top + line_height / 2 + 4, "label", row.label);
    alternative += fmt::format(" {}:", row.label);
    for (const Mark& mark : row.marks) {
      drawn += mark_line(mark, top + line_height / 2);
      alternative += fmt::format(" {};", told(mark));
      top += line_height;
    }
    top += row_gap;
  }
  return legend(rows.front()) + svg(width, top, alternative, scale(top - row_gap) + drawn);
}

}  // namespace sabot::report
