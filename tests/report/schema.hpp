// Checks JSON against a schema of docs/schema.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace sabot::report::test {

// What the schema finds wrong with the value, one finding a line; empty when it is right.
std::string schema_findings(const std::string& schema_file, const nlohmann::json& value);

}  // namespace sabot::report::test
