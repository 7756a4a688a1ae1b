// Runs as JSON in the very spelling of the published files: keys sorted, a blank after each comma and colon.
#pragma once

#include <string>

#include "trace/run.hpp"

namespace sabot::bench {

enum class Spelling {
  ascii,  // everything else as \u escapes, as published
  utf8,   // as it is
};

// Appends one line with its line end.
void append_run(std::string& out, const trace::Run& run, Spelling spelling);

}  // namespace sabot::bench
