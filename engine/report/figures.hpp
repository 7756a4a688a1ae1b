// The published rates of a count, under the standard's names and in the scoreboard's order (section 2).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "report/evaluation.hpp"
#include "tally/counts.hpp"
#include "tally/rate.hpp"

namespace sabot::report {

// How far the judge's verdicts cover the cells they are for: valid, and not detected by the headline.
struct SoftTier {
  bool given = false;
  std::int64_t judged = 0;
  std::int64_t to_judge = 0;
  bool low_confidence = false;  // its two prompts agree too little

  bool complete() const { return given && judged == to_judge; }
};

// What the figures of an evaluation rest on.
struct Basis {
  bool flags_in_force = false;
  SoftTier soft_tier;
  bool floor_in_force = false;  // a strict floor is laid over the verdicts
};
Basis basis_of(const Evaluation& evaluation);

enum class Unit { percent, percentage_points };

// What a figure is about: what the pipeline's own checks did, how much of that is proven by the strict floor, what
// became of the task, or what a judge adds.
enum class Theme { own_checks, floor, aftermath, soft_tier };

// What a figure is a rate of: the valid faults, or those of them that the strict floor can see.
enum class Of { valid, visible };
// "valid", "visible".
std::string_view key(Of of);

struct Figure {
  std::string_view key;             // its name in JSON and CSV
  std::string head;                 // its name in a table; '\n' where a narrow head may break
  std::optional<tally::Rate> rate;  // none: its surface or floor is not in force, or no judge spoke
  Theme theme = Theme::own_checks;
  Unit unit = Unit::percent;
  Of of = Of::valid;
};

// Always the same figures in the same order.
std::vector<Figure> figures(const tally::Counts& counts, const Basis& basis);

// The rate in percent, to one decimal, ties to even: "55.1". Of a whole that is not 0.
std::string one_decimal(const tally::Rate& rate);
// "55.1%"; "-" for a rate of nothing.
std::string percent(const tally::Rate& rate);
// How far the second lies above the first, in percentage points: "+1.3 pp", "-8.0 pp"; "-" where one is of nothing.
std::string points(const tally::Rate& before, const tally::Rate& after);
// "55.1% (76/138)", "- (0/0)", "12.3 pp"; "-" where there is no rate.
std::string with_counts(const Figure& figure);
// "76/138"; "-" where there is no rate.
std::string fraction(const Figure& figure);

std::int64_t excluded(const tally::Counts& counts);

}  // namespace sabot::report
