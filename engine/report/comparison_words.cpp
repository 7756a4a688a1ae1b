#include "report/comparison_words.hpp"

#include <fmt/format.h>

#include "report/estimates_words.hpp"
#include "report/figures.hpp"
#include "report/words.hpp"

namespace sabot::report {

using adjudicate::Status;
using tally::Finding;

std::string short_words(const tally::CellStanding& standing) {
  switch (standing.status) {
    case Status::scored:
      return "valid";
    case Status::excluded:
      return standing.exclusion;
    case Status::carved_out:
      return "carved out";
    case Status::unscored:
      return "unscored";
    case Status::not_run:
      break;
  }
  return "not run";
}

std::string_view key(Finding finding) {
  switch (finding) {
    case Finding::confirmed:
      return "confirmed";
    case Finding::violated:
      return "violated";
    case Finding::undecided:
      break;
  }
  return "undecided";
}

std::string shown(const tally::Measured& number) {
  const auto value = stats::fraction_of(number.value);
  if (!number.difference || !value) return with_counts({"", "", number.value});
  return fmt::format("{} ({}/{})", shown(*value, Unit::percentage_points), number.value.part, number.value.whole);
}

std::vector<std::string> sentences(const std::vector<tally::Gap>& gaps) {
  std::vector<std::string> sentences;
  for (const bool in_earlier_wave : {true, false}) {
    std::vector<std::string> parts;
    for (const auto& gap : gaps) {
      if (gap.in_earlier_wave != in_earlier_wave) continue;
      parts.push_back(
          fmt::format("{} of {}", number_of(static_cast<std::size_t>(gap.cells), "cell"), to_string(gap.row)));
    }
    if (parts.empty()) continue;
    sentences.push_back(fmt::format("Without a verdict in the {} wave: {}.", in_earlier_wave ? "earlier" : "later",
                                    fmt::join(parts, ", ")));
  }
  return sentences;
}

}  // namespace sabot::report
