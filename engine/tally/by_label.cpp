#include "tally/by_label.hpp"

namespace sabot::tally {

std::map<trace::ReplicateLabel, Scoreboard> scoreboards_by_label(const adjudicate::Wave& wave,
                                                                 const JudgeVerdicts& judged,
                                                                 const rulebook::Rulebook& rulebook) {
  std::map<trace::ReplicateLabel, adjudicate::Wave> parts;
  for (const auto& verdict : wave.cells) parts[verdict.cell.replicate].cells.push_back(verdict);
  std::map<trace::ReplicateLabel, Scoreboard> boards;
  for (const auto& [label, part] : parts) boards.emplace(label, make_scoreboard(part, judged, rulebook));
  return boards;
}

}  // namespace sabot::tally
