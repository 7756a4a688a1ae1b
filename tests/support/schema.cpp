#include "support/schema.hpp"

#include <fmt/format.h>

#include <fstream>
#include <map>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

namespace sabot::report::test {

namespace {

nlohmann::json schema_document(const std::string& schema_path) {
  std::ifstream file(fmt::format("{}/{}", SABOT_SOURCE_DIR, schema_path));
  return nlohmann::json::parse(file);
}

}  // namespace

std::string schema_findings(const std::string& schema_file, const nlohmann::json& value) {
  return findings_by_schema("docs/schema/" + schema_file, value);
}

std::string findings_by_schema(const std::string& schema_path, const nlohmann::json& value) {
  using Adapter = valijson::adapters::NlohmannJsonAdapter;
  const auto document = schema_document(schema_path);
  // A schema may refer to parts of its neighbours.
  std::map<std::string, nlohmann::json> neighbours;
  const auto fetch = [&](const std::string& file) {
    return &neighbours.emplace(file, schema_document("docs/schema/" + file)).first->second;
  };
  valijson::Schema schema;
  valijson::SchemaParser().populateSchema<Adapter>(Adapter(document), schema, fetch, [](const nlohmann::json*) {});

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
