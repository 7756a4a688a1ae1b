#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <vector>

#include "house/policy.hpp"

namespace {

using house::policy_in;
using house::SourceFile;

const house::Policy& policy() {
  static const auto read = [] {
    auto files = house::files_below("rules", {".toml"});
    auto specs = house::files_below("specs", {".toml"});
    files.insert(files.end(), specs.begin(), specs.end());
    return house::read_policy(files);
  }();
  return read;
}

std::vector<std::string> found_in(const std::string& code) {
  return policy_in({"planted.cpp", code}, policy());
}

}  // namespace

TEST_CASE("no policy literal in the engine") {
  for (const auto& file : house::engine_files()) {
    if (house::module_of(file) == "cli") continue;
    INFO(file.path);
    CHECK(policy_in(file, policy()) == std::vector<std::string>{});
  }
}

TEST_CASE("every key that states policy is met in the rules") {
  std::set<std::string> never_met;
  for (const auto& key : house::policy_keys()) {
    if (!policy().seen_keys.contains(key)) never_met.insert(key);
  }
  CHECK(never_met == std::set<std::string>{});
}

TEST_CASE("a planted policy literal is found") {
  const auto [what, code, finding] = GENERATE(table<std::string, std::string, std::string>({
      {"a framework", R"(f("see LangGraph's docs");)", "planted.cpp:1: langgraph"},
      {"a task", R"(f("T3");)", "planted.cpp:1: T3"},
      {"an operator", "\n\nf(\"O4 is left out\");", "planted.cpp:3: O4"},
      {"an operator's name", R"(f("tool-lie");)", "planted.cpp:1: tool-lie"},
      {"an act", R"(if (act == "reject") f();)", "planted.cpp:1: reject"},
      {"an act of several words", R"(f("a retry_with_reason");)", "planted.cpp:1: retry_with_reason"},
      {"an exclusion code", R"(f("BASELINE_FAIL");)", "planted.cpp:1: BASELINE_FAIL"},
      {"a version", R"(f("since v0.2.1");)", "planted.cpp:1: v0.2.1"},
      {"a model", R"(f("gpt-5.6-luna");)", "planted.cpp:1: gpt-5.6-luna"},
      {"an anchor", R"(f("wrote 1 record");)", "planted.cpp:1: wrote 1 record"},
      {"a component", R"(f("MagenticOneOrchestrator");)", "planted.cpp:1: MagenticOneOrchestrator"},
      {"a pattern, raw", "f(R\"re(stall threshold crossed)re\");", "planted.cpp:1: stall threshold crossed"},
      {"a name in two halves", "f(\"auto\" /* and */\n  \"gen\");", "planted.cpp:1: autogen"},
      {"a threshold", "return kappa < 0.70;", "planted.cpp:1: 0.7"},
  }));
  INFO(what);
  const auto found = found_in(code);
  INFO(fmt::format("found: {}", fmt::join(found, "; ")));
  CHECK(std::find(found.begin(), found.end(), finding) != found.end());
}

TEST_CASE("what only looks like policy is let pass") {
  const auto code =
      GENERATE(as<std::string>(), R"(f("cannot reject a value");)", "// as langgraph does\nf();",
               "/* \"O4\" */ f('\"');", "auto O1 = 1'000'000;", R"(f("ISO1 and O12");)", "f(10.7, x0.y);");
  INFO(code);
  CHECK(found_in(code) == std::vector<std::string>{});
}
