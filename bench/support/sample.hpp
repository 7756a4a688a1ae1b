// One generated wave and what each step of the engine makes of it: what the kernels work on.
#pragma once

#include <string>
#include <vector>

#include "adjudicate/observation.hpp"
#include "adjudicate/wave.hpp"
#include "report/evaluation.hpp"
#include "rulebook/rulebook.hpp"
#include "trace/run.hpp"

namespace sabot::bench {

struct Sample {
  rulebook::Library library;
  rulebook::Rulebook rulebook;
  std::vector<trace::Run> runs;
  std::vector<std::string> lines;  // the runs as JSON
  std::vector<std::string> texts;  // those in which FLAGS lines and tokens are looked for
  std::vector<std::string> flags;  // contents of FLAGS lines
  std::size_t bytes = 0;           // of all lines
  std::vector<adjudicate::Observation> observations;
  report::Evaluation evaluation;
};

// Made on first use, of the newest version's rules.
const Sample& sample();

// The bytes of these texts together.
std::size_t bytes_of(const std::vector<std::string>& texts);

}  // namespace sabot::bench
