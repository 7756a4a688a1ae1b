#include "report/html/html.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "report/evaluations.hpp"
#include "report/figures.hpp"
#include "report/html/excerpt.hpp"
#include "report/html/funnel.hpp"
#include "report/html/heat_map.hpp"
#include "report/html/markup.hpp"
#include "report/html/rate_plot.hpp"
#include "report/html/row_plots.hpp"
#include "report/items.hpp"

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
  for (const char* id :
       {"mapping", "anchors", "probes", "exclusions", "reaction", "carve-outs", "matrix", "surfaces", "retry"}) {
    rules.push_back({test::rule(id, 1).place.file, text});
  }
  return rules;
}

stats::Uncertainty within(stats::Fraction low, stats::Fraction high) {
  stats::Uncertainty uncertainty;
  uncertainty.value = low;
  uncertainty.spread = stats::Spread{{low, high}, {low, high}, 2, 3, 4, 0};
  return uncertainty;
}

// Of the first row and of the median, as if two labels had been resampled.
Estimates estimates_of(const Evaluation& evaluation) {
  Estimates made;
  made.rule_from = {"v10", "abc"};
  made.sampling.rule.lower_per_mille = 50;
  made.sampling.rule.upper_per_mille = 950;
  made.sampling.rule.exact_up_to = 10;
  made.labels = {{std::int64_t{11}}, {std::int64_t{12}}};
  const auto& row = evaluation.board.rows.front();
  const auto all = figures(row.counts, basis_of(evaluation));
  const auto headline = std::find_if(all.begin(), all.end(), [](const auto& f) { return f.key == "headline"; });
  made.rows = {{{row.row.framework, row.row.config}, {{*headline, within({1, 2}, {1, 1})}}}};
  made.all = {{{}, {{*headline, within({1, 2}, {1, 1})}}}};
  made.row_base_rates = {{row.row, {1, 6}, std::nullopt, within({0, 1}, {1, 3})}};
  return made;
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
    std::string shown;
    std::string in_attribute;
  };
  const auto [text, shown, in_attribute] = GENERATE(values<Case>({
      {"plain é 55.1%", "plain é 55.1%", "plain é 55.1%"},
      {"<script>x</script>", "&lt;script&gt;x&lt;/script&gt;", "&lt;script&gt;x&lt;/script&gt;"},
      {"a & \"b\" 'c'", "a &amp; \"b\" 'c'", "a &amp; &quot;b&quot; &#39;c&#39;"},
      {"two\nlines", "two\nlines", "two\nlines"},
      {"bell \x07, escape \x1b[31m", "bell \\x07, escape \\x1b[31m", "bell \\x07, escape \\x1b[31m"},
      {"turned \xE2\x80\xAE", "turned \\u202e", "turned \\u202e"},
  }));
  CHECK(Markup::text(text).str() == shown);
  CHECK(Markup::element("a", {{"href", text}}, Markup::text(text)).str() ==
        fmt::format("<a href=\"{}\">{}</a>", in_attribute, shown));
}

TEST_CASE("nothing that a run wrote becomes a tag or a control character") {
  const auto evaluation = test::hostile();
  const std::string page = html(evaluation, nullptr, runs_of(evaluation, test::hostile_text), {{"a<i>", "b<i>\n"}});
  CHECK(page.find("<i>") == std::string::npos);
  CHECK(page.find("&lt;i&gt;") != std::string::npos);
  CHECK(std::none_of(page.begin(), page.end(),
                     [](char c) { return c != '\n' && (static_cast<unsigned char>(c) < 0x20 || c == 0x7f); }));
}

TEST_CASE("every link on the page leads to a place on it") {
  const auto evaluation = test::mixed();
  const std::string page = html(evaluation, nullptr, runs_of(evaluation, "text"), rule_texts());
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

TEST_CASE("the page has an entry for each cell that was run or is excluded, and a transcript for each run") {
  const auto evaluation = test::mixed();
  const auto runs = runs_of(evaluation, "text");
  const std::string page = html(evaluation, nullptr, runs, rule_texts());
  CHECK(runs.size() == 4);
  CHECK(count_of(page, "<details class=\"cell\"") == 5);
  CHECK(count_of(page, "<ol class=\"events\">") == runs.size());
  CHECK(count_of(page, "the fault lands here") == runs.size());
  CHECK(count_of(page, "<p class=\"mark counted\"><strong>Counted: act halt") > 0);
  CHECK(count_of(page, "<p class=\"mark not-counted\"><strong>Not counted: act halt") > 0);
}

TEST_CASE("the page needs nothing but itself") {
  const std::string page = html(test::mixed(), nullptr, {}, rule_texts());
  for (const char* part : {"http://", "https://", "src=", "<link", "@import", "url("}) {
    CAPTURE(part);
    CHECK(page.find(part) == std::string::npos);
  }
}

TEST_CASE("a draft is marked at the top, in the title and on every sheet") {
  auto evaluation = test::mixed();
  CHECK(html(evaluation, nullptr, {}, {}).find("DRAFT") == std::string::npos);
  evaluation.provenance.draft = true;
  const std::string page = html(evaluation, nullptr, {}, {});
  CHECK(page.find("<title>DRAFT: ") != std::string::npos);
  CHECK(page.find("<p class=\"draft\"><strong>DRAFT</strong> v9 is a draft: it is not released") != std::string::npos);
  CHECK(page.find("<div class=\"draft-mark\" aria-hidden=\"true\">DRAFT</div>") != std::string::npos);
}

TEST_CASE("the page opens with the headline, its interval and the provenance, and shows the caveats") {
  const auto evaluation = test::mixed();
  const auto estimates = estimates_of(evaluation);
  const std::string page = html(evaluation, &estimates, {}, {});
  const std::string head = page.substr(0, page.find("<main"));
  for (const std::string& part :
       {std::string("<h1>Median headline over 1 framework: 66.7%</h1>"), std::string("90% interval 50.0 to 100.0%"),
        std::string("2 replicate labels (11, 12), every resample counted: no chance is in it."),
        std::string("Rules: v9 of 2031-04-05, rulebook ") + evaluation.provenance.digest,
        std::string("Input: runs.jsonl (4 runs, digest 0f1e2d3c4b5a69788796a5b4c3d2e1f0)"),
        std::string("Made by sabot 1.2.3"), std::string("Intervals: by the rule of v10, rulebook abc")}) {
    CAPTURE(part);
    CHECK(head.find(part) != std::string::npos);
  }
  for (const auto& caveat : caveats(evaluation)) {
    CAPTURE(caveat);
    CHECK(page.find(element("li", caveat).str()) != std::string::npos);
  }
  CHECK(html(evaluation, nullptr, {}, {}).find("No interval: the rules do not say how one is made.") !=
        std::string::npos);
}

TEST_CASE("the plot of a row has headline and strict floor as a pair, mapping and the clean base rate") {
  const auto evaluation = test::floored();
  const auto estimates = estimates_of(evaluation);
  const std::string plots = row_plots(evaluation, &estimates).str();
  const auto told = values_of(plots, "aria-label");
  REQUIRE(told.size() == 2);
  CHECK(told.front() ==
        "Rates of loom/bare. headline 50.0% (1/2), 50.0 to 100.0%; strict floor 50.0% (1/2); mapping 50.0% (1/2); "
        "clean base rate 16.7% (1/6), 0.0 to 33.3%;");
  CHECK(told.back() == "Rates of loom/kept. headline 100.0% (1/1); strict floor 100.0% (1/1); mapping 100.0% (1/1);");
  CHECK(count_of(plots, "class=\"tie\"") == 2);
  CHECK(row_plots(test::mixed(), nullptr).str().find("strict floor") == std::string::npos);
}

TEST_CASE("a plot draws what there is a rate of, with its interval") {
  const stats::Span span{{1, 2}, {1, 1}};
  const std::string chart =
      rate_plot("Rates", {{{"first", "one", {3, 4}, span}}, {{"second", "two", {0, 0}, {}}}}).str();
  CHECK(values_of(chart, "aria-label") ==
        std::vector<std::string>{"Rates. first 75.0% (3/4), 50.0 to 100.0%; second nothing to count;"});
  CHECK(count_of(chart, "r=\"5.0\"") == 1);
  CHECK(count_of(chart, "class=\"interval one\"") == 1);
  CHECK(count_of(chart, "class=\"tie\"") == 0);
}

TEST_CASE("texts are cut so that all of them fit, the longest first") {
  CHECK(longest_within({}, 10) == 10);
  CHECK(longest_within({3, 4, 3}, 10) == 4);
  CHECK(longest_within({3, 100, 4}, 11) == 4);
  CHECK(longest_within({100, 100, 2}, 12) == 5);
  CHECK(longest_within({5, 5, 5}, 2) == 0);
}

TEST_CASE("a cut text keeps its beginning and its end, and no half of a character") {
  struct Case {
    std::string_view text;
    std::size_t longest;
    std::string_view head;
    std::size_t left_out;
    std::string_view tail;
  };
  const auto [text, longest, head, left_out, tail] = GENERATE(values<Case>({
      {"abcdef", 6, "abcdef", 0, ""},
      {"abcdefghij", 6, "abcd", 4, "ij"},
      {"abcdefghij", 0, "", 10, ""},
      {"abc\xC3\xA9"
       "fg\xC3\xA9",
       6, "abc", 4, "\xC3\xA9"},
      {"ab\xE2\x80\xA6\xE2\x80\xA6", 5, "ab", 6, ""},
  }));
  CAPTURE(text, longest);
  const Excerpt cut = excerpt(text, longest);
  CHECK(cut.head == head);
  CHECK(cut.left_out == left_out);
  CHECK(cut.tail == tail);
}

TEST_CASE("a page of long runs is bounded, keeps what was found, and says what it lacks") {
  const auto evaluation = test::mixed();
  auto runs = runs_of(evaluation, std::string(4'000'000, 'x') + "the end");
  for (trace::Run& run : runs) {
    for (std::int64_t seq = 4; seq < 20'000; ++seq) {
      run.events.push_back({seq, trace::EventKind::agent_msg, "worker", {{"n", seq}}});
    }
  }
  const std::string page = html(evaluation, nullptr, runs, rule_texts());
  CHECK(page.size() < 20'000'000);
  CHECK(page.find("bytes left out]") != std::string::npos);
  CHECK(page.find("the end") != std::string::npos);
  CHECK(page.find("lack their middle") != std::string::npos);
  CHECK(page.find("events in which nothing was found left out.") != std::string::npos);
  CHECK(count_of(page, "the fault lands here") == runs.size());
  CHECK(html(evaluation, nullptr, runs_of(evaluation, "text"), rule_texts()).find("left out") == std::string::npos);
}

TEST_CASE("the funnel tells its numbers in words") {
  tally::Counts counts;
  counts.injected = 12;
  counts.valid = 10;
  counts.headline = 6;
  counts.reacted = 3;
  counts.recovered = 7;
  CHECK(values_of(funnel(counts).str(), "aria-label") ==
        std::vector<std::string>{"Funnel of injected faults: injected 12, valid (not excluded) 10, detected (headline) "
                                 "6 (60.0% of valid), reacted 3 (30.0% of valid), recovered (task passed) 7 (70.0% of "
                                 "valid), missed 4 (40.0% of valid)."});
  CHECK(values_of(funnel({}).str(), "aria-label").front().find("missed 0.") != std::string::npos);
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
