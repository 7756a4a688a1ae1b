// Descriptions of the rule kinds, made from the same declarations that the reader uses.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sabot::rulebook {

// The kinds that have a schema: kind_names() and "spec".
const std::vector<std::string>& schema_names();

// A JSON Schema (draft-07) of a kind's TOML files, for editors; indented JSON with a final line end. Empty for a kind
// that does not exist.
std::string json_schema(std::string_view kind);

// The tables of docs/rules.md in Markdown: every kind, every key, its type, whether it is required, what it means.
std::string rule_reference();

}  // namespace sabot::rulebook
