// A wave's registered replicate labels (sections 8 and 10.9).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/place.hpp"
#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

// Registered before any run, and never changed after.
struct SeededWave {
  std::string id;
  Date registered;
  std::string version;  // the version of the standard that the wave was registered under
  std::vector<std::int64_t> labels;
  std::string rule;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, SeededWave& x) {
  v.required("id", x.id, "the wave; the file is named after it");
  v.required("registered", x.registered, "the day the labels were registered");
  v.required("spec", x.version, "the version of the standard that it was registered under");
  v.required("labels", x.labels, "the replicate labels");
  v.required("rule", x.rule, "how the labels are used, in words");
}

struct SeedsFile {
  SeededWave wave;
};

template <class Visitor>
void fields(Visitor& v, SeedsFile& x) {
  v.required("wave", x.wave, "the wave");
}

}  // namespace sabot::rulebook
