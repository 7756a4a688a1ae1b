// One cell: its verdict, and every event of its run with what the rules made of it.
#pragma once

#include <string>

#include "adjudicate/judge_verdict.hpp"
#include "adjudicate/verdict.hpp"
#include "report/html/markup.hpp"
#include "report/html/transcript_limits.hpp"
#include "trace/run.hpp"

namespace sabot::report {

// The page's name of a line of a rule file, for links.
std::string rule_anchor(const std::string& path, std::size_t line);

// `run` is null for a cell without a run, or whose run was not kept; `judge` where no judge spoke. The element carries
// what the page's filter asks for as data attributes.
Markup cell_entry(const adjudicate::CellVerdict& verdict, const trace::Run* run, const adjudicate::JudgeVerdict* judge,
                  const TranscriptLimits& limits);

}  // namespace sabot::report
