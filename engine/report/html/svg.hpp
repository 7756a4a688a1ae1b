// Charts as scalable graphics: sizes in the units of the view box, looks by the style's class names.
#pragma once

#include <string>
#include <string_view>

#include "report/html/markup.hpp"

namespace sabot::report {

// A graphic with its text alternative.
Markup svg(double width, double height, const std::string& alternative, const Markup& content);

Markup svg_text(double x, double y, std::string_view style, std::string_view text);
Markup svg_line(double x1, double y1, double x2, double y2, std::string_view style);
Markup svg_rect(double x, double y, double width, double height, std::string_view style);
Markup svg_dot(double x, double y, double radius, std::string_view style);

// Content with a text that shows when it is pointed at.
Markup svg_titled(const std::string& title, const Markup& content);

}  // namespace sabot::report
