#include "base/fold.hpp"
#include "cli/options.hpp"
#include "cli/verbs.hpp"
#include "report/table.hpp"
#include "report/words.hpp"
#include "rulebook/json_schema.hpp"

namespace sabot::cli {
namespace {

const rulebook::Edition& edition_of(const Rules& rules) {
  return **rulebook::find_edition(rules.library, rules.rulebook.spec.version);
}

Answer list_rules(const Rules& rules) {
  report::Table table{{{"rule"}, {"date"}, {"file"}, {"summary"}}, {}};
  for (const auto& [id, index] : edition_of(rules).in_force) {
    const rulebook::RuleFile& file = rules.library.files[index];
    table.rows.push_back({id, to_string(file.rule.date), file.path, file.rule.summary});
  }
  return {ExitCode::fine,
          fmt::format("Rules in force in {}{}\n\n{}", version_of(rules), report::how_chosen(rules.by_default),
                      report::aligned(table, "")),
          draft_warning(rules), ""};
}

Answer show_rule(const Rules& rules, const std::string& id) {
  const rulebook::Edition& edition = edition_of(rules);
  const rulebook::RuleFile* found = rulebook::find_rule(rules.library, edition, id);
  if (found == nullptr) {
    std::vector<std::string> known;
    for (const auto& entry : edition.in_force) known.push_back(entry.first);
    return {ExitCode::usage, "",
            fmt::format("sabot-eval rules: no rule \"{}\" is in force in {}; {}\n", id, rules.rulebook.spec.version,
                        suggestion(id, known)),
            ""};
  }
  const rulebook::RuleFile& file = *found;
  return {ExitCode::fine,
          folded(fmt::format("{}, in force in {}{}\n{}\nadopted {}, section {}\n{}\n\n", id, version_of(rules),
                             report::how_chosen(rules.by_default), to_string(file.rule.place),
                             to_string(file.rule.date), file.rule.section, file.rule.summary)) +
              file.text,
          draft_warning(rules), ""};
}

Answer print_schema(const std::string& kind) {
  std::string schema = rulebook::json_schema(kind);
  if (!schema.empty()) return {ExitCode::fine, std::move(schema), "", ""};
  return {
      ExitCode::usage, "",
      fmt::format("sabot-eval rules: there is no kind \"{}\"; {}\n", kind, suggestion(kind, rulebook::schema_names())),
      ""};
}

}  // namespace

Answer run_rules(const Arguments& arguments) {
  RuleOptions options;
  std::string id, kind;
  CommandLine line("sabot-eval rules", "Lists the rules in force and their files.");
  add_options(line, options);
  CommandLine& show = line.verb("show", "A rule in force: where it stands, and its file's text.");
  show.text("ID", id, {"such as the list shows", "", "", true});
  CommandLine& schema = line.verb("schema", "The JSON Schema of a kind of rule file, for editors.");
  schema.text("KIND", kind, {"a folder under rules/, or spec, seeds, task", "", "", true});
  const CommandLine& reference = line.verb("reference", "Every kind and key of the rule files, as Markdown.");
  line.footer("\nExamples:\n  sabot-eval rules --spec v0.1.2\n  sabot-eval rules show anchors\n");
  if (auto answer = line.parse(arguments)) return *answer;

  if (schema.chosen()) return print_schema(kind);
  if (reference.chosen()) return {ExitCode::fine, rulebook::rule_reference(), "", ""};
  const auto rules = choose_rules(options);
  if (!rules) return to_answer(rules.error());
  return show.chosen() ? show_rule(*rules, id) : list_rules(*rules);
}

}  // namespace sabot::cli
