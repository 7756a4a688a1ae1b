// Pieces of HTML and SVG that cannot hold unescaped text.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sabot::report {

// Markup comes from the functions below only, so that no text of a trace or a rule can ever become a tag.
class Markup {
 public:
  Markup() = default;

  const std::string& str() const { return html_; }
  bool empty() const { return html_.empty(); }
  Markup& operator+=(const Markup& other);

  // A text as a reader sees it: what is markup in HTML is escaped, and control characters but the line end are shown.
  static Markup text(std::string_view text);

  // A name, attributes and what is inside.
  using Attributes = std::vector<std::pair<std::string_view, std::string>>;
  static Markup element(std::string_view name, const Attributes& attributes, const Markup& content);

  // An element that has no inside and no end tag, as <input>.
  static Markup empty_element(std::string_view name, const Attributes& attributes);

  // A style or a script of the program's own, put in as it is.
  static Markup asset(std::string_view name, std::string_view source);

 private:
  explicit Markup(std::string html) : html_(std::move(html)) {}

  std::string html_;
};

Markup operator+(Markup a, const Markup& b);

// An element that holds a text and nothing else.
Markup element(std::string_view name, const Markup::Attributes& attributes, std::string_view text);
Markup element(std::string_view name, std::string_view text);

}  // namespace sabot::report
