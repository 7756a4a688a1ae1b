#include "base/fold.hpp"
#include "cli/codes.hpp"
#include "cli/options.hpp"
#include "cli/rule_source.hpp"
#include "cli/verbs.hpp"
#include "report/table.hpp"
#include "report/words.hpp"
#include "rulebook/record.hpp"
#include "rulebook/spec_words.hpp"

namespace sabot::cli {
namespace {

using rulebook::Edition;
using rulebook::Library;

Answer list_versions(const Library& library) {
  report::Table table{{{"version"}, {"date"}, {"kind"}, {"data"}, {"digest"}, {"summary"}}, {}};
  for (const auto* editions : {&library.editions, &library.drafts}) {
    for (const Edition& edition : *editions) {
      const rulebook::Spec& spec = edition.document.spec;
      const auto rulebook = rulebook::resolve(library, spec.version);
      if (!rulebook) return to_answer({ExitCode::bad_rules, rulebook.error()});
      const rulebook::SpecWords words = words_of(spec);
      table.rows.push_back({report::version_name(spec.version, rulebook->draft), to_string(spec.date), words.kind,
                            words.data, report::short_digest(rulebook->digest), spec.summary});
    }
  }
  return {ExitCode::fine, report::aligned(table, ""), "", ""};
}

Answer list_waves(const Library& library) {
  report::Table table{{{"wave"}, {"registered"}, {"under"}, {"replicate labels"}}, {}};
  for (const rulebook::SeedsDocument& document : library.waves) {
    const rulebook::SeededWave& wave = document.wave;
    table.rows.push_back(
        {wave.id, to_string(wave.registered), wave.version, fmt::format("{}", fmt::join(wave.labels, ", "))});
  }
  return {ExitCode::fine, report::aligned(table, ""), "", ""};
}

std::string change_text(const rulebook::Change& change) {
  std::string text = folded(fmt::format("\n  section {}: {}\n", change.section, change.summary));
  if (!change.adopts.empty()) text += fmt::format("    adopts   {}\n", change.adopts);
  if (!change.replaces.empty()) text += fmt::format("    replaces {}\n", change.replaces);
  return text;
}

Answer show_version(const Rules& rules) {
  const rulebook::Rulebook& rulebook = rules.rulebook;
  const auto edition = rulebook::find_edition(rules.library, rulebook.spec.version);
  if (!edition) return to_answer({ExitCode::usage, edition.error()});
  const rulebook::SpecWords words = words_of(rulebook.spec);
  std::string text = folded(fmt::format("{}, {} ({}, {})\n{}\ndigest {}\nmade of {}\n\nchanges\n", version_of(rules),
                                        to_string(rulebook.spec.date), words.kind, words.data, rulebook.spec.summary,
                                        rulebook.digest, fmt::join(rulebook.amendments, ", ")));
  for (const rulebook::Change& change : (*edition)->document.changes) text += change_text(change);
  report::Table table{{{"rule"}, {"file"}}, {}};
  for (const auto& [id, file] : rulebook.files) table.rows.push_back({id, file});
  return {ExitCode::fine, text + "\nrules in force\n\n" + report::aligned(table, "  "), draft_warning(rules), ""};
}

// As a shell leaves the record that was told to write there, before it could be read.
Diagnostics emptied_record(const Library& library) {
  const bool emptied =
      !library.released.empty() && library.released.front().text.find_first_not_of(" \t\r\n") == std::string::npos;
  if (!emptied) return {};
  return {{{std::string(rulebook::released_path), 0, 0},
           codes::empty_record,
           "the record is empty, so what has been released cannot be told from what is new",
           "put it back; write the new one to another file first, then move it there",
           ""}};
}

Answer record_versions(const RuleOptions& options, const Library& library) {
  const auto tree = choose_tree(options.folder);
  if (!tree) return to_answer({ExitCode::bad_rules, tree.error()});
  if (const Diagnostics emptied = emptied_record(library); !emptied.empty()) {
    return to_answer({ExitCode::bad_rules, emptied});
  }
  const Diagnostics wrong = rulebook::check_recordable(*tree, library);
  if (!wrong.empty()) return to_answer({ExitCode::bad_rules, wrong});
  return {ExitCode::fine, rulebook::record_of(library), "", ""};
}

}  // namespace

Answer run_specs(const Arguments& arguments) {
  RuleOptions options;
  CommandLine line("sabot-eval specs", "Lists the versions of the standard, oldest first, and then the drafts.");
  add_folder_option(line, options);
  CommandLine& show = line.verb("show", "What a version changed, and the rules it has in force.");
  show.text("VERSION", options.version, {"such as the list shows", "", "", true});
  const CommandLine& record =
      line.verb("record", "Prints specs/released.toml for these files, unless that would change what it says of one.");
  const CommandLine& waves = line.verb("waves", "The waves, and the replicate labels that were registered for each.");
  line.footer(
      "\nExamples:\n  sabot-eval specs\n  sabot-eval specs show v0.2.1\n  sabot-eval specs waves\n"
      "  sabot-eval specs record --rules . > released.toml && mv released.toml specs/\n\n" +
      exit_code_help());
  if (auto answer = line.parse(arguments)) return *answer;

  const auto rules = choose_rules(options);
  if (!rules) return to_answer(rules.error());
  if (record.chosen()) return record_versions(options, rules->library);
  if (waves.chosen()) return list_waves(rules->library);
  return show.chosen() ? show_version(*rules) : list_versions(rules->library);
}

}  // namespace sabot::cli
