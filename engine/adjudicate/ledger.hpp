// All runs of an input in little memory: a few bytes for each, and no text of it but what a report lists.
//
// A ledger is filled in any order, then closed, then read cell by cell. Two ledgers filled with the same runs give the
// same cells, in whatever order the runs came.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "adjudicate/coverage.hpp"
#include "adjudicate/listed_act.hpp"
#include "adjudicate/run_summary.hpp"
#include "base/first_findings.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::adjudicate {

// A run by numbers. Names stand for their positions in the matrix, texts for their positions in the ledger's lists.
struct LedgerEntry {
  std::int64_t injection_seq = 0;
  std::size_t line = 0;  // of its file
  std::uint32_t label = 0;
  std::uint32_t file = 0;
  std::uint32_t error = 0;      // 0 = none, else its position + 1
  std::uint32_t uncounted = 0;  // hard acts that are no detection
  std::uint16_t framework = 0;
  std::uint16_t config = 0;
  std::uint16_t task = 0;
  std::uint16_t fault_operator = 0;  // 0 = baseline, else its position + 1
  bool injected : 1 = false;
  bool injection_verified : 1 = false;
  bool task_passed : 1 = false;
  bool landed : 1 = false;
  Marks marks;
};

// Texts that many runs share, each kept once.
template <class Text>
struct Interned {
  std::vector<Text> texts;  // by number
  std::map<Text, std::uint32_t> numbers;
};

struct Ledger {
  std::vector<LedgerEntry> entries;
  Interned<trace::ReplicateLabel> labels;
  Interned<std::string> files;
  Interned<std::string> errors;
  ListedActs acts{most_listed};
};

// The run's names must be in the matrix, as observe() makes sure.
void add(Ledger& ledger, const RunSummary& run, const rulebook::Matrix& matrix);

// Sorts the entries for reading: by row, label, task and operator. Of two runs for one cell or baseline neither stays;
// there is a finding for each but the first.
void close(Ledger& ledger, const rulebook::Matrix& matrix, FirstFindings& findings);

// The rows that have a run, in the order of the matrix. Of a closed ledger.
std::vector<RowCoverage> covered_rows(const Ledger& ledger, const rulebook::Matrix& matrix);

// Hard acts that are no detection; the ledger's list may hold fewer.
std::size_t uncounted_acts(const Ledger& ledger);

// A cell as a ledger knows it: the outcome's reasons are empty, and there is no observation.
struct LedgerCell {
  CellVerdict verdict;
  Place origin;  // of its run; empty where there is none
};

// Calls `use` once for each cell, those of one row and replicate one after the other. `rows` are those of the ledger
// of which absent cells are listed too. Of a closed ledger.
void for_each_cell(const Ledger& ledger, const std::vector<RowCoverage>& rows, const rulebook::Rulebook& rulebook,
                   bool floored, const std::function<void(const LedgerCell&)>& use);

}  // namespace sabot::adjudicate
