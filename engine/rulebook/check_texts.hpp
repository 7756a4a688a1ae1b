// What a version and its rules have to say of themselves. Internal to this module.
#pragma once

#include "base/diagnostic.hpp"
#include "rulebook/library.hpp"

namespace sabot::rulebook {

// Sections and summaries that are empty, or still the text that asks for one: of the spec, of its changes, and of the
// rule files that it adopts. An error of a version that is released, a warning of a draft.
Diagnostics check_texts(const Library& library, const Edition& edition, bool draft);

}  // namespace sabot::rulebook
