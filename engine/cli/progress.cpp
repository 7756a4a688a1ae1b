#include "cli/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

namespace sabot::cli {
namespace {

using std::chrono::steady_clock;

constexpr std::chrono::milliseconds patience(1000);
constexpr std::chrono::milliseconds pace(100);
constexpr auto clear_line = "\r\x1b[K";

}  // namespace

Progress::Progress(std::size_t total)
    : total_(total), wanted_(::isatty(STDERR_FILENO) != 0), next_(steady_clock::now() + patience) {}

Progress::~Progress() {
  if (shown_) std::fputs(clear_line, stderr);
}

void Progress::advance() {
  if (!wanted_) return;
  const std::lock_guard lock(guard_);
  ++done_;
  const auto now = steady_clock::now();
  if (now < next_) return;
  next_ = now + pace;
  shown_ = true;
  std::fputs(fmt::format("{}read {} of {} files", clear_line, done_, total_).c_str(), stderr);
}

}  // namespace sabot::cli
