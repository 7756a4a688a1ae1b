#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

#include "trace/read.hpp"
#include "trace/write.hpp"

using namespace sabot;
using namespace sabot::trace;
namespace fs = std::filesystem;

namespace {

fs::path published_folder() {
  const char* set = std::getenv("SABOT_PUBLISHED");
  return set ? fs::path(set) : fs::path(SABOT_SOURCE_DIR) / ".." / "shared" / "published";
}

std::string bytes_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

TEST_CASE("every published run reads, and reads back as it is written") {
  const fs::path folder = published_folder();
  if (!fs::is_directory(folder)) {
    std::cout << "SKIPPED: no published runs here; SABOT_PUBLISHED names their folder\n";
    return;
  }
  std::size_t runs = 0;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".json") continue;
    const Result<Run> run = read_run(bytes_of(entry.path()), {entry.path().string(), 1, 0});
    if (!run) FAIL(render(run.error()));
    const Result<Run> again = read_run(write_run(*run), {"again", 1, 0});
    if (!again) FAIL(render(again.error()));
    INFO(entry.path());
    CHECK(*again == *run);
    ++runs;
  }
  CHECK(runs > 0);
}
