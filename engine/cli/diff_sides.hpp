// The two rulebooks that a comparison names.
#pragma once

#include <string>

#include "cli/answer.hpp"
#include "cli/session.hpp"

namespace sabot::cli {

struct SideOptions {
  std::string from;    // empty = the version before `to`, or the built-in one of that name which `to` edits
  std::string to;      // empty = the newest
  std::string folder;  // where versions are looked up; empty = the built-in files
};

struct Side {
  Rules rules;
  std::string source;  // the folder that the rules were read from; empty = built in
};

struct Sides {
  Side from;
  Side to;
};

// A side is a version, a folder of rules as --rules takes it, or a spec file below the folder specs/ of one. Of a
// folder it is the one draft, else the newest version. Failures: those of choose_rules; usage for a version that no
// other one precedes, and for a folder of several drafts.
Attempt<Sides> choose_sides(const SideOptions& options);

}  // namespace sabot::cli
