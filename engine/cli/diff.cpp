#include <algorithm>

#include "base/lists.hpp"
#include "cli/diff_sides.hpp"
#include "cli/document_text.hpp"
#include "cli/options.hpp"
#include "cli/unscored.hpp"
#include "cli/verbs.hpp"
#include "cli/version.hpp"
#include "report/difference.hpp"
#include "report/items.hpp"
#include "report/words.hpp"

namespace sabot::cli {
namespace {

using report::Difference;

// Not a table: a list of changes.
constexpr std::array<std::pair<std::string_view, DocumentFormat>, 3> formats = {
    {{"text", DocumentFormat::table}, {"markdown", DocumentFormat::markdown}, {"json", DocumentFormat::json}}};

struct Options {
  SideOptions sides;
  InputOptions input;
  DocumentFormat format = DocumentFormat::table;
  bool partial = false;
  bool exit_code = false;
  std::string out;
};

CommandLine command_line(Options& options) {
  CommandLine line("sabot-eval diff",
                   "Compares the rules of two versions, and with runs every cell whose verdict they change.");
  line.text("--from", options.sides.from,
            {"a version, a folder of rules or a spec file; when left out, the version\n"
             "before --to, or the built-in one that the folder of --to edits",
             "VERSION", "Rules"});
  line.text("--to", options.sides.to,
            {"the same; the newest version when left out. Of a folder: its one draft,\n"
             "else its newest version",
             "VERSION", "Rules"});
  line.text("--rules", options.sides.folder, {"where versions are looked up; built in when left out", "DIR", "Rules"});
  add_run_options(line, options.input, false);
  line.flag("--partial", options.partial,
            {"fault runs without their baseline are no error; they enter no rate", "", "Input"});
  line.choice("--format", options.format, formats, {"what to print; text when left out", "", "Output"});
  line.text("--out", options.out, {"write to a file, which appears whole or not at all", "FILE", "Output"});
  line.flag("--exit-code", options.exit_code, {"exit with 1 when the rules differ", "", "Output"});
  line.check([&options] {
    return std::string(contains(options.input.inputs, "-") ? "-: runs are read twice here; name a file" : "");
  });
  line.footer(
      "\nExamples:\n"
      "  sabot-eval diff --from v0.2.0 --to v0.2.1\n"
      "  sabot-eval diff --from v0.2.0 --to v0.2.1 runs/\n"
      "  sabot-eval diff --to specs/drafts/v0.2.2.toml runs/ --format markdown\n\n" +
      exit_code_help());
  return line;
}

report::ComparedRules compared_rules(const Side& side) {
  const rulebook::Rulebook& rulebook = side.rules.rulebook;
  return {rulebook.spec,
          rulebook.draft,
          rulebook.digest,
          rulebook.files,
          side.source,
          rulebook.flags.has_value(),
          side.rules.supplements.strict_floor.has_value()};
}

Difference difference_of(const Sides& sides) {
  const rulebook::Rulebook& from = sides.from.rules.rulebook;
  const rulebook::Rulebook& to = sides.to.rules.rulebook;
  return {program_version,
          compared_rules(sides.from),
          compared_rules(sides.to),
          rulebook::difference(from, to),
          rulebook::amendments_beyond(from, to, sides.to.rules.library),
          rulebook::amendments_beyond(to, from, sides.from.rules.library),
          std::nullopt};
}

// What is true of both evaluations is said once.
template <class T>
std::vector<T> united(std::vector<T> first, const std::vector<T>& second) {
  for (const T& value : second) {
    if (!contains(first, value)) first.push_back(value);
  }
  return first;
}

Listing<Diagnostic> united(const Listing<Diagnostic>& first, const Listing<Diagnostic>& second) {
  return {united(first.items, second.items), std::max(first.left_out, second.left_out)};
}

struct Compared {
  report::ComparedRuns runs;
  std::vector<std::string> unscored;  // the cells that lack a baseline
};

std::vector<std::string> notices_of(const report::Evaluation& was, const report::Evaluation& is,
                                    const std::vector<std::string>& unscored) {
  auto notices = united(report::warnings(was), report::warnings(is));
  if (!unscored.empty()) {
    notices.push_back(fmt::format("Without a baseline run in the input, and so in no rate: {}.",
                                  report::number_of(unscored.size(), "fault run")));
  }
  return notices;
}

Attempt<Compared> compare_runs(const Sides& sides, const InputOptions& options) {
  const Request request = to_request(options);
  auto before = evaluate(sides.from.rules, request);
  if (!before) return tl::unexpected(std::move(before.error()));
  auto after = evaluate(sides.to.rules, request);
  if (!after) return tl::unexpected(std::move(after.error()));
  const report::Evaluation& was = before->evaluation;
  const report::Evaluation& is = after->evaluation;
  const auto unscored = unscored_cells(was, is);
  return Compared{
      {is.provenance.inputs, tally::impact({was.wave, sides.from.rules.rulebook}, {is.wave, sides.to.rules.rulebook}),
       notices_of(was, is, unscored), united(was.set_aside, is.set_aside)},
      unscored};
}

ExitCode exit_code(const Difference& difference, const Diagnostics& gaps, const Options& options) {
  if (!gaps.empty()) return ExitCode::bad_input;
  return options.exit_code && !difference.changes.empty() ? ExitCode::findings : ExitCode::fine;
}

}  // namespace

Answer run_diff(const Arguments& arguments) {
  Options options;
  if (auto answer = command_line(options).parse(arguments)) return *answer;
  const auto sides = choose_sides(options.sides);
  if (!sides) return to_answer(sides.error());

  Difference difference = difference_of(*sides);
  Diagnostics gaps;
  std::size_t more = 0;
  if (!options.input.inputs.empty()) {
    auto compared = compare_runs(*sides, options.input);
    if (!compared) return to_answer(compared.error());
    gaps = compared->runs.set_aside.items;
    more = compared->runs.set_aside.left_out;
    if (!options.partial) append(gaps, unscored_findings(compared->unscored));
    difference.runs = std::move(compared->runs);
  }
  return {exit_code(difference, gaps, options), text_of(difference, &report::difference_document, options.format),
          render_first(gaps, more) + draft_warnings(sides->from.rules, sides->to.rules), options.out};
}

}  // namespace sabot::cli
