// Rules of how results are published, lent to versions that were adopted before there were any.
//
// The strict floor and the statement of uncertainty came with a late amendment and were published for an earlier wave
// too, beside its numbers (amendment v0.2.1). They decide nothing about a headline, so a version that has no such rule
// borrows that of the newest one; whoever prints such a number says whose rule it is.
#pragma once

#include <optional>
#include <string>

#include "rulebook/library.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::rulebook {

// The version that a rule was taken from, and the digest of its rulebook.
struct Lender {
  std::string version;
  std::string digest;
  friend bool operator==(const Lender&, const Lender&) = default;
};

template <class Body>
struct Supplement {
  Rule<Body> rule;
  Lender from;
};

struct Supplements {
  std::optional<Supplement<StrictFloorFile>> strict_floor;  // none without registered anchors that it could keep
  std::optional<Supplement<UncertaintyFile>> uncertainty;
};

// The rulebook's own rules where it has them, else those in force in the newest version of the library.
Supplements supplements_of(const Rulebook& rulebook, const Library& library);

}  // namespace sabot::rulebook
