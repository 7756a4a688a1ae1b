// Counts of verdicts: a mergeable monoid with the empty count as its identity.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "adjudicate/judge_verdict.hpp"
#include "adjudicate/verdict.hpp"

namespace sabot::tally {

struct Counts {
  std::int64_t injected = 0;  // valid + excluded
  std::int64_t valid = 0;
  std::int64_t mapping = 0;
  std::int64_t flags = 0;
  std::int64_t headline = 0;
  std::int64_t reacted = 0;
  std::int64_t recovered = 0;
  std::int64_t noticed = 0;                     // diagnostic: any flag
  std::int64_t recovery_without_detection = 0;  // recovered, not detected hard, and no judge noticed it
  std::int64_t judged = 0;                      // valid cells with a judge verdict
  std::int64_t judged_undetected = 0;           // of these, those that the headline does not detect
  std::int64_t noticed_softly = 0;              // judged as noticed, without a headline detection
  std::int64_t strict = 0;                      // detected by the strict floor
  std::int64_t visible = 0;                     // valid cells of which the floor keeps an anchor
  std::int64_t strict_visible = 0;              // strict detections among these
  std::int64_t carved_out = 0;
  std::int64_t unscored = 0;
  std::int64_t not_run = 0;
  std::map<std::string, std::int64_t> excluded;  // by code

  friend bool operator==(const Counts&, const Counts&) = default;
};

// The counts of one cell. The judge's verdict may be null; it touches only judged, judged_undetected,
// noticed_softly and recovery_without_detection.
Counts count(const adjudicate::CellVerdict& verdict, const adjudicate::JudgeVerdict* judge);

// What a cell that is not scored adds to the counts; the code is that of an excluded one.
Counts count_of(adjudicate::Status status, const std::string& exclusion);

Counts operator+(Counts a, const Counts& b);

}  // namespace sabot::tally
