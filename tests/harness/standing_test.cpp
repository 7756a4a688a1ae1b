// Whether an anchor stands in a text as a word or number of its own, and how else a number is written.
#include <catch2/catch.hpp>

#include "harness/number_spelling.hpp"
#include "harness/standing.hpp"

using sabot::harness::other_spellings;
using sabot::harness::Standing;
using sabot::harness::standing_of;

TEST_CASE("an anchor stands in a text as a word or number of its own, or inside a longer one") {
  struct Case {
    std::string anchor;
    std::string text;
    Standing standing;
  };
  const std::vector<Case> table = {
      {"40 km", "the cap is 40 km away", Standing::whole},
      {"40 km", "the cap is 140 km away", Standing::inside},
      {"40km", "the cap is 140 km away", Standing::inside},
      {"40 km", "140 km, then 40 km", Standing::whole},
      {"40", "40km", Standing::whole},
      {"km", "140km", Standing::whole},
      {"400", "8,400 cycles", Standing::inside},
      {"8400", "8,400 cycles", Standing::whole},
      {"8,400", "8400 cycles", Standing::whole},
      {"1.8", "at 1.8 metres", Standing::whole},
      {"1.8", "at 1.8.", Standing::whole},
      {"1.8", "at 11.8 metres", Standing::inside},
      {"1.8", "at 1.85 metres", Standing::inside},
      {"1", "at 1.8 metres", Standing::inside},
      {"8", "at 1.8 metres", Standing::inside},
      {".8", "at 1.8 metres", Standing::inside},
      {"8 metres", "at 1.8 metres", Standing::inside},
      {"P-3117", "unit P-3117-D", Standing::whole},
      {"3117", "unit P3117", Standing::inside},
      {"charge", "kessler_freight_charge", Standing::inside},
      {"freight", "a FREIGHT rate", Standing::whole},
      {"Vantwell", "Vantwells", Standing::inside},
      {"39.2 \u00b5", "39.2 \u00b5m", Standing::inside},
      {"rev a", "Rev\n  A", Standing::whole},
      {"rev a", "these were valid", Standing::absent},
      {"two, three", "two,three", Standing::absent},
      {"$2.00", "costs $2.00 each", Standing::whole},
      {"frost", "", Standing::absent},
      {"", "frost", Standing::absent},
      {" \u00a0", "frost and fog", Standing::absent},
      {"a", "\xff", Standing::absent},
  };
  for (const Case& c : table) {
    CAPTURE(c.anchor, c.text);
    CHECK(standing_of(c.anchor, c.text) == c.standing);
  }
}

TEST_CASE("the other spellings of a number, one difference at a time") {
  struct Case {
    std::string text;
    std::vector<std::string> others;
  };
  const std::vector<Case> table = {
      {"4,800", {"4800"}},
      {"4800", {"4,800"}},
      {"1,234,567", {"1234567"}},
      {"1234567", {"1,234,567"}},
      {"480", {}},
      {"131.0", {"131"}},
      {"131.10", {"131.1"}},
      {"131.01", {}},
      {"$1.00", {"$1"}},
      {"-0.50", {"-0.5"}},
      {"40 km", {"40km"}},
      {"40km", {"40 km"}},
      {"1,200.0 km", {"1200.0 km", "1,200 km", "1,200.0km"}},
      {"40 miles", {}},
      {"40 ", {}},
      {"1,20", {}},
      {"12,00,000", {}},
      {"4,800,", {}},
      {"1.", {}},
      {"P-3117", {}},
      {"wrote 1200 records", {}},
      {"km", {}},
      {"", {}},
  };
  for (const Case& c : table) {
    CAPTURE(c.text);
    CHECK(other_spellings(c.text, {"m", "km"}) == c.others);
  }
}
