// What differs between two rulebooks, and what that does to the same runs: the value, and its outputs.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "report/document.hpp"
#include "report/evaluation.hpp"
#include "report/figures.hpp"
#include "rulebook/amendment_log.hpp"
#include "rulebook/difference.hpp"
#include "tally/impact.hpp"

namespace sabot::report {

struct ComparedRules {
  rulebook::Spec spec;
  bool draft = false;  // the version is not released
  std::string digest;
  std::map<std::string, std::string> files;  // rule id -> rule file in force
  std::string source;                        // the folder that the rules were read from; empty = built in
  bool flags_in_force = false;
  bool floor_in_force = false;  // a strict floor is laid over its verdicts, its own or a lent one
};

// What figures under one side rest on.
Basis basis_of(const ComparedRules& rules);

// The rule file that is in force; empty when the rule is not.
std::string file_of(const ComparedRules& rules, const std::string& rule);

// Both evaluations of the same runs.
struct ComparedRuns {
  std::vector<Input> inputs;
  tally::Impact impact;
  std::vector<std::string> notices;  // what to bear in mind of either evaluation
  Listing<Diagnostic> set_aside;
};

struct Difference {
  std::string program_version;
  ComparedRules from;
  ComparedRules to;
  std::vector<rulebook::RuleChange> changes;
  std::vector<rulebook::LoggedChange> amendments;  // of the versions that `to` adds
  std::vector<rulebook::LoggedChange> taken_back;  // of the versions that only `from` is made of
  std::optional<ComparedRuns> runs;                // none: only the rules were compared
};

// For the terminal and for Markdown. Texts are raw; digests are cut to `digest_length` characters.
Document difference_document(const Difference& difference, std::size_t digest_length);

// The value of the key "format".
inline constexpr const char* difference_format = "sabot-difference/1";

// docs/schema/output-difference.schema.json.
std::string json(const Difference& difference);

}  // namespace sabot::report
