#include <filesystem>
#include <set>
#include <system_error>

#include "cli/calendar.hpp"
#include "cli/codes.hpp"
#include "cli/lint_scope.hpp"
#include "cli/options.hpp"
#include "cli/rule_source.hpp"
#include "cli/verbs.hpp"
#include "cli/write_files.hpp"
#include "rulebook/amendment.hpp"

namespace sabot::cli {
namespace {

namespace fs = std::filesystem;
using rulebook::Amendment;
using rulebook::SourceTree;

struct Options {
  rulebook::AmendmentRequest request;
  std::string kind;  // of a rule that is new
  std::string name;  // for a kind that has a rule for each of several
  std::string folder;
};

CommandLine::Read date_into(rulebook::Date& member) {
  return [&member](const std::string& word) {
    const auto date = parse_date(word);
    if (!date) return fmt::format("\"{}\" is no day such as 2026-07-25", word);
    member = *date;
    return std::string();
  };
}

std::string wrong_together(const Options& options) {
  if (options.request.replaces.empty() == options.kind.empty()) {
    return "say either which file the new rule replaces, or with --kind that it is new";
  }
  return options.kind.empty() && !options.name.empty() ? "--name needs --kind" : "";
}

void describe(CommandLine& line, Options& options) {
  line.text("--section", options.request.section, {"of the standard, that the rule states", "SECTION", "", true});
  line.text("--replaces", options.request.replaces, {"the rule file in force that the new one follows", "FILE"});
  line.text("--kind", options.kind, {"the kind of a rule that is new, instead of --replaces", "KIND"});
  line.text("--name", options.name, {"what the new rule is for, where a kind has several, as mappings do", "NAME"});
  line.text("--version", options.request.version,
            {"of the draft; the one after the newest released when left out", "VERSION"});
  line.value("--date", date_into(options.request.date), {"of the rule; today when left out", "DAY"});
  line.text("--summary", options.request.summary, {"the change, in one sentence", "TEXT"});
  line.text("--dir", options.folder,
            {"the folder with rules/ and specs/; the one around the working folder when left out", "DIR"});
  line.check([&options] { return wrong_together(options); });
}

// A tree that can be amended has both on disk: what is built in cannot be edited.
Result<SourceTree> read_project(const std::string& folder) {
  for (const char* part : {"rules", "specs"}) {
    std::error_code error;
    if (fs::is_directory(fs::path(folder) / part, error)) continue;
    return failure({{folder.empty() ? "." : folder, 0, 0},
                    codes::no_rule_folder,
                    fmt::format("the folder holds no {}/", part),
                    "name the folder that holds rules/ and specs/ with --dir",
                    ""});
  }
  return read_tree(folder);
}

// A rule file as specs name it, whether it is named from the working folder or from the tree.
std::string path_in_tree(const std::string& word, const std::string& folder) {
  std::error_code error;
  const fs::path here = fs::current_path(error);
  const fs::path inside = (here / word).lexically_normal().lexically_relative((here / folder).lexically_normal());
  const bool is_inside = !inside.empty() && *inside.begin() != ".." && fs::exists(word, error);
  return (is_inside ? inside : fs::path(word).lexically_normal()).generic_string();
}

// The folder of the project: as it was named, else the one around the working folder.
std::string project_folder(const std::string& named) {
  if (!named.empty()) return named;
  const std::string around = tree_around(".").value_or("");
  return around == "." ? "" : around;
}

// What is wrong with what is being amended. A rule that only drafts adopt is still in the making, and may well need the
// amendment that begins here.
Diagnostics errors_of(const rulebook::Survey& survey, const std::string& replaces) {
  std::set<std::string> unfinished;
  for (const rulebook::Edition& draft : survey.library.drafts) {
    for (const rulebook::Change& change : draft.document.changes) {
      if (!change.adopts.empty() && change.adopts != replaces) unfinished.insert(change.adopts);
    }
  }
  for (const rulebook::Edition& edition : survey.library.editions) {
    for (const rulebook::Change& change : edition.document.changes) unfinished.erase(change.adopts);
  }
  std::set<std::string> shown;
  for (const rulebook::RuleFile& file : survey.library.files) {
    if (unfinished.contains(file.path)) shown.insert(file.rule.place.file);
  }
  Diagnostics errors = survey.findings;
  std::erase_if(errors, [&](const Diagnostic& error) { return shown.contains(error.place.file); });
  return errors;
}

std::string next_steps(const Amendment& amendment, const Options& options) {
  const std::string folder = options.folder.empty() ? "." : options.folder;
  const auto& [version, amends, rule, draft] = amendment;
  const std::string origin =
      options.request.replaces.empty() ? "a new rule, still without content" : "a copy of " + options.request.replaces;
  return fmt::format(
      "Written\n"
      "  {1}: {2}\n"
      "  {3}: the draft {4}, which adopts it\n"
      "\n"
      "Next\n"
      "  edit {1}, and the summaries in both files\n"
      "  sabot-eval lint {0}\n"
      "  sabot-eval diff --rules {0} --from {5} --to {4} RUNS\n"
      "  sabot-eval --rules {0} --spec {4} RUNS\n"
      "  sabot-eval golden check --rules {0}\n",
      folder, rule.path, origin, draft.path, version, amends);
}

Answer write(const Amendment& amendment, const Options& options) {
  const fs::path rule = fs::path(options.folder) / amendment.rule.path;
  std::error_code error;
  if (fs::exists(fs::symlink_status(rule, error))) {
    return to_answer({ExitCode::usage,
                      {{{rule.string(), 0, 0},
                        codes::file_exists,
                        "the file exists, and no rule file is ever replaced",
                        "edit it if it is not released, or give the new rule another --date",
                        ""}}});
  }
  const fs::path draft = fs::path(options.folder) / amendment.draft.path;
  if (auto written = write_files({{rule.string(), amendment.rule.text}, {draft.string(), amendment.draft.text}});
      !written) {
    return to_answer({ExitCode::no_output, written.error()});
  }
  return {ExitCode::fine, next_steps(amendment, options), "", ""};
}

Answer amend(Options options) {
  options.folder = project_folder(options.folder);
  const auto tree = read_project(options.folder);
  if (!tree) return to_answer({ExitCode::bad_rules, tree.error()});
  auto& request = options.request;
  if (request.date == rulebook::Date()) request.date = today();
  if (!request.replaces.empty()) request.replaces = path_in_tree(request.replaces, options.folder);
  const auto survey = rulebook::survey(*tree);
  if (const auto errors = errors_of(survey, request.replaces); !errors.empty()) {
    return to_answer({ExitCode::bad_rules, errors});
  }
  request.rule_id = options.name.empty() ? options.kind : fmt::format("{}.{}", options.kind, options.name);
  const auto amendment = rulebook::begin_amendment(survey.library, request);
  return amendment ? write(*amendment, options) : to_answer({ExitCode::usage, amendment.error()});
}

}  // namespace

Answer run_amend(const Arguments& arguments) {
  Options options;
  CommandLine line("sabot-eval amend", "Begins an amendment: a dated rule file to edit, and a draft that adopts it.");
  CommandLine& verb = line.verb("new", "Writes both files, or adds a change to a draft that is there.");
  describe(verb, options);
  line.verb_required();
  for (CommandLine* part : {&line, &verb}) {
    part->footer(
        "\nExamples:\n"
        "  sabot-eval amend new --section 10.3 --replaces rules/surfaces/2026-07-25.toml\n"
        "  sabot-eval amend new --section 5 --kind mappings --name my-framework --version v0.3.0\n\n" +
        exit_code_help());
  }
  if (auto answer = line.parse(arguments)) return *answer;
  return amend(std::move(options));
}

}  // namespace sabot::cli
