#include "report/html/funnel.hpp"

#include <fmt/format.h>

#include <array>

#include "report/figures.hpp"
#include "report/html/svg.hpp"

namespace sabot::report {
namespace {

constexpr double width = 380;
constexpr double step = 40;
constexpr double bar_top = 18;
constexpr double bar_height = 12;

struct Stage {
  std::string_view name;
  std::string_view style;
  std::int64_t count;
  bool of_valid;  // whether it is a part of the valid faults
};

std::string numbers(const Stage& stage, const tally::Counts& counts) {
  if (!stage.of_valid || counts.valid == 0) return fmt::to_string(stage.count);
  return fmt::format("{} ({} of valid)", stage.count, percent({stage.count, counts.valid}));
}

Markup bar(const Stage& stage, const tally::Counts& counts, double top) {
  const double length =
      counts.injected == 0 ? 0 : width * static_cast<double>(stage.count) / static_cast<double>(counts.injected);
  return svg_text(0, top + bar_top - 5, "label", stage.name) +
         svg_text(width, top + bar_top - 5, "value end", numbers(stage, counts)) +
         svg_rect(0, top + bar_top, width, bar_height, "lane") +
         svg_rect(0, top + bar_top, length, bar_height, fmt::format("bar {}", stage.style));
}

}  // namespace

Markup funnel(const tally::Counts& counts) {
  const std::array<Stage, 6> stages{{{"injected", "all", counts.injected, false},
                                     {"valid (not excluded)", "all", counts.valid, false},
                                     {"detected (headline)", "good", counts.headline, true},
                                     {"reacted", "good", counts.reacted, true},
                                     {"recovered (task passed)", "good", counts.recovered, true},
                                     {"missed", "bad", counts.valid - counts.headline, true}}};
  Markup bars;
  std::string told;
  double top = 0;
  for (const Stage& stage : stages) {
    bars += bar(stage, counts, top);
    told += fmt::format("{}{} {}", told.empty() ? "" : ", ", stage.name, numbers(stage, counts));
    top += step;
  }
  return svg(width, top - (step - bar_top - bar_height), fmt::format("Funnel of injected faults: {}.", told), bars);
}

}  // namespace sabot::report
