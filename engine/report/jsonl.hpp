// One cell's verdict a line, with everything that decided it: docs/schema/output-cell.schema.json.
#pragma once

#include <string>

#include "adjudicate/judge_verdict.hpp"
#include "adjudicate/verdict.hpp"
#include "report/evaluation.hpp"

namespace sabot::report {

// Every cell of the wave, in its order.
std::string jsonl(const Evaluation& evaluation);

// One line, with its line end. The judge's verdict may be null.
std::string json_line(const adjudicate::CellVerdict& verdict, const adjudicate::JudgeVerdict* judge,
                      const Provenance& provenance);

}  // namespace sabot::report
