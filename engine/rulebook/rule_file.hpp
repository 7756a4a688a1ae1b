// One rule file or spec file, read and checked by itself.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "rulebook/kinds/acts.hpp"
#include "rulebook/kinds/anchors.hpp"
#include "rulebook/kinds/bands.hpp"
#include "rulebook/kinds/carve_outs.hpp"
#include "rulebook/kinds/exclusions.hpp"
#include "rulebook/kinds/flags.hpp"
#include "rulebook/kinds/guardrails.hpp"
#include "rulebook/kinds/header.hpp"
#include "rulebook/kinds/judge.hpp"
#include "rulebook/kinds/landing_probes.hpp"
#include "rulebook/kinds/mapping.hpp"
#include "rulebook/kinds/matrix.hpp"
#include "rulebook/kinds/operators.hpp"
#include "rulebook/kinds/pins.hpp"
#include "rulebook/kinds/predictions.hpp"
#include "rulebook/kinds/reaction.hpp"
#include "rulebook/kinds/retry_reason.hpp"
#include "rulebook/kinds/strict_floor.hpp"
#include "rulebook/kinds/surfaces.hpp"
#include "rulebook/kinds/uncertainty.hpp"
#include "rulebook/kinds/verdict_token.hpp"
#include "rulebook/places.hpp"
#include "rulebook/reading.hpp"
#include "rulebook/source.hpp"

namespace sabot::rulebook {

using RuleBody =
    std::variant<ActsFile, MappingFile, VerdictTokenFile, FlagsFile, AnchorsFile, SurfacesFile, RetryReasonFile,
                 ExclusionsFile, LandingProbesFile, ReactionFile, CarveOutsFile, MatrixFile, OperatorsFile, BandsFile,
                 JudgeFile, StrictFloorFile, UncertaintyFile, GuardrailsFile, PinsFile, PredictionsFile>;

// The kinds' names, in the order of RuleBody: the folders under rules/ and the first part of a rule's id.
const std::vector<std::string>& kind_names();

// "mappings.x" -> "mappings".
std::string_view kind_of(std::string_view rule_id);

// Whether a kind has a rule for each of several names ("mappings.x"), not one alone.
bool is_named_kind(std::string_view kind);

// Where a rule file stands, but for what may follow the date: rules/<id with dots as slashes>/<date>.
std::string rule_path(std::string rule_id, const Date& date);

struct RuleFile {
  std::string path;
  Health health = Health::sound;
  RuleHeader rule;
  RuleBody body;
  std::string canonical;  // JSON of what the rule says: no header, no notes, keys sorted
  Places places;
  std::string text;
};

struct SpecDocument {
  std::string path;
  Health health = Health::sound;
  Spec spec;
  std::vector<Change> changes;
  Places places;
  std::string text;
};

// A file as far as it can be read, with every finding it has: not TOML; unknown or missing keys; wrong types; words
// that are not in a closed list; patterns that do not compile; unknown predicate paths and matchers; a file name that
// does not fit the rule's id and date, or the spec's version. What a broken file does not say of itself, its path does.
Reading<RuleFile> read_rule_file(const SourceFile& source);
Reading<SpecDocument> read_spec_file(const SourceFile& source);

// A diagnostic at a place of a file whose text is known.
Diagnostic finding(const Place& place, std::string_view text, std::string code, std::string message,
                   std::string help = {});

std::string to_string(const Date& date);

// "at least 1", "from 0 to 1"
std::string to_string(const Range& range);

}  // namespace sabot::rulebook
