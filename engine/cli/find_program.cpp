#include "cli/find_program.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <system_error>

namespace sabot::cli {

namespace fs = std::filesystem;

std::vector<fs::path> program_folders() {
  std::vector<fs::path> folders = {"/usr/local/bin", "/usr/bin", "/bin"};
  const char* path = std::getenv("PATH");
  std::istringstream more(path == nullptr ? "" : path);
  for (std::string folder; std::getline(more, folder, ':');) {
    if (fs::path(folder).is_absolute()) folders.emplace_back(folder);
  }
  return folders;
}

fs::path find_program(const std::string& name, const std::vector<fs::path>& folders) {
  const auto is_program = [&](const fs::path& folder) {
    std::error_code error;
    const fs::path file = folder / name;
    return fs::is_regular_file(file, error) && ::access(file.c_str(), X_OK) == 0;
  };
  const auto found = std::find_if(folders.begin(), folders.end(), is_program);
  return found == folders.end() ? fs::path() : *found / name;
}

}  // namespace sabot::cli
