#include "report/appendix.hpp"

#include <catch2/catch.hpp>

#include "report/csv.hpp"
#include "report/evaluations.hpp"
#include "report/json.hpp"
#include "report/markdown.hpp"

using namespace sabot;
using adjudicate::most_listed;
using adjudicate::Status;

namespace {

constexpr std::int64_t too_many = 17;

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

// More cells of each listed status, and more acts, than are listed.
report::Evaluation crowded() {
  std::vector<adjudicate::CellVerdict> cells;
  for (std::int64_t label = 1; label <= static_cast<std::int64_t>(most_listed) + too_many; ++label) {
    cells.push_back(report::test::missed(report::test::cell("bare", "F1", label)));
    cells.push_back(report::test::excluded(report::test::cell("bare", "F2", label)));
    for (const auto& [fault_operator, status] :
         {std::pair("F3", Status::unscored), {"F4", Status::not_run}, {"F5", Status::carved_out}}) {
      cells.push_back(report::test::without_outcome(report::test::cell("bare", fault_operator, label), status, "why"));
    }
  }
  return report::test::evaluation(std::move(cells));
}

}  // namespace

TEST_CASE("lists end, and every format says how much is left out") {
  const auto evaluation = crowded();
  const report::Appendix& appendix = evaluation.appendix;
  for (const auto status : {Status::excluded, Status::carved_out, Status::unscored, Status::not_run}) {
    const auto& list = cells_of(appendix, status);
    CHECK(list.items.size() == most_listed);
    CHECK(list.left_out == too_many);
    CHECK(list.items.front().cell.replicate == trace::ReplicateLabel{std::int64_t{1}});
    CHECK(list.items.back().cell.replicate == trace::ReplicateLabel{static_cast<std::int64_t>(most_listed)});
  }
  CHECK(appendix.uncounted_acts.items.size() == most_listed);
  CHECK(appendix.uncounted_acts.left_out == too_many);

  const auto json = report::json(evaluation);
  CHECK(contains(json, R"("excluded": 17)"));
  CHECK(contains(json, R"("uncounted_acts": 17)"));
  const auto markdown = report::markdown(evaluation);
  CHECK(contains(markdown, "10017 acts."));
  CHECK(contains(markdown, "The first 10000 are listed; 17 more are not."));
  CHECK(contains(report::csv(evaluation), "left_out,,,,,,unscored,,The first 10000 are listed; 17 more are not."));
}

TEST_CASE("a group of many replicates names the first of them") {
  std::vector<adjudicate::CellVerdict> cells;
  for (std::int64_t label = 1; label <= 25; ++label) {
    cells.push_back(report::test::without_outcome(report::test::cell("bare", "F1", label), Status::not_run, "why"));
  }
  CHECK(contains(report::markdown(report::test::evaluation(std::move(cells))), "19, 20 and 5 more"));
}

TEST_CASE("a recorded reason is kept up to its bound, and cut between characters") {
  const std::string word = "\u00e9";  // two bytes
  std::string quote = "x";
  while (quote.size() <= adjudicate::longest_listed_quote) quote += word;
  auto verdict = report::test::missed(report::test::cell("bare", "F1", 11));
  verdict.observation->acts.front().quote = quote;
  const auto evaluation = report::test::evaluation({verdict});
  const auto& listed = evaluation.appendix.uncounted_acts.items.front().act.quote;
  CHECK(listed == quote.substr(0, quote.size() - 2) + "... (2 bytes left out)");
  verdict.observation->acts.front().quote.resize(quote.size() - 2);
  const auto fits = report::test::evaluation({verdict});
  CHECK(fits.appendix.uncounted_acts.items.front().act.quote == quote.substr(0, quote.size() - 2));
}
