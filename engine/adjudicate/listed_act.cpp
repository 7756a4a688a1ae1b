#include "adjudicate/listed_act.hpp"

#include <fmt/format.h>

#include "base/utf8.hpp"

namespace sabot::adjudicate {
namespace {

std::string shortened(const std::string& quote) {
  if (quote.size() <= longest_listed_quote) return quote;
  std::size_t end = 0;
  while (end + code_point_at(quote, end).length <= longest_listed_quote) end += code_point_at(quote, end).length;
  return fmt::format("{}... ({} bytes left out)", std::string_view(quote).substr(0, end), quote.size() - end);
}

}  // namespace

bool is_uncounted(const ObservedAct& act) {
  switch (act.standing) {
    case ActStanding::unmapped:
    case ActStanding::no_token:
    case ActStanding::refused:
    case ActStanding::barred:
      return true;
    case ActStanding::counted:
    case ActStanding::before_injection:
    case ActStanding::soft:
      return false;
  }
  return false;
}

void list_uncounted(ListedActs& list, const Cell& cell, const std::vector<ObservedAct>& acts,
                    const rulebook::Matrix& matrix) {
  for (const ObservedAct& act : acts) {
    if (!is_uncounted(act)) continue;
    ListedAct listed{cell, act};
    listed.act.quote = shortened(act.quote);
    list.add(MatrixOrder(matrix).rank(cell), std::move(listed));
  }
}

}  // namespace sabot::adjudicate
