// A file of judge verdicts: each line is read by itself, whatever the others hold, and a verdict that lies beside its
// run says what it would say in such a file.
#include <nlohmann/json.hpp>

#include "cli/judge_file.hpp"
#include "cli/lines.hpp"
#include "fuzz/property.hpp"

using namespace sabot;
using fuzz::require;

namespace {

const std::string file = "judge.jsonl";

bool same(const cli::JudgedRun& a, const cli::JudgedRun& b) {
  return a.run_id == b.run_id && a.prompt_variant == b.prompt_variant && a.verdict.noticed == b.verdict.noticed &&
         a.verdict.component == b.verdict.component && a.verdict.quote == b.verdict.quote;
}

void check_line(const Result<cli::JudgedRun>& judged, const cli::Document& line) {
  if (line.text.starts_with("\xef\xbb\xbf")) {
    // At the beginning of a file it would be none of the line.
    return require(!judged, "a byte order mark stands before the first line alone", line.text);
  }
  const auto alone = cli::read_judge_file(line.text, file);
  require(alone.size() == 1, "a line is one verdict", line.text);
  require(alone.front().has_value() == judged.has_value(), "a line is read alike among others and alone", line.text);
  if (!judged) return fuzz::require_followable(judged.error(), line.text, file, line.line);
  require(nlohmann::json::accept(line.text), "what reads as a verdict is JSON", line.text);
  require(judged->origin.line == line.line, "a verdict stands on its line", line.text);
  require(same(*judged, *alone.front()), "a line says the same among others and alone", line.text);
}

// The same object without its run_id.
void check_beside(const cli::JudgedRun& judged, std::string_view text) {
  auto document = nlohmann::json::parse(text);
  document.erase("run_id");
  const auto beside = cli::read_judge_verdict(document.dump(), "judgeverdict.json", judged.run_id);
  require(beside.has_value(), "a verdict can lie beside its run", text);
  require(same(judged, *beside), "a verdict says the same beside its run", text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view text = fuzz::as_text(data, size);
  const auto lines = cli::split_documents(text, cli::Layout::lines);
  const auto judged = cli::read_judge_file(text, file);
  require(judged.size() == lines.size(), "every line is a verdict or an error");
  for (std::size_t i = 0; i < lines.size(); ++i) {
    check_line(judged[i], lines[i]);
    if (judged[i]) check_beside(*judged[i], lines[i].text);
  }
  const auto beside = cli::read_judge_verdict(text, "judgeverdict.json", "some run");
  if (!beside) fuzz::require_followable(beside.error(), text, "judgeverdict.json");
  return 0;
}
