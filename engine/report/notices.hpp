// What an evaluation must say of its own input: whose runs they are, under which version they were registered, and how
// little of the matrix they cover (sections 8 and 10.9).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "adjudicate/wave.hpp"
#include "rulebook/kinds/matrix.hpp"
#include "tally/scoreboard.hpp"

namespace sabot::report {

// A wave whose replicate labels were registered before any of its runs.
struct RegisteredWave {
  std::string id;
  std::string version;  // that it was registered under
  std::string digest;   // of that version's rulebook; empty when those rules do not resolve
  std::vector<trace::ReplicateLabel> labels;
};

// What every output of a draft says: none of its numbers is a result of the standard.
std::string draft_notice(std::string_view version);

// How a replicate label stands to the rules that judge its run.
enum class Registration {
  in_force,        // some wave registered it under these very rules
  counterfactual,  // every wave that registered it did so under other rules
  none,            // no wave registered it: a third party's run
};

Registration registration_of(const trace::ReplicateLabel& label, const std::vector<RegisteredWave>& waves,
                             std::string_view digest);

// The enumerator's name: "in_force".
std::string_view key(Registration registration);

// One sentence on all third-party runs, naming labels and rows, and one for each set of waves whose labels are judged
// by the rules of another version. Nothing when every label is in force.
std::vector<std::string> registration_notices(const std::vector<adjudicate::RowCoverage>& rows,
                                              const std::vector<RegisteredWave>& waves, std::string_view version,
                                              std::string_view digest);

// One sentence with the numbers when cells of the rows in the input, or whole rows of the matrix, are not there; else
// nothing. A cell is accounted for when it is scored or excluded.
std::vector<std::string> coverage_notices(const std::vector<adjudicate::RowCoverage>& rows,
                                          const tally::Scoreboard& board, const rulebook::Matrix& matrix);

}  // namespace sabot::report
