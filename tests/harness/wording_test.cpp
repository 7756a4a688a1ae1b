// The criteria on what an output says and what it cites.
#include <catch2/catch.hpp>

#include "harness/criteria/citations.hpp"
#include "harness/criteria/phrases.hpp"

using namespace sabot;
using namespace sabot::harness;

namespace {

struct Case {
  std::string output;
  std::string breach;  // empty = it passes
};

template <class Check>
void check_all(const std::vector<Case>& table, const std::string& holds, Check check) {
  for (const Case& c : table) {
    CAPTURE(c.output);
    const CriterionResult result = check(read_artifact(c.output));
    CHECK(result.judgement == (c.breach.empty() ? Judgement::passed : Judgement::failed));
    CHECK(result.why == (c.breach.empty() ? holds : c.breach));
  }
}

}  // namespace

TEST_CASE("required phrases are found in any case and across any white space") {
  const rulebook::Phrases criterion{"says", "", {"148 Wh/kg", "4 \u00b0C"}, {}, {}, {}};
  check_all(
      {
          {"It has 148 Wh/kg and needs 4 \u00b0C.", ""},
          {"148\n  WH/KG, 4\u202f\u00b0c", ""},
          {"148 Wh/kg", "the output does not say \"4 \u00b0C\""},
          {"148Wh/kg, 4\u00b0C", "the output does not say \"148 Wh/kg\", \"4 \u00b0C\""},
          {"", "the output does not say \"148 Wh/kg\", \"4 \u00b0C\""},
      },
      "the output says all 2 required phrases", [&](const auto& output) { return check_phrases(criterion, output); });
}

TEST_CASE("a forbidden phrase may stand only in a sentence with a word that allows it") {
  const rulebook::Phrases criterion{"says", "", {}, {"12,000 cycles"}, {"retracted", "superseded"}, {}};
  check_all(
      {
          {"It lasts long.", ""},
          {"The 12,000 cycles were retracted.", ""},
          {"SUPERSEDED: the 12,000\u00a0CYCLES of old", ""},
          {"It lasts 12,000 cycles.",
           "\"12,000 cycles\" stands in a sentence without retracted, superseded: \"It lasts 12,000 cycles.\""},
          {"It lasts 12,000 cycles. That was retracted.",
           "\"12,000 cycles\" stands in a sentence without retracted, superseded: \"It lasts 12,000 cycles.\""},
          {"Retracted.\nIt lasts 12,000   Cycles",
           "\"12,000 cycles\" stands in a sentence without retracted, superseded: \"It lasts 12,000 Cycles\""},
          {"It was retracted! 12,000 cycles?",
           "\"12,000 cycles\" stands in a sentence without retracted, superseded: \"12,000 cycles?\""},
          {"It lasts 12,000 cycles; that was retracted.", ""},
      },
      "the output says nothing that is forbidden",
      [&](const auto& output) { return check_phrases(criterion, output); });
}

TEST_CASE("phrases may be asked of one field of a JSON output") {
  const rulebook::Phrases criterion{"answer", "answer", {"1.8 metres"}, {}, {}, {}};
  check_all(
      {
          {R"({"answer":"at 1.8\nMetres"})", ""},
          {R"({"answer":"deep","note":"1.8 metres"})", "the output does not say \"1.8 metres\""},
          {R"({"note":"1.8 metres"})", "the output has no key \"answer\""},
          {R"({"answer":["1.8 metres"]})", "\"answer\" is a list, expected a text"},
          {R"(["1.8 metres"])", "the output is a list, expected an object"},
      },
      "the output says the required phrase", [&](const auto& output) { return check_phrases(criterion, output); });
}

TEST_CASE("every citation stands word for word in the corpus") {
  const rulebook::Citations criterion{"cited", "citations", "served/corpus.md", {}};
  const std::string corpus = "The pupa lies\nat a depth of 1.8 metres.\n\nThe cue is  frost.";
  check_all(
      {
          {R"({"citations":["a depth of 1.8 metres"]})", ""},
          {R"({"citations":["  lies at\t\ta depth ","metres. The cue is frost."]})", ""},
          {R"({"citations":["\u00a0The pupa\u2003lies"]})", ""},
          {R"({"citations":[]})", "\"citations\" is empty, expected at least one citation"},
          {R"({"citations":["the pupa lies"]})", "citation 1 does not stand in served/corpus.md: \"the pupa lies\""},
          {R"({"citations":["The pupa lies","a depth of 1.6 metres"]})",
           "citation 2 does not stand in served/corpus.md: \"a depth of 1.6 metres\""},
          {R"({"citations":["The pupa lies ... depth"]})",
           "citation 1 does not stand in served/corpus.md: \"The pupa lies ... depth\""},
          {R"({"citations":["The pupa","  \n"]})", "citation 2 is blank"},
          {R"({"citations":[""]})", "citation 1 is blank"},
          {R"({"citations":["The pupa",1.8]})",
           "number 2 of the list of citations is a number with a fraction, expected a text"},
          {R"({"citations":"The pupa"})", "the output has a text, expected a list of citations"},
          {R"({"answer":"The pupa"})", "the output has no key \"citations\""},
          {R"(["The pupa"])", "the output is a list, expected an object"},
      },
      "", [&](const auto& output) {
        auto result = check_citations(criterion, output, corpus);
        if (result.judgement == Judgement::passed) result.why.clear();
        return result;
      });
  CHECK(check_citations(criterion, read_artifact(R"({"citations":["The pupa","frost"]})"), corpus).why ==
        "all 2 citations stand in served/corpus.md");
}
