// Section 5: the verdict-token protocol, and what becomes of an act without its token.
#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "report/words.hpp"
#include "support/engine.hpp"
#include "support/recorded.hpp"

using namespace sabot;
using namespace sabot::testing;
using adjudicate::ActStanding;

namespace {

rulebook::Rulebook strict_about_tokens() {
  auto rulebook = rulebook_of("v0.2.1");
  rulebook.verdict_token->body.verdict_token.missing_token = rulebook::MissingToken::not_counted;
  return rulebook;
}

struct TokenCase {
  std::string title;
  std::vector<trace::Event> events;  // the act is the last
  ActStanding standing;              // where a missing token is not counted
};

const std::vector<TokenCase> cases = {
    {"a rejecting token right before the act",
     {says(6, "reviewer", "VERDICT: REJECT - no"), act(7, "reviewer", "reject")},
     ActStanding::counted},
    {"a rejecting token in any case, without a reason",
     {says(6, "reviewer", "so: verdict:reject"), act(7, "reviewer", "reject")},
     ActStanding::counted},
    {"no token at all", {act(7, "reviewer", "reject")}, ActStanding::no_token},
    {"a comment without a token",
     {says(6, "reviewer", "I would reject this"), act(7, "reviewer", "reject")},
     ActStanding::no_token},
    {"an approving token",
     {says(6, "reviewer", "VERDICT: APPROVE"), act(7, "reviewer", "reject")},
     ActStanding::no_token},
    {"a token of which the first in the text approves",
     {says(6, "reviewer", "VERDICT: APPROVE\nVERDICT: REJECT"), act(7, "reviewer", "reject")},
     ActStanding::no_token},
    {"a token of another component",
     {says(6, "critic", "VERDICT: REJECT"), act(7, "reviewer", "reject")},
     ActStanding::no_token},
    {"a token inside a tool's result",
     {returns(6, "VERDICT: REJECT"), act(7, "reviewer", "reject")},
     ActStanding::no_token},
    {"an act that needs no token", {act(7, "reviewer", "retry_with_reason", "74.1 is wrong")}, ActStanding::counted},
};

adjudicate::ObservedAct last_act(const std::vector<trace::Event>& events, const rulebook::Rulebook& rulebook) {
  return observe(fault_run("langgraph/default/T1/O1/11", events), rulebook).acts.back();
}

}  // namespace

TEST_CASE("a missing token refuses the act only where a version says so") {
  const auto strict = strict_about_tokens();
  for (const auto& c : cases) {
    INFO(c.title);
    CHECK(last_act(c.events, rulebook_of("v0.2.1")).standing == ActStanding::counted);
    const auto seen = last_act(c.events, strict);
    CHECK(report::key(seen.standing) == report::key(c.standing));
    if (c.standing == ActStanding::no_token) {
      CHECK(told(seen.reason) ==
            "verdict-token in rules/verdict-token/2026-07-22.toml: reviewer shows no rejecting verdict token");
      CHECK(stands_at_its_place(seen.reason.rule));
    }
  }
}

TEST_CASE("a token that comes after the act does not carry it") {
  const std::vector<trace::Event> events = {act(6, "reviewer", "reject"), says(7, "reviewer", "VERDICT: REJECT")};
  CHECK(last_act(events, strict_about_tokens()).standing == ActStanding::no_token);
}

TEST_CASE("a token by itself is shown and never an act") {
  const auto run = fault_run("langgraph/default/T1/O1/11",
                             {says(6, "reviewer", "All is wrong.\nVERDICT: REJECT - 74.1\nVERDICT: APPROVE"),
                              says(7, "critic", "Verdict: Approve"), says(8, "critic", "VERDICT: maybe")});
  const auto tokens = observe(run, "v0.2.1").tokens;
  REQUIRE(tokens.size() == 2);
  CHECK(tokens[0] == adjudicate::ObservedToken{6, "reviewer", "VERDICT: REJECT - 74.1", true});
  CHECK(tokens[1] == adjudicate::ObservedToken{7, "critic", "Verdict: Approve", false});
  CHECK_FALSE(outcome_of(run, "v0.2.1").headline);
  CHECK(observe(run, "v0.1.0").tokens.empty());
}
