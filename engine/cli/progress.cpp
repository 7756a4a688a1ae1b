#include "cli/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

namespace sabot::cli {
namespace {

using std::chrono::steady_clock;

constexpr std::chrono::milliseconds patience(1000);
constexpr std::chrono::milliseconds pace(100);
constexpr std::size_t megabyte = 1'000'000;
constexpr auto clear_line = "\r\x1b[K";

}  // namespace

Progress::Progress(std::size_t files)
    : of_files_(files), wanted_(::isatty(STDERR_FILENO) != 0), next_(steady_clock::now() + patience) {}

Progress::~Progress() {
  if (shown_) std::fputs(clear_line, stderr);
}

void Progress::show(std::size_t files, std::size_t bytes) {
  if (!wanted_) return;
  const auto now = steady_clock::now();
  if (now < next_) return;
  next_ = now + pace;
  shown_ = true;
  std::fputs(fmt::format("{}read {} of {} files, {} MB", clear_line, files, of_files_, bytes / megabyte).c_str(),
             stderr);
}

}  // namespace sabot::cli
