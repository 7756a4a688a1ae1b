#include "cli/calendar.hpp"

#include <charconv>
#include <chrono>
#include <ctime>

namespace sabot::cli {
namespace {

constexpr std::string_view form = "0000-00-00";

// The digits of the form's places, as a number.
int number_at(std::string_view text, std::size_t start, std::size_t length) {
  int number = 0;
  std::from_chars(text.data() + start, text.data() + start + length, number);
  return number;
}

bool has_form(std::string_view text) {
  if (text.size() != form.size()) return false;
  for (std::size_t i = 0; i < form.size(); ++i) {
    const bool fits = form[i] == '0' ? text[i] >= '0' && text[i] <= '9' : text[i] == form[i];
    if (!fits) return false;
  }
  return true;
}

}  // namespace

std::optional<rulebook::Date> parse_date(std::string_view text) {
  if (!has_form(text)) return std::nullopt;
  const rulebook::Date date{number_at(text, 0, 4), number_at(text, 5, 2), number_at(text, 8, 2)};
  const std::chrono::year_month_day day{std::chrono::year(date.year),
                                        std::chrono::month(static_cast<unsigned>(date.month)),
                                        std::chrono::day(static_cast<unsigned>(date.day))};
  return day.ok() ? std::optional(date) : std::nullopt;
}

rulebook::Date today() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  ::localtime_r(&now, &local);
  return {local.tm_year + 1900, local.tm_mon + 1, local.tm_mday};
}

}  // namespace sabot::cli
