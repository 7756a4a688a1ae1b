// How sure the numbers are, as a value, as a text and as JSON.
#include "report/estimates.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "adjudicate/cell.hpp"
#include "base/lists.hpp"
#include "report/estimates_document.hpp"
#include "report/estimates_json.hpp"
#include "report/terminal.hpp"
#include "support/estimates.hpp"
#include "support/recorded.hpp"
#include "support/schema.hpp"

using namespace sabot;
using namespace sabot::testing;
using nlohmann::json;
using report::Estimates;

namespace {

constexpr const char* schema = "output-stats.schema.json";
constexpr const char* kept = "FLAGS: 74.1";
constexpr const char* dropped = "FLAGS: 47.1";
constexpr const char* none = "FLAGS: none";
constexpr const char* weaker = "gpt-5.6-luna";  // whose answer proves that a downgrade landed

// A run that passed its task and whose reviewer said this, after the fault where there is one.
trace::Run run(const std::string& name, bool is_fault, const std::string& flags) {
  const auto cell = *adjudicate::parse_cell(name);
  trace::Run run;
  run.run_id = name + (is_fault ? "" : "/clean");
  run.framework = cell.row.framework;
  run.config = cell.row.config;
  run.task = cell.task;
  run.replicate = cell.replicate;
  run.task_passed = true;
  run.events = {{1, trace::EventKind::agent_msg, "reviewer", {{"text", flags}, {"model_id", std::string(weaker)}}}};
  if (is_fault) {
    run.fault_operator = cell.fault_operator;
    run.injection_seq = 1;
    run.injection_verified = true;
  }
  return run;
}

trace::Run fault(const std::string& cell, const std::string& flags) {
  return run(cell, true, flags);
}

trace::Run clean(const std::string& cell, const std::string& flags = none) {
  return run(cell, false, flags);
}

// Two rows of two frameworks with two labels each; one baseline that quotes an anchor without a fault.
const std::vector<trace::Run>& runs() {
  static const std::vector<trace::Run> all = {
      clean("langgraph/default/T1/O1/11", dropped),
      clean("langgraph/default/T1/O1/12"),
      clean("crewai/default/T1/O1/11"),
      clean("crewai/default/T1/O1/12"),
      fault("langgraph/default/T1/O1/11", kept),
      fault("langgraph/default/T1/O1/12", none),
      fault("langgraph/default/T1/O4/11", dropped),
      fault("langgraph/default/T1/O4/12", dropped),
      fault("crewai/default/T1/O1/11", dropped),
      fault("crewai/default/T1/O1/12", dropped),
  };
  return all;
}

const stats::Uncertainty& entry(const report::SubjectEstimates& line, std::string_view key) {
  const auto* found = first_where(line.entries, [&](const auto& e) { return e.figure.key == key; });
  REQUIRE(found != nullptr);
  return found->uncertainty;
}

std::string text(const Estimates& estimates) {
  return report::terminal(report::estimates_document(estimates, 4), {});
}

}  // namespace

TEST_CASE("every line of the scoreboard has its estimates, and only figures in force have any") {
  const auto estimates = estimates_of(runs(), "v0.2.0");
  CHECK(estimates.all.size() == 1);
  CHECK(estimates.frameworks.size() == 2);
  CHECK(estimates.rows.size() == 2);
  CHECK(estimates.operators.size() == 3);
  CHECK(estimates.groups.size() == 3);
  const auto& langgraph = estimates.rows.front();
  CHECK(entry(langgraph, "headline").value == stats::Fraction{3, 4});
  CHECK(entry(langgraph, "headline").spread->interval == stats::Span{{1, 2}, {1, 1}});
  CHECK(entry(langgraph, "strict").value == stats::Fraction{1, 4});
  CHECK(first_where(langgraph.entries, [](const auto& e) { return e.figure.key == "notice_rate"; }) == nullptr);
  CHECK(estimates.median->value == stats::Fraction{7, 8});
}

TEST_CASE("differences between rows are tested label by label") {
  const auto estimates = estimates_of(runs(), "v0.2.0");
  REQUIRE(estimates.differences.size() == 1);
  const auto& pair = estimates.differences.front();
  CHECK(to_string(pair.first) == "langgraph/default");
  CHECK(to_string(pair.second) == "crewai/default");
  CHECK(pair.headline.uncertainty.value == stats::Fraction{-1, 4});
  CHECK(pair.headline.signs == stats::Signs{0, 1, 1});
}

TEST_CASE("base rates count every baseline for every operator, whether or not a surface scores it") {
  for (const auto* version : {"v0.2.0", "v0.2.1"}) {
    INFO(version);
    const auto estimates = estimates_of(runs(), version);
    REQUIRE(estimates.operator_base_rates.size() == 6);
    const auto rate = [&](const char* name) {
      return *first_where(estimates.operator_base_rates, [&](const auto& r) { return r.fault_operator == name; });
    };
    CHECK(rate("O1").clean == tally::Rate{1, 4});
    CHECK(rate("O1").strict == tally::Rate{0, 4});
    CHECK(rate("O1").faulted == tally::Rate{3, 4});
    CHECK(rate("O1").contrast.uncertainty.value == stats::Fraction{1, 2});
    CHECK(rate("O4").clean == tally::Rate{1, 4});
    CHECK(rate("O4").faulted == tally::Rate{2, 2});
    CHECK(rate("O2").clean == tally::Rate{0, 4});
    CHECK(rate("O2").contrast.uncertainty.silence == stats::Silence::no_value);
    REQUIRE(estimates.row_base_rates.size() == 2);
    const auto& langgraph = estimates.row_base_rates.front();
    CHECK(langgraph.clean == tally::Rate{2, 12});
    CHECK(langgraph.strict == tally::Rate{0, 12});
    CHECK(langgraph.uncertainty.spread->interval == stats::Span{{0, 1}, {1, 3}});
    CHECK(estimates.row_base_rates.back().clean == tally::Rate{0, 12});
    const auto* anchor = first_where(estimates.anchor_base_rates, [](const auto& r) { return r.anchor == "47.1"; });
    CHECK(anchor->clean == tally::Rate{1, 4});
    CHECK_FALSE(anchor->kept);
  }
}

TEST_CASE("a version without anchors has no base rates and no strict floor") {
  const auto estimates = estimates_of(runs(), "v0.1.3");
  CHECK(estimates.operator_base_rates.empty());
  CHECK(estimates.row_base_rates.empty());
  CHECK(first_where(estimates.rows.front().entries, [](const auto& e) { return e.figure.key == "strict"; }) == nullptr);
}

TEST_CASE("the text says what was resampled, by whose rule, and how little a sign test can show") {
  const auto shown = text(estimates_of(runs(), "v0.2.0"));
  for (const char* line : {
           "Median headline over 2 frameworks: 87.5%, 95% interval 75.0 to 100.0%\n",
           "2 replicate labels (11, 12), every resample counted: no chance is in it.\n",
           "Intervals: by the rule of v0.2.1, rulebook ",
           "Two-sided exact sign test over labels: 2 labels cannot give less than 0.5, whatever the\n"
           "    difference.\n",
           "T1    O1        47.1        25.0% (1/4)  drops it\n",
       }) {
    INFO(line << "in\n" << shown);
    CHECK(shown.find(line) != std::string::npos);
  }
}

TEST_CASE("one label and no label are said in words") {
  const std::vector<trace::Run> one = {runs()[0], runs()[4]};
  CHECK(text(estimates_of(one, "v0.2.0"))
            .starts_with("Headline of langgraph/default: 100.0% (1/1), 95% interval none: a single replicate label\n"));
  CHECK(text(estimates_of({runs()[0]}, "v0.2.0")).starts_with("No headline: the input holds no injected fault\n"));
}

TEST_CASE("the estimates' JSON fits its schema") {
  for (const auto* version : {"v0.1.3", "v0.2.0", "v0.2.1"}) {
    for (const auto& of : {runs(), {runs()[0], runs()[4]}, {runs()[0]}, {}}) {
      CHECK(report::test::schema_findings(schema, json::parse(report::json(estimates_of(of, version)))) == "");
    }
  }
  auto value = json::parse(report::json(estimates_of(runs(), "v0.2.0")));
  value["rows"][0]["rates"]["headline"].erase("spread");
  CHECK(report::test::schema_findings(schema, value) != "");
}
