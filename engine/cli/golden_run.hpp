// What a golden case gives today.
#pragma once

#include <set>
#include <string>

#include "cli/answer.hpp"
#include "cli/golden_case.hpp"
#include "rulebook/source.hpp"

namespace sabot::cli {

struct GoldenOutput {
  std::string cells;               // the bytes of --format jsonl, less the cells not run
  std::string board;               // the bytes of --format markdown
  std::set<std::string> deciders;  // the ids of every rule, or row of one, that a verdict names as its ground
  std::string draft;               // the version that judged where it is not released, else empty
};

// `rule_tree` holds the rules that the case's own are laid over. Names in the output do not depend on where the case or
// the rules lie. Failures: the case's rules, or its input.
Attempt<GoldenOutput> run_case(const GoldenCase& golden, const rulebook::SourceTree& rule_tree);

}  // namespace sabot::cli
