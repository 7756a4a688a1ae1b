#include "report/comparison_words.hpp"

#include <fmt/format.h>

#include "report/estimates_words.hpp"
#include "report/figures.hpp"
#include "report/words.hpp"

namespace sabot::report {

using adjudicate::Status;
using tally::Finding;

std::string short_words(const tally::Standing& standing) {
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

std::string sentence(const tally::Gap& gap) {
  return fmt::format("Open: {} of {} {} no verdict in the {} wave.",
                     number_of(static_cast<std::size_t>(gap.cells), "cell"), to_string(gap.row),
                     gap.cells == 1 ? "has" : "have", gap.in_earlier_wave ? "earlier" : "later");
}

}  // namespace sabot::report
