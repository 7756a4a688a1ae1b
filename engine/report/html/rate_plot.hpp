// Rates as dots with their intervals on a scale from 0 to 100 percent.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "report/html/markup.hpp"
#include "stats/uncertainty.hpp"
#include "tally/rate.hpp"

namespace sabot::report {

struct Mark {
  std::string name;                     // of the rate
  std::string style;                    // a class of the page's style
  tally::Rate rate;                     // nothing is drawn of a rate of nothing
  std::optional<stats::Span> interval;  // none: it is not known
};

// Marks that are drawn on one line: a single rate, or two that belong together and are tied by a bar.
using Track = std::vector<Mark>;

// Each mark's name and numbers stand above its track.
Markup rate_plot(const std::string& title, const std::vector<Track>& tracks);

}  // namespace sabot::report
