// A value of a payload as people read it.
#pragma once

#include <string>

#include "trace/run.hpp"

namespace sabot::report {

// A text as it stands, an array or object as JSON; nothing is escaped.
std::string text_of(const trace::PayloadValue& value);

}  // namespace sabot::report
