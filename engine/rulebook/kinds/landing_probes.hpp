// Landing probes: what a trace must show for a fault to have reached the pipeline (sections 3 and 10.7).
#pragma once

#include <string>
#include <vector>

#include "base/place.hpp"
#include "match/predicate.hpp"
#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

struct LandingProbe {
  std::string id;
  std::vector<std::string> operators;  // whom it probes
  match::EventPredicate event;         // some event at or after the injection must look like this
  Place place;
};

template <class Visitor>
void fields(Visitor& v, LandingProbe& x) {
  v.identity("id", x.id, "the probe's name");
  v.required("operators", x.operators, "fault operators that it probes");
  v.required("event", x.event, "some event at or after the injection must look like this");
}

struct LandingProbesFile {
  std::vector<LandingProbe> probes;
};

template <class Visitor>
void fields(Visitor& v, LandingProbesFile& x) {
  v.optional("probe", x.probes, "one probe, beside the harness's own `injection_verified`");
}

}  // namespace sabot::rulebook
