#include "adjudicate/ledger.hpp"

#include <algorithm>
#include <numeric>
#include <set>
#include <span>
#include <tuple>
#include <utility>

#include "adjudicate/doubled_run.hpp"
#include "adjudicate/exclusion.hpp"
#include "adjudicate/matrix_order.hpp"

namespace sabot::adjudicate {
namespace {

using match::CellFacts;

constexpr std::uint16_t of_baseline = 0;

template <class Text>
std::uint32_t number_of(Interned<Text>& interned, const Text& text) {
  // Runs of one file and of one label mostly come one after the other.
  if (!interned.texts.empty() && interned.texts.back() == text) {
    return static_cast<std::uint32_t>(interned.texts.size() - 1);
  }
  const auto [at, is_new] = interned.numbers.try_emplace(text, static_cast<std::uint32_t>(interned.texts.size()));
  if (is_new) interned.texts.push_back(text);
  return at->second;
}

std::uint16_t short_position(const std::vector<std::string>& names, std::string_view name) {
  return static_cast<std::uint16_t>(position(names, name));
}

// The order of reading. The baseline comes before the faults that rest on it.
auto cell_key(const LedgerEntry& e) {
  return std::tie(e.framework, e.config, e.label, e.task, e.fault_operator);
}

auto row_key(const LedgerEntry& e) {
  return std::tie(e.framework, e.config);
}

Row row_of(const LedgerEntry& entry, const rulebook::Matrix& matrix) {
  return {matrix.frameworks[entry.framework], matrix.configs[entry.config]};
}

BaselineKey baseline_of(const Ledger& ledger, const LedgerEntry& entry, const rulebook::Matrix& matrix) {
  return {row_of(entry, matrix), matrix.tasks[entry.task], ledger.labels.texts[entry.label]};
}

Cell cell_of(const Ledger& ledger, const LedgerEntry& fault, const rulebook::Matrix& matrix) {
  const BaselineKey key = baseline_of(ledger, fault, matrix);
  return {key.row, key.task, matrix.operators[fault.fault_operator - 1U], key.replicate};
}

std::string name_of(const Ledger& ledger, const LedgerEntry& entry, const rulebook::Matrix& matrix) {
  return entry.fault_operator == of_baseline ? to_string(baseline_of(ledger, entry, matrix))
                                             : to_string(cell_of(ledger, entry, matrix));
}

Place origin_of(const Ledger& ledger, const LedgerEntry& entry) {
  return {ledger.files.texts[entry.file], entry.line, 0};
}

std::optional<std::string> error_of(const Ledger& ledger, const LedgerEntry& entry) {
  if (entry.error == 0) return std::nullopt;
  return ledger.errors.texts[entry.error - 1];
}

CellFacts::RunFacts facts_of(const Ledger& ledger, const LedgerEntry& entry) {
  CellFacts::RunFacts facts{error_of(ledger, entry), std::nullopt, entry.injection_verified, entry.task_passed,
                            entry.landed};
  if (entry.injected) facts.injection_seq = entry.injection_seq;
  return facts;
}

CellFacts::BaselineFacts baseline_facts(const Ledger& ledger, const LedgerEntry& baseline) {
  return {error_of(ledger, baseline), baseline.task_passed};
}

// Labels are numbered as they come; from here on a smaller number is a smaller label.
void number_labels_in_order(Ledger& ledger) {
  auto& [texts, numbers] = ledger.labels;
  std::vector<std::uint32_t> renumbered(texts.size());
  texts.clear();
  for (auto& [text, number] : numbers) {
    const auto in_order = static_cast<std::uint32_t>(texts.size());
    renumbered[number] = in_order;
    number = in_order;
    texts.push_back(text);
  }
  for (LedgerEntry& entry : ledger.entries) entry.label = renumbered[entry.label];
}

// Of the runs from `first` on that stand for one cell, a finding for each but the one that is named first.
template <class Iterator>
void report_doubles(const Ledger& ledger, Iterator first, Iterator last, const rulebook::Matrix& matrix,
                    FirstFindings& findings) {
  std::vector<Place> places;
  for (auto entry = first; entry != last; ++entry) places.push_back(origin_of(ledger, *entry));
  std::sort(places.begin(), places.end());
  for (std::size_t i = 1; i < places.size(); ++i) {
    findings.add(doubled_run(name_of(ledger, *first, matrix), places.front(), places[i]));
  }
}

// The cells of one row and one replicate label.
class Replicate {
 public:
  Replicate(const Ledger& ledger, const Row& row, const trace::ReplicateLabel& label,
            std::span<const LedgerEntry> entries, const rulebook::Rulebook& rulebook, bool floored)
      : ledger_(ledger), row_(row), label_(label), entries_(entries), rulebook_(rulebook), floored_(floored) {}

  void for_each_cell(const std::function<void(const LedgerCell&)>& use) {
    const rulebook::Matrix& matrix = rulebook_.matrix.body.matrix;
    for (std::size_t task = 0; task < matrix.tasks.size(); ++task) {
      std::optional<CellFacts::BaselineFacts> baseline;
      if (const auto* entry = take(task, of_baseline)) baseline = baseline_facts(ledger_, *entry);
      for (std::size_t i = 0; i < matrix.operators.size(); ++i) {
        const Cell cell{row_, matrix.tasks[task], matrix.operators[i], label_};
        if (const auto* entry = take(task, i + 1)) {
          use(with_run(cell, *entry, baseline));
        } else if (!carve_out_of(row_, cell.fault_operator, rulebook_)) {
          use({adjudicate_absent(cell, baseline, rulebook_), {}});
        }
      }
    }
  }

 private:
  // The next entry, when it is the one that is asked for.
  const LedgerEntry* take(std::size_t task, std::size_t fault_operator) {
    if (entries_.empty() || entries_.front().task != task || entries_.front().fault_operator != fault_operator) {
      return nullptr;
    }
    const LedgerEntry* entry = &entries_.front();
    entries_ = entries_.subspan(1);
    return entry;
  }

  LedgerCell with_run(const Cell& cell, const LedgerEntry& entry,
                      const std::optional<CellFacts::BaselineFacts>& baseline) const {
    LedgerCell made{settle(cell, facts_of(ledger_, entry), baseline, rulebook_), origin_of(ledger_, entry)};
    if (made.verdict.status == Status::scored) {
      made.verdict.outcome = outcome_of(entry.marks, entry.task_passed, floored_);
    }
    return made;
  }

  const Ledger& ledger_;
  const Row& row_;
  const trace::ReplicateLabel& label_;
  std::span<const LedgerEntry> entries_;
  const rulebook::Rulebook& rulebook_;
  bool floored_;
};

}  // namespace

void add(Ledger& ledger, const RunSummary& run, const rulebook::Matrix& matrix) {
  LedgerEntry entry;
  entry.framework = short_position(matrix.frameworks, run.row.framework);
  entry.config = short_position(matrix.configs, run.row.config);
  entry.task = short_position(matrix.tasks, run.task);
  if (run.fault_operator) {
    entry.fault_operator = static_cast<std::uint16_t>(position(matrix.operators, *run.fault_operator) + 1);
  }
  entry.label = number_of(ledger.labels, run.replicate);
  entry.file = number_of(ledger.files, run.origin.file);
  entry.line = run.origin.line;
  entry.error = run.facts.error ? number_of(ledger.errors, *run.facts.error) + 1 : 0;
  entry.injected = run.facts.injection_seq.has_value();
  entry.injection_seq = run.facts.injection_seq.value_or(0);
  entry.injection_verified = run.facts.injection_verified;
  entry.task_passed = run.facts.task_passed;
  entry.landed = run.facts.landed;
  entry.marks = run.marks;
  entry.uncounted = static_cast<std::uint32_t>(run.uncounted.size());
  if (!run.uncounted.empty()) {
    list_uncounted(ledger.acts, {run.row, run.task, *run.fault_operator, run.replicate}, run.uncounted, matrix);
  }
  ledger.entries.push_back(entry);
}

void close(Ledger& ledger, const rulebook::Matrix& matrix, FirstFindings& findings) {
  number_labels_in_order(ledger);
  auto& entries = ledger.entries;
  std::sort(entries.begin(), entries.end(), [](const auto& a, const auto& b) { return cell_key(a) < cell_key(b); });

  std::set<RankOf<Cell>> doubled;
  auto kept = entries.begin();
  for (auto first = entries.begin(); first != entries.end();) {
    const auto last =
        std::find_if(first, entries.end(), [&](const auto& other) { return cell_key(other) != cell_key(*first); });
    if (last - first == 1) {
      *kept++ = *first;
    } else {
      report_doubles(ledger, first, last, matrix, findings);
      if (first->fault_operator != of_baseline)
        doubled.insert(MatrixOrder(matrix).rank(cell_of(ledger, *first, matrix)));
    }
    first = last;
  }
  entries.erase(kept, entries.end());
  ledger.acts.drop([&](const auto& cell) { return doubled.contains(cell); });
}

std::vector<RowCoverage> covered_rows(const Ledger& ledger, const rulebook::Matrix& matrix) {
  std::vector<RowCoverage> rows;
  for (auto first = ledger.entries.begin(); first != ledger.entries.end();) {
    std::set<trace::ReplicateLabel> labels;
    BaselineCounts baselines;
    const auto last =
        std::find_if(first, ledger.entries.end(), [&](const auto& e) { return row_key(e) != row_key(*first); });
    for (auto entry = first; entry != last; ++entry) {
      if (entry == first || entry->label != (entry - 1)->label) labels.insert(ledger.labels.texts[entry->label]);
      if (entry->fault_operator == of_baseline) add(baselines, baseline_facts(ledger, *entry));
    }
    rows.push_back(coverage_of(row_of(*first, matrix), labels, matrix));
    rows.back().baselines = baselines;
    first = last;
  }
  return rows;
}

std::size_t uncounted_acts(const Ledger& ledger) {
  return std::accumulate(ledger.entries.begin(), ledger.entries.end(), std::size_t{0},
                         [](std::size_t sum, const LedgerEntry& entry) { return sum + entry.uncounted; });
}

void for_each_cell(const Ledger& ledger, const std::vector<RowCoverage>& rows, const rulebook::Rulebook& rulebook,
                   bool floored, const std::function<void(const LedgerCell&)>& use) {
  const rulebook::Matrix& matrix = rulebook.matrix.body.matrix;
  auto entry = ledger.entries.begin();
  for (const RowCoverage& row : rows) {
    const bool has_runs = entry != ledger.entries.end() && row_of(*entry, matrix) == row.row;
    const auto end_of_row = !has_runs ? entry : std::find_if(entry, ledger.entries.end(), [&](const auto& e) {
      return row_key(e) != row_key(*entry);
    });
    for (const auto& label : expected_labels(row, matrix)) {
      const auto first = entry;
      while (entry != end_of_row && ledger.labels.texts[entry->label] == label) ++entry;
      Replicate(ledger, row.row, label, {first, entry}, rulebook, floored).for_each_cell(use);
    }
  }
}

}  // namespace sabot::adjudicate
