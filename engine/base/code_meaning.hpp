// What the code of a diagnostic stands for.
#pragma once

#include <string_view>

namespace sabot {

// The meaning is one sentence, in Markdown; docs/diagnostics.md repeats it, with what to do.
struct CodeMeaning {
  std::string_view code;
  std::string_view meaning;
};

}  // namespace sabot
