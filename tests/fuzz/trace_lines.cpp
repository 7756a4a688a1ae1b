// A line of a trace file: both readers agree, what reads as a run is JSON, and what is written reads back alike.
#include <nlohmann/json.hpp>
#include <set>

#include "fuzz/property.hpp"
#include "trace/json/direct.hpp"
#include "trace/read.hpp"
#include "trace/read_strictly.hpp"
#include "trace/write.hpp"

using namespace sabot;
using fuzz::require;

namespace {

constexpr std::size_t line = 7;

// The other parser takes a NUL for the end of the text.
bool holds_nul(std::string_view text) {
  return text.find('\0') != std::string_view::npos;
}

void check_run(const trace::Run& run, std::string_view text) {
  require(!holds_nul(text) && nlohmann::json::accept(text), "what reads as a run is JSON");
  const std::string written = trace::write_run(run);
  const auto again = trace::read_run(written, {"again", 1, 0});
  require(again.has_value(), "what is written can be read", written);
  require(*again == run, "what is written reads back alike", written);
}

// What another parser accepts is refused as something else than bad JSON. A byte order mark is no part of a document.
void check_refusal(const Diagnostics& findings, std::string_view text) {
  static const std::set<std::string_view> syntax = {trace::codes::empty_document,    trace::codes::truncated,
                                                    trace::codes::invalid_utf8,      trace::codes::lone_surrogate,
                                                    trace::codes::control_character, trace::codes::not_json,
                                                    trace::codes::trailing_content};
  fuzz::require_followable(findings, text, "runs.jsonl", line);
  if (!syntax.contains(findings.front().code)) return;
  const bool marked = text.starts_with("\xef\xbb\xbf");
  require(marked || holds_nul(text) || !nlohmann::json::accept(text), "what is refused as JSON is not JSON",
          render(findings));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view text = fuzz::as_text(data, size);
  const Place where{"runs.jsonl", line, 0};
  const auto strict = trace::read_strictly(text, where);
  if (const auto direct = trace::json::read_directly(text)) {
    require(strict.has_value(), "the strict reader takes what the direct one takes");
    require(*direct == *strict, "both readers read the same run", trace::write_run(*direct));
  }
  const auto run = trace::read_run(text, where);
  require(run.has_value() == strict.has_value(), "the reader says what the strict one says");
  if (run) {
    check_run(*run, text);
  } else {
    require(run.error() == strict.error(), "the findings are those of the strict reader");
    check_refusal(run.error(), text);
  }
  return 0;
}
