// A pattern and a text: with the filter before it a search finds what the plain search finds, and what is found is a
// part of the text that a full match agrees with. Input: the modes by number, a line with the pattern, the text.
#include <re2/re2.h>

#include <array>

#include "base/utf8.hpp"
#include "fuzz/property.hpp"
#include "match/literal_filter.hpp"
#include "match/pattern.hpp"
#include "match/python_dialect.hpp"
#include "match/text.hpp"

using namespace sabot;
using fuzz::require;

namespace {

constexpr std::array<std::string_view, 8> all_modes = {"", "i", "m", "s", "im", "is", "ms", "ims"};

bool same_place(std::string_view found, const re2::StringPiece& plain) {
  return found.size() == plain.size() && (found.empty() || found.data() == plain.data());
}

bool lies_within(std::string_view part, std::string_view text) {
  return part.empty() || (part.data() >= text.data() && part.data() + part.size() <= text.data() + text.size());
}

void check_search(const match::Pattern& pattern, const RE2& plain, std::string_view text) {
  std::array<re2::StringPiece, 2> groups;
  const int wanted = plain.NumberOfCapturingGroups() > 0 ? 2 : 1;
  const bool expected = plain.Match(text, 0, text.size(), RE2::UNANCHORED, groups.data(), wanted);
  const auto found = pattern.search(text);
  require(found.has_value() == expected, "the filter lets pass every text that matches", plain.pattern());
  if (pattern.matches_fully(text)) require(expected, "what matches fully is found", plain.pattern());
  if (!found) return;
  require(same_place(found->whole, groups[0]), "the filtered search finds the same place", plain.pattern());
  require(same_place(found->group1, groups[1]), "the filtered search finds the same group", plain.pattern());
  require(lies_within(found->whole, text) && lies_within(found->group1, text), "what is found is a part of the text");
  require(match::LiteralFilter(plain.pattern()).may_match(text), "the filter alone lets pass what matches",
          plain.pattern());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  std::string_view input = fuzz::as_text(data, size);
  const std::string_view modes = all_modes[fuzz::take_choice(input, all_modes.size())];
  const std::string_view source = fuzz::take_line(input);
  const auto pattern = match::Pattern::compile(source, modes);
  if (!pattern) {
    require(!pattern.error().empty(), "a refused pattern is told why");
    return 0;
  }
  require(*pattern == *match::Pattern::compile(source, pattern->modes()), "a pattern's own modes are modes");
  require(!find_invalid_utf8(source), "a pattern is UTF-8");
  const auto letter = [&](char c) { return modes.find(c) != std::string_view::npos; };
  const auto translated = match::to_re2(source, {letter('i'), letter('m'), letter('s')});
  require(translated.has_value(), "what compiles can be translated");
  RE2::Options options;
  options.set_log_errors(false);
  const RE2 plain(*translated, options);
  if (!plain.ok()) return 0;  // with RE2's own, smaller budget of memory
  check_search(*pattern, plain, input);
  if (!find_invalid_utf8(input)) check_search(*pattern, plain, match::lower(input));
  return 0;
}
