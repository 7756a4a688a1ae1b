#include "report/schema.hpp"

#include <fmt/format.h>

#include <fstream>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

namespace sabot::report::test {

std::string schema_findings(const std::string& schema_file, const nlohmann::json& value) {
  return findings_by_schema("docs/schema/" + schema_file, value);
}

std::string findings_by_schema(const std::string& schema_path, const nlohmann::json& value) {
  using Adapter = valijson::adapters::NlohmannJsonAdapter;
  std::ifstream file(fmt::format("{}/{}", SABOT_SOURCE_DIR, schema_path));
  const auto document = nlohmann::json::parse(file);
  valijson::Schema schema;
  valijson::SchemaParser().populateSchema(Adapter(document), schema);

  valijson::ValidationResults results;
  valijson::Validator().validate(schema, Adapter(value), &results);
  std::string findings;
  valijson::ValidationResults::Error error;
  while (results.popError(error)) {
    findings += fmt::format("{}: {}\n", fmt::join(error.context, ""), error.description);
  }
  return findings;
}

}  // namespace sabot::report::test
