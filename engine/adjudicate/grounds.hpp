// How observations name the rules they rest on, and what surfaces and the injection say of an event.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "adjudicate/observation.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::adjudicate {

// The rule itself.
rulebook::RuleRef ref(const rulebook::RuleHeader& header);

// A row of the rule, by the rule's id and its own: "surfaces.flags".
rulebook::RuleRef row_ref(const rulebook::RuleHeader& header, std::string_view row, const Place& place);

// The surface that this source feeds; null when the version has none.
const rulebook::Surface* surface_of(const rulebook::Rulebook& rulebook, rulebook::SurfaceSource source);

// Why the surface does not score the run's operator, or that there is no such surface; none when it does score it.
// A baseline has no operator and is never barred.
std::optional<Reason> barred(const rulebook::Rulebook& rulebook, rulebook::SurfaceSource source,
                             const std::optional<std::string>& fault_operator);

// Whether an event comes before the fault. A fault run without an injection_seq has nothing after it; a baseline is
// looked at from its first event.
bool before_injection(const trace::Run& run, std::int64_t seq);

// The same in words.
std::string before_injection_text(const trace::Run& run, std::int64_t seq);

}  // namespace sabot::adjudicate
