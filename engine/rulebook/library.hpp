// Every rule file and every version, with the rules that each version has in force.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rulebook/released_file.hpp"
#include "rulebook/rule_file.hpp"
#include "rulebook/seeds_file.hpp"
#include "rulebook/source.hpp"

namespace sabot::rulebook {

// One version: its spec and, by rule id, the position in Library::files of the rule file in force.
struct Edition {
  SpecDocument document;
  std::map<std::string, std::size_t, std::less<>> in_force;
  bool complete = true;  // every change so far could be followed; else a rule may be missing for no fault of its own
};

struct Library {
  std::vector<RuleFile> files;             // sorted by path
  std::vector<Edition> editions;           // oldest first: each amends the one before it
  std::vector<Edition> drafts;             // each amends a released version, and none is ever the default
  std::vector<ReleasedDocument> released;  // one at most
  std::vector<SeedsDocument> waves;        // by registration, then by id
};

// A tree as far as it can be read, and what is wrong with it, sorted by place.
struct Survey {
  Library library;
  Diagnostics findings;
};

// Reads all files of a tree (paths rules/..., specs/... and seeds/...), folds each amendment over the version that it
// amends, and checks them together, with every finding:
// - each file by itself (read_rule_file);
// - the specs form one chain of amendments whose dates never run backwards, and a draft amends the newest of them under
//   a version of its own;
// - `adopts` and `replaces` name files that exist, and `replaces` exactly the one in force for the rule's id;
// - a rule is no younger than the version that adopts it, and no older than the rule that it replaces;
// - no file is adopted twice, and every file is adopted by some version;
// - a disclosure amendment leaves what every rule says unchanged;
// - a wave was registered under a version that exists, no earlier than that version, with every label once.
// Nothing is said of how a file fits with what another should say and does not.
Survey survey(const SourceTree& tree);

// The library of a tree that nothing is wrong with.
Result<Library> read_library(const SourceTree& tree);

// The edition of a version or a draft; the error names the closest one, or all of them.
Result<const Edition*> find_edition(const Library& library, std::string_view version);

// The edition of a version among these, which are those of a library; null when it is none of them.
const Edition* find_version(const std::vector<Edition>& editions, std::string_view version);

// The rule file that is in force under an id; null when there is none.
const RuleFile* find_rule(const Library& library, const Edition& edition, std::string_view id);

// The rule file at a path of the tree; null when there is none.
const RuleFile* find_file(const Library& library, std::string_view path);

}  // namespace sabot::rulebook
