// Small evaluations made by hand, with names that no rule knows: a report takes every name from its input.
#pragma once

#include "report/evaluation.hpp"

namespace sabot::report::test {

// A rule's place, as reasons quote it.
rulebook::RuleRef rule(std::string id, std::size_t line);

adjudicate::Cell cell(std::string config, std::string fault_operator, std::int64_t replicate);

// A run of the cell that passed its task, with one act, one FLAGS line, one verdict token and two probes.
adjudicate::Observation observation(const adjudicate::Cell& of);

// A valid fault, detected on both surfaces, that reacted and recovered.
adjudicate::CellVerdict detected(const adjudicate::Cell& of);
// A valid fault that nothing detected, and that recovered.
adjudicate::CellVerdict missed(const adjudicate::Cell& of);
adjudicate::CellVerdict excluded(const adjudicate::Cell& of);
adjudicate::CellVerdict without_outcome(const adjudicate::Cell& of, adjudicate::Status status, std::string why);

// Counts `cells` for a board with the rows and groups that they name.
Evaluation evaluation(std::vector<adjudicate::CellVerdict> cells);

// Two rows, each kind of status once or more, one act that is refused, one finding set aside.
Evaluation mixed();

// The mixed one under a strict floor that another version has lent: what is detected is strict, what is missed is
// blind.
Evaluation floored();

// The judge noticed something in the run of that id. Only the coverage of the soft tier is counted anew.
void hear_judge(Evaluation& evaluation, const std::string& run_id);

// Every text that a run or a user can write holds control characters and the markup of every format.
Evaluation hostile();
inline constexpr const char* hostile_text = "a\x1b[31m|b\",\n<i>*é\xE2\x80\xAE";

}  // namespace sabot::report::test
