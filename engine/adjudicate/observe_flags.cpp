#include "adjudicate/observe_flags.hpp"

#include <fmt/format.h>

#include <tuple>
#include <utility>

#include "adjudicate/anchor_set.hpp"
#include "adjudicate/grounds.hpp"
#include "match/text.hpp"

namespace sabot::adjudicate {
namespace {

using rulebook::SurfaceSource;

// Calls `use(event, text)` for every text of the payload of every event that the predicate admits.
template <class Use>
void for_each_text(const trace::Run& run, const match::EventPredicate& where, Use use) {
  for (const auto& event : run.events) {
    if (!match::holds(where, event)) continue;
    for (const auto& field : event.payload) {
      if (const auto* text = std::get_if<std::string>(&field.value)) use(event, *text);
    }
  }
}

class FlagReader {
 public:
  FlagReader(const trace::Run& run, const rulebook::Rulebook& rulebook, const rulebook::Rule<rulebook::FlagsFile>& rule)
      : run_(run),
        rulebook_(rulebook),
        rule_(rule),
        barred_(barred(rulebook, SurfaceSource::anchored_flags, run.fault_operator)),
        registered_(run.fault_operator ? registered_anchors(rulebook, run.task, *run.fault_operator) : nullptr) {}

  ObservedFlag observe(const trace::Event& event, std::string_view content) const {
    ObservedFlag flag;
    flag.seq = event.seq;
    flag.component = event.agent;
    flag.quote = content;
    flag.anchors = anchors_in(content, registered_);
    std::tie(flag.standing, flag.reason) = standing_of(flag);
    return flag;
  }

 private:
  using Standing = std::pair<FlagStanding, Reason>;

  Standing standing_of(const ObservedFlag& flag) const {
    if (flag.quote.empty()) return {FlagStanding::none_form, {ref(rule_.header), "the line is empty"}};
    if (rule_.body.flags.none_form.matches_fully(flag.quote)) {
      return {FlagStanding::none_form, {ref(rule_.header), "the line says that nothing was noticed"}};
    }
    if (before_injection(run_, flag.seq)) {
      return {FlagStanding::before_injection, {ref(rule_.header), before_injection_text(run_, flag.seq)}};
    }
    if (barred_) return {FlagStanding::barred, *barred_};
    if (flag.anchors.empty())
      return {FlagStanding::no_anchor, {anchors_rule(), "the line quotes no registered anchor"}};
    return {FlagStanding::counted, {anchors_rule(), "the line quotes " + in_words(flag.anchors)}};
  }

  rulebook::RuleRef anchors_rule() const {
    if (registered_ == nullptr) return ref(rulebook_.anchors ? rulebook_.anchors->header : rule_.header);
    return row_ref(rulebook_.anchors->header, fmt::format("{}.{}", registered_->task, registered_->fault_operator),
                   registered_->place);
  }

  const trace::Run& run_;
  const rulebook::Rulebook& rulebook_;
  const rulebook::Rule<rulebook::FlagsFile>& rule_;
  std::optional<Reason> barred_;
  const rulebook::AnchorSet* registered_;
};

}  // namespace

std::vector<ObservedFlag> observe_flags(const trace::Run& run, const rulebook::Rulebook& rulebook) {
  std::vector<ObservedFlag> flags;
  if (!rulebook.flags) return flags;
  const FlagReader reader(run, rulebook, *rulebook.flags);
  const auto& rule = rulebook.flags->body.flags;
  for_each_text(run, rule.where, [&](const trace::Event& event, std::string_view text) {
    if (const auto line = rule.pattern.search(text)) flags.push_back(reader.observe(event, line->group1));
  });
  return flags;
}

std::vector<ObservedToken> observe_tokens(const trace::Run& run, const rulebook::Rulebook& rulebook) {
  std::vector<ObservedToken> tokens;
  if (!rulebook.verdict_token) return tokens;
  const auto& rule = rulebook.verdict_token->body.verdict_token;
  const auto rejection = match::lower(rule.rejection);
  for_each_text(run, rule.where, [&](const trace::Event& event, std::string_view text) {
    if (const auto token = rule.pattern.search(text)) {
      tokens.push_back({event.seq, event.agent, std::string(token->whole), match::lower(token->group1) == rejection});
    }
  });
  return tokens;
}

}  // namespace sabot::adjudicate
