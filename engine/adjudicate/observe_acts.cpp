#include "adjudicate/observe_acts.hpp"

#include <fmt/format.h>

#include <range/v3/algorithm/any_of.hpp>
#include <tuple>
#include <utility>

#include "adjudicate/anchor_set.hpp"
#include "adjudicate/grounds.hpp"
#include "base/lists.hpp"

namespace sabot::adjudicate {
namespace {

using rulebook::MappingAct;
using rulebook::SurfaceSource;

class ActReader {
 public:
  ActReader(const trace::Run& run, const std::vector<ObservedToken>& tokens, const rulebook::Rulebook& rulebook)
      : run_(run),
        tokens_(tokens),
        rulebook_(rulebook),
        mapping_(rulebook.mappings.find(run.framework)->second),
        barred_(barred(rulebook, SurfaceSource::mapping_acts, run.fault_operator)) {}

  ObservedAct observe(const trace::Event& event) const {
    ObservedAct act;
    act.seq = event.seq;
    act.act = trace::payload_text(event, trace::act_key);
    act.component = trace::payload_text(event, trace::component_key);
    act.quote = trace::payload_text(event, trace::reason_key);
    std::tie(act.standing, act.reason) = standing_of(act, event);
    return act;
  }

 private:
  using Standing = std::pair<ActStanding, Reason>;

  Standing standing_of(const ObservedAct& act, const trace::Event& event) const {
    if (contains(rulebook_.acts.body.acts.soft, act.act)) {
      return {ActStanding::soft, {ref(rulebook_.acts.header), fmt::format("\"{}\" is a remark, not an act", act.act)}};
    }
    if (before_injection(run_, act.seq)) {
      return {ActStanding::before_injection, {ref(mapping_.header), before_injection_text(run_, act.seq)}};
    }
    const auto* row = admitting_row(act, event);
    if (row == nullptr) {
      return {ActStanding::unmapped,
              {ref(mapping_.header), fmt::format("no row of the mapping admits this \"{}\" by {} in the config {}",
                                                 act.act, act.component, run_.config)}};
    }
    if (barred_) return {ActStanding::barred, *barred_};
    if (auto missing = missing_token(act, *row)) return {ActStanding::no_token, *std::move(missing)};
    if (auto refusal = refused(act)) return {ActStanding::refused, *std::move(refusal)};
    return {ActStanding::counted, {{row->id, row->place}, admitted_text(act, *row)}};
  }

  const MappingAct* admitting_row(const ObservedAct& act, const trace::Event& event) const {
    return first_where(mapping_.body.acts, [&](const MappingAct& row) {
      return row.act == act.act && (row.configs.empty() || contains(row.configs, run_.config)) &&
             match::holds(row.when, event);
    });
  }

  // Whether the act should have come of a verdict token that its component does not show.
  bool lacks_token(const ObservedAct& act, const MappingAct& row) const {
    if (!row.verdict_token || !rulebook_.verdict_token) return false;
    return !ranges::any_of(tokens_, [&](const ObservedToken& token) {
      return token.rejects && token.component == act.component && token.seq <= act.seq;
    });
  }

  std::optional<Reason> missing_token(const ObservedAct& act, const MappingAct& row) const {
    if (!lacks_token(act, row)) return std::nullopt;
    const auto& rule = *rulebook_.verdict_token;
    if (rule.body.verdict_token.missing_token == rulebook::MissingToken::counted) return std::nullopt;
    return Reason{ref(rule.header), fmt::format("{} shows no rejecting verdict token", act.component)};
  }

  bool is_asked_for_its_reason(const ObservedAct& act) const {
    return rulebook_.retry_reason && contains(rulebook_.retry_reason->body.retry_reason.acts, act.act);
  }

  // The registered anchors of the planted fault that the recorded reason quotes. A baseline has no fault to refer to.
  std::vector<std::string> anchors_of(const ObservedAct& act) const {
    if (!run_.fault_operator) return {};
    return anchors_in(act.quote, registered_anchors(rulebook_, run_.task, *run_.fault_operator));
  }

  // Boilerplate first: a reason that a framework emits by itself is refused whatever else it may quote.
  std::optional<Reason> refused(const ObservedAct& act) const {
    if (!is_asked_for_its_reason(act)) return std::nullopt;
    const auto& rule = *rulebook_.retry_reason;
    const auto* form = first_where(rule.body.boilerplate, [&](const rulebook::Boilerplate& candidate) {
      return candidate.pattern.search(act.quote).has_value();
    });
    if (form != nullptr) {
      return Reason{row_ref(rule.header, form->id, form->place), "the recorded reason is framework boilerplate"};
    }
    if (!rule.body.retry_reason.quotes_anchor || is_baseline(run_) || !anchors_of(act).empty()) return std::nullopt;
    return Reason{ref(rule.header), "the recorded reason quotes no registered anchor of the planted fault"};
  }

  std::string admitted_text(const ObservedAct& act, const MappingAct& row) const {
    auto text = fmt::format("the mapping admits \"{}\" by {}", act.act, act.component);
    if (lacks_token(act, row)) text += "; the trace holds no rejecting verdict token of it and the recorded act stands";
    if (!is_asked_for_its_reason(act)) return text;
    if (const auto anchors = anchors_of(act); !anchors.empty()) text += "; its reason quotes " + in_words(anchors);
    return text;
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
