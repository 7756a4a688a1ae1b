// Reads predicates and patterns from TOML. Internal: it needs toml++.
#pragma once

#include <toml++/toml.h>
#include <optional>
#include <string>
#include <vector>

#include "match/predicate.hpp"
#include "rulebook/read_context.hpp"

namespace sabot::rulebook {

// A table { matches = 'pattern', modes = "im" }; modes may be left out.
std::optional<match::Pattern> read_pattern(const toml::table& table, const std::string& path, ReadContext& context);

// A table of path = scalar | list | matcher, and `any` = list of such tables. `paths` are the paths it may use.
match::Predicate read_predicate(const toml::node& node, const std::vector<std::string>& paths, const std::string& path,
                                ReadContext& context);

}  // namespace sabot::rulebook
