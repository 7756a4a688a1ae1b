#include "house/policy.hpp"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace house {
namespace {

const std::set<std::string> threshold_keys = {"kappa_floor", "cost_cap_usd", "from"};
const std::set<std::string> pattern_keys = {"matches"};

// Names that are English words all the same, so that a sentence in a message may hold them.
bool is_plain_word(const std::string& text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

class Collector {
 public:
  Policy policy;
  std::set<std::string> language;  // every key: what a rule file is written in, which the engine has to know

  void visit(const std::string& key, const toml::node& node) {
    if (const auto* table = node.as_table()) {
      for (const auto& [child, value] : *table) {
        language.insert(std::string(child.str()));
        if (key == "packages") name(key, std::string(child.str()));
        visit(key == "packages" ? key : std::string(child.str()), value);
      }
    } else if (const auto* array = node.as_array()) {
      for (const auto& element : *array) visit(key, element);
    } else if (const auto text = node.value<std::string>(); text && pattern_keys.contains(key)) {
      policy.patterns.insert(*text);
      policy.seen_keys.insert(key);
    } else if (text && policy_keys().contains(key)) {
      name(key, *text);
    } else if (const auto number = node.value<double>(); number && *number != 0 && threshold_keys.contains(key)) {
      policy.thresholds.insert(*number);
      policy.seen_keys.insert(key);
    }
  }

 private:
  void name(const std::string& key, const std::string& text) {
    policy.seen_keys.insert(key);
    if (key == "framework" || key == "frameworks") {
      policy.names.insert(text);
    } else if (key == "version" && text.starts_with('v')) {
      policy.names.insert({text, text.substr(1)});
    } else if (is_plain_word(text)) {
      policy.words.insert(text);
    } else if (key != "anchors" || text.size() >= 4) {
      policy.names.insert(text);
    }
  }
};

std::string lower(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return result;
}

bool is_word_character(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

// A name in lower case may begin a sentence; one in capitals, such as a code, is a common word otherwise.
bool holds_name(std::string_view text, std::string_view needle) {
  const auto haystack = lower(needle) == needle ? lower(text) : std::string(text);
  for (auto at = haystack.find(needle); at != std::string::npos; at = haystack.find(needle, at + 1)) {
    const auto end = at + needle.size();
    const bool begins = at == 0 || !is_word_character(haystack[at - 1]);
    const bool ends = end == haystack.size() || !is_word_character(haystack[end]);
    if (begins && ends) return true;
  }
  return false;
}

// The floating-point literals of a line of code.
std::vector<double> decimals(const std::string& line) {
  std::vector<double> found;
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (std::isdigit(static_cast<unsigned char>(line[at])) == 0 || (at > 0 && is_word_character(line[at - 1])))
      continue;
    const auto end = std::min(line.find_first_not_of("0123456789.'", at), line.size());
    const auto number = line.substr(at, end - at);
    if (number.find('.') != std::string::npos) found.push_back(std::strtod(number.c_str(), nullptr));
    at = end;
  }
  return found;
}

}  // namespace

const std::set<std::string>& policy_keys() {
  // Not the configs: their names are words that formats and rule kinds share.
  static const std::set<std::string> keys = {"framework",
                                             "frameworks",
                                             "task",
                                             "tasks",
                                             "operator",
                                             "operators",
                                             "name",
                                             "act",
                                             "acts",
                                             "hard",
                                             "soft",
                                             "corrective",
                                             "code",
                                             "precedence",
                                             "version",
                                             "anchors",
                                             "kept",
                                             "rejection",
                                             "pipeline_model",
                                             "downgrade_model",
                                             "packages",
                                             "contains",
                                             "payload.act",
                                             "payload.reason",
                                             "payload.component",
                                             "payload.model_id"};
  return keys;
}

Policy read_policy(const std::vector<SourceFile>& toml_files) {
  Collector collector;
  for (const auto& file : toml_files) collector.visit("", toml::parse(file.text, file.path));
  std::erase_if(collector.policy.words, [&](const auto& word) { return collector.language.contains(word); });
  return std::move(collector.policy);
}

std::vector<std::string> policy_in(const SourceFile& file, const Policy& policy) {
  const auto lexed = lex(file.text);
  std::vector<std::string> findings;
  const auto report = [&](std::size_t line, const auto& what) {
    findings.push_back(fmt::format("{}:{}: {}", file.path, line, what));
  };
  for (const auto& [line, text] : lexed.literals) {
    if (policy.words.contains(text)) report(line, text);
    for (const auto& name : policy.names) {
      if (holds_name(text, name)) report(line, name);
    }
    for (const auto& pattern : policy.patterns) {
      if (text.find(pattern) != std::string::npos) report(line, pattern);
    }
  }
  std::size_t line = 0;
  for (const auto& code : lines_of(lexed.code)) {
    ++line;
    for (const auto number : decimals(code)) {
      if (policy.thresholds.contains(number)) report(line, number);
    }
  }
  return findings;
}

}  // namespace house
