#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

#include "report/csv.hpp"
#include "report/evaluations.hpp"
#include "report/explain.hpp"
#include "report/markdown.hpp"
#include "report/terminal.hpp"

using namespace sabot;

namespace {

// Whether the text holds a control character other than a line end, or a mark that reorders a line.
bool acts_on_a_terminal(const std::string& text) {
  const bool control = std::any_of(text.begin(), text.end(), [](char c) {
    return c != '\n' && (static_cast<unsigned char>(c) < 0x20 || c == 0x7f);
  });
  return control || text.find("\xE2\x80\xAE") != std::string::npos;
}

}  // namespace

TEST_CASE("nothing that a run wrote acts on a terminal in any text format") {
  const auto evaluation = report::test::hostile();
  REQUIRE(acts_on_a_terminal(report::test::hostile_text));
  CHECK_FALSE(acts_on_a_terminal(report::terminal(evaluation, {})));
  CHECK_FALSE(acts_on_a_terminal(report::markdown(evaluation)));
  CHECK_FALSE(acts_on_a_terminal(report::csv(evaluation)));

  const std::string text = report::test::hostile_text;
  const trace::Run run{text,
                       2,
                       true,
                       true,
                       text,
                       text,
                       text,
                       text,
                       text,
                       {text},
                       {{3, trace::EventKind::agent_msg, text, {{text, text}, {"list", trace::Nested{text}}}}}};
  const adjudicate::JudgeVerdict judge{true, text, text};
  const auto& verdict = evaluation.wave.cells.front();
  CHECK_FALSE(acts_on_a_terminal(report::explain(verdict, run, &judge, evaluation.provenance)));
}

TEST_CASE("Markdown shows a text as it is") {
  struct Case {
    std::string text;
    std::string escaped;
  };
  const auto [text, escaped] = GENERATE(values<Case>({
      {"plain, 55.1% (76/138)", "plain, 55.1% (76/138)"},
      {"a|b", "a\\|b"},
      {"*bold* _also_ snake_case", "\\*bold\\* \\_also\\_ snake_case"},
      {"<b>&amp;</b>", "\\<b\\>\\&amp;\\</b\\>"},
      {"[link](x) `code`", "\\[link\\](x) \\`code\\`"},
      {"two\nlines", "two\\\\nlines"},
      {"°C é", "°C é"},
  }));
  CHECK(report::escape_markdown(text) == escaped);
}

TEST_CASE("a CSV field is quoted where it must be, and never spans lines") {
  struct Case {
    std::string text;
    std::string field;
  };
  const auto [text, field] = GENERATE(values<Case>({
      {"", ""},
      {"plain text", "plain text"},
      {"a,b", "\"a,b\""},
      {"say \"no\"", "\"say \"\"no\"\"\""},
      {"two\nlines", "two\\nlines"},
      {"°C é", "°C é"},
  }));
  CHECK(report::csv_field(text) == field);
}

TEST_CASE("hostile text adds no line, row or column") {
  const auto csv = report::csv(report::test::hostile());
  // Head, all, framework, row, operator, group, the excluded cell and the finding.
  CHECK(std::count(csv.begin(), csv.end(), '\n') == 9);
}
