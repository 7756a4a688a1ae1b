// What rests on a kind of rule: whether a change of it can change a verdict, and which way.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

namespace sabot::rulebook {

enum class Reach {
  verdicts,  // adjudication reads it
  numbers,   // it says what is made of verdicts: bands, floors, how far a judge is trusted
  conduct,   // it says how runs are made and anchors are registered: operators, pins, what a guardrail may check
};

// Keys are paths from the rule down, without identities: "surface.headline"; empty stands for the rule itself. `more`
// means that something is added below the key, or turned on; a condition that is added means less.
struct Bearing {
  std::string_view kind;
  Reach reach;
  std::vector<std::string_view> more_detects = {};  // more can only add detections, less only take some away
  std::vector<std::string_view> more_refuses = {};  // the other way round
  // Lists that limit what holds everywhere when they are empty, and how that is called.
  std::vector<std::pair<std::string_view, std::string_view>> empty_is_all = {};
};

// One for each kind, in the order of kind_names().
const std::vector<Bearing>& bearings();

const Bearing& bearing_of(std::string_view kind);

}  // namespace sabot::rulebook
