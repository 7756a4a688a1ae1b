// Rates side by side on one scale from 0 to 100 percent.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "report/html/markup.hpp"
#include "tally/rate.hpp"

namespace sabot::report {

// From 0 to 1.
struct Span {
  double low = 0;
  double high = 0;
};

struct Mark {
  std::string name;   // of the rate: what the legend and the alternative text call it
  std::string style;  // a class of the page's style
  tally::Rate rate;   // nothing is drawn of a rate of nothing
  std::optional<Span> interval;
};

struct PlotRow {
  std::string label;
  std::vector<Mark> marks;  // one line each
};

// Every row has marks of the same names in the same order, which the legend explains.
Markup rate_plot(const std::string& title, const std::vector<PlotRow>& rows);

}  // namespace sabot::report
