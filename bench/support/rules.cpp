#include "bench/support/rules.hpp"

#include <stdexcept>
#include <utility>

#include "cli/rule_source.hpp"

namespace sabot::bench {
namespace {

template <class T>
T value_or_throw(Result<T> result) {
  if (!result) throw std::runtime_error(render(result.error()));
  return *std::move(result);
}

}  // namespace

rulebook::Library built_in_library() {
  return value_or_throw(rulebook::read_library(cli::built_in_tree()));
}

rulebook::Rulebook rulebook_of(const std::string& version) {
  const auto library = built_in_library();
  const auto& newest = library.editions.back().document.spec.version;
  return value_or_throw(rulebook::resolve(library, version.empty() ? newest : version));
}

}  // namespace sabot::bench
