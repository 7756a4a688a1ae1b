#include "report/html/rate_plot.hpp"

#include <fmt/format.h>

#include "report/estimates_words.hpp"
#include "report/figures.hpp"
#include "report/html/svg.hpp"

namespace sabot::report {
namespace {

constexpr double width = 380;
constexpr double margin = 8;
constexpr double line_height = 20;
constexpr double lane_height = 12;  // of one mark on a track
constexpr double track_gap = 14;
constexpr double axis_height = 18;

double x_of(double rate) {
  return margin + (width - 2 * margin) * rate;
}

bool exists(const Mark& mark) {
  return mark.rate.whole != 0;
}

std::string numbers(const Mark& mark) {
  if (!exists(mark)) return "nothing to count";
  const std::string rate = fmt::format("{} ({}/{})", percent(mark.rate), mark.rate.part, mark.rate.whole);
  return mark.interval ? fmt::format("{}, {}", rate, shown(*mark.interval, Unit::percent)) : rate;
}

std::string told(const Mark& mark) {
  return fmt::format("{} {}", mark.name, numbers(mark));
}

Markup name_line(const Mark& mark, double top) {
  const double base = top + line_height - 6;
  return svg_dot(margin, base - 4, 4.5, "dot " + mark.style) + svg_text(margin + 12, base, "label", mark.name) +
         svg_text(width, base, "value end", numbers(mark));
}

Markup drawn_mark(const Mark& mark, double middle) {
  if (!exists(mark)) return {};
  Markup drawn;
  if (mark.interval) {
    drawn += svg_line(x_of(stats::value(mark.interval->low)), middle, x_of(stats::value(mark.interval->high)), middle,
                      "interval " + mark.style);
  }
  return svg_titled(told(mark), drawn + svg_dot(x_of(tally::value(mark.rate)), middle, 5, "dot " + mark.style));
}

// The bar between two marks that belong together.
Markup tie(const Track& track, double top) {
  if (track.size() != 2 || !exists(track.front()) || !exists(track.back())) return {};
  return svg_line(x_of(tally::value(track.front().rate)), top + lane_height / 2, x_of(tally::value(track.back().rate)),
                  top + lane_height * 1.5, "tie");
}

Markup scale(double bottom) {
  const double base = bottom + axis_height - 4;
  Markup texts = svg_text(0, base, "axis", "0%") + svg_text(width, base, "axis end", "100%");
  for (int percent = 25; percent < 100; percent += 25) {
    texts += svg_text(x_of(percent / 100.0), base, "axis centred", fmt::format("{}%", percent));
  }
  return texts;
}

Markup lane(double top, double bottom) {
  Markup lines = svg_rect(x_of(0), top, x_of(1) - x_of(0), bottom - top, "lane");
  for (int percent = 25; percent < 100; percent += 25) {
    const double x = x_of(percent / 100.0);
    lines += svg_line(x, top, x, bottom, "grid");
  }
  return lines;
}

}  // namespace

Markup rate_plot(const std::string& title, const std::vector<Track>& tracks) {
  Markup drawn;
  std::string alternative = title + ".";
  double top = 0;
  for (const Track& track : tracks) {
    for (const Mark& mark : track) {
      drawn += name_line(mark, top);
      alternative += fmt::format(" {};", told(mark));
      top += line_height;
    }
    const double lanes = lane_height * static_cast<double>(track.size());
    drawn += lane(top, top + lanes) + tie(track, top);
    double middle = top + lane_height / 2;
    for (const Mark& mark : track) {
      drawn += drawn_mark(mark, middle);
      middle += lane_height;
    }
    top += lanes + track_gap;
  }
  const double bottom = top - track_gap;
  return svg(width, bottom + axis_height, alternative, drawn + scale(bottom));
}

}  // namespace sabot::report
