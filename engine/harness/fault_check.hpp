// What a task plants against what the rules in force say of the operators.
#pragma once

#include "base/diagnostic.hpp"
#include "harness/task.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::harness {

// Findings: an operator of the matrix that plants nothing in the task; a fault whose operator the rules do not know,
// that looks for a text although its operator replaces none or the other way round, or whose weaker model is not the
// pinned one.
Diagnostics check_faults(const Task& task, const rulebook::Rulebook& rulebook);

}  // namespace sabot::harness
