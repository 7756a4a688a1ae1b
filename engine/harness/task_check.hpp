// What a task's files get wrong about each other.
#pragma once

#include "base/diagnostic.hpp"
#include "harness/task.hpp"

namespace sabot::harness {

// Sorted by place. Of files: one that the task file names and that is not there, or that it does not name; a judge's
// file that is served, a corpus of citations that is not. Of criteria: none, one that asks nothing, two of one name, an
// expected answer that is not JSON, an output saved as its own caller. Of faults: an operator twice, a plant that
// changes nothing or does not name what it is said to name, no ground truth, a text to be replaced that stands in the
// served files another number of times than `occurs` says. And what is served and gives away any of this (find_leaks).
Diagnostics check_task(const Task& task);

}  // namespace sabot::harness
