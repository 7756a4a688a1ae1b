#include "cli/unscored.hpp"

#include <fmt/format.h>

#include "base/lists.hpp"
#include "cli/codes.hpp"
#include "report/words.hpp"

namespace sabot::cli {

std::vector<std::string> unscored_cells(const report::Evaluation& before, const report::Evaluation& after) {
  std::vector<std::string> cells;
  for (const report::Evaluation* evaluation : {&before, &after}) {
    for (const report::ListedCell& listed : evaluation->appendix.unscored.items) {
      if (std::string cell = to_string(listed.cell); !contains(cells, cell)) cells.push_back(std::move(cell));
    }
  }
  return cells;
}

Diagnostics unscored_findings(const std::vector<std::string>& cells) {
  if (cells.empty()) return {};
  return {{{"input", 0, 0},
           codes::unscored_run,
           fmt::format("no baseline run is in the input for {}; such a fault run enters no rate",
                       report::listed(cells, named_cells)),
           "add the baseline runs, or accept the gap with --partial",
           ""}};
}

}  // namespace sabot::cli
