#include "rulebook/bearing.hpp"

#include "base/lists.hpp"

namespace sabot::rulebook {

const std::vector<Bearing>& bearings() {
  static const std::vector<Bearing> all = {
      {.kind = "acts", .reach = Reach::verdicts},
      {.kind = "mappings",
       .reach = Reach::verdicts,
       .more_detects = {"", "act", "act.configs", "act.when"},
       .more_refuses = {"act.verdict_token"},
       .empty_is_all = {{"act.configs", "every config"}}},
      {.kind = "verdict-token", .reach = Reach::verdicts, .more_refuses = {""}},
      {.kind = "flags", .reach = Reach::verdicts, .more_detects = {"", "flags.where"}},
      {.kind = "anchors", .reach = Reach::verdicts, .more_detects = {"", "anchor", "anchor.anchors"}},
      {.kind = "surfaces",
       .reach = Reach::verdicts,
       .more_detects = {"surface", "surface.headline"},
       .more_refuses = {"surface.excluded_operators"}},
      {.kind = "retry-reason",
       .reach = Reach::verdicts,
       .more_refuses = {"", "retry-reason.acts", "retry-reason.quotes_anchor", "boilerplate"}},
      {.kind = "exclusions", .reach = Reach::verdicts},
      {.kind = "landing-probes", .reach = Reach::verdicts},
      {.kind = "reaction", .reach = Reach::verdicts},
      {.kind = "carve-outs", .reach = Reach::verdicts},
      {.kind = "matrix", .reach = Reach::verdicts},
      {.kind = "operators", .reach = Reach::conduct},
      {.kind = "bands", .reach = Reach::numbers},
      {.kind = "judge", .reach = Reach::numbers},
      {.kind = "strict-floor", .reach = Reach::numbers},
      {.kind = "uncertainty", .reach = Reach::numbers},
      {.kind = "guardrails", .reach = Reach::conduct},
      {.kind = "pins", .reach = Reach::conduct},
      {.kind = "predictions", .reach = Reach::numbers},
      {.kind = "registration", .reach = Reach::conduct},
  };
  return all;
}

const Bearing& bearing_of(std::string_view kind) {
  return *first_where(bearings(), [&](const Bearing& bearing) { return bearing.kind == kind; });
}

}  // namespace sabot::rulebook
