#include "harness/registration.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

#include "adjudicate/anchor_set.hpp"
#include "base/lists.hpp"
#include "harness/anchor_faults.hpp"
#include "harness/codes.hpp"
#include "harness/criteria/text.hpp"

namespace sabot::harness {
namespace {

using rulebook::AnchorFault;
using rulebook::AnchorSet;
using rulebook::AnchorsFile;
using rulebook::Consequence;
using rulebook::RegistrationRule;

// The registered anchors of the task and operator of a set.
std::vector<std::string> registered_like(const AnchorSet& set, const AnchorsFile* registered) {
  if (registered == nullptr) return {};
  const AnchorSet* same = adjudicate::find_set(*registered, set.task, set.fault_operator);
  return same == nullptr ? std::vector<std::string>() : same->anchors;
}

// What the rules have against the anchors of one set, and against the set.
std::vector<Objection> objections_to(std::size_t index, const AnchorSetting& setting, const AnchorsFile* registered) {
  const auto& anchors = setting.set.anchors;
  const auto& rules = setting.registration.rules;
  const std::vector<std::string> old = registered_like(setting.set, registered);
  std::vector<Objection> objections;
  bool one_stands = false;
  for (std::size_t i = 0; i < anchors.size(); ++i) {
    bool stands = true;
    for (const RegistrationRule& rule : rules) {
      auto why = why_at_fault(rule.fault, anchors[i], setting);
      if (!why) continue;
      if (rule.consequence == Consequence::refuse) stands = false;
      objections.push_back({index, i, rule, std::move(*why), contains(old, anchors[i])});
    }
    one_stands = one_stands || stands;
  }
  const auto* blind = first_where(rules, [](const RegistrationRule& rule) { return rule.fault == AnchorFault::blind; });
  if (blind != nullptr && !one_stands) {
    const bool all_old =
        !old.empty() && std::all_of(anchors.begin(), anchors.end(), [&](const auto& a) { return contains(old, a); });
    objections.push_back({index, std::nullopt, *blind, "no anchor of it may stand", all_old});
  }
  return objections;
}

const char* refusal_code(AnchorFault fault) {
  switch (fault) {
    case AnchorFault::not_injection_only:
      return codes::not_injection_only;
    case AnchorFault::dead:
      return codes::dead;
    case AnchorFault::blind:
      return codes::blind;
    case AnchorFault::inside_token:
      return codes::inside_token;
    case AnchorFault::indistinct:
      return codes::indistinct;
    case AnchorFault::one_spelling:
      return codes::one_spelling;
    case AnchorFault::named_true:
      return codes::named_true;
    case AnchorFault::shared:
      break;
  }
  return codes::shared;
}

char letter_of(const Objection& objection) {
  if (objection.registered || objection.rule.consequence == Consequence::declare) return 'N';
  return objection.rule.consequence == Consequence::warn ? 'W' : 'E';
}

}  // namespace

Result<std::vector<Objection>> objections(const AnchorsFile& anchors, const rulebook::Rulebook& rulebook,
                                          const std::vector<Task>& tasks, const AnchorsFile* registered) {
  std::vector<Objection> all;
  if (!rulebook.registration) return all;
  for (std::size_t i = 0; i < anchors.sets.size(); ++i) {
    const AnchorSet& set = anchors.sets[i];
    const auto planting = find_planting(set.task, set.fault_operator, tasks, rulebook);
    if (!planting) return failure(planting.error());
    append(all, objections_to(i, {set, anchors, *planting, rulebook.registration->body}, registered));
  }
  return all;
}

std::string code_of(const Objection& objection) {
  std::string code = refusal_code(objection.rule.fault);
  code.front() = letter_of(objection);
  return code;
}

Diagnostics to_diagnostics(const std::vector<Objection>& objections, const rulebook::RuleFile& file) {
  const auto& sets = std::get<AnchorsFile>(file.body).sets;
  Diagnostics findings;
  for (const Objection& objection : objections) {
    const AnchorSet& set = sets[objection.set];
    std::string key = fmt::format("anchor[{}]", objection.set);
    std::string what = "the set";
    if (objection.anchor) {
      key += fmt::format(".anchors[{}]", *objection.anchor);
      what = quoted(set.anchors[*objection.anchor]);
    }
    findings.push_back(rulebook::finding(
        file.places.at(key), file.text, code_of(objection),
        fmt::format("{} on {} of {}/{}: {}", objection.rule.id, what, set.task, set.fault_operator, objection.why),
        objection.rule.says));
  }
  return findings;
}

}  // namespace sabot::harness
