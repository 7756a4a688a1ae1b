// One line of what `map` writes and `reduce` reads: a run in brief, with the rules that judged it.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "adjudicate/run_summary.hpp"
#include "cli/evaluation.hpp"
#include "cli/lines.hpp"

namespace sabot::cli {

// By which rules runs were looked at. Only lines of the same rules may be added up.
struct PartialRules {
  std::string version;
  std::string digest;
  std::string floor_digest;  // of the rulebook whose strict floor was laid over; empty = none
  friend bool operator==(const PartialRules&, const PartialRules&) = default;
};
PartialRules partial_rules(const Rules& rules);

struct PartialRun {
  std::string input;  // the argument that it came from
  adjudicate::RunSummary run;
};

// What closes the lines of one call and tells when one of them was lost, doubled or changed.
struct PartialEnd {
  InputSums inputs;   // how many runs of each argument stand before it, and their digest
  TextsDigest lines;  // of the lines before it, and of `inputs`
};

// Diagnostics are those of one run or source that was set aside.
using PartialLine = std::variant<PartialRun, Diagnostics, PartialEnd>;

// Without its line end.
std::string text_of(const PartialLine& line, const PartialRules& rules);

// What a line, of which `text` is the text, adds to the digest of lines.
TextsDigest digest_of(const PartialLine& line, std::string_view text);

// Errors: no such line, or one made by other rules.
Result<PartialLine> read_partial_line(const Document& document, const std::string& shown_as, const PartialRules& rules,
                                      const rulebook::Matrix& matrix);

}  // namespace sabot::cli
