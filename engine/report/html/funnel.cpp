#include "report/html/funnel.hpp"

#include <fmt/format.h>

#include <array>

#include "report/figures.hpp"
#include "report/html/svg.hpp"

namespace sabot::report {
namespace {

constexpr int bar_height = 22;
constexpr int step = 30;
constexpr int label_width = 170;
constexpr int widest_bar = 430;
constexpr int width = 720;

struct Stage {
  std::string_view name;
  std::string_view style;
  std::int64_t count;
};

Markup bar(const Stage& stage, const tally::Counts& counts, int top) {
  const double length =
      counts.injected == 0 ? 0 : widest_bar * static_cast<double>(stage.count) / static_cast<double>(counts.injected);
  const std::string share =
      counts.valid == 0 ? "" : fmt::format(" ({} of valid)", percent({stage.count, counts.valid}));
  const bool of_valid = stage.count <= counts.valid && stage.name != "injected" && stage.name != "valid";
  return svg_text(0, top + 16, "label", stage.name) +
         svg_rect(label_width, top, length, bar_height, fmt::format("bar {}", stage.style)) +
         svg_text(label_width + length + 8, top + 16, "value", fmt::format("{}{}", stage.count, of_valid ? share : ""));
}

}  // namespace

Markup funnel(const tally::Counts& counts) {
  const std::array<Stage, 6> stages{{{"injected", "all", counts.injected},
                                     {"valid", "all", counts.valid},
                                     {"detected (headline)", "good", counts.headline},
                                     {"reacted", "good", counts.reacted},
                                     {"recovered", "good", counts.recovered},
                                     {"missed", "bad", counts.valid - counts.headline}}};
  Markup bars;
  std::string told;
  int top = 0;
  for (const Stage& stage : stages) {
    bars += bar(stage, counts, top);
    told += fmt::format("{}{} {}", told.empty() ? "" : ", ", stage.name, stage.count);
    top += step;
  }
  return svg(width, top, fmt::format("Funnel of injected faults: {}.", told), bars);
}

}  // namespace sabot::report
