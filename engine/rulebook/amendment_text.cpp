#include "rulebook/amendment_text.hpp"

#include <fmt/format.h>

#include <toml++/toml.h>

#include <algorithm>
#include <iterator>
#include <vector>

#include "base/utf8.hpp"
#include "rulebook/spec_words.hpp"
#include "rulebook/toml_text.hpp"

namespace sabot::rulebook {
namespace {

// A span of a text, and what comes in its place.
struct Edit {
  std::size_t begin;
  std::size_t end;
  std::string text;
};

// toml++ counts lines and code points from 1.
std::size_t offset_of(std::string_view text, const toml::source_position& position) {
  std::size_t start = 0;
  for (auto line = position.line; line > 1; --line) start = text.find('\n', start) + 1;
  return start + bytes_of(text.substr(start), position.column - 1);
}

Edit replace(std::string_view text, const toml::node& value, std::string by) {
  return {offset_of(text, value.source().begin), offset_of(text, value.source().end), std::move(by)};
}

std::string edited(std::string text, std::vector<Edit> edits) {
  std::sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) { return a.begin > b.begin; });
  for (const Edit& edit : edits) text.replace(edit.begin, edit.end - edit.begin, edit.text);
  return text;
}

// The line that tells an editor the schema of a file at this path.
std::string schema_line(std::string_view path, std::string_view schema) {
  std::string up;
  for (const char c : path) up += c == '/' ? "../" : "";
  return fmt::format("#:schema {}docs/schema/{}.schema.json\n", up, schema);
}

std::string change_text(const Change& change) {
  std::string text =
      fmt::format("\n[[change]]\nsection = {}\nadopts = {}\n", toml_text(change.section), toml_text(change.adopts));
  if (!change.replaces.empty()) text += fmt::format("replaces = {}\n", toml_text(change.replaces));
  return text + fmt::format("summary = {}\n", toml_text(change.summary));
}

}  // namespace

std::string with_head(const std::string& text, const RuleHead& head) {
  const toml::table document = toml::parse(text);
  const toml::table& rule = *document["rule"].as_table();
  return edited(text, {replace(text, *rule.get("date"), to_string(head.date)),
                       replace(text, *rule.get("section"), toml_text(head.section)),
                       replace(text, *rule.get("summary"), toml_text(head.summary))});
}

std::string new_rule_text(const std::string& id, const RuleHead& head) {
  const std::string kind(kind_of(id));
  return schema_line(rule_path(id, head.date), kind) +
         fmt::format("[rule]\nid = {}\ndate = {}\nsection = {}\nsummary = {}\n\n", toml_text(id), to_string(head.date),
                     toml_text(head.section), toml_text(head.summary)) +
         fmt::format("# What such a rule says: sabot-eval rules schema {}\n", kind);
}

std::string new_draft_text(const Spec& spec, const Change& change) {
  const SpecWords words = words_of(spec);
  return schema_line(drafts_folder, "spec") +
         fmt::format("[spec]\nversion = {}\ndate = {}\namends = {}\nkind = {}\ndata = {}\nsummary = {}\n",
                     toml_text(spec.version), to_string(spec.date), toml_text(spec.amends), toml_text(words.kind),
                     toml_text(words.data), toml_text(spec.summary)) +
         change_text(change);
}

std::string with_change(const SpecDocument& draft, const Date& date, const Change& change) {
  std::string text = draft.text;
  if (draft.spec.date < date) {
    const toml::table document = toml::parse(text);
    text = edited(text, {replace(text, *document["spec"]["date"].node(), to_string(date))});
  }
  if (!text.ends_with('\n')) text += '\n';
  return text + change_text(change);
}

}  // namespace sabot::rulebook
