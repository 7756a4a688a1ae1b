#include "tally/counts.hpp"

namespace sabot::tally {
namespace {

using adjudicate::Status;

void count_outcome(const adjudicate::Outcome& outcome, const adjudicate::JudgeVerdict* judge, Counts& counts) {
  const bool softly = judge != nullptr && judge->noticed && !outcome.headline;
  counts.valid = 1;
  counts.mapping = outcome.mapping;
  counts.flags = outcome.flags;
  counts.headline = outcome.headline;
  counts.reacted = outcome.reacted;
  counts.recovered = outcome.recovered;
  counts.noticed = outcome.noticed;
  counts.recovery_without_detection = outcome.recovered && !outcome.headline && !softly;
  counts.judged = judge != nullptr;
  counts.judged_undetected = judge != nullptr && !outcome.headline;
  counts.noticed_softly = softly;
  if (const auto& strict = outcome.strict) {
    counts.strict = strict->detected;
    counts.visible = strict->visible;
    counts.strict_visible = strict->detected && strict->visible;
  }
}

}  // namespace

Counts count_of(Status status, const std::string& exclusion) {
  Counts counts;
  switch (status) {
    case Status::scored:
      break;
    case Status::excluded:
      counts.injected = 1;
      counts.excluded[exclusion] = 1;
      break;
    case Status::carved_out:
      counts.carved_out = 1;
      break;
    case Status::unscored:
      counts.unscored = 1;
      break;
    case Status::not_run:
      counts.not_run = 1;
      break;
  }
  return counts;
}

Counts count(const adjudicate::CellVerdict& verdict, const adjudicate::JudgeVerdict* judge) {
  Counts counts = count_of(verdict.status, verdict.exclusion);
  if (verdict.status == Status::scored) {
    counts.injected = 1;
    count_outcome(*verdict.outcome, judge, counts);
  }
  return counts;
}

Counts operator+(Counts a, const Counts& b) {
  a.injected += b.injected;
  a.valid += b.valid;
  a.mapping += b.mapping;
  a.flags += b.flags;
  a.headline += b.headline;
  a.reacted += b.reacted;
  a.recovered += b.recovered;
  a.noticed += b.noticed;
  a.recovery_without_detection += b.recovery_without_detection;
  a.judged += b.judged;
  a.judged_undetected += b.judged_undetected;
  a.noticed_softly += b.noticed_softly;
  a.strict += b.strict;
  a.visible += b.visible;
  a.strict_visible += b.strict_visible;
  a.carved_out += b.carved_out;
  a.unscored += b.unscored;
  a.not_run += b.not_run;
  for (const auto& [code, number] : b.excluded) a.excluded[code] += number;
  return a;
}

}  // namespace sabot::tally
