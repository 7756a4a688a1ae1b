// Generators of what components say: FLAGS lines of every sort, verdicts, and reasons for acts.
#pragma once

#include <rapidcheck.h>

#include <string>

namespace sabot::testing {

// Whole texts of an agent of the given cell, with and without FLAGS lines: quoting anchors of the cell and of others,
// none-forms and what resembles them, in any case, with white space that only Unicode knows.
rc::Gen<std::string> agent_texts(const std::string& task, const std::string& fault_operator);

// Whole texts whose FLAGS line is a none-form or empty.
rc::Gen<std::string> texts_without_notice();

// What a component gives as the reason of its act: anchors, stall boilerplate, both at once, termination messages.
rc::Gen<std::string> reasons(const std::string& task, const std::string& fault_operator);

}  // namespace sabot::testing
