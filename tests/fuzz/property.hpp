// What the fuzz targets have in common: a property that does not hold ends the run as a crash does, and every finding
// has to be one that a person can follow.
#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <string>
#include <string_view>

#include "adjudicate/codes.hpp"
#include "base/diagnostic.hpp"
#include "cli/codes.hpp"
#include "harness/codes.hpp"
#include "rulebook/codes.hpp"
#include "trace/codes.hpp"

namespace sabot::fuzz {

inline void require(bool holds, std::string_view property, std::string_view detail = {}) {
  if (holds) return;
  std::fprintf(stderr, "property broken: %.*s\n%.*s\n", static_cast<int>(property.size()), property.data(),
               static_cast<int>(detail.size()), detail.data());
  std::abort();
}

template <class List>
void add_codes(std::set<std::string_view>& codes, const List& meanings) {
  for (const auto& [code, meaning] : meanings) codes.insert(code);
}

inline const std::set<std::string_view>& known_codes() {
  static const auto codes = [] {
    std::set<std::string_view> all;
    add_codes(all, trace::codes::meanings);
    add_codes(all, adjudicate::codes::meanings);
    add_codes(all, cli::codes::meanings);
    add_codes(all, harness::codes::meanings);
    add_codes(all, rulebook::codes::meanings);
    return all;
  }();
  return codes;
}

inline bool acts_on_a_terminal(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\n') || byte == 0x7f;
  });
}

// A finding of a text: in the file, on a line that there is, within that line, and fit to be printed.
inline void require_followable(const Diagnostic& finding, std::string_view text, std::string_view file,
                               std::size_t first_line = 1) {
  const std::string shown = render(finding);
  const auto& place = finding.place;
  const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
  require(known_codes().contains(finding.code), "a finding has a code that is known", shown);
  require(!finding.message.empty(), "a finding says something", shown);
  require(place.file == file, "a finding names its file", shown);
  require(place.line == 0 || (place.line >= first_line && place.line < first_line + lines),
          "a finding stands on a line of the file", shown);
  // One past the end of a line, whose carriage return is not shown.
  require(place.column <= finding.cut + finding.source_line.size() + 2, "a finding stands within its line", shown);
  require(!acts_on_a_terminal(shown), "a finding can be printed on a terminal", shown);
}

inline void require_followable(const Diagnostics& findings, std::string_view text, std::string_view file,
                               std::size_t first_line = 1) {
  require(!findings.empty(), "a refusal says why");
  for (const Diagnostic& finding : findings) require_followable(finding, text, file, first_line);
}

// The input of a target, as libFuzzer hands it over.
inline std::string_view as_text(const unsigned char* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

// Takes a choice off the front of the input: a number below `count`.
inline std::size_t take_choice(std::string_view& input, std::size_t count) {
  if (input.empty() || count == 0) return 0;
  const auto chosen = static_cast<unsigned char>(input.front()) % count;
  input.remove_prefix(1);
  return chosen;
}

// Takes a line off the front of the input.
inline std::string_view take_line(std::string_view& input) {
  const std::string_view line = input.substr(0, input.find('\n'));
  input.remove_prefix(std::min(line.size() + 1, input.size()));
  return line;
}

}  // namespace sabot::fuzz
