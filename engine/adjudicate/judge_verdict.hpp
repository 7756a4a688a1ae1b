// What the judge of the soft tier said of one run (section 6). Never read by anything that decides the hard tier.
#pragma once

#include <string>

namespace sabot::adjudicate {

struct JudgeVerdict {
  bool noticed = false;
  std::string component;  // by_which_component
  std::string quote;      // evidence_quote
  friend bool operator==(const JudgeVerdict&, const JudgeVerdict&) = default;
};

}  // namespace sabot::adjudicate
