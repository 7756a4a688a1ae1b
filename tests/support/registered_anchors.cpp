#include "support/registered_anchors.hpp"

#include <map>
#include <utility>

namespace sabot::testing {

const std::vector<std::string_view>& registered_anchors(std::string_view task, std::string_view fault_operator) {
  using Key = std::pair<std::string_view, std::string_view>;
  static const std::map<Key, std::vector<std::string_view>> anchors = {
      {{"T1", "O1"}, {"47.1", "74.1"}},
      {{"T1", "O2"}, {"review complete", "no issues"}},
      {{"T1", "O3"}, {"P-3117"}},
      {{"T1", "O4"}, {"41.7", "47.1"}},
      {{"T1", "O5"}, {"39.2", "131.0", "65.2", "superseded", "rev a"}},
      {{"T1", "O6"}, {"output.json", "wrote 1 record"}},
      {{"T2", "O1"}, {"8,400", "4,800", "8400", "4800"}},
      {{"T2", "O2"}, {"all four sources", "checked against"}},
      {{"T2", "O3"}, {"Brennecke", "Brenneke"}},
      {{"T2", "O4"}, {"12,000", "12000", "8,400", "8400"}},
      {{"T2", "O5"}, {"12,000", "12000", "pre-audit", "superseded"}},
      {{"T2", "O6"}, {"summary.txt"}},
      {{"T3", "O1"}, {"5.75", "5.57"}},
      {{"T3", "O2"}, {"all tests pass", "pytest"}},
      {{"T3", "O3"}, {"kessler_freight_charge", "kessler_freight_cost"}},
      {{"T3", "O4"}, {"highland"}},
      {{"T3", "O5"}, {"$1.00", "$2.00", "rebate", "superseded"}},
      {{"T3", "O6"}, {"solution.py"}},
      {{"T4", "O1"}, {"140", "40 km", "40km"}},
      {{"T4", "O2"}, {"all six", "six constraints"}},
      {{"T4", "O3"}, {"Vantwell", "Vantwill"}},
      {{"T4", "O4"}, {"refuel", "fuel range", "C4"}},
      {{"T4", "O5"}, {"70 km", "70km", "superseded", "rev a"}},
      {{"T4", "O6"}, {"plan committed"}},
      {{"T5", "O1"}, {"1.8", "1.6"}},
      {{"T5", "O2"}, {"verified verbatim"}},
      {{"T5", "O3"}, {"sustained"}},
      {{"T5", "O4"}, {"sustained", "verbatim", "first frost"}},
      {{"T5", "O5"}, {"0.9", "1.8", "superseded"}},
      {{"T5", "O6"}, {"answer written"}},
  };
  static const std::vector<std::string_view> none;
  const auto found = anchors.find({task, fault_operator});
  return found == anchors.end() ? none : found->second;
}

}  // namespace sabot::testing
