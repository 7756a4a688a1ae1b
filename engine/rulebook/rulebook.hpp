// The rulebook: everything that an evaluation needs to know of one version, as one immutable value.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "rulebook/library.hpp"

namespace sabot::rulebook {

// A rule in force: what it says, and what a reason quotes of it.
template <class Body>
struct Rule {
  RuleHeader header;
  Body body;
};

// What a decision names as its ground: a rule's id and where it stands.
struct RuleRef {
  std::string id;
  Place place;
  friend bool operator==(const RuleRef&, const RuleRef&) = default;
};

struct Rulebook {
  Spec spec;
  std::vector<std::string> amendments;  // the versions that it is made of, the base first
  bool draft = false;                   // the version is not released

  // In force in every version.
  Rule<ActsFile> acts;
  std::map<std::string, Rule<MappingFile>, std::less<>> mappings;  // by framework
  Rule<SurfacesFile> surfaces;
  Rule<ExclusionsFile> exclusions;
  Rule<ReactionFile> reaction;
  Rule<MatrixFile> matrix;
  Rule<OperatorsFile> operators;
  Rule<BandsFile> bands;
  Rule<JudgeFile> judge;
  Rule<GuardrailsFile> guardrails;
  Rule<PinsFile> pins;

  // In force from some version on; empty before.
  std::optional<Rule<LandingProbesFile>> landing_probes;
  std::optional<Rule<VerdictTokenFile>> verdict_token;
  std::optional<Rule<FlagsFile>> flags;
  std::optional<Rule<AnchorsFile>> anchors;
  std::optional<Rule<CarveOutsFile>> carve_outs;
  std::optional<Rule<RetryReasonFile>> retry_reason;
  std::optional<Rule<StrictFloorFile>> strict_floor;
  std::optional<Rule<UncertaintyFile>> uncertainty;
  std::optional<Rule<PredictionsFile>> predictions;

  std::map<std::string, std::string> files;  // rule id -> rule file in force
  std::string canonical;                     // JSON of all rules in force, without notes, keys sorted
  std::string digest;                        // SHA-256 of `canonical`, in hexadecimal
};

// The rulebook of a version. Errors: the version is unknown, a rule that every version needs is not in force, or the
// rules in force contradict each other (see check_rulebook).
Result<Rulebook> resolve(const Library& library, std::string_view version);

// The digest that the edition's rulebook has, without resolving it.
std::string digest_of(const Library& library, const Edition& edition);

// Null when the version has no such operator.
const FaultOperator* find_operator(const Rulebook& rulebook, std::string_view id);

// What the rules in force get wrong about each other: names that no other rule knows, things said twice, a list that
// does not fit its count. Each finding stands where the word stands.
Diagnostics check_rulebook(const Rulebook& rulebook, const Library& library, const Edition& edition);

}  // namespace sabot::rulebook
