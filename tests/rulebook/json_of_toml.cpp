#include "rulebook/json_of_toml.hpp"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <sstream>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include "rulebook/tree.hpp"

namespace sabot::rulebook::test {
namespace {

using nlohmann::json;

json json_of(const toml::node& node) {
  if (const auto* table = node.as_table()) {
    auto object = json::object();
    for (const auto& [key, value] : *table) object[std::string(key.str())] = json_of(value);
    return object;
  }
  if (const auto* array = node.as_array()) {
    auto list = json::array();
    for (const auto& element : *array) list.push_back(json_of(element));
    return list;
  }
  if (const auto* text = node.as_string()) return text->get();
  if (const auto* flag = node.as_boolean()) return flag->get();
  if (const auto* whole = node.as_integer()) return whole->get();
  if (const auto* number = node.as_floating_point()) return number->get();
  std::ostringstream date;
  date << node.as_date()->get();
  return date.str();
}

}  // namespace

json json_of_toml(const std::string& text) {
  return json_of(toml::parse(text));
}

std::string schema_findings(const std::string& kind, const json& value) {
  using Adapter = valijson::adapters::NlohmannJsonAdapter;
  const auto document = json::parse(project_file(fmt::format("docs/schema/{}.schema.json", kind)));
  valijson::Schema schema;
  valijson::SchemaParser().populateSchema(Adapter(document), schema);
  valijson::ValidationResults results;
  valijson::Validator(valijson::Validator::kStrongTypes).validate(schema, Adapter(value), &results);
  std::string findings;
  valijson::ValidationResults::Error error;
  while (results.popError(error)) findings += fmt::format("{}: {}\n", fmt::join(error.context, ""), error.description);
  return findings;
}

}  // namespace sabot::rulebook::test
