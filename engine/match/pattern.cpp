#include "match/pattern.hpp"

#include <fmt/format.h>
#include <re2/re2.h>

#include <array>
#include <cstdint>
#include <utility>

#include "match/python_dialect.hpp"

namespace sabot::match {
namespace {

// Enough for any pattern that a person writes. A search that needs more falls back to a slower engine of RE2 with the
// same result.
constexpr std::int64_t memory_budget_bytes = 64 << 20;

tl::expected<Modes, std::string> read_modes(std::string_view letters) {
  Modes modes;
  for (const char letter : letters) {
    bool* const mode = letter == 'i'   ? &modes.ignore_case
                       : letter == 'm' ? &modes.multiline
                       : letter == 's' ? &modes.dot_all
                                       : nullptr;
    if (mode == nullptr) {
      return tl::unexpected(fmt::format("the modes \"{}\" hold something other than i, m and s", letters));
    }
    if (*mode) return tl::unexpected(fmt::format("the modes \"{}\" hold {} twice", letters, letter));
    *mode = true;
  }
  return modes;
}

// In one order, so that equal modes are equal texts.
std::string write_modes(Modes modes) {
  return fmt::format("{}{}{}", modes.ignore_case ? "i" : "", modes.multiline ? "m" : "", modes.dot_all ? "s" : "");
}

}  // namespace

Pattern::Pattern(std::string source, Modes modes, std::shared_ptr<const re2::RE2> compiled)
    : source_(std::move(source)),
      modes_(write_modes(modes)),
      compiled_(std::move(compiled)),
      prefix_(literal_prefix(source_, modes)),
      filter_(prefix_ ? LiteralFilter() : LiteralFilter(compiled_->pattern())) {}

tl::expected<Pattern, std::string> Pattern::compile(std::string_view source, std::string_view modes) {
  const auto read = read_modes(modes);
  if (!read) return tl::unexpected(read.error());
  const auto translated = to_re2(source, *read);
  if (!translated) return tl::unexpected(translated.error());

  RE2::Options options;
  options.set_log_errors(false);
  options.set_max_mem(memory_budget_bytes);
  auto compiled = std::make_shared<const RE2>(*translated, options);
  if (!compiled->ok()) return tl::unexpected(fmt::format("RE2 refuses the pattern: {}", compiled->error()));
  return Pattern(std::string(source), *read, std::move(compiled));
}

int Pattern::group_count() const {
  return compiled_ ? compiled_->NumberOfCapturingGroups() : 0;
}

std::optional<Pattern::Match> Pattern::search(std::string_view text) const {
  if (!compiled_ || !filter_.may_match(text)) return std::nullopt;
  std::array<re2::StringPiece, 2> groups;
  const int wanted = group_count() > 0 ? 2 : 1;
  const auto match = [&](std::size_t from, RE2::Anchor anchor) {
    return compiled_->Match(text, from, text.size(), anchor, groups.data(), wanted);
  };
  std::size_t from = 0;
  bool found = false;
  if (prefix_) {
    const FirstStart start = first_start(*prefix_, text);
    if (start.answer == FirstStart::Answer::nowhere) return std::nullopt;
    from = start.offset;
    // Mostly it is this one, and a match that need not be looked for costs a fraction of a search.
    found = start.answer == FirstStart::Answer::here && match(from, RE2::ANCHOR_START);
  }
  if (!found && !match(from, RE2::UNANCHORED)) return std::nullopt;
  const auto view = [](const re2::StringPiece& piece) { return std::string_view(piece.data(), piece.size()); };
  return Match{view(groups[0]), view(groups[1])};
}

bool Pattern::matches_fully(std::string_view text) const {
  return compiled_ && compiled_->Match(text, 0, text.size(), RE2::ANCHOR_BOTH, nullptr, 0);
}

}  // namespace sabot::match
