#include "report/notices.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "adjudicate/matrix_cells.hpp"
#include "base/lists.hpp"
#include "report/words.hpp"

namespace sabot::report {
namespace {

using adjudicate::RowCoverage;
using trace::ReplicateLabel;
using WaveIndexes = std::vector<std::size_t>;

// As many labels as a sentence names.
constexpr std::size_t named_labels = 10;

bool holds(const RegisteredWave& wave, const ReplicateLabel& label) {
  return contains(wave.labels, label);
}

WaveIndexes waves_with(const ReplicateLabel& label, const std::vector<RegisteredWave>& waves) {
  WaveIndexes found;
  for (std::size_t i = 0; i < waves.size(); ++i) {
    if (holds(waves[i], label)) found.push_back(i);
  }
  return found;
}

template <class Labels>
std::string listed_labels(const Labels& labels) {
  std::vector<std::string> names;
  for (const ReplicateLabel& label : labels) names.push_back(to_string(label));
  return listed(names, named_labels);
}

std::vector<std::string> third_party_notices(const std::vector<RowCoverage>& rows,
                                             const std::vector<RegisteredWave>& waves) {
  std::vector<std::string> parts;
  for (const RowCoverage& row : rows) {
    std::vector<ReplicateLabel> strange;
    for (const auto& label : row.replicates) {
      if (waves_with(label, waves).empty()) strange.push_back(label);
    }
    if (!strange.empty()) parts.push_back(fmt::format("{} ({})", to_string(row.row), listed_labels(strange)));
  }
  if (parts.empty()) return {};
  return {fmt::format(
      "Third-party runs: no wave registered the replicate labels of {}; such rows are never pooled with those of a "
      "registered wave.",
      fmt::join(parts, ", "))};
}

std::string counterfactual_notice(const std::set<ReplicateLabel>& labels, const WaveIndexes& holders,
                                  const std::vector<RegisteredWave>& waves, std::string_view version) {
  std::vector<std::string> registrations;
  for (const std::size_t i : holders)
    registrations.push_back(fmt::format("for {} under {}", waves[i].id, waves[i].version));
  return fmt::format(
      "{} {} registered {}; the rules of {} differ, so these numbers are a counterfactual, not a published result.",
      labels.size() == 1 ? "Replicate label" : "Replicate labels",
      fmt::format("{} {}", listed_labels(labels), labels.size() == 1 ? "was" : "were"),
      fmt::join(registrations, " and "), version);
}

struct Held {
  std::int64_t cells = 0;
  std::int64_t expected = 0;
};

Held held_of(const std::vector<RowCoverage>& rows, const tally::Scoreboard& board) {
  Held held;
  for (const tally::RowCounts& row : board.rows) {
    const bool in_input =
        std::any_of(rows.begin(), rows.end(), [&](const RowCoverage& covered) { return covered.row == row.row; });
    if (!in_input) continue;
    const tally::Counts& counts = row.counts;
    held.cells += counts.injected;
    held.expected += counts.injected + counts.unscored + counts.not_run;
  }
  return held;
}

// What the headline rests on; a single row has no median.
std::string median_words(const tally::Scoreboard& board, std::size_t of_frameworks) {
  if (!board.median || board.rows.size() < 2) return "";
  const auto in_median = std::count_if(board.frameworks.begin(), board.frameworks.end(),
                                       [](const auto& framework) { return framework.counts.valid > 0; });
  return fmt::format(": the median is over {} of {}", in_median, number_of(of_frameworks, "framework"));
}

}  // namespace

std::string draft_notice(std::string_view version) {
  return fmt::format("{} is a draft: it is not released, and its numbers are no Sabot results.", version);
}

Registration registration_of(const ReplicateLabel& label, const std::vector<RegisteredWave>& waves,
                             std::string_view digest) {
  const WaveIndexes holders = waves_with(label, waves);
  if (holders.empty()) return Registration::none;
  const bool in_force =
      std::any_of(holders.begin(), holders.end(), [&](std::size_t i) { return waves[i].digest == digest; });
  return in_force ? Registration::in_force : Registration::counterfactual;
}

std::string_view key(Registration registration) {
  switch (registration) {
    case Registration::in_force:
      return "in_force";
    case Registration::counterfactual:
      return "counterfactual";
    case Registration::none:
      break;
  }
  return "none";
}

std::vector<std::string> registration_notices(const std::vector<RowCoverage>& rows,
                                              const std::vector<RegisteredWave>& waves, std::string_view version,
                                              std::string_view digest) {
  std::map<WaveIndexes, std::set<ReplicateLabel>> judged_otherwise;
  for (const RowCoverage& row : rows) {
    for (const auto& label : row.replicates) {
      if (registration_of(label, waves, digest) == Registration::counterfactual) {
        judged_otherwise[waves_with(label, waves)].insert(label);
      }
    }
  }
  auto notices = third_party_notices(rows, waves);
  for (const auto& [holders, labels] : judged_otherwise) {
    notices.push_back(counterfactual_notice(labels, holders, waves, version));
  }
  return notices;
}

std::vector<std::string> coverage_notices(const std::vector<RowCoverage>& rows, const tally::Scoreboard& board,
                                          const rulebook::Matrix& matrix) {
  const Held held = held_of(rows, board);
  const std::size_t of_rows = adjudicate::rows_of(matrix).size();
  if (held.cells == held.expected && rows.size() == of_rows) return {};
  return {fmt::format("The input accounts for {} of {} cells of {} of {}{}.", held.cells, held.expected, rows.size(),
                      number_of(of_rows, "row"), median_words(board, matrix.frameworks.size()))};
}

}  // namespace sabot::report
