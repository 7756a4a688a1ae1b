// What is wrong with rule files, as a value, and what a person reads of it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/code_meaning.hpp"
#include "base/diagnostic.hpp"

namespace sabot::report {

struct Findings {
  Diagnostics list;  // sorted by place
  std::string tree;  // where the files are from: "built-in rules", "folder mine"
  std::size_t files = 0;
};

std::size_t count(const Findings& findings, Severity severity);

// The message, and on a line of its own what would be right.
std::string text_of(const Diagnostic& diagnostic);

// Each finding as render() writes it, then one line that counts: "3 errors, 1 warning in 2 files of 41 (folder mine)".
std::string findings_text(const Findings& findings);

// One JSON object: docs/schema/output-lint.schema.json. `format` changes whenever a reader of the old form could
// misread the new one.
inline constexpr const char* findings_format = "sabot-lint/1";
std::string findings_json(const Findings& findings);

// Commands of a GitHub workflow, a line for each finding: "::error file=...,line=...,col=...,title=E202::message".
std::string findings_github(const Findings& findings);

// A log in SARIF 2.1.0 (OASIS). Paths are relative references where the files were named so; columns count code points.
// `meanings` describes the codes; one that it does not have is described by its name alone.
std::string findings_sarif(const Findings& findings, const std::vector<CodeMeaning>& meanings,
                           const std::string& program_version);

}  // namespace sabot::report
