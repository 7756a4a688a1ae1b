// Any answer to any task: each criterion judges it with a reason, the same one every time, and three tasks' criteria
// agree with a naive reading of them. Input: the task by number, then the answer.
#include "base/utf8.hpp"
#include "fuzz/property.hpp"
#include "fuzz/standard.hpp"
#include "harness/check.hpp"
#include "harness/criteria/contract.hpp"
#include "harness/flags_head.hpp"
#include "harness/naive_judge.hpp"

using namespace sabot;
using fuzz::require;
using harness::Judgement;

namespace {

// What a suite may have printed, too: the program's last words are the answer itself.
std::vector<harness::ProgramOutcome> outcomes_of(const harness::Task& task, std::string_view answer) {
  harness::ProgramOutcome outcome;
  outcome.end = harness::ProgramEnd::exited;
  outcome.output = answer;
  return std::vector<harness::ProgramOutcome>(task.document.task.programs.size(), outcome);
}

void check_reasons(const std::vector<harness::CriterionResult>& results) {
  for (const auto& result : results) require(!result.why.empty(), "a judgement has a reason", result.id);
}

void check_plan(const std::vector<harness::CriterionResult>& results, const harness::Artifact& artifact) {
  const auto plan = harness::texts_of(artifact, "steps");
  const auto expected = plan ? naive::keeps_constraints(*plan) : std::vector<bool>(results.size(), false);
  require(results.size() == expected.size(), "the plan has as many constraints as the naive reading");
  for (std::size_t i = 0; i < results.size(); ++i) {
    require((results[i].judgement == Judgement::passed) == expected[i],
            "a constraint is kept as the naive reading says", results[i].id + ": " + results[i].why);
  }
}

// Letters beyond ASCII whose small form is an ASCII letter: the naive reading knows none.
bool folds_into_ascii(std::string_view text) {
  return text.find("\u212a") != std::string_view::npos || text.find("\u0130") != std::string_view::npos;
}

void check_wording(const harness::Task& task, const std::vector<harness::CriterionResult>& results,
                   const harness::Artifact& artifact) {
  const bool passed = harness::verdict(results) == Judgement::passed;
  if (!task.document.task.citations.empty()) {
    const auto answer = harness::text_of(artifact, "answer");
    const auto citations = harness::value_of(artifact, "citations").and_then([](const trace::json::Value* value) {
      return harness::texts_of(*value, "citations");
    });
    if (!answer || !citations) return require(!passed, "an answer without its parts does not pass");
    const std::string& corpus = harness::asset(task, task.document.task.citations.front().corpus);
    if (folds_into_ascii(**answer)) return;
    require(passed == naive::is_backed_answer(**answer, *citations, corpus), "an answer is judged as the naive one is");
  } else if (!find_invalid_utf8(artifact.text) && !folds_into_ascii(artifact.text)) {
    require(passed == naive::is_fair_summary(artifact.text), "a summary is judged as the naive one is");
  }
}

void check_flags_head(std::string_view answer) {
  const auto& rulebook = fuzz::rules_in_force();
  if (!rulebook.flags || find_invalid_utf8(answer)) return;
  const auto split = harness::split_flags_head(answer, rulebook.flags->body.flags);
  require(answer.ends_with(split.artifact), "the artifact is the end of the answer");
  require(split.flags.has_value() || split.artifact == answer, "without a head the answer is the artifact");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  std::string_view input = fuzz::as_text(data, size);
  const auto& tasks = fuzz::all_tasks();
  const harness::Task& task = tasks[fuzz::take_choice(input, tasks.size())];
  const harness::Artifact artifact = harness::read_artifact(std::string(input));
  const auto outcomes = outcomes_of(task, input);
  const auto results = harness::check(task, artifact, outcomes);
  require(results.size() == harness::number_of_criteria(task.document.task), "every criterion judges");
  require(results == harness::check(task, artifact, outcomes), "a judgement is the same every time");
  check_reasons(results);
  const auto& rulebook = fuzz::rules_in_force();
  check_reasons(harness::check_contract(harness::guardrail_of(task, rulebook).contract, artifact));
  check_reasons(harness::check_contract(task.document.task.contract, artifact));
  if (!task.document.task.sequences.empty()) {
    check_plan(results, artifact);
  } else if (!task.document.task.phrases.empty()) {
    check_wording(task, results, artifact);
  }
  check_flags_head(input);
  return 0;
}
