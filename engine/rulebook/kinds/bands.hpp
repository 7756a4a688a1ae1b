// The pre-registered interpretation bands of the headline (section 7).
#pragma once

#include <string>
#include <vector>

#include "base/place.hpp"
#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

struct Band {
  std::string id;
  double from = 0;  // the band holds from this rate (0 to 1), inclusive, up to the next band's
  std::string meaning;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, Band& x) {
  v.identity("id", x.id, "the band's name");
  v.required("from", x.from, share, "the lowest median in the band");
  v.note("meaning", x.meaning, "what was committed to for it");
}

struct BandsFile {
  std::vector<Band> bands;
};

template <class Visitor>
void fields(Visitor& v, BandsFile& x) {
  v.required("band", x.bands, "one band, in rising order; the first starts at 0");
}

}  // namespace sabot::rulebook
