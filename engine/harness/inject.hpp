// Plants a fault in a payload (section 4).
#pragma once

#include <string>

#include "rulebook/kinds/operators.hpp"
#include "rulebook/kinds/task.hpp"
#include "trace/run.hpp"

namespace sabot::harness {

struct Injection {
  trace::Payload payload;             // as it was when the fault could not be planted
  bool verified = false;              // the fault is in the payload
  bool suppress_side_effect = false;  // the tool must not do what it then says that it did
  std::string why;                    // one sentence
  friend bool operator==(const Injection&, const Injection&) = default;
};

// Changes the one field that the operator names, as it says. A fault cannot be planted where the field is absent or no
// text, or where it does not hold the text that is to be replaced.
Injection inject(trace::Payload payload, const rulebook::FaultOperator& fault_operator,
                 const rulebook::PlantedFault& fault);

}  // namespace sabot::harness
