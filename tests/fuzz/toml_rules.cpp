// A rule, spec, seeds, record or task file of any text: findings that can be followed, and a rule says the same when it
// is read again. Input: a line with the path, then the text.
#include "fuzz/property.hpp"
#include "rulebook/lint.hpp"
#include "rulebook/released_file.hpp"
#include "rulebook/rule_file.hpp"
#include "rulebook/seeds_file.hpp"
#include "rulebook/task_file.hpp"

using namespace sabot;
using namespace sabot::rulebook;
using fuzz::require;

namespace {

bool is_task(const SourceFile& source) {
  return source.path.starts_with("tasks/");
}

Diagnostics findings_of(const SourceFile& source) {
  if (is_task(source)) {
    const auto task = read_task_file(source);
    return task ? Diagnostics{} : task.error();
  }
  if (source.path == released_path) return read_released_file(source).findings;
  if (source.path.starts_with(seeds_folder)) return read_seeds_file(source).findings;
  if (source.path.starts_with(specs_folder)) return read_spec_file(source).findings;
  const auto once = read_rule_file(source);
  const auto twice = read_rule_file(source);
  require(once.file.canonical == twice.file.canonical, "a rule says the same when it is read again");
  require(once.findings == twice.findings, "the findings are the same when a file is read again");
  return once.findings;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  std::string_view input = fuzz::as_text(data, size);
  const std::string path(fuzz::take_line(input));
  const SourceFile source{path, path, std::string(input)};
  const Diagnostics findings = findings_of(source);
  for (const Diagnostic& finding : findings) fuzz::require_followable(finding, input, path);
  if (is_task(source)) return 0;

  // A tree of this one file.
  const Diagnostics told = lint({source});
  for (const Diagnostic& finding : findings) {
    const auto same = [&](const Diagnostic& other) {
      return other.place == finding.place && other.code == finding.code && other.message == finding.message;
    };
    require(std::any_of(told.begin(), told.end(), same), "lint tells what a file gets wrong", render(finding));
  }
  require(std::is_sorted(told.begin(), told.end(), [](const auto& a, const auto& b) { return a.place < b.place; }),
          "lint goes by place", render(told));
  for (const Diagnostic& finding : told) require(!fuzz::acts_on_a_terminal(render(finding)), "lint can be printed");
  return 0;
}
