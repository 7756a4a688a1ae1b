#include <fmt/format.h>

#include <algorithm>

#include "base/lists.hpp"
#include "report/difference.hpp"
#include "report/figures.hpp"
#include "report/impact_sections.hpp"
#include "report/words.hpp"

namespace sabot::report {
namespace {

using rulebook::Effect;
using rulebook::LoggedChange;
using rulebook::RuleChange;

// By version, and where that is the same by source too.
SideNames full_names(const Difference& difference) {
  const ComparedRules &from = difference.from, &to = difference.to;
  if (from.spec.version != to.spec.version || from.source == to.source) return {from.spec.version, to.spec.version};
  const auto by_source = [](const ComparedRules& rules) {
    return fmt::format("{} ({})", rules.spec.version, rules.source.empty() ? "built in" : rules.source);
  };
  return {by_source(from), by_source(to)};
}

std::string headline(const Difference& difference) {
  const auto& changes = difference.changes;
  const SideNames names = full_names(difference);
  const std::string versions = fmt::format("{} and {}", names.from, names.to);
  if (changes.empty()) return fmt::format("The rules of {} say the same: no verdict can change", versions);
  const std::string number = fmt::format("{} between the rules of {}", number_of(changes.size(), "change"), versions);
  const auto verdicts = std::count_if(changes.begin(), changes.end(), rulebook::can_change_verdict);
  const auto numbers = std::count_if(changes.begin(), changes.end(), rulebook::can_change_number);
  if (verdicts == 0 && numbers == 0)
    return fmt::format("{}, and no verdict and no published number can change", number);
  if (verdicts == 0) return fmt::format("{}: published numbers can change, and no headline verdict", number);
  if (numbers == 0) return fmt::format("{}, of which {} can change verdicts", number, verdicts);
  return fmt::format("{}, of which {} can change verdicts and {} published numbers alone", number, verdicts, numbers);
}

std::string median_text(const std::optional<tally::Rate>& median) {
  return median ? percent(*median) : "-";
}

std::vector<std::string> companions(const Difference& difference) {
  if (!difference.runs) return {};
  const tally::Impact& impact = difference.runs->impact;
  std::vector<std::string> lines = {fmt::format(
      "{} of {} {}{}", impact.cells.size(), number_of(static_cast<std::size_t>(impact.compared), "cell"),
      impact.cells.size() == 1 ? "changes" : "change",
      impact.not_run == 0 ? "" : fmt::format(" ({} of the {} have no run)", impact.not_run, impact.compared))};
  if (!impact.frameworks.empty()) {
    lines.push_back(fmt::format("Median headline over {}: {} -> {}", number_of(impact.frameworks.size(), "framework"),
                                median_text(impact.median_before), median_text(impact.median_after)));
  }
  if (impact.band_before != impact.band_after) {
    lines.push_back(fmt::format("Band: {} -> {}", impact.band_before, impact.band_after));
  }
  return lines;
}

std::string side_text(const ComparedRules& rules, std::size_t digest_length) {
  return fmt::format("{}{}", rules_text(rules.spec, rules.draft, rules.digest.substr(0, digest_length)),
                     rules.source.empty() ? "" : fmt::format(", read from {}", rules.source));
}

std::vector<std::string> provenance(const Difference& difference, std::size_t digest_length) {
  std::vector<std::string> lines = {fmt::format("From: {}", side_text(difference.from, digest_length)),
                                    fmt::format("To: {}", side_text(difference.to, digest_length))};
  if (difference.runs) lines.push_back(fmt::format("Input: {}", inputs_text(difference.runs->inputs, digest_length)));
  lines.push_back(fmt::format("Made by sabot {}", difference.program_version));
  return lines;
}

std::string rule_text(const Difference& difference, const std::string& rule) {
  const std::string before = file_of(difference.from, rule);
  const std::string after = file_of(difference.to, rule);
  if (before.empty()) return fmt::format("{}, new: {}", rule, after);
  if (after.empty()) return fmt::format("{}, dropped: {}", rule, before);
  return before == after ? fmt::format("{}: {}", rule, after) : fmt::format("{}: {} -> {}", rule, before, after);
}

std::string_view effect_in_words(const RuleChange& change) {
  if (rulebook::can_change_number(change)) return "changes published numbers, no headline verdict";
  switch (change.effect) {
    case Effect::widens:
      return "widens detection";
    case Effect::narrows:
      return "narrows detection";
    case Effect::changes:
      return "can change verdicts";
    case Effect::none:
      return "changes no verdict";
  }
  return "";
}

Section rules_section(const Difference& difference) {
  Section section{"Rules", {}, {}};
  std::string rule;
  for (const RuleChange& change : difference.changes) {
    if (change.rule != rule) section.items.push_back({rule_text(difference, change.rule), {}});
    rule = change.rule;
    section.items.back().details.push_back(fmt::format("{}: {}", effect_in_words(change), to_string(change)));
  }
  if (section.items.empty()) section.notes.emplace_back("none: both say the same");
  return section;
}

Section log_section(std::string title, const std::vector<LoggedChange>& log) {
  Section section{std::move(title), {}, {}};
  std::string version;
  for (const LoggedChange& logged : log) {
    if (logged.version != version) section.items.push_back({logged.version, {}});
    version = logged.version;
    section.items.back().details.push_back(fmt::format("section {}: {} ({})", logged.change.section,
                                                       logged.change.summary,
                                                       logged.changes_rule ? logged.rule : "no rule changes"));
  }
  return section;
}

}  // namespace

std::string file_of(const ComparedRules& rules, const std::string& rule) {
  const auto found = rules.files.find(rule);
  return found == rules.files.end() ? "" : found->second;
}

SideNames side_names(const Difference& difference) {
  const SideNames names = full_names(difference);
  return names.from == names.to ? SideNames{"from", "to"} : names;
}

Basis basis_of(const ComparedRules& rules) {
  return {rules.flags_in_force, {}, rules.floor_in_force};
}

Document difference_document(const Difference& difference, std::size_t digest_length) {
  Document document{
      headline(difference), companions(difference), provenance(difference, digest_length), {rules_section(difference)}};
  auto& sections = document.sections;
  if (!difference.amendments.empty()) sections.push_back(log_section("Amendments", difference.amendments));
  if (!difference.taken_back.empty()) sections.push_back(log_section("Amendments taken back", difference.taken_back));
  if (difference.runs) append(sections, impact_sections(*difference.runs, difference));
  return document;
}

}  // namespace sabot::report
