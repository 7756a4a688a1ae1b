#include "report/html/markup.hpp"

#include <fmt/format.h>

#include "base/escape.hpp"

namespace sabot::report {
namespace {

// Line by line, so that line ends stay.
std::string visible(std::string_view text) {
  std::string out;
  while (true) {
    const std::size_t end = text.find('\n');
    out += escape_controls(text.substr(0, end));
    if (end == std::string_view::npos) return out;
    out += '\n';
    text.remove_prefix(end + 1);
  }
}

// Quotes end an attribute's value and are plain text elsewhere.
std::string escaped(std::string_view text, bool in_attribute) {
  std::string out;
  for (const char c : visible(text)) {
    if (c == '&') {
      out += "&amp;";
    } else if (c == '<') {
      out += "&lt;";
    } else if (c == '>') {
      out += "&gt;";
    } else if (c == '"' && in_attribute) {
      out += "&quot;";
    } else if (c == '\'' && in_attribute) {
      out += "&#39;";
    } else {
      out += c;
    }
  }
  return out;
}

std::string opening(std::string_view name, const Markup::Attributes& attributes) {
  std::string out = fmt::format("<{}", name);
  for (const auto& [key, value] : attributes) out += fmt::format(" {}=\"{}\"", key, escaped(value, true));
  return out + '>';
}

}  // namespace

Markup& Markup::operator+=(const Markup& other) {
  html_ += other.html_;
  return *this;
}

Markup Markup::text(std::string_view text) {
  return Markup(escaped(text, false));
}

Markup Markup::element(std::string_view name, const Attributes& attributes, const Markup& content) {
  return Markup(fmt::format("{}{}</{}>", opening(name, attributes), content.html_, name));
}

Markup Markup::empty_element(std::string_view name, const Attributes& attributes) {
  return Markup(opening(name, attributes));
}

Markup Markup::asset(std::string_view name, std::string_view source) {
  return Markup(fmt::format("<{0}>\n{1}</{0}>", name, source));
}

Markup operator+(Markup a, const Markup& b) {
  a += b;
  return a;
}

Markup element(std::string_view name, const Markup::Attributes& attributes, std::string_view text) {
  return Markup::element(name, attributes, Markup::text(text));
}

Markup element(std::string_view name, std::string_view text) {
  return element(name, {}, text);
}

}  // namespace sabot::report
