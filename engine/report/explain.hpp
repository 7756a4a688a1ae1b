// One cell's verdict, told event by event.
#pragma once

#include <string>

#include "adjudicate/judge_verdict.hpp"
#include "adjudicate/verdict.hpp"
#include "report/evaluation.hpp"
#include "trace/run.hpp"

namespace sabot::report {

// `run` is the fault run that the verdict is on. Decides nothing: every standing, reason and rule is one that the
// verdict holds. The judge's verdict may be null.
std::string explain(const adjudicate::CellVerdict& verdict, const trace::Run& run,
                    const adjudicate::JudgeVerdict* judge, const Provenance& provenance);

}  // namespace sabot::report
