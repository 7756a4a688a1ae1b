// The sets of characters that Python's `re` means by its classes and by ignoring case.
#pragma once

#include "match/code_points.hpp"

namespace sabot::match {

// \s, \d and \w of a Unicode pattern. Letters and numbers are those of utf8proc's version of Unicode.
const CodePointSet& space_characters();
const CodePointSet& digit_characters();
const CodePointSet& word_characters();

// The set together with every character that differs from one of its own by case alone.
CodePointSet with_all_cases(const CodePointSet& set);

}  // namespace sabot::match
