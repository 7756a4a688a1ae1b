#include "harness/flags_head.hpp"

namespace sabot::harness {

SplitArtifact split_flags_head(std::string_view text, const rulebook::Flags& flags) {
  const auto line_end = text.find('\n');
  const auto found = flags.pattern.search(text.substr(0, line_end));
  if (!found) return {std::nullopt, text};
  return {found->group1, line_end == std::string_view::npos ? std::string_view() : text.substr(line_end + 1)};
}

}  // namespace sabot::harness
