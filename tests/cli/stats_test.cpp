// How sure the numbers are, from the command line.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;
using nlohmann::json;

namespace {

// A wave of one task and operator: every label's fault is missed but the first one's.
std::string wave_of(std::int64_t labels) {
  std::vector<sabot::trace::Run> runs;
  for (std::int64_t label = 1; label <= labels; ++label) {
    runs.push_back(baseline("T1", label));
    runs.push_back(fault("T1", "O1", label, label == 1 ? "FLAGS: 74.1" : "FLAGS: none"));
  }
  return lines(runs);
}

Ran stats(std::int64_t labels, std::vector<std::string> more = {}) {
  const Workspace workspace;
  std::vector<std::string> arguments = {"stats", "--spec", "v0.2.0", workspace.write("runs.jsonl", wave_of(labels))};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return workspace.run(arguments);
}

json headline(const Ran& ran) {
  return json::parse(ran.out)["rows"][0]["rates"]["headline"];
}

}  // namespace

TEST_CASE("up to ten labels are counted exactly, and neither seed nor number of resamples matters") {
  const Ran ran = stats(10, {"--format", "json"});
  CHECK(ran.code == 0);
  CHECK(headline(ran)["exact"] == true);
  CHECK(headline(ran)["spread"]["resamples"] == 92378);
  CHECK(headline(ran)["spread"]["total_weight"] == 10000000000);
  CHECK(headline(stats(10, {"--format", "json", "--seed", "9", "--resamples", "7"})) == headline(ran));
}

TEST_CASE("more labels are resampled at random, with a seed that is printed and repeats them") {
  const Ran ran = stats(11, {"--format", "json", "--resamples", "500", "--seed", "9"});
  CHECK(headline(ran)["exact"] == false);
  CHECK(headline(ran)["spread"]["resamples"] == 500);
  CHECK(json::parse(ran.out)["rule"]["seed"] == 9);
  CHECK(stats(11, {"--format", "json", "--resamples", "500", "--seed", "9"}).out == ran.out);
  CHECK(headline(stats(11, {"--format", "json", "--resamples", "500", "--seed", "10"})) != headline(ran));
  CHECK(contains(flowing(stats(11, {"--resamples", "500", "--seed", "9"}).out),
                 ": 500 random resamples with seed 9 wherever more than 10 labels are drawn. "));
}

TEST_CASE("a single label gives no interval but a reason") {
  const Ran ran = stats(1);
  CHECK(ran.code == 0);
  CHECK(contains(ran.out, "95% interval none: a single replicate label\n"));
}

TEST_CASE("cells cannot be asked for as the unit of resampling") {
  const Ran ran = stats(2, {"--unit", "cell"});
  CHECK(ran.code == 2);
  const Workspace workspace;
  CHECK(contains(workspace.run({"stats", "--help"}).out, "The unit of resampling is the replicate label"));
}

TEST_CASE("numbers that are out of range are refused") {
  for (const auto& wrong : {std::vector<std::string>{"--resamples", "0"}, {"--resamples", "many"}, {"--seed", "-1"}}) {
    CHECK(stats(2, wrong).code == 2);
  }
}

TEST_CASE("the Markdown holds what the terminal shows") {
  const Ran ran = stats(2, {"--format", "markdown"});
  CHECK(ran.out.starts_with("# Headline of langgraph/default: 50.0% (1/2), 95% interval 0.0 to 100.0%\n"));
}
