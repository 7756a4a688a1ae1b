#include "cli/golden_run.hpp"

#include <algorithm>
#include <filesystem>
#include <map>

#include "base/lists.hpp"
#include "cli/codes.hpp"
#include "cli/rule_source.hpp"
#include "cli/session.hpp"
#include "report/jsonl.hpp"
#include "report/markdown.hpp"
#include "rulebook/as_of.hpp"
#include "rulebook/rule_file.hpp"

namespace sabot::cli {
namespace {

namespace fs = std::filesystem;

constexpr auto runs_file = "runs.jsonl";

rulebook::SourceTree shown_by_path(rulebook::SourceTree tree) {
  for (rulebook::SourceFile& file : tree) file.shown_as = file.path;
  return tree;
}

// A draft of the case's own amends what was the newest version when it was written, and is no worse for later ones.
rulebook::SourceTree amended_by(const rulebook::SourceTree& over, const rulebook::SourceTree& tree) {
  const auto* draft = first_where(
      over, [](const rulebook::SourceFile& file) { return file.path.starts_with(rulebook::drafts_folder); });
  return draft == nullptr ? tree : rulebook::as_of(tree, rulebook::read_spec_file(*draft).file.spec.amends);
}

Result<rulebook::SourceTree> tree_of(const GoldenCase& golden, const rulebook::SourceTree& tree) {
  if (golden.rules.empty()) return shown_by_path(tree);
  return read_tree((fs::path(golden.folder) / golden.rules).string()).map([&](const rulebook::SourceTree& over) {
    return shown_by_path(lay_over(amended_by(over, tree), over));
  });
}

Request request_of(const GoldenCase& golden) {
  const fs::path folder(golden.folder);
  Request request;
  request.sources.sources.push_back({(folder / runs_file).string(), runs_file, runs_file, ""});
  if (!golden.judge.empty()) request.judge = (folder / golden.judge).string();
  request.judge_shown_as = golden.judge;
  return request;
}

// What is wrong with a case's files is told with the folder that they lie in.
Failure located(Failure failure, const GoldenCase& golden) {
  for (Diagnostic& diagnostic : failure.diagnostics) {
    std::string& file = diagnostic.place.file;
    if (file == runs_file || file == golden.judge) file = (fs::path(golden.folder) / file).string();
  }
  return failure;
}

// A reason names a rule or a row of one by its id. A row stands for its rule as well, found by the file it is in.
std::set<std::string> deciders_of(const adjudicate::Wave& wave, const rulebook::Rulebook& rulebook) {
  std::map<std::string, std::string> rule_of_file;
  for (const auto& [id, file] : rulebook.files) rule_of_file.emplace(file, id);
  std::set<std::string> ids;
  const auto add = [&](const adjudicate::Reason& reason) {
    ids.insert(reason.rule.id);
    if (const auto rule = rule_of_file.find(reason.rule.place.file); rule != rule_of_file.end())
      ids.insert(rule->second);
  };
  for (const adjudicate::CellVerdict& verdict : wave.cells) {
    add(verdict.status_reason);
    if (verdict.outcome) {
      add(verdict.outcome->headline_reason);
      add(verdict.outcome->reacted_reason);
      if (verdict.outcome->strict) add(verdict.outcome->strict->reason);
    }
    if (verdict.observation) {
      for (const auto& act : verdict.observation->acts) add(act.reason);
      for (const auto& flag : verdict.observation->flags) add(flag.reason);
      for (const auto& probe : verdict.observation->probes) add(probe.reason);
    }
  }
  return ids;
}

// A case holds a handful of cells, and the board lists in a few lines all the others that the matrix expects.
std::string cells_of(report::Evaluation evaluation) {
  auto& cells = evaluation.wave.cells;
  const auto is_absent = [](const auto& verdict) { return verdict.status == adjudicate::Status::not_run; };
  cells.erase(std::remove_if(cells.begin(), cells.end(), is_absent), cells.end());
  return report::jsonl(evaluation);
}

}  // namespace

Attempt<GoldenOutput> run_case(const GoldenCase& golden, const rulebook::SourceTree& rule_tree) {
  const auto tree = tree_of(golden, rule_tree);
  if (!tree) return refuse(ExitCode::bad_rules, tree.error());
  const auto rules = choose_rules(*tree, golden.spec);
  if (!rules) return tl::unexpected(rules.error());
  const auto session = evaluate(*rules, request_of(golden));
  if (!session) return tl::unexpected(located(session.error(), golden));
  const report::Evaluation& evaluation = session->evaluation;
  if (evaluation.board.all.unscored > 0 && !golden.partial) {
    return refuse(ExitCode::bad_input, {{{(fs::path(golden.folder) / runs_file).string(), 0, 0},
                                         codes::unscored_run,
                                         "a fault run has no baseline run",
                                         "add the baseline runs, or say partial = true in case.toml",
                                         ""}});
  }
  return GoldenOutput{cells_of(evaluation), report::markdown(evaluation), deciders_of(evaluation.wave, rules->rulebook),
                      rules->rulebook.draft ? rules->rulebook.spec.version : ""};
}

}  // namespace sabot::cli
