#include "rulebook/lint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <tuple>

#include "base/lists.hpp"
#include "rulebook/assembly.hpp"
#include "rulebook/check_texts.hpp"
#include "rulebook/codes.hpp"
#include "rulebook/condition_patterns.hpp"
#include "rulebook/record.hpp"
#include "rulebook/rule_check.hpp"

namespace sabot::rulebook {
namespace {

void check_condition_patterns(const RuleFile& file, Diagnostics& findings) {
  for (const auto& [key, pattern] : condition_patterns(file.body)) {
    if (!pattern.search("")) continue;
    findings.push_back(finding(file.places.at(key), file.text, codes::matches_empty,
                               "the pattern matches an empty text, and may be found in every text",
                               "{ exists = true } asks whether there is a value at all"));
  }
}

// No clock says what is far off, so the newest release does.
void check_draft_date(const Spec& newest, const SpecDocument& draft, Diagnostics& findings) {
  const Date limit{newest.date.year + 1, newest.date.month, newest.date.day};
  if (!(limit < draft.spec.date)) return;
  findings.push_back(finding(draft.places.at("spec.date"), draft.text, codes::distant_draft,
                             fmt::format("{} is more than a year after {}, the date of {}", to_string(draft.spec.date),
                                         to_string(newest.date), newest.version),
                             "date a draft for its release"));
}

// `told`: the rules that an earlier version misses already, and so will every later one.
void check_edition(const Library& library, const Edition& edition, std::set<std::string>& told, Diagnostics& findings) {
  const auto [rulebook, missing] = assemble(library, edition);
  for (const auto& id : missing) {
    if (edition.complete && told.insert(id).second) findings.push_back(missing_rule(edition, id));
  }
  append(findings, check_rulebook(rulebook, library, edition));
  check_doubtful({rulebook, library, edition, findings});
  check_floor({rulebook, library, edition, findings});
  append(findings, check_texts(library, edition, rulebook.draft));
}

auto order(const Diagnostic& d) {
  return std::tie(d.place, d.code, d.message);
}

}  // namespace

Diagnostics lint(const SourceTree& tree) {
  auto [library, findings] = survey(tree);
  for (const auto& file : library.files) check_condition_patterns(file, findings);
  std::set<std::string> told;
  for (const auto* editions : {&library.editions, &library.drafts}) {
    for (const auto& edition : *editions) check_edition(library, edition, told, findings);
  }
  for (const auto& draft : library.drafts) {
    if (!library.editions.empty()) {
      check_draft_date(library.editions.back().document.spec, draft.document, findings);
    }
  }
  append(findings, check_record(tree, library));
  std::stable_sort(findings.begin(), findings.end(),
                   [](const Diagnostic& a, const Diagnostic& b) { return order(a) < order(b); });
  const auto same = [](const Diagnostic& a, const Diagnostic& b) { return order(a) == order(b); };
  findings.erase(std::unique(findings.begin(), findings.end(), same), findings.end());
  return std::move(findings);
}

}  // namespace sabot::rulebook
