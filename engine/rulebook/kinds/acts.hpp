// The vocabulary of acts that a trace may record (section 2).
#pragma once

#include <string>
#include <vector>

#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

struct Acts {
  std::vector<std::string> hard;        // may be detection acts of the hard tier
  std::vector<std::string> soft;        // remarks; never a detection
  std::vector<std::string> corrective;  // hard acts that are a corrective action too
};

template <class Visitor>
void fields(Visitor& v, Acts& x) {
  v.required("hard", x.hard, "acts that can count in the hard tier");
  v.required("soft", x.soft, "acts that are remarks only and never count");
  v.required("corrective", x.corrective, "hard acts that are a corrective action as well");
}

// The body of a file of kind `acts`.
struct ActsFile {
  Acts acts;
};

template <class Visitor>
void fields(Visitor& v, ActsFile& x) {
  v.required("acts", x.acts, "the act names of the trace schema, by tier");
}

}  // namespace sabot::rulebook
