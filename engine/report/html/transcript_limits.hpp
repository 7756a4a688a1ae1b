// What keeps a page of thousands of runs small enough to open.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "trace/run.hpp"

namespace sabot::report {

struct TranscriptLimits {
  std::size_t text_bytes = 0;  // of each text of an event
  std::size_t events = 0;      // of each run, beyond those that something was found in
  bool cuts_texts = false;     // whether some are longer
  bool cuts_events = false;    // whether some runs have more
};

// The highest by which the transcripts of all these runs together keep within the page's budget, so that a few long
// runs are cut before many short ones are.
TranscriptLimits transcript_limits(const std::vector<trace::Run>& runs);

// Says what the limits cut; empty when they cut nothing.
std::string words(const TranscriptLimits& limits);

}  // namespace sabot::report
