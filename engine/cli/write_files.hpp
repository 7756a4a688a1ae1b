// Several files that belong together, written all or none.
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"

namespace sabot::cli {

struct NewFile {
  std::string path;
  std::string text;
};

// Writes them in order, and the folders around them. When one cannot be written, those before it are as they were:
// what was there is put back, and what was not is gone, folders too.
Result<void> write_files(const std::vector<NewFile>& files);

}  // namespace sabot::cli
