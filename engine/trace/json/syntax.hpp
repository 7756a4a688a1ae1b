// Finds where a document stops being JSON. The fast parser only tells that it does.
#pragma once

#include <optional>
#include <string_view>

#include "trace/json/finding.hpp"

namespace sabot::trace::json {

// The first breach of the grammar or of UTF-8; empty when there is none. Numbers out of range are no breach.
std::optional<Finding> find_syntax_error(std::string_view text);

}  // namespace sabot::trace::json
