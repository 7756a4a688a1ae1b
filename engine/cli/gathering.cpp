#include "cli/gathering.hpp"

#include <utility>

#include "cli/load.hpp"
#include "cli/read_documents.hpp"

namespace sabot::cli {
namespace {

const adjudicate::StrictFloor* floor_of(const Rules& rules) {
  const auto& floor = rules.supplements.strict_floor;
  return floor ? &floor->rule : nullptr;
}

}  // namespace

Diagnostics summarise_runs(const Rules& rules, const Request& request, const TakeRun& take) {
  const std::vector<Source>& sources = request.sources.sources;
  return read_documents(
      sources, request.reading,
      [&](const Document& document, const Source& source) {
        return observe_document(document, source, rules.rulebook).map([&](const adjudicate::Observation& run) {
          return DigestedRun{adjudicate::summarise(run, rules.rulebook, floor_of(rules)), digest_of(document.text)};
        });
      },
      [&](std::size_t source, Result<DigestedRun> run) { take(sources[source], std::move(run)); });
}

Gathered gather(const Rules& rules, const Request& request) {
  Gathered gathered;
  gathered.findings.add(request.sources.findings);
  for (const Source& source : request.sources.sources) gathered.inputs.try_emplace(source.argument);
  gathered.findings.add(summarise_runs(rules, request, [&](const Source& source, Result<DigestedRun> run) {
    if (!run) return gathered.findings.add(std::move(run.error()));
    InputSum& sum = gathered.inputs[source.argument];
    sum = sum + InputSum{1, run->digest};
    add(gathered.ledger, run->summary, rules.rulebook.matrix.body.matrix);
  }));
  return gathered;
}

Attempt<report::Evaluation> evaluate_gathered(const Rules& rules, Gathered gathered, const Request& request) {
  auto& [ledger, inputs, findings] = gathered;
  const rulebook::Matrix& matrix = rules.rulebook.matrix.body.matrix;
  const bool nothing_left = ledger.entries.empty();
  close(ledger, matrix, findings);
  if (!findings.empty() && (nothing_left || !request.reading.keep_going)) {
    return refuse(ExitCode::bad_input, findings.listing());
  }

  tally::ScoreboardSums sums;
  report::AppendixMaker appendix(matrix);
  const auto rows = covered_rows(ledger, matrix);
  for_each_cell(ledger, listed_rows(rows, request.completeness, matrix), rules.rulebook, floor_of(rules) != nullptr,
                [&](const adjudicate::LedgerCell& cell) {
                  sums.add(cell.verdict.cell, tally::count(cell.verdict, nullptr));
                  appendix.add(cell.verdict, cell.origin);
                });
  auto evaluation = evaluation_of(rules, sums.board(rules.rulebook), inputs, findings.listing());
  evaluation.wave.rows = rows;
  evaluation.appendix = std::move(appendix).make(ledger.acts, uncounted_acts(ledger));
  return evaluation;
}

}  // namespace sabot::cli
