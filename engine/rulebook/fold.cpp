#include "rulebook/fold.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/lists.hpp"
#include "base/suggest.hpp"
#include "rulebook/codes.hpp"

namespace sabot::rulebook {
namespace {

std::vector<std::string> paths_of(const std::vector<RuleFile>& files) {
  std::vector<std::string> paths(files.size());
  std::transform(files.begin(), files.end(), paths.begin(), [](const RuleFile& file) { return file.path; });
  return paths;
}

// A date that could not be read is of no time at all, and is compared with none.
bool runs_backward(const Date& earlier, const Date& later) {
  return later != Date() && later < earlier;
}

}  // namespace

std::vector<SpecDocument> chain(std::vector<SpecDocument> specs, Diagnostics& findings) {
  if (specs.empty()) {
    findings.push_back(
        {{"specs"}, codes::broken_chain, "there is no spec file", "a version needs specs/<version>.toml", {}});
  }
  std::vector<SpecDocument> ordered;
  for (std::string last; !specs.empty(); last = ordered.back().spec.version) {
    const auto next =
        std::find_if(specs.begin(), specs.end(), [&](const SpecDocument& s) { return s.spec.amends == last; });
    if (next == specs.end()) break;
    ordered.push_back(std::move(*next));
    specs.erase(next);
  }
  for (const auto& left_over : specs) {
    // Whom a spec amends that could not be read is unknown.
    if (left_over.health == Health::cut) continue;
    const auto tip = ordered.empty() ? std::string("the base") : ordered.back().spec.version;
    findings.push_back(finding(
        left_over.spec.place, left_over.text, codes::broken_chain,
        fmt::format("version \"{}\" is not part of the chain of amendments", left_over.spec.version),
        fmt::format("exactly one version amends none, and each other amends the one before it; the chain ends at {}",
                    tip)));
  }
  return ordered;
}

Fold::Fold(const std::vector<RuleFile>& files, Diagnostics& findings)
    : files_(&files), paths_(paths_of(files)), findings_(&findings) {}

Edition Fold::amend(SpecDocument document) {
  check_date(document);
  const auto before = in_force_;
  for (std::size_t i = 0; i < document.changes.size(); ++i) adopt(document, i);
  if (document.spec.kind == AmendmentKind::disclosure) check_disclosure(document, before);
  if (document.health == Health::cut) complete_ = false;
  return {std::move(document), in_force_, complete_};
}

Edition Fold::draft(SpecDocument document) {
  Fold next = *this;
  Edition edition = next.amend(std::move(document));
  drafted_.insert(next.adopted_.begin(), next.adopted_.end());
  return edition;
}

void Fold::check_all_adopted() const {
  for (std::size_t i = 0; i < files_->size(); ++i) {
    const RuleFile& file = (*files_)[i];
    // Of what could not be read nothing is known but its name.
    const bool unread = file.health == Health::cut && file.text.empty();
    if (unread || adopted_.contains(i) || drafted_.contains(i)) continue;
    findings_->push_back(finding(file.rule.place, file.text, codes::unreachable_file,
                                 fmt::format("no version adopts {}", file.path),
                                 "add a [[change]] that adopts it to a spec file"));
  }
}

void Fold::check_date(const SpecDocument& document) {
  const Spec& spec = document.spec;
  date_holds_ = !runs_backward(date_, spec.date);
  if (!date_holds_) {
    report(document, "spec.date", codes::backward_date,
           fmt::format("{} is dated {}, before the version that it amends ({})", spec.version, to_string(spec.date),
                       to_string(date_)));
  }
  if (spec.date != Date()) date_ = spec.date;
}

void Fold::adopt(const SpecDocument& document, std::size_t change_index) {
  const auto& change = document.changes[change_index];
  const auto key = [&](std::string_view name) { return fmt::format("change[{}].{}", change_index, name); };
  if (change.adopts.empty()) {
    if (!change.replaces.empty()) {
      report(document, key("replaces"), codes::wrong_replaces, "a change that adopts no file cannot replace one");
    }
    return;
  }
  const auto index = known_file(document, key("adopts"), change.adopts);
  if (!index) {
    complete_ = false;
    return;
  }
  if (!adopted_.insert(*index).second) {
    report(document, key("adopts"), codes::adopted_twice, fmt::format("{} has been adopted before", change.adopts),
           "a rule comes back as a new dated file");
    complete_ = false;
    return;
  }
  const RuleHeader& rule = (*files_)[*index].rule;
  if (date_holds_ && runs_backward(rule.date, document.spec.date)) {
    report(document, key("adopts"), codes::backward_date,
           fmt::format("{} of {} adopts a rule of {}", document.spec.version, to_string(document.spec.date),
                       to_string(rule.date)));
  }
  replace(document, change_index, *index);
}

void Fold::replace(const SpecDocument& document, std::size_t change_index, std::size_t index) {
  const auto& change = document.changes[change_index];
  const auto key = [&](std::string_view name) { return fmt::format("change[{}].{}", change_index, name); };
  const RuleHeader& rule = (*files_)[index].rule;
  const auto current = in_force_.find(rule.id);
  const RuleFile* replaced = current == in_force_.end() ? nullptr : &(*files_)[current->second];
  if (change.replaces != (replaced == nullptr ? "" : replaced->path)) {
    report(document, key(change.replaces.empty() ? "adopts" : "replaces"), codes::wrong_replaces,
           replaced == nullptr ? fmt::format("no file is in force for \"{}\" that could be replaced", rule.id)
                               : fmt::format("the file in force for \"{}\" is {}", rule.id, replaced->path),
           replaced == nullptr ? "leave `replaces` out" : fmt::format("replaces = \"{}\"", replaced->path));
  }
  if (replaced != nullptr && runs_backward(replaced->rule.date, rule.date)) {
    report(
        document, key("adopts"), codes::backward_date,
        fmt::format("the rule of {} cannot replace one of {}", to_string(rule.date), to_string(replaced->rule.date)));
  }
  in_force_.insert_or_assign(rule.id, index);
}

std::optional<std::size_t> Fold::known_file(const SpecDocument& document, const std::string& key,
                                            const std::string& path) {
  const auto found = std::lower_bound(paths_.begin(), paths_.end(), path);
  if (found != paths_.end() && *found == path) return static_cast<std::size_t>(found - paths_.begin());
  const auto near = closest(path, paths_);
  report(document, key, codes::unknown_file, fmt::format("there is no rule file {}", path),
         near.empty() ? std::string() : fmt::format("did you mean \"{}\"?", near));
  return std::nullopt;
}

void Fold::check_disclosure(const SpecDocument& document, const InForce& before) {
  for (std::size_t i = 0; i < document.changes.size(); ++i) {
    const auto& adopts = document.changes[i].adopts;
    const auto* file = first_where(*files_, [&](const RuleFile& f) { return f.path == adopts; });
    if (file == nullptr || file->health == Health::cut) continue;
    const auto old = before.find(file->rule.id);
    if (old != before.end() && (*files_)[old->second].canonical == file->canonical) continue;
    report(document, fmt::format("change[{}].adopts", i), codes::disclosure_changes,
           fmt::format("{} is a disclosure, yet {} does not say the same as what it replaces", document.spec.version,
                       adopts),
           "a disclosure may change notes and dates only; another kind of amendment may change the rule");
  }
}

void Fold::report(const SpecDocument& document, const std::string& key, const char* code, std::string message,
                  std::string help) {
  findings_->push_back(finding(document.places.at(key), document.text, code, std::move(message), std::move(help)));
}

}  // namespace sabot::rulebook
