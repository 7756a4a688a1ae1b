#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "base/lists.hpp"
#include "cli/codes.hpp"
#include "cli/document_text.hpp"
#include "cli/options.hpp"
#include "cli/rule_source.hpp"
#include "cli/verbs.hpp"
#include "report/comparison.hpp"
#include "report/comparison_document.hpp"
#include "report/comparison_json.hpp"
#include "report/words.hpp"
#include "rulebook/codes.hpp"

namespace sabot::cli {
namespace {

// One side of the comparison as the command line gives it.
struct SideOptions {
  const char* name;  // of its option
  std::vector<std::string> inputs = {};
  std::string version = {};  // empty = the one that its labels were registered under
};

struct Options {
  std::string rules_folder;
  InputOptions reading;
  SideOptions before{"--before"};
  SideOptions after{"--after"};
  DocumentFormat format = DocumentFormat::table;
  std::size_t seed = 1;
};

CommandLine command_line(Options& options) {
  CommandLine line("sabot-eval compare",
                   "Compares two waves cell by cell, each under its own version, and answers what was predicted.");
  line.texts("--before", options.before.inputs, {"runs of the earlier wave: files, folders or -", "RUNS", "", true});
  line.texts("--after", options.after.inputs, {"runs of the later wave", "RUNS", "", true});
  line.text("--before-spec", options.before.version,
            {"version that judges the earlier wave; the first that its labels were registered under when left out",
             "VERSION", "Rules"});
  line.text("--after-spec", options.after.version,
            {"version that judges the later wave; the last that its labels were registered under when left out",
             "VERSION", "Rules"});
  line.text("--rules", options.rules_folder,
            {"rule and spec files to use instead of the built-in ones", "DIR", "Rules"});
  add_reading_options(line, options.reading);
  line.number("--seed", options.seed, 0, std::numeric_limits<std::size_t>::max(),
              {"of random resamples, where labels are too many to count all; 1 when left out", "N", "Resampling"});
  add_format_option(line, options.format);
  line.check([&options] {
    const bool twice = contains(options.before.inputs, "-") && contains(options.after.inputs, "-");
    return std::string(twice ? "--after: the earlier wave is read from standard input already" : "");
  });
  line.footer(
      "\nExamples:\n"
      "  sabot-eval compare --before wave1/ --after wave2/\n"
      "  sabot-eval compare --before old.jsonl --before-spec v0.1.3 --after new.jsonl --after-spec v0.2.1\n\n" +
      exit_code_help());
  return line;
}

// A wave and the rules that judged it.
struct JudgedSide {
  Rules rules;
  Session session;
};

Attempt<JudgedSide> judge(const SideOptions& side, const std::string& version, const Options& options,
                          const rulebook::SourceTree& tree) {
  auto rules = choose_rules(tree, version);
  if (!rules) return tl::unexpected(std::move(rules.error()));
  InputOptions input = options.reading;
  input.inputs = side.inputs;
  Request request = to_request(input);
  request.completeness = adjudicate::Completeness::full_matrix;
  auto session = evaluate(*rules, request);
  if (!session) return tl::unexpected(std::move(session.error()));
  return JudgedSide{std::move(*rules), std::move(*session)};
}

using Labels = std::vector<trace::ReplicateLabel>;

bool registered(const Labels& labels, const rulebook::SeededWave& wave) {
  return std::all_of(labels.begin(), labels.end(), [&](const trace::ReplicateLabel& label) {
    return std::any_of(wave.labels.begin(), wave.labels.end(),
                       [&](std::int64_t known) { return trace::ReplicateLabel{known} == label; });
  });
}

tl::unexpected<Failure> unregistered(const SideOptions& side, const Labels& labels) {
  constexpr std::size_t named_labels = 10;
  std::vector<std::string> names;
  for (const auto& label : labels) names.push_back(to_string(label));
  return refuse(
      ExitCode::usage,
      {{{side.name, 0, 0},
        codes::unregistered_wave,
        fmt::format("no wave registered all of these replicate labels: {}", report::listed(names, named_labels)),
        fmt::format("say which version judges these runs: {}-spec VERSION", side.name),
        ""}});
}

// By the version that was asked for, else by that of the first wave in the list that registered all labels. What a
// run's label is can be told only once the run is read, and reading takes rules.
Attempt<JudgedSide> judge(const SideOptions& side, const std::vector<rulebook::SeededWave>& waves,
                          const Options& options, const rulebook::SourceTree& tree) {
  if (!side.version.empty()) return judge(side, side.version, options, tree);
  Labels labels;
  for (const auto& wave : waves) {
    auto judged = judge(side, wave.version, options, tree);
    if (!judged) return judged;
    labels = labels_of(judged->session.evaluation.wave);
    if (registered(labels, wave)) return judged;
  }
  return unregistered(side, labels);
}

// By registration.
Attempt<std::vector<rulebook::SeededWave>> registered_waves(const rulebook::SourceTree& tree) {
  auto library = rulebook::read_library(tree);
  if (!library) return refuse(ExitCode::bad_rules, std::move(library.error()));
  std::vector<rulebook::SeededWave> waves;
  for (auto& document : library->waves) waves.push_back(std::move(document.wave));
  return waves;
}

Answer answer(const JudgedSide& before, const JudgedSide& after, const Options& options) {
  const auto& uncertainty = after.rules.supplements.uncertainty;
  if (!uncertainty) return to_answer(no_uncertainty_rule());
  const rulebook::Uncertainty& rule = uncertainty->rule.body.uncertainty;
  const report::Comparison comparison = report::compare(
      {before.session.evaluation, before.rules.rulebook}, {after.session.evaluation, after.rules.rulebook},
      uncertainty->from, {rule, static_cast<std::size_t>(rule.resamples), options.seed});
  Listing<Diagnostic> set_aside = before.session.evaluation.set_aside;
  const Listing<Diagnostic>& of_after = after.session.evaluation.set_aside;
  append(set_aside.items, of_after.items);
  set_aside.left_out += of_after.left_out;
  return to_answer(text_of(comparison, &report::comparison_document, options.format), set_aside,
                   draft_warnings(before.rules, after.rules));
}

}  // namespace

Answer run_compare(const Arguments& arguments) {
  Options options;
  CommandLine line = command_line(options);
  if (auto answer = line.parse(arguments)) return *answer;
  const auto tree = choose_tree(options.rules_folder);
  if (!tree) return to_answer({ExitCode::bad_rules, tree.error()});
  auto waves = registered_waves(*tree);
  if (!waves) return to_answer(waves.error());
  const auto before = judge(options.before, *waves, options, *tree);
  if (!before) return to_answer(before.error());
  std::reverse(waves->begin(), waves->end());
  const auto after = judge(options.after, *waves, options, *tree);
  return after ? answer(*before, *after, options) : to_answer(after.error());
}

}  // namespace sabot::cli
