// Everything that there is to say of a tree of rule files, in one run.
#pragma once

#include "base/diagnostic.hpp"
#include "rulebook/source.hpp"

namespace sabot::rulebook {

// Errors: all that survey() finds in the files and in how they follow each other; what the rules in force in any
// version or draft get wrong about each other (check_rulebook), and the strict floor about its anchors; what a released
// version leaves unsaid; what is not as it was released (check_record).
// Warnings: what is allowed and hardly meant, such as a mapping row that can never decide.
// Sorted by place, and each finding once, though several versions share the file. What follows only from a file that
// could not be read is not told.
Diagnostics lint(const SourceTree& tree);

}  // namespace sabot::rulebook
