// The policy that the rule and spec files state, as words that C++ must not know.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "house/source.hpp"

namespace house {

struct Policy {
  std::set<std::string> names;      // distinctive: found anywhere in a literal, between word boundaries
  std::set<std::string> words;      // also plain English: only a literal that says this and nothing else counts
  std::set<std::string> patterns;   // regular expressions, verbatim
  std::set<double> thresholds;      // numbers that decide something
  std::set<std::string> seen_keys;  // the keys of rule files that the above was found under
};

// The keys of rule files whose values are policy.
const std::set<std::string>& policy_keys();

Policy read_policy(const std::vector<SourceFile>& toml_files);

// One line of text for each policy literal in a C++ file.
std::vector<std::string> policy_in(const SourceFile& file, const Policy& policy);

}  // namespace house
