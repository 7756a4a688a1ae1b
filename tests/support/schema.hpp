// Checks JSON against a schema of docs/schema.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace sabot::report::test {

// What the schema finds wrong with the value, one finding a line; empty when it is right.
std::string schema_findings(const std::string& schema_file, const nlohmann::json& value);

// The same by a schema anywhere in the project; its path is relative to the root.
std::string findings_by_schema(const std::string& schema_path, const nlohmann::json& value);

}  // namespace sabot::report::test
