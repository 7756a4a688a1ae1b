#include "cli/find_program.hpp"

#include <unistd.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <system_error>

namespace sabot::cli {

namespace fs = std::filesystem;

namespace {

bool is_script(const fs::path& file) {
  std::array<char, 2> start{};
  std::ifstream(file, std::ios::binary).read(start.data(), start.size());
  return start == std::array{'#', '!'};
}

bool is_program(const fs::path& file) {
  std::error_code error;
  return fs::is_regular_file(file, error) && ::access(file.c_str(), X_OK) == 0 && !is_script(file);
}

}  // namespace

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
  for (const fs::path& folder : folders) {
    if (fs::path file = folder / name; is_program(file)) return file;
  }
  return {};
}

}  // namespace sabot::cli
