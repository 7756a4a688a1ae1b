#include "rulebook/rule_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <sstream>

#include "rulebook/canonical.hpp"
#include "rulebook/codes.hpp"
#include "rulebook/toml_document.hpp"

namespace sabot::rulebook {
namespace {

// The body of the kind with this index in RuleBody.
template <std::size_t Index = 0>
RuleBody empty_body(std::size_t index) {
  if constexpr (Index + 1 < std::variant_size_v<RuleBody>) {
    if (index != Index) return empty_body<Index + 1>(index);
  }
  return RuleBody(std::in_place_index<Index>);
}

std::size_t kind_index(std::string_view kind) {
  const auto& names = kind_names();
  return static_cast<std::size_t>(std::find(names.begin(), names.end(), kind) - names.begin());
}

// A mapping has one slot for each framework; every other kind has one slot.
std::string slot_of(const MappingFile& file, std::string_view kind) {
  return fmt::format("{}.{}", kind, file.mapping.framework);
}

template <class Body>
std::string slot_of(const Body&, std::string_view kind) {
  return std::string(kind);
}

void check_rule_id(const RuleFile& file, ReadContext& context) {
  const auto slot = std::visit([&](const auto& body) { return slot_of(body, kind_of(file.rule.id)); }, file.body);
  if (file.rule.id == slot) return;
  context.diagnostics.push_back(finding(context.places.at("rule.id"), file.text, codes::inconsistent,
                                        fmt::format("the id of this rule must be \"{}\"", slot)));
}

// "-<word>.toml"
bool is_slug(std::string_view rest) {
  return rest.starts_with('-') && rest.ends_with(".toml") && rest != "-.toml";
}

void check_rule_path(const RuleFile& file, ReadContext& context) {
  const auto start = rule_path(file.rule.id, file.rule.date);
  const auto rest = std::string_view(file.path).substr(std::min(start.size(), file.path.size()));
  if (file.path.starts_with(start) && (rest == ".toml" || is_slug(rest))) return;
  context.diagnostics.push_back(
      finding(file.rule.place, file.text, codes::bad_file_name,
              fmt::format("rule \"{}\" of {} cannot stand in {}", file.rule.id, to_string(file.rule.date), file.path),
              fmt::format("its place is {}.toml, or {}-<word>.toml", start, start)));
}

// "a/b/c.toml" -> "c"
std::string stem_of(const std::string& path) {
  const auto start = path.rfind('/') + 1;
  return path.substr(start, path.rfind('.') - start);
}

std::optional<Date> date_in(const std::string& text) {
  std::istringstream in(text);
  Date date;
  char first = 0, second = 0;
  if (in >> date.year >> first >> date.month >> second >> date.day) return date;
  return std::nullopt;
}

// What a broken file does not say of itself: rules/<id with dots as slashes>/<date>[-slug].toml
void name_by_path(const SourceFile& source, RuleFile& file) {
  const auto start = source.path.find('/') + 1;
  const auto end = source.path.rfind('/');
  file.rule.id = source.path.substr(start, end < start ? 0 : end - start);
  std::replace(file.rule.id.begin(), file.rule.id.end(), '/', '.');
  file.rule.date = date_in(stem_of(source.path)).value_or(Date{});
  file.rule.place = {source.shown_as, 0, 0};
  if (const auto index = kind_index(kind_of(file.rule.id)); index < kind_names().size()) file.body = empty_body(index);
}

}  // namespace

const std::vector<std::string>& kind_names() {
  static const std::vector<std::string> names = {
      "acts",       "mappings",       "verdict-token", "flags",      "anchors", "surfaces",    "retry-reason",
      "exclusions", "landing-probes", "reaction",      "carve-outs", "matrix",  "operators",   "bands",
      "judge",      "strict-floor",   "uncertainty",   "guardrails", "pins",    "predictions", "registration"};
  return names;
}

std::string_view kind_of(std::string_view rule_id) {
  return rule_id.substr(0, rule_id.find('.'));
}

bool is_named_kind(std::string_view kind) {
  const auto index = kind_index(kind);
  return index < kind_names().size() && std::holds_alternative<MappingFile>(empty_body(index));
}

std::string rule_path(std::string rule_id, const Date& date) {
  std::replace(rule_id.begin(), rule_id.end(), '.', '/');
  return fmt::format("rules/{}/{}", rule_id, to_string(date));
}

Diagnostic finding(const Place& place, std::string_view text, std::string code, std::string message, std::string help) {
  const auto line = place.line == 0 ? std::string_view() : line_text(text, place.line);
  return {place, std::move(code), std::move(message), std::move(help), std::string(line)};
}

std::string to_string(const Date& date) {
  return fmt::format("{:04}-{:02}-{:02}", date.year, date.month, date.day);
}

std::string to_string(const Range& range) {
  return std::isinf(range.high) ? fmt::format("at least {}", range.low)
                                : fmt::format("from {} to {}", range.low, range.high);
}

Reading<RuleFile> read_rule_file(const SourceFile& source) {
  ReadContext context(source);
  RuleFile file;
  file.path = source.path;
  file.text = source.text;
  const auto conclude = [&] {
    file.health = health_of(context.diagnostics);
    file.places = std::move(context.places);
    return Reading<RuleFile>{std::move(file), std::move(context.diagnostics)};
  };

  auto table = parse_toml(source);
  if (!table) {
    context.diagnostics = std::move(table.error());
    name_by_path(source, file);
    return conclude();
  }
  // The header decides which kind the rest of the file is, so it is read first and apart.
  RuleHeader header;
  if (const auto* node = table->get("rule"); node == nullptr) {
    context.report(table->source(), codes::missing_key, "the table [rule] is missing");
  } else {
    context.remember("rule", node->source());
    read_value(*node, header, "rule", context);
  }
  const bool header_is_right = context.diagnostics.empty();
  table->erase("rule");
  if (!header_is_right || header.id.empty()) name_by_path(source, file);
  if (header.id.empty()) return conclude();
  file.rule.id = header.id;

  const auto kind = kind_of(header.id);
  const auto index = kind_index(kind);
  if (index == kind_names().size()) {
    context.diagnostics.push_back(finding(context.places.at("rule.id"), source.text, codes::unknown_kind,
                                          fmt::format("there is no kind of rule \"{}\"", kind),
                                          suggestion(kind, kind_names())));
    name_by_path(source, file);
    return conclude();
  }
  if (header_is_right) file.rule = std::move(header);
  file.body = empty_body(index);
  std::visit([&](auto& body) { read_table(*table, body, "", context); }, file.body);
  if (header_is_right) check_rule_path(file, context);
  if (context.diagnostics.empty()) check_rule_id(file, context);
  file.canonical = canonical(file.body).dump();
  return conclude();
}

Reading<SpecDocument> read_spec_file(const SourceFile& source) {
  ReadContext context(source);
  SpecFile content;
  read_document(source, content, context);
  const std::string& version = content.spec.version;
  const auto folder = source.path.starts_with(drafts_folder) ? drafts_folder : specs_folder;
  check_place(source, fmt::format("version \"{}\"", version), "spec.version", fmt::format("{}{}.toml", folder, version),
              context);
  if (content.spec.version.empty()) content.spec.version = stem_of(source.path);
  const Health health = health_of(context.diagnostics);
  return {{source.path, health, std::move(content.spec), std::move(content.changes), std::move(context.places),
           source.text},
          std::move(context.diagnostics)};
}

}  // namespace sabot::rulebook
