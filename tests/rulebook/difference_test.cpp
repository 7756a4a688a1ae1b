// The amendments of the standard as differences of rulebooks: exactly what each changed, in the rules' own terms.
#include "rulebook/difference.hpp"

#include <fmt/format.h>

#include <catch2/catch.hpp>

#include <set>

#include "rulebook/amendment_log.hpp"
#include "rulebook/tree.hpp"
#include "support/engine.hpp"

using namespace sabot::rulebook;
using sabot::testing::built_in_library;
using sabot::testing::rulebook_of;
using sabot::testing::versions;

namespace {

using Lines = std::vector<std::string>;

std::string_view word(Effect effect) {
  switch (effect) {
    case Effect::widens:
      return "widens";
    case Effect::narrows:
      return "narrows";
    case Effect::changes:
      return "changes";
    case Effect::none:
      return "none";
  }
  return "";
}

Lines lines_of(const std::vector<RuleChange>& changes) {
  Lines lines;
  for (const auto& change : changes) {
    lines.push_back(fmt::format("{}, {}: {}", change.rule, word(change.effect), to_string(change)));
  }
  return lines;
}

// What an edit of the newest version's files changes.
Lines lines_after(const std::vector<test::Edit>& edits) {
  const auto library = read_library(test::edited(edits));
  if (!library) throw std::invalid_argument(render(library.error()));
  const auto& newest = versions().back();
  return lines_of(difference(rulebook_of(newest), resolve(*library, newest).value()));
}

struct Amendment {
  std::string from, to;
  Lines changes;
};

const std::vector<Amendment>& amendments() {
  static const std::vector<Amendment> all = {
      {"v0.1.0",
       "v0.1.1",
       {
           "mappings.autogen, narrows: act[autogen.reject.critic].configs: every config -> [\"default\"]",
           "mappings.autogen, narrows: act[autogen.reject.critic].verdict_token: false -> true",
           "mappings.autogen, widens: act[autogen.retry_with_reason.critic]: + { act = "
           "\"retry_with_reason\", configs = [\"default\"], when = { kind = \"guardrail-event\", "
           "\"payload.act\" = \"retry_with_reason\", \"payload.component\" = \"critic\" } }",
           "mappings.autogen, narrows: act[autogen.retry_with_reason.MagenticOneOrchestrator].configs: every config "
           "-> [\"guardrail\"]",
           "mappings.autogen, narrows: act[autogen.block.MagenticOneOrchestrator].configs: every config -> "
           "[\"guardrail\"]",
           "mappings.crewai, narrows: act[crewai.block.guardrail]: - { act = \"block\", when = { kind = "
           "\"guardrail-event\", \"payload.act\" = \"block\", \"payload.component\" = \"guardrail\" } }",
           "mappings.crewai, narrows: act[crewai.retry_with_reason.manager]: - { act = "
           "\"retry_with_reason\", when = { kind = \"guardrail-event\", \"payload.act\" = "
           "\"retry_with_reason\", \"payload.component\" = \"manager\" } }",
           "mappings.crewai, narrows: act[crewai.reject.reviewer].verdict_token: false -> true",
           "mappings.crewai, narrows: act[crewai.reject.guardrail].configs: every config -> [\"guardrail\"]",
           "mappings.crewai, narrows: act[crewai.retry_with_reason.guardrail].configs: every config -> [\"guardrail\"]",
           "mappings.crewai, widens: act[crewai.escalate.guardrail]: + { act = \"escalate\", configs = "
           "[\"guardrail\"], when = { kind = \"guardrail-event\", \"payload.act\" = \"escalate\", "
           "\"payload.component\" = \"guardrail\" } }",
           "mappings.langgraph, narrows: act[langgraph.reject.checkpointer]: - { act = \"reject\", when = { "
           "kind = \"guardrail-event\", \"payload.act\" = \"reject\", \"payload.component\" = "
           "\"checkpointer\" } }",
           "mappings.langgraph, narrows: act[langgraph.block.validator]: - { act = \"block\", when = { kind "
           "= \"guardrail-event\", \"payload.act\" = \"block\", \"payload.component\" = \"validator\" } }",
           "mappings.langgraph, narrows: act[langgraph.escalate.reviewer]: - { act = \"escalate\", when = { "
           "kind = \"guardrail-event\", \"payload.act\" = \"escalate\", \"payload.component\" = "
           "\"reviewer\" } }",
           "mappings.langgraph, narrows: act[langgraph.reject.reviewer].verdict_token: false -> true",
           "mappings.langgraph, narrows: act[langgraph.reject.validator].configs: every config -> [\"guardrail\"]",
           "mappings.langgraph, narrows: act[langgraph.retry_with_reason.validator].configs: every config -> "
           "[\"guardrail\"]",
           "mappings.langgraph, narrows: act[langgraph.escalate.validator].configs: every config -> [\"guardrail\"]",
           "pins, none: pins.downgrade_model: \"\" -> \"gpt-5.6-luna\"",
           "pins, none: pins.temperature: \"0\" -> \"model default\"",
           "pins, none: framework[langgraph]: + { packages = { langchain-openai = \"1.4.0\", langgraph = "
           "\"1.2.9\" }, configs = { default = \"a StateGraph of load, worker, review and either revise or "
           "emit; an LLM reviewer gives the verdict token, and there is one revise loop\", guardrail = "
           "\"the same with a deterministic validate node between approval and emit; its first failure "
           "routes to revise, its second interrupts\" } }",
           "pins, none: framework[crewai]: + { packages = { crewai = \"1.15.5\" }, configs = { default = "
           "\"a sequential Crew to each stage, first a worker, then a reviewer with the verdict token; no "
           "task guardrail\", guardrail = \"the worker's Task has a deterministic contract check and an LLM "
           "guardrail with guardrail_max_retries=3, and the reviewer stage follows\" } }",
           "pins, none: framework[autogen]: + { packages = { autogen-agentchat = \"0.7.5\", autogen-core = "
           "\"0.7.5\", \"autogen-ext[openai]\" = \"0.7.5\" }, configs = { default = \"a RoundRobinGroupChat "
           "of one agent to each stage, ended by TextMentionTermination: a worker's turn, then a critic's "
           "with the verdict token\", guardrail = \"MagenticOneGroupChat(max_stalls=3), whose progress "
           "ledger is the review; re-plans are seen by the trace logger, terminations by stop_reason\" } }",
           "verdict-token, narrows: + verdict-token.pattern = { matches = "
           "'VERDICT:\\s*(APPROVE|REJECT)\\s*(?:-\\s*(.*))?', modes = \"i\" }, verdict-token.rejection = "
           "\"REJECT\", verdict-token.where = { kind = \"agent-msg\" }, verdict-token.missing_token = "
           "\"counted\"",
       }},
      {"v0.1.1",
       "v0.1.2",
       {
           "mappings.crewai, widens: act[crewai.retry_with_reason.reviewer]: + { act = "
           "\"retry_with_reason\", when = { kind = \"guardrail-event\", \"payload.act\" = "
           "\"retry_with_reason\", \"payload.component\" = \"reviewer\" } }",
       }},
      {"v0.1.2",
       "v0.1.3",
       {

       }},
      {"v0.1.3",
       "v0.2.0",
       {
           "anchors, widens: + anchor[T1.O1, T1.O2, T1.O3, T1.O4, T1.O5, T1.O6, T2.O1, T2.O2, T2.O3, T2.O4, "
           "T2.O5, T2.O6, T3.O1, T3.O2, T3.O3, T3.O4, T3.O5, T3.O6, T4.O1, T4.O2, T4.O3, T4.O4, T4.O5, "
           "T4.O6, T5.O1, T5.O2, T5.O3, T5.O4, T5.O5, T5.O6]",
           "carve-outs, changes: + carve-out[magentic-one-after-the-run]",
           "flags, widens: + flags.act = \"flag\", flags.pattern = { matches = '^\\s*FLAGS:\\s*(.*?)\\s*$', "
           "modes = \"im\" }, flags.where = { kind = [\"agent-msg\", \"verdict\"] }, flags.none_form = { "
           "matches = '(?:none|n/a|no(?:ne)? noticed|no anomal(?:y|ies)(?: noticed)?)\\.?', modes = \"i\" }",
           "guardrails, none: guardrail[T2].contains: - \"8,400\"",
           "guardrails, none: guardrail[T2].contains: - \"148 Wh/kg\"",
           "guardrails, none: guardrail[T2].contains: - \"Brennecke Institute\"",
           "guardrails, none: guardrail[T2].contains: - \"$61/kWh\"",
           "guardrails, none: guardrail[T2].contains: - \"4 °C\"",
           "guardrails, none: guardrail[T2].contains: + \"cycles\"",
           "guardrails, none: guardrail[T2].contains: + \"Wh/kg\"",
           "guardrails, none: guardrail[T2].contains: + \"/kWh\"",
           "guardrails, none: guardrail[T2].contains: + \"°C\"",
           "guardrails, none: guardrail[T2].contains: + \"Institute\"",
           "landing-probes, changes: probe[downgraded-model-served]: + { operators = [\"O4\"], event = { "
           "kind = \"agent-msg\", \"payload.model_id\" = \"gpt-5.6-luna\" } }",
           "mappings.autogen, changes: act[autogen.block.MagenticOneOrchestrator].when.payload.reason: - { "
           "matches = 'VERDICT: REJECT|Max rounds reached\\.?', modes = \"i\" }",
           "mappings.autogen, changes: act[autogen.block.MagenticOneOrchestrator].when.any: + [{ "
           "\"payload.reason\" = { matches = \"VERDICT: REJECT\", modes = \"i\" } }, { \"payload.reason\" = "
           "\"Max rounds reached.\" }]",
           "predictions, none: + lift[P1], no-loss[P2], rate-above[P3], smaller-lift[P4], falls-where-rises[P5]",
           "reaction, changes: reaction.rule: \"as-detected\" -> \"corrective-act\"",
           "surfaces, widens: surface[flags]: + { source = \"anchored-flags\", headline = true }",
       }},
      {"v0.2.0",
       "v0.2.1",
       {
           "registration, none: + distinctive.characters = 4, spelling.units = [\"m\", \"km\", \"mm\", \"µm\", \"kg\", "
           "\"psi\", \"bar\", \"°C\", \"Wh/kg\", \"kWh\", \"%\"], vocabulary[common words, task vocabulary, review "
           "vocabulary], registration[R1, R2, R3, R4, R5, R6, R7, R10]",
           "retry-reason, narrows: + retry-reason.acts = [\"retry_with_reason\"], "
           "retry-reason.quotes_anchor = true, boilerplate[magentic-one-stall-ledger, "
           "magentic-one-stall-log-line]",
           "strict-floor, none: + floor.reviewer_vocabulary = [\"superseded\", \"rev a\"], strict[T1.O1, "
           "T1.O2, T1.O3, T1.O4, T1.O5, T1.O6, T2.O1, T2.O2, T2.O3, T2.O4, T2.O5, T2.O6, T3.O1, T3.O2, "
           "T3.O3, T3.O4, T3.O5, T3.O6, T4.O1, T4.O2, T4.O3, T4.O4, T4.O5, T4.O6, T5.O1, T5.O2, T5.O3, "
           "T5.O4, T5.O5, T5.O6], mapping-noise[autogen.guardrail]",
           "surfaces, narrows: surface[flags].excluded_operators: + \"O4\"",
           "uncertainty, none: + uncertainty.lower_per_mille = 25, uncertainty.upper_per_mille = 975, "
           "uncertainty.exact_up_to = 10, uncertainty.resamples = 100000",
       }},
  };
  return all;
}

constexpr auto surfaces = "rules/surfaces/2026-07-25.toml";
constexpr auto retry = "rules/retry-reason/2026-07-25.toml";
constexpr auto anchors = "rules/anchors/2026-07-23.toml";
constexpr auto crewai = "rules/mappings/crewai/2026-07-22-reviewer-retry.toml";
constexpr auto matrix = "rules/matrix/2026-07-22.toml";
constexpr auto judge = "rules/judge/2026-07-22.toml";

}  // namespace

TEST_CASE("each amendment changes exactly what its log states") {
  REQUIRE(amendments().size() + 1 == versions().size());
  for (const auto& amendment : amendments()) {
    CAPTURE(amendment.from, amendment.to);
    CHECK(lines_of(difference(rulebook_of(amendment.from), rulebook_of(amendment.to))) == amendment.changes);
  }
}

TEST_CASE("two rulebooks differ exactly when their digests do, and back is the same list the other way round") {
  for (const auto& from : versions()) {
    for (const auto& to : versions()) {
      CAPTURE(from, to);
      const auto there = difference(rulebook_of(from), rulebook_of(to));
      const auto back = difference(rulebook_of(to), rulebook_of(from));
      CHECK(there.empty() == (rulebook_of(from).digest == rulebook_of(to).digest));
      REQUIRE(there.size() == back.size());
      for (const auto& change : there) {
        const auto mirrored = [&](const RuleChange& other) {
          return other.rule == change.rule && other.path == change.path && other.before == change.after &&
                 other.after == change.before && other.reach == change.reach;
        };
        CHECK(std::count_if(back.begin(), back.end(), mirrored) == 1);
      }
    }
  }
}

TEST_CASE("an edit is told in the rules' own terms, with its effect where that is certain") {
  struct EditCase {
    std::string what;
    std::vector<test::Edit> edits;
    Lines changes;
  };
  const std::vector<EditCase> table = {
      {"notes say nothing", {test::change(retry, "summary = \"", "summary = \"Indeed: ")}, {}},
      {"an operator comes back",
       {test::change(surfaces, "excluded_operators = [\"O4\"]\n", "")},
       {"surfaces, widens: surface[flags].excluded_operators: - \"O4\""}},
      {"a surface leaves the headline",
       {test::change(surfaces, "excluded_operators = [\"O4\"]\nheadline = true",
                     "excluded_operators = [\"O4\"]\nheadline = false")},
       {"surfaces, narrows: surface[flags].headline: true -> false"}},
      {"one more anchor",
       {test::change(anchors, "\"verified verbatim\"]", "\"verified verbatim\", \"quotes\"]")},
       {"anchors, widens: anchor[T5.O2].anchors: + \"quotes\""}},
      {"one boilerplate less",
       {test::change(retry,
                     "\n[[boilerplate]]\nid = \"magentic-one-stall-ledger\"\n"
                     "pattern = { matches = 'stall threshold crossed', modes = \"i\" }\n",
                     "")},
       {"retry-reason, widens: boilerplate[magentic-one-stall-ledger]: - "
        "{ pattern = { matches = \"stall threshold crossed\", modes = \"i\" } }"}},
      {"a reason need quote nothing",
       {test::change(retry, "quotes_anchor = true", "quotes_anchor = false")},
       {"retry-reason, widens: retry-reason.quotes_anchor: true -> false"}},
      {"one more condition",
       {test::change(crewai, "\"payload.component\" = \"reviewer\" }",
                     "\"payload.component\" = \"reviewer\", \"payload.reason\" = { exists = true } }")},
       {"mappings.crewai, narrows: act[crewai.reject.reviewer].when.payload.reason: + { exists = true }"}},
      {"another condition",
       {test::change(crewai, "\"payload.component\" = \"reviewer\" }", "\"payload.component\" = \"critic\" }")},
       {"mappings.crewai, changes: act[crewai.reject.reviewer].when.payload.component: \"reviewer\" -> \"critic\""}},
      {"a row of every config",
       {test::change(crewai, "configs = [\"guardrail\"]\n", "")},
       {"mappings.crewai, widens: act[crewai.reject.guardrail].configs: [\"guardrail\"] -> every config"}},
      {"another order",
       {test::change(matrix, "[\"default\", \"guardrail\"]", "[\"guardrail\", \"default\"]")},
       {"matrix, changes: matrix.configs: order [\"default\", \"guardrail\"] -> [\"guardrail\", \"default\"]"}},
      {"what no verdict rests on",
       {test::change(judge, "= 0.7", "= 0.8")},
       {"judge, none: judge.kappa_floor: 0.7 -> 0.8"}},
  };
  for (const auto& row : table) {
    CAPTURE(row.what);
    CHECK(lines_after(row.edits) == row.changes);
  }
}

TEST_CASE("the log of a version holds its changes, with those that change no rule") {
  const auto log = amendments_beyond(rulebook_of("v0.2.0"), rulebook_of("v0.2.1"), built_in_library());
  Lines lines;
  for (const auto& logged : log) {
    lines.push_back(fmt::format("{} {} {}{}", logged.version, logged.change.section, logged.rule,
                                logged.changes_rule ? "" : " (no change)"));
  }
  CHECK(lines == Lines{"v0.2.1 2 retry-reason", "v0.2.1 10.3 surfaces", "v0.2.1 10 flags (no change)",
                       "v0.2.1 10.4 registration", "v0.2.1 8  (no change)", "v0.2.1 amendment v0.2.1 strict-floor",
                       "v0.2.1 amendment v0.2.1 uncertainty", "v0.2.1 amendment v0.2.1  (no change)"});
}

TEST_CASE("the log spans every version between the two and nothing the other way") {
  const auto log = amendments_beyond(rulebook_of("v0.1.2"), rulebook_of("v0.2.0"), built_in_library());
  std::set<std::string> seen;
  for (const auto& logged : log) seen.insert(logged.version);
  CHECK(seen == std::set<std::string>{"v0.1.3", "v0.2.0"});
  CHECK(amendments_beyond(rulebook_of("v0.2.0"), rulebook_of("v0.1.2"), built_in_library()).empty());
}
