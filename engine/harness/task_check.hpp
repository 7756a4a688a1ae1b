// What a task's files get wrong about each other.
#pragma once

#include "base/diagnostic.hpp"
#include "harness/task.hpp"

namespace sabot::harness {

// Findings: a file that the task file names and that is not there, or that it does not name; a judge's file or a corpus
// of citations that is served, or is not; no criterion, one that asks nothing, two of one name, an expected answer that
// is not JSON; an operator twice, a fault that would change nothing, a text to be replaced that does not stand in the
// served files as often as it says, a value named as true that the plant does not name; a leak (find_leaks).
Diagnostics check_task(const Task& task);

}  // namespace sabot::harness
