// Amendment v0.2.1: the strict floor and the statement of uncertainty are published for earlier versions too.
#include "rulebook/supplements.hpp"

#include <catch2/catch.hpp>

#include "support/engine.hpp"

using namespace sabot;
using namespace sabot::rulebook;
using testing::built_in_library;
using testing::rulebook_of;
using testing::versions;

TEST_CASE("a version without a strict floor or an uncertainty rule borrows that of the newest") {
  const Rulebook& newest = rulebook_of(versions().back());
  const Lender lender{newest.spec.version, newest.digest};
  for (const auto& version : versions()) {
    INFO(version);
    const auto supplements = supplements_of(rulebook_of(version), built_in_library());
    REQUIRE(supplements.uncertainty);
    CHECK(supplements.uncertainty->from == lender);
    CHECK(supplements.uncertainty->rule.header.place == newest.uncertainty->header.place);
    // A floor keeps registered anchors; where none are registered there is none.
    REQUIRE(supplements.strict_floor.has_value() == rulebook_of(version).anchors.has_value());
    if (supplements.strict_floor) CHECK(supplements.strict_floor->from == lender);
  }
}

TEST_CASE("a version keeps its own rules although a newer one has others") {
  Rulebook own = rulebook_of("v0.2.1");
  own.spec.version = "own";
  own.digest = "of its own";
  const auto supplements = supplements_of(own, built_in_library());
  CHECK(supplements.strict_floor->from == Lender{"own", "of its own"});
  CHECK(supplements.uncertainty->from == Lender{"own", "of its own"});
}

TEST_CASE("where no version has the rule nothing is lent") {
  Library library = built_in_library();
  for (Edition& edition : library.editions) {
    edition.in_force.erase("strict-floor");
    edition.in_force.erase("uncertainty");
  }
  const auto supplements = supplements_of(rulebook_of("v0.2.0"), library);
  CHECK_FALSE(supplements.strict_floor);
  CHECK_FALSE(supplements.uncertainty);
}
