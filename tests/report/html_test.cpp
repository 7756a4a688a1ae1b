#include "report/html/html.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "report/evaluations.hpp"
#include "report/html/funnel.hpp"
#include "report/html/heat_map.hpp"
#include "report/html/markup.hpp"
#include "report/html/rate_plot.hpp"

using namespace sabot;
using namespace sabot::report;

namespace {

trace::Run run_of(const adjudicate::Cell& cell, const std::string& text) {
  trace::Run run;
  run.injection_seq = 2;
  run.framework = cell.row.framework;
  run.config = cell.row.config;
  run.task = cell.task;
  run.fault_operator = cell.fault_operator;
  run.replicate = cell.replicate;
  run.events = {{2, trace::EventKind::tool_call, text, {{"tool", text}, {text, trace::Nested{text}}}},
                {3, trace::EventKind::agent_msg, "checker", {{"text", text}, {"n", 1.5}, {"t", true}, {"z", {}}}}};
  return run;
}

std::vector<trace::Run> runs_of(const Evaluation& evaluation, const std::string& text) {
  std::vector<trace::Run> runs;
  for (const auto& verdict : evaluation.wave.cells) {
    if (verdict.observation) runs.push_back(run_of(verdict.cell, text));
  }
  return runs;
}

// Twenty lines for each rule that a hand-made evaluation quotes.
std::vector<RuleText> rule_texts() {
  std::string text;
  for (int line = 1; line <= 20; ++line) text += fmt::format("line = {}\n", line);
  std::vector<RuleText> rules;
  for (const char* id : {"mapping", "anchors", "probes", "exclusions", "reaction", "carve-outs", "matrix"}) {
    rules.push_back({test::rule(id, 1).place.file, text});
  }
  return rules;
}

// The values of an attribute, in the order of the page.
std::vector<std::string> values_of(const std::string& page, const std::string& attribute) {
  std::vector<std::string> values;
  const std::string opening = " " + attribute + "=\"";
  for (std::size_t at = page.find(opening); at != std::string::npos; at = page.find(opening, at + 1)) {
    const std::size_t start = at + opening.size();
    values.push_back(page.substr(start, page.find('"', start) - start));
  }
  return values;
}

std::size_t count_of(const std::string& page, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = page.find(part); at != std::string::npos; at = page.find(part, at + 1)) ++count;
  return count;
}

}  // namespace

TEST_CASE("a text in a page shows as it is and is never markup") {
  struct Case {
    std::string text;
    std::string escaped;
  };
  const auto [text, escaped] = GENERATE(values<Case>({
      {"plain é 55.1%", "plain é 55.1%"},
      {"<script>alert('x')</script>", "&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;"},
      {"a & \"b\"", "a &amp; &quot;b&quot;"},
      {"two\nlines", "two\nlines"},
      {"bell \x07, escape \x1b[31m", "bell \\x07, escape \\x1b[31m"},
      {"turned \xE2\x80\xAE", "turned \\u202e"},
  }));
  CHECK(Markup::text(text).str() == escaped);
  CHECK(Markup::element("a", {{"href", text}}, Markup::text(text)).str() ==
        fmt::format("<a href=\"{0}\">{0}</a>", escaped));
}

TEST_CASE("nothing that a run wrote becomes a tag or a control character") {
  const auto evaluation = test::hostile();
  const std::string page = html(evaluation, runs_of(evaluation, test::hostile_text), {{"a<i>", "b<i>\n"}});
  CHECK(page.find("<i>") == std::string::npos);
  CHECK(page.find("&lt;i&gt;") != std::string::npos);
  CHECK(std::none_of(page.begin(), page.end(),
                     [](char c) { return c != '\n' && (static_cast<unsigned char>(c) < 0x20 || c == 0x7f); }));
}

TEST_CASE("every link on the page leads to a place on it") {
  const auto evaluation = test::mixed();
  const std::string page = html(evaluation, runs_of(evaluation, "text"), rule_texts());
  const auto ids = values_of(page, "id");
  const std::set<std::string> targets(ids.begin(), ids.end());
  CHECK(targets.size() == ids.size());
  const auto links = values_of(page, "href");
  CHECK(links.size() > evaluation.wave.cells.size());
  for (const auto& link : links) {
    CAPTURE(link);
    REQUIRE(link.starts_with("#"));
    CHECK(targets.count(link.substr(1)) == 1);
  }
}

TEST_CASE("the page has an entry for each cell, and a transcript for each with a run") {
  const auto evaluation = test::mixed();
  const auto runs = runs_of(evaluation, "text");
  const std::string page = html(evaluation, runs, rule_texts());
  CHECK(count_of(page, "<details class=\"cell\"") == evaluation.wave.cells.size());
  CHECK(count_of(page, "<ol class=\"events\">") == runs.size());
  CHECK(count_of(page, "the fault lands here") == runs.size());
  CHECK(count_of(page, "class=\"mark counted\"") > 0);
  CHECK(count_of(page, "class=\"mark not-counted\"") > 0);
}

TEST_CASE("the page needs nothing but itself") {
  const std::string page = html(test::mixed(), {}, rule_texts());
  for (const char* part : {"http://", "https://", "src=", "<link", "@import", "url("}) {
    CAPTURE(part);
    CHECK(page.find(part) == std::string::npos);
  }
}

TEST_CASE("the funnel tells its numbers in words") {
  tally::Counts counts;
  counts.injected = 12;
  counts.valid = 10;
  counts.headline = 6;
  counts.reacted = 3;
  counts.recovered = 7;
  const std::string chart = funnel(counts).str();
  CHECK(values_of(chart, "aria-label") ==
        std::vector<std::string>{"Funnel of injected faults: injected 12, valid 10, detected (headline) 6, "
                                 "reacted 3, recovered 7, missed 4."});
  CHECK(chart.find("6 (60.0% of valid)") != std::string::npos);
  CHECK(funnel({}).str().find("missed 0") != std::string::npos);
}

TEST_CASE("a rate plot draws what there is a rate of, with its interval") {
  const std::string chart =
      rate_plot("Rates",
                {{"row", {{"headline", "headline", {3, 4}, Span{0.5, 1}}, {"mapping", "mapping", {0, 0}, {}}}}})
          .str();
  CHECK(values_of(chart, "aria-label") ==
        std::vector<std::string>{"Rates. row: headline 75.0% (3/4), 50.0% to 100.0%; mapping: no valid fault;"});
  CHECK(count_of(chart, "<circle") == 1);
  CHECK(count_of(chart, "class=\"interval headline\"") == 1);
  CHECK(rate_plot("Rates", {}).empty());
}

TEST_CASE("a heat map shows detected of valid faults, or why there are none") {
  rulebook::Matrix matrix;
  matrix.tasks = {"K1", "K2"};
  matrix.operators = {"P1", "P2"};
  const adjudicate::Row row{"loom", "plain"};
  tally::Counts half, excluded;
  half.injected = half.valid = 2;
  half.headline = 1;
  excluded.injected = 1;
  excluded.excluded["CODE"] = 1;
  tally::Scoreboard board;
  board.groups = {{row, "K1", "P1", half}, {row, "K2", "P1", excluded}};
  const std::string chart = heat_map(row, board, matrix).str();
  CHECK(values_of(chart, "aria-label") ==
        std::vector<std::string>{"Headline of loom/plain by task and operator. K1 P1: 50.0% (1/2); K2 P1: excluded; "
                                 "K1 P2: none; K2 P2: none;"});
  CHECK(count_of(chart, "class=\"heat-5\"") == 1);
}
