#include "adjudicate/observe_acts.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicate/anchor_set.hpp"
#include "adjudicate/grounds.hpp"

namespace sabot::adjudicate {
namespace {

using rulebook::MappingAct;
using rulebook::SurfaceSource;

bool contains(const std::vector<std::string>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

class ActReader {
 public:
  ActReader(const trace::Run& run, const std::vector<ObservedToken>& tokens, const rulebook::Rulebook& rulebook)
      : run_(run),
        tokens_(tokens),
        rulebook_(rulebook),
        mapping_(rulebook.mappings.find(run.framework)->second),
        barred_(barred(rulebook, SurfaceSource::mapping_acts, run.fault_operator)) {}

  ObservedAct observe(const trace::Event& event) const {
    ObservedAct act{event.seq,
                    std::string(trace::payload_text(event, trace::act_key)),
                    std::string(trace::payload_text(event, trace::component_key)),
                    std::string(trace::payload_text(event, trace::reason_key)),
                    ActStanding::unmapped,
                    {}};
    const auto [standing, reason] = judge(event, act);
    act.standing = standing;
    act.reason = reason;
    return act;
  }

 private:
  struct Finding {
    ActStanding standing;
    Reason reason;
  };

  Finding judge(const trace::Event& event, const ObservedAct& act) const {
    if (contains(rulebook_.acts.body.acts.soft, act.act)) {
      return {ActStanding::soft, {ref(rulebook_.acts.header), fmt::format("\"{}\" is a remark, not an act", act.act)}};
    }
    if (before_injection(run_, event.seq)) {
      return {ActStanding::before_injection, {ref(mapping_.header), before_injection_text(run_, event.seq)}};
    }
    const auto* row = admitting_row(event, act.act);
    if (row == nullptr) {
      return {ActStanding::unmapped,
              {ref(mapping_.header), fmt::format("no row of the mapping admits \"{}\" by {} in the config {}", act.act,
                                                 act.component, run_.config)}};
    }
    if (barred_) return {ActStanding::barred, *barred_};
    if (auto missing = missing_token(act, *row)) return {ActStanding::no_token, *missing};
    if (auto refusal = refused(act)) return {ActStanding::refused, *refusal};
    return {ActStanding::counted, {ref(row->id, row->place), admitted_text(act, *row)}};
  }

  const MappingAct* admitting_row(const trace::Event& event, std::string_view act) const {
    const auto& rows = mapping_.body.acts;
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const MappingAct& row) {
      return row.act == act && (row.configs.empty() || contains(row.configs, run_.config)) &&
             match::holds(row.when, event);
    });
    return found == rows.end() ? nullptr : &*found;
  }

  bool token_shown(const ObservedAct& act) const {
    return std::any_of(tokens_.begin(), tokens_.end(), [&](const ObservedToken& token) {
      return token.rejects && token.component == act.component && token.seq <= act.seq;
    });
  }

  std::optional<Reason> missing_token(const ObservedAct& act, const MappingAct& row) const {
    if (!row.verdict_token || !rulebook_.verdict_token) return std::nullopt;
    const auto& rule = *rulebook_.verdict_token;
    if (rule.body.verdict_token.missing_token == rulebook::MissingToken::counted || token_shown(act)) {
      return std::nullopt;
    }
    return Reason{ref(rule.header), fmt::format("{} shows no rejecting verdict token", act.component)};
  }

  std::string admitted_text(const ObservedAct& act, const MappingAct& row) const {
    const auto admitted = fmt::format("the mapping admits \"{}\" by {}", act.act, act.component);
    if (!row.verdict_token || !rulebook_.verdict_token || token_shown(act)) return admitted;
    return admitted + "; its verdict token is not in the trace and the recorded act stands";
  }

  // Boilerplate first: a reason that a framework emits by itself is refused whatever else it may quote.
  std::optional<Reason> refused(const ObservedAct& act) const {
    if (!rulebook_.retry_reason) return std::nullopt;
    const auto& rule = *rulebook_.retry_reason;
    if (!contains(rule.body.retry_reason.acts, act.act)) return std::nullopt;
    for (const auto& form : rule.body.boilerplate) {
      if (form.pattern.search(act.quote)) {
        return Reason{ref(fmt::format("{}.{}", rule.header.id, form.id), form.place),
                      "the recorded reason is framework boilerplate"};
      }
    }
    // A baseline has no planted fault that a reason could refer to.
    if (!rule.body.retry_reason.quotes_anchor || !run_.fault_operator) return std::nullopt;
    const auto* registered = registered_anchors(rulebook_, run_.task, *run_.fault_operator);
    if (!anchors_in(act.quote, registered).empty()) return std::nullopt;
    return Reason{ref(rule.header), "the recorded reason quotes no registered anchor of the planted fault"};
  }

  const trace::Run& run_;
  const std::vector<ObservedToken>& tokens_;
  const rulebook::Rulebook& rulebook_;
  const rulebook::Rule<rulebook::MappingFile>& mapping_;
  std::optional<Reason> barred_;
};

}  // namespace

std::vector<ObservedAct> observe_acts(const trace::Run& run, const std::vector<ObservedToken>& tokens,
                                      const rulebook::Rulebook& rulebook) {
  const ActReader reader(run, tokens, rulebook);
  std::vector<ObservedAct> acts;
  for (const auto& event : run.events) {
    if (event.kind == trace::EventKind::guardrail_event) acts.push_back(reader.observe(event));
  }
  return acts;
}

}  // namespace sabot::adjudicate
