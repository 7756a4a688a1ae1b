// Everything that a report says: the one value from which each output format is made.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adjudicate/wave.hpp"
#include "base/diagnostic.hpp"
#include "report/appendix.hpp"
#include "report/notices.hpp"
#include "report/reliability.hpp"
#include "rulebook/kinds/header.hpp"
#include "rulebook/supplements.hpp"
#include "tally/scoreboard.hpp"

namespace sabot::report {

// A file or folder as it was named, and how many runs it held.
struct Input {
  std::string name;
  std::int64_t runs = 0;
  std::string digest = {};  // of the runs, in hexadecimal; their order and how they are split do not matter
};

// Operators that a surface of the version does not score.
struct UnscoredOperators {
  std::string surface;
  std::vector<std::string> operators;
};

// What the verdicts were made of and by which rules.
struct Provenance {
  std::string program_version;
  rulebook::Spec spec;
  std::string digest;            // of the rulebook, whole
  bool draft = false;            // the version is not released
  bool spec_by_default = false;  // no version was asked for: the newest that is released
  bool flags_in_force = false;   // the version has a surface of anchored flags
  std::vector<Input> inputs;
  std::vector<RegisteredWave> waves;                // by registration
  std::optional<Reliability> judge = std::nullopt;  // none: nothing was judged twice
  std::vector<UnscoredOperators> unscored_operators = {};
  std::optional<rulebook::Lender> strict_floor = std::nullopt;  // whose strict floor is laid over the verdicts
};

struct Evaluation {
  Provenance provenance;
  adjudicate::Wave wave;        // without cells and baselines where no one looks at a single one
  tally::JudgeVerdicts judged;  // empty: no soft tier was given
  tally::Scoreboard board;
  std::string band_meaning;  // of the board's band
  rulebook::Matrix matrix;   // what a whole wave holds
  Appendix appendix;
  Listing<Diagnostic> set_aside;  // inputs that were left out because they are wrong
};

}  // namespace sabot::report
