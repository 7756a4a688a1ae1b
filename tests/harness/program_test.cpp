// What the run of a test suite says of an output.
#include "harness/criteria/program.hpp"

#include <catch2/catch.hpp>

using namespace sabot;
using namespace sabot::harness;

TEST_CASE("a suite accepts an output when it exits with 0 after its last line") {
  const rulebook::Program criterion{
      "suite", "interpreter", "truth/suite", "truth/caller", "output", "all 7 cases hold", 5, 64, {}};
  struct Case {
    ProgramOutcome outcome;
    Judgement judgement;
    std::string why;
  };
  const std::string suite = criterion.suite;
  const std::string caller = criterion.caller;
  const auto exited = [&](int status, std::string output, std::string errors = "") {
    return ProgramOutcome{ProgramEnd::exited, status, std::move(output), std::move(errors), "", suite};
  };
  const std::vector<Case> table = {
      {exited(0, "all 7 cases hold\n"), Judgement::passed, "truth/suite accepts the output"},
      {exited(0, "all 7 cases hold"), Judgement::passed, "truth/suite accepts the output"},
      {exited(0, "noise\nall 7 cases hold\n", "a warning\n"), Judgement::passed, "truth/suite accepts the output"},
      {exited(0, ""), Judgement::failed,
       "truth/suite exited with 0, but its last line is \"\", expected \"all 7 cases hold\""},
      {exited(0, "all 7 cases hold\nbye\n"), Judgement::failed,
       "truth/suite exited with 0, but its last line is \"bye\", expected \"all 7 cases hold\""},
      {exited(0, "not all 7 cases hold\n"), Judgement::failed,
       "truth/suite exited with 0, but its last line is \"not all 7 cases hold\", expected \"all 7 cases hold\""},
      {exited(0, "", "all 7 cases hold\n"), Judgement::failed,
       "truth/suite exited with 0, but its last line is \"\", expected \"all 7 cases hold\""},
      {exited(1, "all 7 cases hold\n", "trace\nValueError: no\n"), Judgement::failed,
       "truth/suite exited with 1, and said last: \"ValueError: no\""},
      {exited(3, ""), Judgement::failed, "truth/suite exited with 3"},
      {exited(1, "case 2: 5 is not 6\n"), Judgement::failed,
       "truth/suite exited with 1, and said last: \"case 2: 5 is not 6\""},
      {{ProgramEnd::killed, 11, "", "", "", caller}, Judgement::failed, "truth/caller was ended by signal 11"},
      {{ProgramEnd::out_of_time, 0, "all 7 cases hold\n", "", "", caller},
       Judgement::failed,
       "truth/caller was stopped after 5 s"},
      {{ProgramEnd::too_much_output, 0, "all 7 cases hold\n", "", "", suite},
       Judgement::failed,
       "truth/suite was stopped because it printed without end"},
      {{ProgramEnd::not_started, 0, "", "", "interpreter is not installed", suite},
       Judgement::undetermined,
       "truth/suite was not run: interpreter is not installed"},
  };
  for (const Case& c : table) {
    const auto result = check_program(criterion, c.outcome);
    CHECK(result.judgement == c.judgement);
    CHECK(result.why == c.why);
  }
}

TEST_CASE("one failed criterion decides, and one undetermined leaves the rest open") {
  const auto of = [](std::vector<Judgement> judgements) {
    std::vector<CriterionResult> results;
    for (const Judgement judgement : judgements) results.push_back({"x", judgement, ""});
    return verdict(results);
  };
  using enum Judgement;
  CHECK(of({passed, passed}) == passed);
  CHECK(of({passed, failed}) == failed);
  CHECK(of({undetermined, passed}) == undetermined);
  CHECK(of({undetermined, failed, passed}) == failed);
}
