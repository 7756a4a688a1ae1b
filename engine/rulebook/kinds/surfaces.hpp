// The detection surfaces, and which of them the headline unites (sections 2, 10.3 and 10.5).
#pragma once

#include <string>
#include <vector>

#include "base/place.hpp"
#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

// What a surface is made of: counted mapping acts, or anchored FLAGS lines.
enum class SurfaceSource { mapping_acts, anchored_flags };

struct Surface {
  std::string id;
  SurfaceSource source = SurfaceSource::mapping_acts;
  std::vector<std::string> excluded_operators;  // operators that the surface cannot detect
  bool headline = false;                        // united into the headline
  Place place;
};

template <class Visitor>
void fields(Visitor& v, Surface& x) {
  static constexpr Words<SurfaceSource, 2> sources = {
      {{"mapping-acts", SurfaceSource::mapping_acts}, {"anchored-flags", SurfaceSource::anchored_flags}}};
  v.identity("id", x.id, "the surface's name");
  v.choice("source", x.source, sources, "what the surface is made of");
  v.optional("excluded_operators", x.excluded_operators, "operators that the surface does not score");
  v.required("headline", x.headline, "whether a detection on it is a detection of the headline");
}

struct SurfacesFile {
  std::vector<Surface> surfaces;
};

template <class Visitor>
void fields(Visitor& v, SurfacesFile& x) {
  v.required("surface", x.surfaces, "one detection surface; at most one of each source");
}

}  // namespace sabot::rulebook
