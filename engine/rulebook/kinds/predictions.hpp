// What was predicted of a wave before any of its runs, in a form that its results can answer (section 10.8).
#pragma once

#include <string>
#include <vector>

#include "base/place.hpp"
#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

// What is counted of a valid cell.
enum class Measure { mapping, flags, headline, reacted, recovered, recovery_without_detection };

inline constexpr Words<Measure, 6> measures = {{{"mapping", Measure::mapping},
                                                {"flags", Measure::flags},
                                                {"headline", Measure::headline},
                                                {"reacted", Measure::reacted},
                                                {"recovered", Measure::recovered},
                                                {"recovery-without-detection", Measure::recovery_without_detection}}};

// What a lift is measured from.
enum class LiftBase {
  mapping_surface,  // the mapping column of the same cells in the same wave
  earlier_wave,     // the same measure of the same cells in the earlier wave
};

struct RowName {
  std::string framework;
  std::string config;
};

template <class Visitor>
void fields(Visitor& v, RowName& x) {
  v.identity("framework", x.framework, "the framework");
  v.identity("config", x.config, "the config");
}

// The cells that a prediction speaks of; an empty list leaves nothing out.
struct PredictedCells {
  std::vector<RowName> rows;
  std::vector<RowName> without_rows;
  std::vector<std::string> tasks;
  std::vector<std::string> operators;
};

template <class Visitor>
void fields(Visitor& v, PredictedCells& x) {
  v.restriction("rows", x.rows, "rows that it is about; all when left out");
  v.optional("without_rows", x.without_rows, "rows that it is not about");
  v.restriction("tasks", x.tasks, "tasks that it is about; all when left out");
  v.restriction("operators", x.operators, "operators that it is about; all when left out");
}

// What every prediction says of itself.
struct Prediction {
  std::string id;
  std::string says;
  PredictedCells of;
  Place place;
};

template <class Visitor>
void prediction_fields(Visitor& v, Prediction& x) {
  v.identity("id", x.id, "the prediction's name");
  v.required("says", x.says, "the prediction in words");
  v.required("of", x.of, "the cells that it speaks of");
}

// In each row the measure stands above its base by at least so much.
struct LiftAtLeast : Prediction {
  Measure measure = Measure::headline;
  LiftBase base = LiftBase::mapping_surface;
  double at_least = 0;
};

// In each group of row, task and operator that had at least this rate in the earlier wave, the rate is no lower in the
// later one.
struct NoLossFrom : Prediction {
  Measure measure = Measure::headline;
  double from = 0;
};

// Over all its cells in the later wave the rate is above this one.
struct RateAbove : Prediction {
  Measure measure = Measure::flags;
  double above = 0;
};

// Pooled over its rows and tasks, the lift of some operators is smaller than that of others.
struct SmallerLift : Prediction {
  Measure measure = Measure::headline;
  LiftBase base = LiftBase::mapping_surface;
  std::vector<std::string> smaller;
  std::vector<std::string> larger;
};

// In each row where one rate has risen since the earlier wave, the other has fallen.
struct FallsWhereRises : Prediction {
  Measure rises = Measure::headline;
  Measure falls = Measure::recovery_without_detection;
};

inline constexpr Words<LiftBase, 2> lift_bases = {
    {{"mapping-surface", LiftBase::mapping_surface}, {"earlier-wave", LiftBase::earlier_wave}}};

template <class Visitor>
void measure_field(Visitor& v, Measure& x) {
  v.choice("measure", x, measures, "what is counted");
}

template <class Visitor, class Lift>
void lift_fields(Visitor& v, Lift& x) {
  prediction_fields(v, x);
  measure_field(v, x.measure);
  v.choice("over", x.base, lift_bases,
           "what it is lifted over: the mapping column of the same wave, or the earlier wave");
}

template <class Visitor>
void fields(Visitor& v, LiftAtLeast& x) {
  lift_fields(v, x);
  v.required("at_least", x.at_least, share, "the smallest lift, as a share of the valid cells");
}

template <class Visitor>
void fields(Visitor& v, NoLossFrom& x) {
  prediction_fields(v, x);
  measure_field(v, x.measure);
  v.required("from", x.from, share, "the earlier rate from which a group is at or near its ceiling");
}

template <class Visitor>
void fields(Visitor& v, RateAbove& x) {
  prediction_fields(v, x);
  measure_field(v, x.measure);
  v.required("above", x.above, share, "the rate that it exceeds");
}

template <class Visitor>
void fields(Visitor& v, SmallerLift& x) {
  lift_fields(v, x);
  v.required("smaller", x.smaller, "the operators with the smaller lift");
  v.required("larger", x.larger, "the operators with the larger lift");
}

template <class Visitor>
void fields(Visitor& v, FallsWhereRises& x) {
  prediction_fields(v, x);
  v.choice("rises", x.rises, measures, "the rate whose rise picks the rows");
  v.choice("falls", x.falls, measures, "the rate that falls there");
}

struct PredictionsFile {
  std::vector<LiftAtLeast> lifts;
  std::vector<NoLossFrom> no_losses;
  std::vector<RateAbove> rates;
  std::vector<SmallerLift> smaller_lifts;
  std::vector<FallsWhereRises> falls;
};

template <class Visitor>
void fields(Visitor& v, PredictionsFile& x) {
  v.optional("lift", x.lifts, "a measure stands above its base in each row");
  v.optional("no-loss", x.no_losses, "groups that were at or near their ceiling do not fall");
  v.optional("rate-above", x.rates, "a rate exceeds a number");
  v.optional("smaller-lift", x.smaller_lifts, "the lift of some operators is smaller than that of others");
  v.optional("falls-where-rises", x.falls, "one rate falls in each row where another rises");
}

}  // namespace sabot::rulebook
