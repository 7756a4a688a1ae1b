#include "report/notices.hpp"

#include <catch2/catch.hpp>

#include "report/csv.hpp"
#include "report/evaluations.hpp"
#include "report/items.hpp"
#include "report/jsonl.hpp"
#include "report/markdown.hpp"
#include "report/terminal.hpp"

using namespace sabot;
using namespace sabot::report;
using adjudicate::RowCoverage;
using adjudicate::Status;
using trace::ReplicateLabel;

namespace {

using Labels = std::vector<ReplicateLabel>;
using Sentences = std::vector<std::string>;

ReplicateLabel number(std::int64_t label) {
  return {label};
}

ReplicateLabel text(std::string label) {
  return {std::move(label)};
}

// Two waves under one pair of labels, and a third under another.
std::vector<RegisteredWave> waves() {
  return {{"first", "v1", "aa", {number(11), number(12)}},
          {"second", "v2", "bb", {number(11), number(12)}},
          {"third", "v3", "cc", {number(21)}}};
}

RowCoverage row(std::string config, Labels labels) {
  return {{"loom", std::move(config)}, std::move(labels), 2, false};
}

Sentences notices_of(const std::vector<RowCoverage>& rows, const std::string& version, const std::string& digest) {
  return registration_notices(rows, waves(), version, digest);
}

}  // namespace

TEST_CASE("a label is in force when any wave registered it under these very rules") {
  struct Case {
    ReplicateLabel label;
    std::string digest;
    Registration standing;
  };
  for (const auto& [label, digest, standing] : std::vector<Case>{
           {number(11), "aa", Registration::in_force},
           {number(11), "bb", Registration::in_force},
           {text("11"), "bb", Registration::in_force},
           {number(11), "cc", Registration::counterfactual},
           {number(21), "cc", Registration::in_force},
           {number(21), "aa", Registration::counterfactual},
           {number(13), "aa", Registration::none},
           {text("r1"), "aa", Registration::none},
       }) {
    INFO(to_string(label) << " under " << digest);
    CHECK(registration_of(label, waves(), digest) == standing);
  }
}

TEST_CASE("nothing is said of labels that are in force, whatever the version is called") {
  CHECK(notices_of({row("bare", {number(11), number(12)})}, "v1", "aa").empty());
  CHECK(notices_of({row("bare", {number(11), number(12)})}, "v1.1", "aa").empty());
  CHECK(notices_of({}, "v9", "zz").empty());
}

TEST_CASE("labels under other rules are named with all their waves, once for each set of waves") {
  CHECK(notices_of({row("bare", {number(11)}), row("kept", {number(12), number(21)})}, "v9", "zz") ==
        Sentences{"Replicate labels 11, 12 were registered for first under v1 and for second under v2; the rules of v9 "
                  "differ, so these numbers are a counterfactual, not a published result.",
                  "Replicate label 21 was registered for third under v3; the rules of v9 differ, so these numbers are "
                  "a counterfactual, not a published result."});
}

TEST_CASE("labels that no wave registered are named with their rows") {
  CHECK(
      notices_of({row("bare", {number(11), text("r1"), text("r2")}), row("kept", {text("r1")})}, "v1", "aa") ==
      Sentences{"Third-party runs: no wave registered the replicate labels of loom/bare (r1, r2), loom/kept (r1); such "
                "rows are never pooled with those of a registered wave."});
}

TEST_CASE("of very many labels the first ones are named") {
  Labels labels;
  for (std::int64_t label = 101; label <= 113; ++label) labels.push_back(number(label));
  CHECK(notices_of({row("bare", labels)}, "v1", "aa") ==
        Sentences{"Third-party runs: no wave registered the replicate labels of loom/bare (101, 102, 103, 104, 105, "
                  "106, 107, 108, 109, 110 and 3 more); such rows are never pooled with those of a registered wave."});
}

TEST_CASE("rules that do not resolve judged no wave") {
  const std::vector<RegisteredWave> broken = {{"first", "v1", "", {number(11)}}};
  CHECK(registration_of(number(11), broken, "aa") == Registration::counterfactual);
}

TEST_CASE("what is missing of the matrix is told with its numbers") {
  rulebook::Matrix matrix;
  matrix.frameworks = {"loom", "reel"};
  matrix.configs = {"bare"};
  const auto first = test::cell("bare", "F1", 11);
  const auto second = test::cell("bare", "F2", 11);
  auto other = first;
  other.row.framework = "reel";
  const auto absent = [](const adjudicate::Cell& of, Status status) {
    return test::without_outcome(of, status, "why");
  };
  struct Case {
    std::string what;
    std::vector<adjudicate::CellVerdict> cells;
    Sentences said;
  };
  for (const auto& [what, cells, said] : std::vector<Case>{
           {"everything is there", {test::detected(first), test::excluded(other)}, {}},
           {"a carved-out cell is not wanted",
            {test::detected(first), absent(second, Status::carved_out), test::detected(other)},
            {}},
           {"a cell was not run",
            {test::detected(first), absent(second, Status::not_run), test::detected(other)},
            {"The input accounts for 2 of 3 cells of 2 of 2 rows: the median is over 2 of 2 frameworks."}},
           {"a fault run without its baseline accounts for nothing",
            {test::detected(first), absent(second, Status::unscored), test::detected(other)},
            {"The input accounts for 2 of 3 cells of 2 of 2 rows: the median is over 2 of 2 frameworks."}},
           {"a framework without a valid fault is not in the median",
            {test::detected(first), test::excluded(other), absent(second, Status::not_run)},
            {"The input accounts for 2 of 3 cells of 2 of 2 rows: the median is over 1 of 2 frameworks."}},
           {"a single row has no median",
            {test::detected(first)},
            {"The input accounts for 1 of 1 cells of 1 of 2 rows."}},
           {"no valid fault, no median",
            {test::excluded(first), absent(other, Status::not_run)},
            {"The input accounts for 1 of 2 cells of 2 of 2 rows."}},
       }) {
    INFO(what);
    const auto made = test::evaluation(cells);
    CHECK(coverage_notices(made.wave.rows, made.board, matrix) == said);
  }
}

TEST_CASE("cells of rows that the input does not have are not counted") {
  auto made = test::evaluation({test::detected(test::cell("bare", "F1", 11)),
                                test::without_outcome(test::cell("kept", "F1", 11), Status::not_run, "why")});
  made.wave.rows.pop_back();
  CHECK(notices(made) == Sentences{"The input accounts for 1 of 1 cells of 1 of 2 rows: the median is over 1 of 1 "
                                   "framework."});
}

TEST_CASE("every format says what is particular to the input") {
  auto evaluation = test::mixed();
  evaluation.provenance.waves.front().digest = "other";
  const std::string said = "labels 11, 12 were registered for first under v9";
  for (const auto& output : {terminal(evaluation, {}), markdown(evaluation), csv(evaluation)}) {
    CHECK(output.find(said) != std::string::npos);
  }
  CHECK(caveats(evaluation).front().find(said) != std::string::npos);
  CHECK(jsonl(evaluation).find(R"("registration":"counterfactual")") != std::string::npos);
  evaluation.provenance.waves.clear();
  CHECK(jsonl(evaluation).find(R"("registration":"none")") != std::string::npos);
  CHECK(jsonl(test::mixed()).find(R"("registration":"in_force")") != std::string::npos);
}
