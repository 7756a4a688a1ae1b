// Judge verdicts of the soft tier, as files hold them (section 6).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicate/judge_verdict.hpp"
#include "base/result.hpp"

namespace sabot::cli {

struct JudgedRun {
  std::string run_id;
  std::string prompt_variant;  // empty = the file does not say
  adjudicate::JudgeVerdict verdict;
  Place origin;
};

// A text of one object a line: { run_id, noticed, by_which_component, evidence_quote, prompt_variant?, raw? }, where
// noticed is true, false, "yes" or "no" and both texts may be null. Errors: as for a trace; a value of another type.
std::vector<Result<JudgedRun>> read_judge_file(std::string_view text, const std::string& shown_as);

// The file that lies beside a run: one object without run_id.
Result<JudgedRun> read_judge_verdict(std::string_view text, const std::string& shown_as, const std::string& run_id);

}  // namespace sabot::cli
