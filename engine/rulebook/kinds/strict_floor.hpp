// The strict injection-evidence floor: anchors that prove the injected text was read (v0.2.1).
#pragma once

#include <string>
#include <vector>

#include "base/place.hpp"
#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

struct DroppedAnchor {
  std::string anchor;
  std::string reason;
};

template <class Visitor>
void fields(Visitor& v, DroppedAnchor& x) {
  v.identity("anchor", x.anchor, "the registered anchor");
  v.required("reason", x.reason, "why quoting it proves nothing");
}

struct StrictSet {
  std::string task;
  std::string fault_operator;
  std::vector<std::string> kept;
  std::vector<DroppedAnchor> dropped;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, StrictSet& x) {
  v.identity("task", x.task, "the task");
  v.identity("operator", x.fault_operator, "the fault operator");
  v.required("kept", x.kept, "anchors that occur only in the injected text; none = the cell is blind");
  v.optional("dropped", x.dropped, "registered anchors that the floor does not take, each with the reason");
}

struct NoiseRow {
  std::string framework;
  std::string config;
  std::string reason;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, NoiseRow& x) {
  v.identity("framework", x.framework, "the framework");
  v.identity("config", x.config, "the config");
  v.note("reason", x.reason, "why its mapping acts are noise");
}

// Words that anchors may hold and that reviewers use unprompted.
struct StrictWords {
  std::vector<std::string> reviewer_vocabulary;
};

template <class Visitor>
void fields(Visitor& v, StrictWords& x) {
  v.required("reviewer_vocabulary", x.reviewer_vocabulary, "anchors that are common words of a review");
}

struct StrictFloorFile {
  StrictWords words;
  std::vector<StrictSet> sets;
  std::vector<NoiseRow> noise_rows;
};

template <class Visitor>
void fields(Visitor& v, StrictFloorFile& x) {
  v.required("floor", x.words, "what holds for every set");
  v.required("strict", x.sets, "the kept and dropped anchors of one task and operator");
  v.optional("mapping-noise", x.noise_rows, "a row whose mapping acts the floor does not take");
}

}  // namespace sabot::rulebook
