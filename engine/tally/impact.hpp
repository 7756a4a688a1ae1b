// What another set of rules does to the same runs: every cell whose verdict changes, and every count that moves.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicate/wave.hpp"
#include "tally/counts.hpp"
#include "tally/scoreboard.hpp"

namespace sabot::tally {

// The verdicts of a scored cell that rules can move. Whether the task passed is a fact of the run.
// Those of the strict floor are compared where a floor is laid over both sides.
enum class Aspect { mapping, flags, headline, reacted, noticed, strict, visible };

struct AspectChange {
  Aspect aspect = Aspect::mapping;
  bool before = false;
  bool after = false;
  friend bool operator==(const AspectChange&, const AspectChange&) = default;
};

// How one set of rules sees an act or a FLAGS line of a run.
struct View {
  bool counts = false;  // as a detection act
  adjudicate::Reason reason;
  friend bool operator==(const View&, const View&) = default;
};

// What the two sets of rules see differently: the cause of a change.
struct Sighting {
  std::int64_t seq = 0;
  std::string component;
  std::string quote;           // an act's recorded reason, or a FLAGS line's content
  std::optional<View> before;  // none: no rule looks at it
  std::optional<View> after;
  friend bool operator==(const Sighting&, const Sighting&) = default;
};

// The standing of a cell under one set of rules.
struct Standing {
  adjudicate::Status status = adjudicate::Status::not_run;
  std::string exclusion;  // the code, when excluded
  adjudicate::Reason reason;
  std::optional<adjudicate::Outcome> outcome;  // when scored
};

// A cell on which the two sets of rules differ. It is there on one side only when the other expects no such cell:
// it is carved out without a run, or not of that matrix.
struct CellChange {
  adjudicate::Cell cell;
  std::optional<Standing> before;
  std::optional<Standing> after;
  std::vector<AspectChange> aspects;  // those that differ, when both sides are scored
  std::vector<Sighting> sightings;    // acts, then FLAGS lines, each by seq
  Counts counts_before;               // what the cell adds to the counts
  Counts counts_after;
};

bool status_changes(const CellChange& change);

// The counts of a row, of a framework or of all cells.
template <class Key>
struct CountsChange {
  Key key;
  Counts before;
  Counts after;
};

struct Impact {
  std::vector<CellChange> cells;  // in the order of the later matrix; those that only the earlier side has come last
  std::int64_t compared = 0;      // cells of either side
  std::int64_t not_run = 0;       // those that have no run on any side
  std::vector<CountsChange<adjudicate::Row>> rows;
  std::vector<CountsChange<std::string>> frameworks;  // configs pooled
  CountsChange<std::string> all;
  std::optional<Rate> median_before, median_after;
  std::string band_before, band_after;
};

// One evaluation of the runs.
struct Evaluated {
  const adjudicate::Wave& wave;
  const rulebook::Rulebook& rulebook;
};

// Both of the same runs, counted without a judge: no rule moves what a judge says. Rows and frameworks are those of
// either side, changed or not.
Impact impact(const Evaluated& before, const Evaluated& after);

}  // namespace sabot::tally
