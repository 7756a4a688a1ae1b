// Pinned versions, models and configs (section 8).
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "base/place.hpp"
#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

// The sums that money is reckoned in exactly.
inline constexpr Range dollars = {0, 1'000'000};

struct Pins {
  std::string pipeline_model;
  std::string downgrade_model;
  std::string temperature;
  double cost_cap_usd = 0;
  double run_price_low_usd = 0;
  double run_price_high_usd = 0;
  std::int64_t replicates_over_cap = 0;
};

template <class Visitor>
void fields(Visitor& v, Pins& x) {
  v.optional("pipeline_model", x.pipeline_model, "the model of every agent");
  v.optional("downgrade_model", x.downgrade_model, "the weaker model of the downgrade operator");
  v.required("temperature", x.temperature, "how the sampling temperature is set");
  v.required("cost_cap_usd", x.cost_cap_usd, dollars, "the hard cap on spending, in US dollars");
  v.required("run_price_low_usd", x.run_price_low_usd, dollars, "the least that a run is expected to cost");
  v.required("run_price_high_usd", x.run_price_high_usd, dollars, "the most that a run is expected to cost");
  v.required("replicates_over_cap", x.replicates_over_cap, Range{1},
             "repetitions of a cell when the projected cost exceeds the cap");
}

struct PinnedFramework {
  std::string framework;
  std::map<std::string, std::string> packages;  // package -> version
  std::map<std::string, std::string> configs;   // config -> what it is, in words
  Place place;
};

template <class Visitor>
void fields(Visitor& v, PinnedFramework& x) {
  v.identity("framework", x.framework, "the framework");
  v.required("packages", x.packages, "package name to exact version");
  v.required("configs", x.configs, "config name to what it is, in words");
}

struct PinsFile {
  Pins pins;
  std::vector<PinnedFramework> frameworks;
};

template <class Visitor>
void fields(Visitor& v, PinsFile& x) {
  v.required("pins", x.pins, "models, temperature, cost");
  v.optional("framework", x.frameworks, "one framework's pinned versions and configs");
}

}  // namespace sabot::rulebook
