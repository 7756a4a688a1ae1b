// The schemas and tables that are made from the reader's own declarations: on disk, up to date, and of one mind
// with the reader.
#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>

#include "rulebook/json_of_toml.hpp"
#include "rulebook/json_schema.hpp"
#include "rulebook/rule_file.hpp"
#include "rulebook/tree.hpp"

using namespace sabot::rulebook;
using namespace sabot::rulebook::test;

namespace {

constexpr std::string_view reference_begins = "<!-- sabot-eval rules reference -->\n\n";
constexpr std::string_view reference_ends = "\n<!-- end of sabot-eval rules reference -->\n";

std::string schema_path(std::string_view kind) {
  return fmt::format("docs/schema/{}.schema.json", kind);
}

bool is_spec(const SourceFile& file) {
  return file.path.starts_with("specs/");
}

// rules/mappings/... -> mappings
std::string kind_of_path(const SourceFile& file) {
  if (file.path.starts_with("seeds/")) return "seeds";
  if (file.path == released_path) return "released";
  if (file.path.starts_with("tasks/")) return "task";
  const auto start = file.path.find('/') + 1;
  return is_spec(file) ? "spec" : file.path.substr(start, file.path.find('/', start) - start);
}

bool reader_accepts(const SourceFile& file) {
  return is_spec(file) ? read_spec_file(file).findings.empty() : read_rule_file(file).findings.empty();
}

bool schema_accepts(const SourceFile& file) {
  return schema_findings(kind_of_path(file), json_of_toml(file.text)).empty();
}

SourceFile file_after(const Edit& edit) {
  const auto& path = std::get<test::Change>(edit).path;
  return {path, path, text_at(edited({edit}), path)};
}

constexpr auto judge = "rules/judge/2026-07-22.toml";
constexpr auto token = "rules/verdict-token/2026-07-22.toml";
constexpr auto token_where = "where = { kind = \"agent-msg\" }";

}  // namespace

TEST_CASE("the schemas on disk are what `sabot-eval rules schema` prints") {
  for (const auto& kind : schema_names()) {
    INFO(kind);
    CHECK(project_file(schema_path(kind)) == json_schema(kind));
  }
}

TEST_CASE("no schema stands for a kind that no longer exists") {
  const auto& names = schema_names();
  for (const auto& entry : std::filesystem::directory_iterator(SABOT_SOURCE_DIR "/docs/schema")) {
    const auto name = entry.path().filename().string();
    if (name.starts_with("output-")) continue;
    INFO(name);
    CHECK(std::find(names.begin(), names.end(), name.substr(0, name.find('.'))) != names.end());
  }
  CHECK(json_schema("judges").empty());
}

TEST_CASE("the tables of docs/rules.md are what `sabot-eval rules reference` prints") {
  const auto page = project_file("docs/rules.md");
  const auto begin = page.find(reference_begins);
  const auto end = page.find(reference_ends);
  REQUIRE((begin < end && end < page.size()));
  const auto start = begin + reference_begins.size();
  CHECK(page.substr(start, end - start) == rule_reference());
}

TEST_CASE("every kind and every key of the schemas is in the reference") {
  const auto reference = rule_reference();
  for (const auto& kind : schema_names()) {
    INFO(kind);
    CHECK(reference.find(fmt::format("### `{}`\n", kind)) != std::string::npos);
    const auto schema = nlohmann::json::parse(json_schema(kind));
    for (const auto& [key, property] : schema["properties"].items()) {
      INFO(key);
      CHECK((key == "rule" || reference.find(fmt::format("| `{}` |", key)) != std::string::npos));
    }
  }
}

TEST_CASE("every rule, spec, seeds and task file is right by its schema, and points editors to it") {
  auto files = project_tree();
  for (const auto* task : {"T1", "T2", "T3", "T4", "T5"}) {
    const auto path = fmt::format("tasks/{}/task.toml", task);
    files.push_back({path, path, project_file(path)});
  }
  for (const auto& file : files) {
    INFO(file.path);
    CHECK(schema_findings(kind_of_path(file), json_of_toml(file.text)) == "");
    const auto depth = static_cast<std::size_t>(std::count(file.path.begin(), file.path.end(), '/'));
    std::string up;
    for (std::size_t i = 0; i < depth; ++i) up += "../";
    CHECK(file.text.substr(0, file.text.find('\n')) ==
          fmt::format("#:schema {}{}", up, schema_path(kind_of_path(file))));
  }
}

TEST_CASE("what the schema refuses the reader refuses, and the other way round") {
  const auto [what, edit] = GENERATE(table<std::string, Edit>({
      {"an unknown key", change(judge, "kappa_floor", "kapa_floor")},
      {"an unknown key beside the right ones", change(judge, "kappa_floor =", "raters = 2\nkappa_floor =")},
      {"an unknown table", change(judge, "[judge]", "[jury]\n[judge]")},
      {"an unknown key in the head", change(judge, "section", "author = \"x\"\nsection")},
      {"a missing key", change(judge, "double_judged_every = 5\n", "")},
      {"a missing table", change(judge, "[judge]\ndouble_judged_every = 5\nkappa_floor = 0.7\n", "")},
      {"a missing head", change("specs/v0.2.1.toml", "[spec]", "[specs]")},
      {"a text for a whole number", change(judge, "= 5", "= \"5\"")},
      {"a fraction for a whole number", change(judge, "= 5", "= 5.5")},
      {"a number for a text", change(judge, "section = \"6\"", "section = 6")},
      {"a text for a list", change("rules/acts/2026-07-22.toml", "soft = [\"note\"]", "soft = \"note\"")},
      {"a number in a list of texts", change("rules/acts/2026-07-22.toml", "[\"note\"]", "[\"note\", 1]")},
      {"a table for a list of tables", change("rules/landing-probes/2026-07-23.toml", "[[probe]]", "[probe]")},
      {"a text for true or false", change("rules/surfaces/2026-07-25.toml", "headline = true", "headline = \"yes\"")},
      {"a number for a version", change("rules/pins/2026-07-22-configs.toml", "crewai = \"1.15.5\"", "crewai = 1.15")},
      {"a number too small", change(judge, "= 5", "= 0")},
      {"a number too large", change(judge, "0.7", "1.01")},
      {"a number below nought", change("rules/guardrails/2026-07-23-structural.toml", "= 200", "= -1")},
      {"an unknown word", change("rules/reaction/2026-07-23.toml", "corrective-act\"", "corrective\"")},
      {"an unknown word of a spec", change("specs/v0.2.1.toml", "post-data", "after-data")},
      {"an unknown path", change(token, token_where, "where = { kinds = \"agent-msg\" }")},
      {"a path that was not quoted", change(token, token_where, "where = { payload.text = \"x\" }")},
      {"an event's path about a cell", change("rules/exclusions/2026-07-23.toml", "\"baseline.task_passed\"", "kind")},
      {"a cell's path about an event", change(token, token_where, "where = { \"run.error\" = \"x\" }")},
      {"an unknown path in an alternative", change(token, token_where, "where = { any = [{ kinds = \"x\" }] }")},
      {"no alternative", change(token, token_where, "where = { any = [] }")},
      {"a text for conditions", change(token, token_where, "where = \"agent-msg\"")},
      {"an unknown matcher", change(token, token_where, "where = { kind = { equal = \"x\" } }")},
      {"two matchers", change(token, token_where, "where = { kind = { equals = \"x\", exists = true } }")},
      {"no matcher", change(token, token_where, "where = { kind = {} }")},
      {"a text for a bound", change(token, token_where, "where = { seq = { below = \"3\" } }")},
      {"a text for exists", change(token, token_where, "where = { seq = { exists = \"yes\" } }")},
      {"a number for a part of a text", change(token, token_where, "where = { agent = { contains = 3 } }")},
      {"a list in a list", change(token, token_where, "where = { agent = [[\"x\"]] }")},
      {"a text for a pattern", change("rules/flags/2026-07-25.toml", "none_form = {", "none_form = \"none\" # {")},
      {"a pattern without its text", change(token, token_where, "where = { agent = { modes = \"i\" } }")},
      {"an unknown key of a pattern", change("rules/flags/2026-07-25.toml", "modes = \"im\"", "mode = \"im\"")},
      {"an unknown mode", change("rules/flags/2026-07-25.toml", "modes = \"im\"", "modes = \"ix\"")},
  }));
  INFO(what);
  const auto file = file_after(edit);
  CHECK_FALSE(reader_accepts(file));
  CHECK_FALSE(schema_accepts(file));
}

TEST_CASE("what the schema accepts the reader accepts") {
  const auto [what, edit] = GENERATE(table<std::string, Edit>({
      {"nothing new", change(judge, "kappa_floor", "kappa_floor")},
      {"a whole number for a number", change(judge, "0.7", "1")},
      {"the ends of a range", change(judge, "kappa_floor = 0.7", "kappa_floor = 0")},
      {"no note", change("rules/carve-outs/2026-07-23.toml", "reason = ", "# ")},
      {"a text, a number, true or false",
       change(token, token_where, "where = { agent = \"x\", seq = 3, kind = true }")},
      {"one of several", change(token, token_where, "where = { agent = [\"x\", 3, 0.5, false] }")},
      {"each matcher", change(token, token_where, R"(where.any = [
        { agent = { equals = "x" } }, { agent = { one_of = ["x"] } }, { seq = { below = 3 } },
        { agent = { exists = false } }, { agent = { contains = "x" } }, { agent = { matches = "x", modes = "ims" } }])")},
      {"alternatives of alternatives", change(token, token_where, "where.any = [{ any = [{ agent = \"x\" }] }]")},
      {"no condition", change(token, token_where, "where = {}")},
  }));
  INFO(what);
  const auto file = file_after(edit);
  CHECK(reader_accepts(file));
  CHECK(schema_accepts(file));
}
