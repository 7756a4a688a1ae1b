// What is gathered while a TOML file is read: findings, and where each value stands. Internal: it needs toml++.
#pragma once

#include <toml++/toml.h>
#include <algorithm>
#include <string>
#include <string_view>

#include "base/utf8.hpp"
#include "rulebook/rule_file.hpp"

namespace sabot::rulebook {

// toml++ counts code points in a line, a place bytes.
inline Place place_of(const toml::source_position& position, const SourceFile& source) {
  const auto line = line_text(source.text, position.line);
  const auto before = position.column == 0 ? 0 : position.column - 1;
  return {source.shown_as, position.line, bytes_of(line, before) + 1};
}

class ReadContext {
 public:
  explicit ReadContext(const SourceFile& source)
      : source_(source), ascii_(std::all_of(source.text.begin(), source.text.end(), is_ascii)) {}

  Place place(const toml::source_region& region) const {
    const auto& begin = region.begin;
    return ascii_ ? Place{source_.shown_as, begin.line, begin.column} : place_of(begin, source_);
  }

  void report(const toml::source_region& region, const char* code, std::string message, std::string help = {}) {
    // Each finding keeps its line, and a file may be one long line.
    if (diagnostics.size() >= most_findings) {
      diagnostics.back().help = "no more findings of this file are told";
      return;
    }
    diagnostics.push_back(finding(place(region), source_.text, code, std::move(message), std::move(help)));
  }

  void remember(const std::string& path, const toml::source_region& region) { places.add(path, place(region)); }

  Diagnostics diagnostics;
  Places places;

 private:
  static constexpr std::size_t most_findings = 500;

  const SourceFile& source_;
  bool ascii_;  // of such a text a code point is a byte
};

}  // namespace sabot::rulebook
