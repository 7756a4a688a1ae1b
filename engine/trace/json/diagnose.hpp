// From findings at bytes of a document to diagnostics at lines of a file.
#pragma once

#include <string_view>

#include "base/diagnostic.hpp"
#include "trace/json/finding.hpp"

namespace sabot::trace::json {

// `where` names the file and the line on which the document's first byte stands. The first findings come one by one,
// those beyond 20 as a number.
Diagnostics diagnose(Findings findings, std::string_view document, const Place& where);

}  // namespace sabot::trace::json
