// The HTML report as the program writes it and a browser shows it.
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "cli/browser.hpp"
#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace {

std::string page_of(const Workspace& workspace) {
  workspace.write("runs.jsonl", lines(small_wave()));
  const Ran ran = workspace.run({"runs.jsonl", "--format", "html"});
  CHECK(ran.code == 0);
  return ran.out;
}

// The page with a script of the test's own at its end.
std::string with_script(const std::string& page, const std::string& script) {
  return replaced(page, "</body>", fmt::format("<script>{}</script></body>", script));
}

}  // namespace

TEST_CASE("the format html writes one page with the headline, the transcripts and the rules in force") {
  const Workspace workspace;
  const std::string page = page_of(workspace);
  CHECK(page.starts_with("<!DOCTYPE html>\n"));
  CHECK(contains(page, "<h1>Headline of langgraph/default: 50.0% (1/2)</h1>"));
  CHECK(contains(page, "95% interval none: a single replicate label"));
  CHECK(contains(page, "clean base rate 0.0% (0/6);"));
  CHECK(contains(page, "<h3>Anchors that fire without a fault, by operator</h3>"));
  CHECK(contains(page, "FLAGS: 74.1 looks swapped"));
  CHECK(contains(page, "Counted: the FLAGS line counts as a detection"));
  CHECK(contains(page, "id=\"rules/anchors/2026-07-23.toml:1\""));
}

TEST_CASE("the page loads in a browser without an error and its filters work") {
  const Workspace workspace;
  const std::string page = page_of(workspace);
  workspace.write("page.html", page);
  const auto plain = browse(workspace, "page.html");
  if (!plain) return;
  CHECK(plain->console.empty());
  const std::string all = "aria-live=\"polite\">2 of 2 cells</output>";
  CHECK(contains(plain->dom, all));

  struct Case {
    std::string key;
    std::string value;
    std::string shown;
  };
  const auto [key, value, shown] = GENERATE(values<Case>({
      {"outcome", "detected", "1 of 2 cells"},
      {"outcome", "missed", "1 of 2 cells"},
      {"operator", "O2", "1 of 2 cells"},
      {"name", " t1/o2", "1 of 2 cells"},
      {"row", "langgraph/default", "2 of 2 cells"},
  }));
  CAPTURE(key, value);
  const auto script = fmt::format(
      "const c = document.querySelector('[data-filter={}]'); c.value = '{}';"
      "c.dispatchEvent(new Event('input', {{bubbles: true}}));",
      key, value);
  workspace.write("filtered.html", with_script(page, script));
  const auto filtered = browse(workspace, "filtered.html");
  REQUIRE(filtered);
  CHECK(filtered->console.empty());
  CHECK(contains(filtered->dom, shown));
}

TEST_CASE("a link to a cell opens it, and an error in a script would be seen") {
  const Workspace workspace;
  const std::string page = page_of(workspace);
  workspace.write("page.html", with_script(page,
                                           "location.hash = 'cell/langgraph/default/T1/O1/11';"
                                           "openTarget(); throw new Error('on purpose');"));
  const auto opened = browse(workspace, "page.html");
  if (!opened) return;
  CHECK(contains(opened->dom, "<details class=\"cell\" id=\"cell/langgraph/default/T1/O1/11\""));
  CHECK(contains(opened->dom, "data-task=\"T1\" open=\"\""));
  CHECK(contains(opened->console, "on purpose"));
}

TEST_CASE("whatever a run holds, a browser makes no element and no script of it") {
  const std::string bait = "\"'><img src=x onerror=\"console.error('caught')\"></script></style>&lt;<b>%";
  auto runs = small_wave();
  for (auto& run : runs) {
    run.run_id += bait;
    for (auto& event : run.events) {
      event.agent = bait;
      event.payload.push_back({bait, bait});
      event.payload.push_back({"nested", sabot::trace::Nested{fmt::format("[{}]", nlohmann::json(bait).dump())}});
    }
  }
  runs[1].events.push_back(message(2, "FLAGS: 74.1 " + bait));
  auto& acting = runs[1].events.emplace_back(act(3, "reject", bait));
  acting.payload.back().value = bait;
  runs[2].error = bait;
  const Workspace workspace;
  const std::string file = "<img src=x>.jsonl";
  workspace.write(file, lines(runs));
  const nlohmann::json verdict = {
      {"run_id", runs[1].run_id}, {"noticed", true}, {"by_which_component", bait}, {"evidence_quote", bait}};
  workspace.write("judge.jsonl", verdict.dump() + "\n");
  const Ran ran = workspace.run({file, "--judge", "judge.jsonl", "--format", "html"});
  INFO(ran.err);
  REQUIRE(ran.code == 0);
  CHECK(contains(ran.out, "&lt;img src=x&gt;.jsonl (3 runs, digest "));
  CHECK_FALSE(contains(ran.out, "<img"));
  CHECK_FALSE(contains(ran.out, "<b>%"));
  workspace.write("page.html", ran.out);
  const auto page = browse(workspace, "page.html");
  if (!page) return;
  CHECK(page->console.empty());
  CHECK_FALSE(contains(page->dom, "<img"));
  CHECK(contains(page->dom, "2 of 2 cells"));
}
