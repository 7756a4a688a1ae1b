#include <algorithm>
#include <filesystem>

#include "base/lists.hpp"
#include "cli/file.hpp"
#include "cli/golden_case.hpp"
#include "cli/golden_diff.hpp"
#include "cli/golden_run.hpp"
#include "cli/options.hpp"
#include "cli/verbs.hpp"

namespace sabot::cli {
namespace {

namespace fs = std::filesystem;

constexpr auto cells_file = "expected.jsonl";
constexpr auto board_file = "expected.md";
constexpr std::size_t shown_lines = 40;

// What is wrong with one case; empty = it holds.
using Complaints = std::vector<std::string>;

std::string in(const GoldenCase& golden, const char* file) {
  return (fs::path(golden.folder) / file).string();
}

Complaints missing_deciders(const GoldenCase& golden, const GoldenOutput& output) {
  Complaints complaints;
  const std::vector<std::string> deciders(output.deciders.begin(), output.deciders.end());
  for (const std::string& id : golden.decides) {
    if (output.deciders.count(id) != 0) continue;
    complaints.push_back(
        fmt::format("  {} was to decide something and decided nothing; {}", id, suggestion(id, deciders)));
  }
  return complaints;
}

Complaints lines_of(const Diagnostics& diagnostics) {
  return {"  " + render_first(diagnostics)};
}

Complaints check(const GoldenCase& golden, const GoldenOutput& output) {
  Complaints complaints = missing_deciders(golden, output);
  const auto cells = read_file(in(golden, cells_file), in(golden, cells_file));
  append(complaints, cells ? diff_cells(*cells, output.cells) : lines_of(cells.error()));
  const auto board = read_file(in(golden, board_file), in(golden, board_file));
  append(complaints, board ? diff_lines(board_file, *board, output.board) : lines_of(board.error()));
  return complaints;
}

Complaints update(const GoldenCase& golden, const GoldenOutput& output) {
  Complaints complaints = missing_deciders(golden, output);
  if (!complaints.empty()) return complaints;
  for (const auto& [file, text] : {std::pair{cells_file, &output.cells}, std::pair{board_file, &output.board}}) {
    const auto written = write_file(in(golden, file), *text);
    if (!written) append(complaints, lines_of(written.error()));
  }
  return complaints;
}

using Action = Complaints (*)(const GoldenCase&, const GoldenOutput&);

Complaints apply(Action action, const std::string& folder) {
  const auto golden = read_case(folder);
  if (!golden) return lines_of(golden.error());
  const auto output = run_case(*golden);
  if (!output) return lines_of(output.error().diagnostics);
  return action(*golden, *output);
}

std::string complaint_text(const std::string& folder, const Complaints& complaints) {
  std::string text = folder + "\n";
  const std::size_t shown = std::min(complaints.size(), shown_lines);
  for (std::size_t i = 0; i < shown; ++i) text += complaints[i] + "\n";
  if (shown < complaints.size()) text += fmt::format("  ... and {} more lines\n", complaints.size() - shown);
  return text;
}

Answer apply_to_all(const std::string& folder, Action action, std::string_view done) {
  const auto cases = find_cases(folder);
  if (!cases) return to_answer({ExitCode::bad_input, cases.error()});
  std::string text;
  std::size_t failed = 0;
  for (const std::string& path : *cases) {
    const Complaints complaints = apply(action, path);
    if (complaints.empty()) continue;
    ++failed;
    text += complaint_text(path, complaints);
  }
  text += fmt::format("{} {}: {} {}, {} failed\n", cases->size(), cases->size() == 1 ? "case" : "cases",
                      cases->size() - failed, done, failed);
  return {failed == 0 ? ExitCode::fine : ExitCode::findings, std::move(text), "", ""};
}

}  // namespace

Answer run_golden(const Arguments& arguments) {
  std::string folder = "golden";
  CommandLine line("sabot-eval golden", "Recorded cases: runs with the exact output that they must give.");
  CommandLine& check_verb = line.verb("check", "Compares every case with what it gives now.");
  CommandLine& update_verb = line.verb("update", "Records what every case gives now.");
  for (CommandLine* verb : {&check_verb, &update_verb}) {
    verb->text("DIR", folder, {"the folder of cases; golden when left out"});
  }
  line.verb_required();
  line.footer(
      "\nA case is a folder with case.toml, runs.jsonl, expected.jsonl and expected.md. It fails as well when a rule\n"
      "that its key decides names has decided nothing; update then leaves the case as it is.\n\n" +
      exit_code_help());
  if (auto answer = line.parse(arguments)) return *answer;
  return update_verb.chosen() ? apply_to_all(folder, &update, "updated") : apply_to_all(folder, &check, "passed");
}

}  // namespace sabot::cli
