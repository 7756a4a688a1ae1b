#include "base/suggest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace sabot {
namespace {

// Names are shorter. The table of two texts of a megabyte each would fill any memory.
constexpr std::size_t longest_name = 256;

// Optimal string alignment: Levenshtein's distance in which swapping two neighbours is one edit as well.
std::size_t edits(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> cost(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) {
    for (std::size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        cost[i][j] = i + j;
        continue;
      }
      const std::size_t change = a[i - 1] == b[j - 1] ? 0 : 1;
      cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + change});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
      }
    }
  }
  return cost[a.size()][b.size()];
}

// A slip changes at most about a third of a word.
std::size_t tolerance(std::string_view a, std::string_view b) {
  return (std::max(a.size(), b.size()) + 1) / 3;
}

}  // namespace

std::string_view closest(std::string_view word, std::span<const std::string> known) {
  std::string_view best;
  std::size_t least = std::string_view::npos;
  if (word.size() > longest_name) return best;
  for (const std::string& candidate : known) {
    // The difference in length is a lower bound, and spares the table for texts that are no slip of anything.
    const auto [shorter, longer] = std::minmax({word.size(), candidate.size()});
    if (longer - shorter > tolerance(word, candidate)) continue;
    const std::size_t distance = edits(word, candidate);
    if (distance > tolerance(word, candidate) || distance > least || candidate == best) continue;
    best = distance == least ? std::string_view() : std::string_view(candidate);
    least = distance;
  }
  return best;
}

std::string suggestion(std::string_view word, std::span<const std::string> known) {
  if (known.empty()) return {};
  if (const std::string_view match = closest(word, known); !match.empty()) {
    return fmt::format("did you mean \"{}\"?", match);
  }
  return fmt::format("one of: {}", fmt::join(known, ", "));
}

}  // namespace sabot
