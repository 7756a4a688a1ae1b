#include "conformance/published.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <string>

#include "trace/read.hpp"

namespace sabot::conformance {
namespace {

namespace fs = std::filesystem;

trace::Run read_file(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  auto run = trace::read_run(text, {file.string(), 1, 0});
  if (!run) throw std::runtime_error(render(run.error()));
  return *std::move(run);
}

}  // namespace

std::optional<fs::path> published() {
  const char* set = std::getenv("SABOT_PUBLISHED");
  auto folder = set != nullptr ? fs::path(set) : fs::path(SABOT_SOURCE_DIR) / ".." / "shared" / "published";
  if (fs::is_directory(folder)) return folder;
  std::cout << "SKIPPED: no published runs here; SABOT_PUBLISHED names their folder\n";
  return std::nullopt;
}

std::vector<trace::Run> read_runs(const fs::path& path) {
  if (fs::is_regular_file(path)) return {read_file(path)};
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(path)) {
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  std::vector<trace::Run> runs;
  for (const auto& file : files) runs.push_back(read_file(file));
  return runs;
}

}  // namespace sabot::conformance
