#include "cli/temporary_folder.hpp"

#include <cstdlib>
#include <string>
#include <system_error>

namespace sabot::cli {

namespace fs = std::filesystem;

std::optional<TemporaryFolder> TemporaryFolder::make() {
  std::error_code error;
  std::string name = (fs::temp_directory_path(error) / "sabot-XXXXXX").string();
  if (error || ::mkdtemp(name.data()) == nullptr) return std::nullopt;
  return TemporaryFolder(fs::path(name));
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code error;
  if (!path_.empty()) fs::remove_all(path_, error);
}

}  // namespace sabot::cli
