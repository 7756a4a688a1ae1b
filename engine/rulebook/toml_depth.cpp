#include "rulebook/toml_depth.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace sabot::rulebook {
namespace {

// The offset behind a quoted text. One without an end goes to the end of its line, one of several lines to that of the
// file.
std::size_t end_of_quoted(std::string_view text, std::size_t at) {
  const char quote = text[at];
  const bool escapes = quote == '"';
  const std::string three(3, quote);
  const bool long_form = text.substr(at).starts_with(three);
  at += long_form ? 3 : 1;
  while (at < text.size()) {
    if (text[at] == '\n' && !long_form) return at;
    if (text[at] == '\\' && escapes) {
      ++at;
    } else if (long_form ? text.substr(at).starts_with(three) : text[at] == quote) {
      return at + (long_form ? 3 : 1);
    }
    ++at;
  }
  return text.size();
}

std::size_t end_of_line(std::string_view text, std::size_t at) {
  return std::min(text.find('\n', at), text.size());
}

class Levels {
 public:
  std::size_t depth() const { return depth_; }

  void read(char c) {
    if (c == '[' || c == '{') {
      around_.push_back(depth_);
      ++depth_;
    } else if ((c == ']' || c == '}') && !around_.empty()) {
      depth_ = around_.back();
      around_.pop_back();
    } else if (c == '.') {
      ++depth_;
    } else if (c == ',' || (c == '\n' && around_.empty())) {
      depth_ = around_.empty() ? 0 : around_.back() + 1;
    }
  }

 private:
  std::vector<std::size_t> around_;  // the depth before each bracket that is open
  std::size_t depth_ = 0;
};

}  // namespace

std::optional<std::size_t> find_too_deep(std::string_view text) {
  Levels levels;
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (c == '"' || c == '\'') {
      at = end_of_quoted(text, at);
    } else if (c == '#') {
      at = end_of_line(text, at);
    } else {
      levels.read(c);
      if (levels.depth() > deepest_toml) return at;
      ++at;
    }
  }
  return std::nullopt;
}

}  // namespace sabot::rulebook
