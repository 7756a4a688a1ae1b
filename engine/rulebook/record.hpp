// The record of what has been released: specs/released.toml. A released file is never edited.
#pragma once

#include <string>

#include "rulebook/library.hpp"

namespace sabot::rulebook {

// The text of specs/released.toml for the versions of a library, drafts left out: the digest of each, and the SHA-256
// of the bytes of every spec file and of every rule file that they adopt, in force or superseded, sorted by path.
std::string record_of(const Library& library);

// What keeps a tree from being recorded anew: what check_record finds, but for what is new. A tree without a record may
// be recorded.
Diagnostics check_recordable(const SourceTree& tree, const Library& library);

// What is not as the record of the tree says: a released file with other bytes, one that is lost, a version whose
// digest differs although its files are the same, a version or an adopted file that is not recorded. `library` is the
// tree's.
Diagnostics check_record(const SourceTree& tree, const Library& library);

}  // namespace sabot::rulebook
