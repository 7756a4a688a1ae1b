// Rule files that nest without end, and those that only look so.
#include "rulebook/toml_depth.hpp"

#include <catch2/catch.hpp>
#include <string>

#include "rulebook/rule_file.hpp"
#include "rulebook/seeds_file.hpp"
#include "rulebook/task_file.hpp"

using namespace sabot;
using namespace sabot::rulebook;

namespace {

std::string repeated(const std::string& text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

struct Nesting {
  std::string name;
  std::string before;  // each level opens with this text
  std::string level;
  std::string between;
  std::string close;
};

const std::vector<Nesting>& nestings() {
  static const std::vector<Nesting> all = {
      {"lists", "a = ", "[", "", "]"},
      {"lists over lines", "a = ", "[ # x\n", "", "]\n"},
      {"tables in place", "a = ", "{a = ", "1", "}"},
      {"tables in lists", "a = ", "[{a = ", "1", "}]"},
      {"a key", "a", ".a", " = 1", ""},
      {"a key in quotes", "a", " . 'a'", " = 1", ""},
      {"the name of a table", "[a", ".a", "]", ""},
      {"the name of a table in a list", "[[a", ".\"a\"", "]]", ""},
      {"keys of tables in place", "a.a.a = ", "{a.a.a = ", "1", "}"},
  };
  return all;
}

std::string nested(const Nesting& nesting, std::size_t levels) {
  return nesting.before + repeated(nesting.level, levels) + nesting.between + repeated(nesting.close, levels) + "\n";
}

}  // namespace

TEST_CASE("every way to nest without end is refused before it is parsed") {
  for (const Nesting& nesting : nestings()) {
    INFO(nesting.name);
    CHECK_FALSE(find_too_deep(nested(nesting, 10)));
    CHECK(find_too_deep(nested(nesting, 1'000'000)));
    for (const std::size_t levels : {65U, 1000U, 20'000U}) {
      const SourceFile source{"rules/acts/2026-07-22.toml", "acts.toml", nested(nesting, levels)};
      const auto findings = read_rule_file(source).findings;
      REQUIRE(findings.size() == 1);
      CHECK(findings.front().code == "E224");
      CHECK(findings.front().message == "nested more than 64 levels deep");
      CHECK(read_spec_file({"specs/v1.toml", "v1.toml", source.text}).findings.front().code == "E224");
      CHECK(read_seeds_file({"seeds/w.toml", "w.toml", source.text}).findings.front().code == "E224");
      CHECK(read_task_file({"tasks/T1/task.toml", "task.toml", source.text}).error().front().code == "E224");
    }
  }
}

TEST_CASE("a file full of mistakes is told in bounded space") {
  for (const std::string between : {"\n", ", "}) {
    std::string text = between == "\n" ? "" : "é = {";
    for (int i = 0; i < 20'000; ++i) text += "k" + std::to_string(i) + "=1" + between;
    if (between != "\n") text.replace(text.size() - 2, 2, "}");
    const auto findings = read_task_file({"tasks/T1/task.toml", "task.toml", text}).error();
    CHECK(findings.size() <= 500);
    CHECK((between != "\n" || findings.back().help == "no more findings of this file are told"));
  }
}

TEST_CASE("a file larger than any rule is not parsed") {
  const auto findings_of = [](std::size_t size) {
    return read_rule_file({"rules/acts/2026-07-22.toml", "acts.toml", std::string(size, '#')}).findings;
  };
  REQUIRE(findings_of((256U << 10U) + 1).size() == 1);
  CHECK(render(findings_of((256U << 10U) + 1)) == "acts.toml: error E225: has 262145 bytes, expected at most 262144\n");
  CHECK(findings_of(256U << 10U).front().code == "E203");
}

TEST_CASE("the place is that of the first level too many") {
  const auto place = [](const std::string& text) {
    return read_rule_file({"rules/acts/2026-07-22.toml", "acts.toml", text}).findings.front().place;
  };
  CHECK(place("x = 1\na = " + repeated("[", 65)) == Place{"acts.toml", 2, 69});
  CHECK(place("a" + repeated(".a", 65) + " = 1") == Place{"acts.toml", 1, 130});
  CHECK_FALSE(find_too_deep("a = " + repeated("[", 64) + repeated("]", 64)));
  CHECK_FALSE(find_too_deep("a" + repeated(".a", 64) + " = 1"));
}

TEST_CASE("brackets and points that nest nothing are let pass") {
  const std::string much = repeated("[.{", 100);
  const std::vector<std::string> texts = {
      "",
      "# " + much + "\n",
      "a = \"" + much + "\"\n",
      "a = '" + much + "'\n",
      "a = \"\\\"" + much + "\"\n",
      "a = '''\n'" + much + "\n'''\n",
      "a = \"\"\"\n\\\"\"" + much + "\n\"\"\"\n",
      "'" + much + "' = 1\n",
      repeated("a = [1.5, {b = 2.5}]\n", 100),
      "a = [" + repeated("1.5, ", 200) + "]\n",
      "a = [" + repeated("{b.c = [1.5]},\n", 200) + "]\n",
      repeated("[[a.b.c]]\nd.e = 1.5\n", 100),
      "a = {" + repeated("b.c = 1.5, ", 100) + "}\n",
  };
  for (const std::string& text : texts) {
    INFO(text);
    CHECK_FALSE(find_too_deep(text));
  }
  // What follows a text that has no end is still looked at.
  CHECK(find_too_deep("a = \"\n" + repeated("[", 65)));
}
