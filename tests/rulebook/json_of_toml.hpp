// A TOML file as an editor's schema checker sees it.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace sabot::rulebook::test {

// Dates become texts, as JSON has none. A file that is not TOML throws.
nlohmann::json json_of_toml(const std::string& text);

// What the schema of a kind finds wrong, one finding a line; empty when all is right.
std::string schema_findings(const std::string& kind, const nlohmann::json& value);

}  // namespace sabot::rulebook::test
