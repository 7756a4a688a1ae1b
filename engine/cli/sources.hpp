// Which files an evaluation reads: the arguments, with folders searched for runs.
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"

namespace sabot::cli {

struct Source {
  std::string path;      // "-" = standard input
  std::string shown_as;  // how verdicts and errors name it
  std::string argument;  // how the command line named it: itself, or a folder around it
  std::string judge;     // the file beside a run that holds its judge verdict; empty = none
};

struct Sources {
  std::vector<Source> sources;
  Diagnostics findings;  // of arguments and folders that could not be searched
};

// A file or "-" is taken as it is. A folder is searched with its subfolders in bytewise order of names, links
// followed, for regular files named *runresult.json, *.jsonl, *.jsonl.gz and *.jsonl.zst; a judgeverdict.json beside a
// runresult.json belongs to it. Findings: what does not exist, cannot be read or leads back into itself, a folder
// without any run, "-" twice.
Sources find_sources(const std::vector<std::string>& arguments);

}  // namespace sabot::cli
