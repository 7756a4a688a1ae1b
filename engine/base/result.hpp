// A value, or the diagnostics that say why there is none.
#pragma once

#include <tl/expected.hpp>
#include <utility>

#include "base/diagnostic.hpp"

namespace sabot {

template <class T>
using Result = tl::expected<T, Diagnostics>;

inline tl::unexpected<Diagnostics> failure(Diagnostic diagnostic) {
  return tl::unexpected<Diagnostics>(Diagnostics{std::move(diagnostic)});
}

inline tl::unexpected<Diagnostics> failure(Diagnostics diagnostics) {
  return tl::unexpected<Diagnostics>(std::move(diagnostics));
}

}  // namespace sabot
