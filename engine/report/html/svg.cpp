#include "report/html/svg.hpp"

#include <fmt/format.h>

namespace sabot::report {
namespace {

// Tenths are finer than any screen shows.
std::string number(double value) {
  return fmt::format("{:.1f}", value);
}

}  // namespace

Markup svg(double width, double height, const std::string& alternative, const Markup& content) {
  return Markup::element("svg",
                         {{"viewBox", fmt::format("0 0 {} {}", number(width), number(height))},
                          {"width", number(width)},
                          {"role", "img"},
                          {"aria-label", alternative}},
                         content);
}

Markup svg_text(double x, double y, std::string_view style, std::string_view text) {
  return element("text", {{"x", number(x)}, {"y", number(y)}, {"class", std::string(style)}}, text);
}

Markup svg_line(double x1, double y1, double x2, double y2, std::string_view style) {
  return Markup::element(
      "line",
      {{"x1", number(x1)}, {"y1", number(y1)}, {"x2", number(x2)}, {"y2", number(y2)}, {"class", std::string(style)}},
      {});
}

Markup svg_rect(double x, double y, double width, double height, std::string_view style) {
  return Markup::element("rect",
                         {{"x", number(x)},
                          {"y", number(y)},
                          {"width", number(width)},
                          {"height", number(height)},
                          {"class", std::string(style)}},
                         {});
}

Markup svg_dot(double x, double y, double radius, std::string_view style) {
  return Markup::element(
      "circle", {{"cx", number(x)}, {"cy", number(y)}, {"r", number(radius)}, {"class", std::string(style)}}, {});
}

Markup svg_titled(const std::string& title, const Markup& content) {
  return Markup::element("g", {}, element("title", title) + content);
}

}  // namespace sabot::report
