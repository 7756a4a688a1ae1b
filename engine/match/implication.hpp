// Whether one predicate can only hold where another does.
#pragma once

#include "match/predicate.hpp"

namespace sabot::match {

// True: whatever `stronger` holds of, `weaker` holds of too. It is told from the words alone, each test of the weaker
// one answered by a test of the same path; so false may also mean that it could not be told.
bool implies(const Predicate& stronger, const Predicate& weaker);

}  // namespace sabot::match
