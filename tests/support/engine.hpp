// The engine as tests use it: built-in rules in, results out; anything unexpected is an exception with its diagnostics.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicate/wave.hpp"
#include "rulebook/rulebook.hpp"
#include "rulebook/supplements.hpp"
#include "support/cell_result.hpp"
#include "trace/run.hpp"

namespace sabot::testing {

rulebook::SourceTree built_in_sources();
const rulebook::Library& built_in_library();

// Resolved once per version.
const rulebook::Rulebook& rulebook_of(std::string_view version);

// The strict floor that is laid over verdicts of a version; none where no anchors are in force.
std::optional<rulebook::Supplement<rulebook::StrictFloorFile>> strict_floor_of(std::string_view version);

// Oldest first.
const std::vector<std::string>& versions();
std::vector<std::string> versions_from(std::string_view first);

std::vector<adjudicate::Observation> observe_all(const std::vector<trace::Run>& runs, std::string_view version);
adjudicate::Wave assemble(std::vector<adjudicate::Observation> observations, std::string_view version);
adjudicate::Wave evaluate(const std::vector<trace::Run>& runs, std::string_view version);

// One fault run whose baseline passed.
CellResult evaluate_alone(const trace::Run& run, std::string_view version);

CellResult to_result(const adjudicate::CellVerdict& verdict);
// Sorted by the cells' names.
std::vector<CellResult> to_results(const adjudicate::Wave& wave);

}  // namespace sabot::testing
