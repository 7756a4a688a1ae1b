// What happens in a run, drawn before its events are written: where the fault lands, who notices, how it ends.
//
// The shares are those of the published wave-2 runs of langgraph/default, of autogen's stalls those of the whole wave.
#pragma once

#include <optional>
#include <string>

#include "bench/generate/random.hpp"
#include "rulebook/kinds/operators.hpp"

namespace sabot::bench {

// The step at which an operator perturbs a pipeline.
enum class Landing { load, context, handoff, precheck, emit, model };
Landing landing_of(const rulebook::FaultOperator& fault_operator);

enum class Notice {
  nothing,  // a none-form
  other,    // something, but no registered anchor
  anchor,   // the planted fault
};

struct Story {
  std::optional<Landing> landing;  // none = baseline
  Notice notice = Notice::nothing;
  bool rejected = false;        // the reviewer's verdict, which sends the work back once
  bool rejected_again = false;  // its verdict on the revision
  bool breached = false;        // the output contract of a guardrail
  bool escalated = false;       // after a second breach
  bool remarked = false;        // a note, which is no act
  bool served = true;           // the weaker model of a downgrade answered
  bool verified = true;         // the harness's own probe
  bool placed = true;           // the trace says where the fault landed
  int stalls = 0;               // of an orchestrator
  bool passed = true;
  std::optional<std::string> error;
};

Story draw_story(const std::optional<Landing>& landing, bool has_guardrail, Random& random);

// The content of a FLAGS line that says that nothing was noticed.
std::string none_form(Random& random);

}  // namespace sabot::bench
