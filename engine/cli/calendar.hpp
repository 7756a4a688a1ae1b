// Days: the one that a person writes, and today.
#pragma once

#include <optional>
#include <string_view>

#include "rulebook/kinds/fields.hpp"

namespace sabot::cli {

// "2026-07-25"; none when the text has another form or the calendar has no such day.
std::optional<rulebook::Date> parse_date(std::string_view text);

// Where the program runs.
rulebook::Date today();

}  // namespace sabot::cli
