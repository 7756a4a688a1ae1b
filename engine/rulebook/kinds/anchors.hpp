// The pre-registered anchors of each (task, operator) (section 10.4).
#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/place.hpp"
#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

// Case-insensitive substrings; a FLAGS content that holds one is tied to the planted fault.
struct AnchorSet {
  std::string task;
  std::string fault_operator;
  std::vector<std::string> anchors;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, AnchorSet& x) {
  v.identity("task", x.task, "the task");
  v.identity("operator", x.fault_operator, "the fault operator");
  v.required("anchors", x.anchors, "case-insensitive substrings that tie a flag to the planted fault");
}

struct AnchorsFile {
  std::vector<AnchorSet> sets;
};

template <class Visitor>
void fields(Visitor& v, AnchorsFile& x) {
  v.required("anchor", x.sets, "the registered anchors of one task and operator");
}

}  // namespace sabot::rulebook
