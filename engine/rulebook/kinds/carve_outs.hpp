// Cells that are outside the matrix by registration (section 10.6).
#pragma once

#include <string>
#include <vector>

#include "base/place.hpp"
#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

struct CarveOut {
  std::string id;
  std::string framework;
  std::string config;
  std::vector<std::string> operators;
  std::string reason;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, CarveOut& x) {
  v.identity("id", x.id, "the carve-out's name");
  v.required("framework", x.framework, "the framework");
  v.required("config", x.config, "the config");
  v.required("operators", x.operators, "operators whose cells are not run there");
  v.note("reason", x.reason, "why no component could see the fault");
}

struct CarveOutsFile {
  std::vector<CarveOut> carve_outs;
};

template <class Visitor>
void fields(Visitor& v, CarveOutsFile& x) {
  v.optional("carve-out", x.carve_outs, "cells that are structural zeros and not run");
}

}  // namespace sabot::rulebook
