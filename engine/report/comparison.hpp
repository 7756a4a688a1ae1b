// Two waves compared cell by cell, with the effects, how sure they are, and what was predicted (sections 10.5
// and 10.8).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "report/estimates.hpp"
#include "report/evaluation.hpp"
#include "rulebook/rulebook.hpp"
#include "stats/sampler.hpp"
#include "tally/pairing.hpp"
#include "tally/predictions.hpp"

namespace sabot::report {

// The paired cells of a line and what changed in them.
struct PairedLine {
  Subject subject;
  tally::PairedCounts counts;
  std::int64_t gained = 0;  // cells that the headline detects in the later wave alone
  std::int64_t lost = 0;    // and in the earlier wave alone
  Contrast headline;        // later less earlier
  Contrast recovered;
  Contrast recovery_without_detection;
};

// The headline medians over the frameworks, configs pooled, of paired cells alone.
struct PairedMedians {
  tally::Rate before;
  tally::Rate after;
};

struct Comparison {
  Provenance before;
  Provenance after;
  rulebook::Lender rule_from;  // of the intervals
  stats::Sampling sampling;
  std::vector<PairedLine> all;  // one, or none when no cell is paired
  std::vector<PairedLine> frameworks;
  std::vector<PairedLine> rows;
  std::vector<PairedLine> operators;      // all rows pooled
  std::vector<PairedLine> row_operators;  // by row and operator
  std::optional<PairedMedians> medians;   // of two frameworks or more
  std::vector<tally::CellPair> worse;     // detected before and not after
  std::vector<tally::CellPair> spoilt;    // recovered before and not after
  std::vector<tally::CellPair> unpaired;  // settled or run in one wave at least, and not valid in both
  std::vector<tally::Answer> predictions;
  bool predicted = false;                       // the later version has registered predictions
  std::vector<std::string> changed_rules;       // ids of rules that the two versions do not share
  std::vector<std::string> changed_guardrails;  // tasks whose deterministic guardrail checks something else
  std::vector<std::string> notices;
};

// A wave with its rules.
struct Side {
  const Evaluation& evaluation;
  const rulebook::Rulebook& rulebook;
};

// Both waves must be assembled over the full matrix, so that what is missing of it is known.
Comparison compare(const Side& before, const Side& after, const rulebook::Lender& rule_from,
                   const stats::Sampling& sampling);

}  // namespace sabot::report
