#include "cli/golden_case.hpp"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <type_traits>

#include "base/suggest.hpp"
#include "cli/codes.hpp"
#include "cli/file.hpp"
#include "rulebook/toml_depth.hpp"

namespace sabot::cli {
namespace {

namespace fs = std::filesystem;

constexpr auto case_file = "case.toml";
constexpr auto runs_file = "runs.jsonl";
constexpr std::string_view expectations = "expected.";

class CaseReader {
 public:
  CaseReader(const std::string& path, const std::string& text) : path_(path), text_(text) {}

  void read(GoldenCase& value) {
    if (const auto offset = rulebook::find_too_deep(text_)) return report_depth(*offset);
    try {
      const toml::table document = toml::parse(text_);
      const toml::table* table = document["case"].as_table();
      if (table == nullptr) return report({}, "the table [case] is missing");
      for (const auto& [key, node] : document) {
        if (key.str() != "case") report(key.source(), fmt::format("unknown key \"{}\"", key.str()));
      }
      read_keys(*table, value);
    } catch (const toml::parse_error& error) {
      report(error.source(), std::string(error.description()));
    }
  }

  Diagnostics findings;

 private:
  void read_keys(const toml::table& table, GoldenCase& value) {
    member(table, "summary", true, value.summary);
    member(table, "spec", true, value.spec);
    path(table, "judge", value.judge);
    path(table, "rules", value.rules);
    member(table, "partial", false, value.partial);
    read_decides(table, value.decides);
    for (const auto& [key, node] : table) {
      if (std::find(known_.begin(), known_.end(), key.str()) == known_.end()) {
        report(key.source(), fmt::format("unknown key \"{}\"", key.str()), suggestion(key.str(), known_));
      }
    }
  }

  template <class T>
  void member(const toml::table& table, std::string_view key, bool required, T& value) {
    known_.emplace_back(key);
    const toml::node* node = table.get(key);
    if (node == nullptr) {
      if (required) report(table.source(), fmt::format("the key \"{}\" is missing", key));
    } else if (const auto* typed = node->as<T>()) {
      value = typed->get();
      if constexpr (std::is_same_v<T, std::string>) {
        if (value.empty()) report(node->source(), fmt::format("\"{}\" must not be empty", key));
      }
    } else {
      report(node->source(), fmt::format("\"{}\" is of the wrong type", key));
    }
  }

  // A case holds all that it is made of, so that it can be moved and shown as a whole.
  void path(const toml::table& table, std::string_view key, std::string& value) {
    member(table, key, false, value);
    const fs::path path = fs::path(value).lexically_normal();
    if (value.empty() || (path.is_relative() && *path.begin() != "..")) return;
    report(table.get(key)->source(), fmt::format("\"{}\" leads out of the case's folder", key));
  }

  void read_decides(const toml::table& table, std::vector<std::string>& ids) {
    known_.emplace_back("decides");
    static constexpr auto expected = "\"decides\" must list at least one id of a rule, or of a row of one";
    const toml::array* list = table["decides"].as_array();
    if (list == nullptr || list->empty() || !list->is_homogeneous<std::string>()) {
      return report(list == nullptr ? table.source() : list->source(), expected);
    }
    for (const toml::node& id : *list) ids.push_back(id.value<std::string>().value());
  }

  void report_depth(std::size_t offset) {
    const LineAt at = line_at(text_, offset);
    findings.push_back({{path_, at.line, at.column},
                        codes::bad_case,
                        fmt::format("nested more than {} levels deep", rulebook::deepest_toml),
                        "",
                        std::string(at.text)});
  }

  void report(const toml::source_region& at, std::string message, std::string help = {}) {
    const std::string line(at.begin.line == 0 ? "" : line_text(text_, at.begin.line));
    findings.push_back(
        {{path_, at.begin.line, at.begin.column}, codes::bad_case, std::move(message), std::move(help), line});
  }

  const std::string& path_;
  const std::string& text_;
  std::vector<std::string> known_;
};

// What only a case holds.
bool is_part_of_case(const fs::path& file) {
  const std::string name = file.filename().string();
  return name == case_file || name == runs_file || name.starts_with(expectations);
}

Diagnostics lost_description(const std::string& folder) {
  std::error_code error;
  if (fs::exists(fs::symlink_status(fs::path(folder) / case_file, error))) return {};
  return {{{folder, 0, 0},
           codes::bad_case,
           fmt::format("the folder holds files of a case and no {}", case_file),
           "describe the case in it, or remove the folder",
           ""}};
}

// Reading a pipe or a device could wait for ever.
Diagnostics special_files(const std::string& folder) {
  Diagnostics findings;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    std::error_code missing;
    if (!entry->is_other(missing)) continue;
    findings.push_back({{entry->path().string(), 0, 0}, codes::bad_case, "is not a regular file", "", ""});
  }
  return findings;
}

}  // namespace

Result<GoldenCase> read_case(const std::string& folder) {
  if (auto findings = special_files(folder); !findings.empty()) return failure(std::move(findings));
  if (auto findings = lost_description(folder); !findings.empty()) return failure(std::move(findings));
  const std::string path = (fs::path(folder) / case_file).string();
  const auto text = read_file(path, path);
  if (!text) return failure(text.error());
  GoldenCase value;
  value.folder = folder;
  CaseReader reader(path, *text);
  reader.read(value);
  if (!reader.findings.empty()) return failure(std::move(reader.findings));
  return value;
}

Result<std::vector<std::string>> find_cases(const std::string& folder) {
  std::error_code error;
  std::set<std::string> cases;
  for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    if (is_part_of_case(entry->path())) cases.insert(entry->path().parent_path().string());
  }
  if (error) {
    return failure({{folder, 0, 0}, codes::cannot_read, fmt::format("cannot read: {}", error.message()), "", ""});
  }
  if (cases.empty()) {
    return failure(
        {{folder, 0, 0}, codes::bad_case, "the folder holds no case", "a case is a folder with case.toml in it", ""});
  }
  return std::vector<std::string>(cases.begin(), cases.end());
}

}  // namespace sabot::cli
