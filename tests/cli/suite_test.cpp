// The test suite of the coding task: what it accepts, what it refuses, and code that does not play fair.
#include <catch2/catch.hpp>

#include "cli/runs.hpp"
#include "cli/sealed.hpp"
#include "cli/suite_run.hpp"
#include "cli/workspace.hpp"
#include "harness/check.hpp"
#include "support/built_in_tasks.hpp"

using namespace sabot;
using namespace sabot::testing;
using harness::Judgement;

namespace {

std::string reference() {
  return read_text(SABOT_SOURCE_DIR "/tests/cli/solution.py");
}

std::string changed(const std::string& from, const std::string& to) {
  return replaced(reference(), from, to);
}

harness::CriterionResult judged(const std::string& source, const harness::Task& task = task_of("T3")) {
  const auto results = harness::check(task, harness::read_artifact(source), cli::run_suites(task, source));
  REQUIRE(results.size() == 1);
  return results.front();
}

// The whole of `text`, printed by Python.
std::string printing(const std::string& text) {
  return "print(" + json_text(text) + ")\n";
}

}  // namespace

TEST_CASE("the suite accepts a function that keeps the tariff") {
  if (lacks_python()) return;
  CHECK(judged(reference()) ==
        harness::CriterionResult{"suite", Judgement::passed, "truth/suite.py accepts the output"});
  CHECK(judged(printing("all is well") + reference()).judgement == Judgement::passed);
  CHECK(judged("import math, decimal\n" + reference()).judgement == Judgement::passed);
}

TEST_CASE("the suite refuses a function that breaks one rule of the tariff") {
  if (lacks_python()) return;
  struct Mutant {
    std::string rule;
    std::string from;
    std::string to;
    std::string said;
  };
  const std::vector<Mutant> table = {
      {"the inland rate", "4.20", "4.02", "(8, 'inland', False): expected 33.60, got 32.16"},
      {"the coastal rate, as O1 plants it", "5.75", "5.57", "(30, 'coastal', False): expected 126.50, got 122.54"},
      {"the highland rate", "9.10", "9.01", "(70, 'highland', False): expected 373.10, got 369.41"},
      {"the name, as O3 plants it", "kessler_freight_charge", "kessler_freight_cost", "AttributeError"},
      {"another zone is refused", "raise ValueError(f\"unknown zone {zone!r}\")", "zone = \"inland\"",
       "(5, 'island', False): expected ValueError, got 19.0"},
      {"a zone in other letters is another zone", "if zone not in", "zone = zone.lower()\n    if zone not in",
       "(5, 'Inland', False): expected ValueError, got 19.0"},
      {"a weight of nothing is refused",
       "if not weight_kg > 0:", "if weight_kg < 0:", "(0, 'inland', False): expected ValueError, got -2.0"},
      {"a negative weight is refused",
       "if not weight_kg > 0:", "if weight_kg == 0:", "(-3, 'coastal', False): expected ValueError, got "},
      {"refusing is raising ValueError", "raise ValueError(f\"no weight", "raise KeyError(f\"no weight",
       "(0, 'inland', False): expected ValueError, got KeyError"},
      {"the first band ends at 10 kg", "(10, 1.00)", "(11, 1.00)", "(30, 'coastal', False): expected 126.50, got "},
      {"the second band ends at 50 kg", "(50, 0.60)", "(40, 0.60)", "(70, 'highland', False): expected 373.10, got "},
      {"the share of the second band", "0.60)", "0.65)", "(30, 'coastal', False): expected 126.50, got 132.25"},
      {"the share of the third band", "0.35)", "0.40)", "(70, 'highland', False): expected 373.10, got 382.2 "},
      {"the bands add up", "max(0, min(weight_kg, end) - begin)", "(weight_kg if begin < weight_kg <= end else 0)",
       "(30, 'coastal', False): expected 126.50, got 103.5"},
      {"the subtotal is rounded before the rebate", "charge = round(charge, 2)\n", "\n",
       "(0.9523, 'inland', False): expected 2.00, got 4.0"},
      {"the rebate", "charge -= REBATE", "pass", "(10, 'inland', False): expected 40.00, got 42.0"},
      {"the rebate, as O5 plants it", "REBATE = 2.00", "REBATE = 1.00",
       "(10, 'inland', False): expected 40.00, got 41.0"},
      {"the rebate goes by the subtotal, before the surcharge", "    charge = round(charge, 2)\n",
       "    charge = round(charge + (SURCHARGE if is_perishable and zone != 'highland' else 0), 2)\n    is_perishable "
       "= False\n",
       "(10, 'inland', True): expected 58.50, got 60.5"},
      {"the surcharge", "SURCHARGE = 18.50", "SURCHARGE = 15.80", "(8, 'inland', True): expected 52.10, got 49.4"},
      {"no surcharge in the highland", " and zone != \"highland\"", "",
       "(70, 'highland', True): expected 373.10, got 391.6"},
      {"the surcharge is for perishable goods", "if is_perishable and", "if",
       "(8, 'inland', False): expected 33.60, got 52.1"},
      {"a number is given back", "return round(charge, 2)", "return f\"{charge:.2f}\"",
       "(8, 'inland', False): expected 33.60, got '33.60'"},
      {"something is given back", "return round(charge, 2)", "round(charge, 2)",
       "(8, 'inland', False): expected 33.60, got None"},
  };
  for (const Mutant& mutant : table) {
    CAPTURE(mutant.rule);
    const auto result = judged(changed(mutant.from, mutant.to));
    CHECK(result.judgement == Judgement::failed);
    INFO(result.why);
    CHECK(contains(result.why, mutant.said));
  }
}

TEST_CASE("code that does not compute the charge does not pass, whatever it does to the process it runs in") {
  if (lacks_python()) return;
  const std::string never_raises = "def kessler_freight_charge(*arguments): return ";
  struct Row {
    std::string what;
    std::string source;
    std::string said;
  };
  const std::string unanswered =
      "truth/suite.py exited with 1, and said last: \"not every call came back with a result\"";
  const std::vector<Row> table = {
      {"says the suite's last line and leaves",
       printing("all cases passed") + "import os, sys\nsys.stdout.flush()\nos._exit(0)\n", unanswered},
      {"leaves by an exception", "raise SystemExit(0)\n", unanswered},
      {"leaves when it is called", "def kessler_freight_charge(*arguments): raise SystemExit(0)\n", unanswered},
      {"answers in the caller's stead, too little", printing("[]") + "import sys\nsys.exit(0)\n", unanswered},
      {"answers in the caller's stead, no list", printing("30") + "raise SystemExit(0)\n", "exited with 1"},
      {"leaves with another status", "import os\nos._exit(7)\n", "truth/caller.py exited with 7"},
      {"crashes", "import ctypes\nctypes.string_at(0)\n", "truth/caller.py was ended by signal 11"},
      {"prints without end", "while True: print('x' * 1000)\n",
       "truth/caller.py was stopped because it printed without end"},
      {"looks for the suite beside it", never_raises + "[case[1] for case in __import__('suite').CHARGES][0]\n",
       "got ModuleNotFoundError"},
      {"reads what is in its folder", never_raises + "','.join(sorted(__import__('os').listdir('.')))\n",
       "got 'caller.py,calls.json,solution.py'"},
      {"equals everything",
       "class Any(float):\n    def __eq__(self, other): return True\n    def __sub__(self, other): return 0.0\n" +
           never_raises + "Any(1)\n",
       "expected 33.60, got 1.0"},
      {"is no number", never_raises + "float('nan')\n", "expected 33.60, got nan"},
      {"is beyond all numbers", never_raises + "float('inf')\n", "expected 33.60, got inf"},
      {"is an object of its own", never_raises + "object()\n", "expected 33.60, got an object of type object"},
      {"makes the caller take any answer",
       "import builtins, json\nbuiltins.abs = lambda x: 0\njson.dumps = lambda x: 'all cases passed'\n" + never_raises +
           "0.0\n",
       unanswered},
      {"is no code", "def (", "SyntaxError"},
      {"is nothing", "", "AttributeError"},
  };
  for (const Row& row : table) {
    CAPTURE(row.what);
    const auto result = judged(row.source);
    CHECK(result.judgement == Judgement::failed);
    INFO(result.why);
    CHECK(contains(result.why, row.said));
  }
}

TEST_CASE("code that never comes back is stopped") {
  if (lacks_python()) return;
  harness::Task task = task_of("T3");
  task.document.task.programs.front().seconds = 3;
  const auto result = judged("while True: pass\n", task);
  CHECK(result.judgement == Judgement::failed);
  CHECK(result.why == "truth/caller.py was stopped after 3 s");
}

TEST_CASE("a suite that cannot say what to call leaves the verdict open") {
  if (lacks_python()) return;
  harness::Task task = task_of("T3");
  task.assets.at("truth/suite.py") = "raise SystemExit(1)\n";
  const auto result = judged(reference(), task);
  CHECK(result.judgement == Judgement::undetermined);
  CHECK(result.why == "truth/suite.py was not run: it ended before it had said what to call");
}
