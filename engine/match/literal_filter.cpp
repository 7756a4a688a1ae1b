#include "match/literal_filter.hpp"

#include <re2/filtered_re2.h>

#include <algorithm>

#include "base/utf8.hpp"
#include "match/folded_find.hpp"

namespace sabot::match {
namespace {

// Shorter ones occur in nearly every text.
constexpr int shortest_literal = 3;

// Whether a text may match that holds all of these literals, by index, and no other.
bool passes(const re2::FilteredRE2& filter, const std::vector<int>& present) {
  std::vector<int> potential;
  filter.AllPotentials(present, &potential);
  return !potential.empty();
}

std::vector<int> all_but(std::size_t left_out, std::size_t count) {
  std::vector<int> indices;
  for (std::size_t i = 0; i < count; ++i) {
    if (i != left_out) indices.push_back(static_cast<int>(i));
  }
  return indices;
}

// One that every match needs, where there is such a one; else all of them, of which every match needs some.
std::vector<std::string> needed(const re2::FilteredRE2& filter, std::vector<std::string> literals) {
  for (std::size_t i = 0; i < literals.size(); ++i) {
    if (!passes(filter, all_but(i, literals.size()))) return {literals[i]};
  }
  return literals;
}

bool is_all_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), is_ascii);
}

}  // namespace

LiteralFilter::LiteralFilter(const std::string& pattern) {
  re2::FilteredRE2 filter(shortest_literal);
  int id = 0;
  RE2::Options options;
  options.set_log_errors(false);
  if (filter.Add(pattern, options, &id) != RE2::NoError) return;
  std::vector<std::string> literals;
  filter.Compile(&literals);
  const bool can_tell = !passes(filter, {}) && std::all_of(literals.begin(), literals.end(), is_all_ascii);
  if (can_tell) literals_ = needed(filter, std::move(literals));
}

bool LiteralFilter::may_match(std::string_view text) const {
  return literals_.empty() || std::any_of(literals_.begin(), literals_.end(), [&](const std::string& literal) {
           return find_folded(text, literal) != std::string_view::npos || holds_folding_letter(text, literal);
         });
}

}  // namespace sabot::match
