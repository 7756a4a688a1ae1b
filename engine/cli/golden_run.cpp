#include "cli/golden_run.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "cli/codes.hpp"
#include "cli/rule_source.hpp"
#include "cli/session.hpp"
#include "report/jsonl.hpp"
#include "report/markdown.hpp"

namespace sabot::cli {
namespace {

namespace fs = std::filesystem;

constexpr auto runs_file = "runs.jsonl";

Result<rulebook::SourceTree> tree_of(const GoldenCase& golden) {
  if (golden.rules.empty()) return built_in_tree();
  return read_tree((fs::path(golden.folder) / golden.rules).string()).map([](rulebook::SourceTree&& over) {
    for (rulebook::SourceFile& file : over) file.shown_as = file.path;
    return lay_over(built_in_tree(), over);
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

std::set<std::string> deciders_of(const adjudicate::Wave& wave) {
  std::set<std::string> ids;
  const auto add = [&](const adjudicate::Reason& reason) { ids.insert(reason.rule.id); };
  for (const adjudicate::CellVerdict& verdict : wave.cells) {
    add(verdict.status_reason);
    if (verdict.outcome) {
      add(verdict.outcome->headline_reason);
      add(verdict.outcome->reacted_reason);
    }
    if (verdict.observation) {
      for (const auto& act : verdict.observation->acts) add(act.reason);
      for (const auto& flag : verdict.observation->flags) add(flag.reason);
      for (const auto& probe : verdict.observation->probes) add(probe.reason);
    }
  }
  return ids;
}

}  // namespace

Attempt<GoldenOutput> run_case(const GoldenCase& golden) {
  const auto tree = tree_of(golden);
  if (!tree) return refuse(ExitCode::bad_rules, tree.error());
  const auto rules = choose_rules(*tree, golden.spec);
  if (!rules) return tl::unexpected(rules.error());
  const auto session = evaluate(*rules, request_of(golden));
  if (!session) return tl::unexpected(session.error());
  const report::Evaluation& evaluation = session->evaluation;
  if (const auto unscored = evaluation.board.all.unscored; unscored > 0 && !golden.partial) {
    return refuse(ExitCode::bad_input, {{{runs_file, 0, 0},
                                         codes::unscored_run,
                                         fmt::format("{} fault run(s) have no baseline run", unscored),
                                         "add the baseline runs, or say partial = true in case.toml",
                                         ""}});
  }
  return GoldenOutput{report::jsonl(evaluation), report::markdown(evaluation), deciders_of(evaluation.wave)};
}

}  // namespace sabot::cli
