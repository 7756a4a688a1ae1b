// Whatever bytes stand in a rule file, lint says where it is wrong.
#include "rulebook/lint.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

#include "support/engine.hpp"
#include "support/generators.hpp"

using namespace sabot;
using namespace sabot::testing;

namespace {

using rulebook::SourceFile;
using rulebook::SourceTree;

// Bytes that TOML takes for something, and some that it does not take.
rc::Gen<char> telling_bytes() {
  return rc::gen::oneOf(rc::gen::elementOf(std::string("\"'[]{}=.,#\\\n\r\t -_01aO\x01\xc3\xa9\xff")),
                        rc::gen::arbitrary<char>());
}

void mutate(std::string& text) {
  const auto at = *rc::gen::inRange<std::size_t>(0, text.size() + 1);
  const auto length = *rc::gen::inRange<std::size_t>(0, 12);
  text.replace(at, std::min(length, text.size() - at),
               *rc::gen::resize(6, rc::gen::container<std::string>(telling_bytes())));
}

SourceTree mutated(SourceTree tree) {
  const int edits = *rc::gen::inRange(1, 4);
  for (int i = 0; i < edits; ++i) mutate(tree[*rc::gen::inRange<std::size_t>(0, tree.size())].text);
  return tree;
}

// A place is within its file, and the finding shows the line that stands there.
bool is_within(const Diagnostic& finding, const SourceTree& tree) {
  const std::string& file = finding.place.file;
  const auto line = finding.place.line;
  const auto column = finding.place.column;
  const auto found =
      std::find_if(tree.begin(), tree.end(), [&](const SourceFile& source) { return source.shown_as == file; });
  if (line == 0) return column == 0 && finding.source_line.empty();
  if (found == tree.end()) return false;
  const auto lines = static_cast<std::size_t>(std::count(found->text.begin(), found->text.end(), '\n')) + 1;
  const auto shown = line_text(found->text, line);
  // A line may end in a carriage return, and a file after its last character.
  return line <= lines && column <= shown.size() + 2 && finding.source_line == shown;
}

}  // namespace

TEST_CASE("Lint finds a place in the file for whatever is wrong with it") {
  const auto tree = built_in_sources();
  REQUIRE(rulebook::lint(tree).empty());
  CHECK(rc::check("findings are sorted, within their files, and the same whatever the order of the files", [&] {
    const auto wrong = mutated(tree);
    const auto findings = rulebook::lint(wrong);
    RC_ASSERT(std::is_sorted(findings.begin(), findings.end(),
                             [](const Diagnostic& a, const Diagnostic& b) { return a.place < b.place; }));
    for (const auto& finding : findings) {
      if (!is_within(finding, wrong)) RC_FAIL(render(finding));
    }
    RC_ASSERT(rulebook::lint(*shuffled(wrong)) == findings);
  }));
}

TEST_CASE("A released file with any other byte is found") {
  const auto tree = built_in_sources();
  CHECK(rc::check("every edit of a released file is a finding in it, or in the record of it", [&] {
    auto wrong = tree;
    auto& file = wrong[*rc::gen::inRange<std::size_t>(0, wrong.size())];
    const auto before = file.text;
    mutate(file.text);
    RC_PRE(file.text != before && !file.path.starts_with(rulebook::seeds_folder) &&
           file.path != rulebook::released_path);
    const auto findings = rulebook::lint(wrong);
    RC_ASSERT(std::any_of(findings.begin(), findings.end(),
                          [&](const Diagnostic& finding) { return finding.place.file == file.shown_as; }));
  }));
}
