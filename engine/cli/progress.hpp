// A line on the terminal that tells how far a long reading is.
#pragma once

#include <chrono>
#include <cstddef>
#include <mutex>

namespace sabot::cli {

// Silent unless standard error is a terminal, and in the first second. Safe to use from several threads.
class Progress {
 public:
  explicit Progress(std::size_t total);
  Progress(const Progress&) = delete;
  Progress(Progress&&) = delete;
  Progress& operator=(const Progress&) = delete;
  Progress& operator=(Progress&&) = delete;
  ~Progress();  // takes the line away again

  void advance();

 private:
  std::mutex guard_;
  std::size_t total_;
  std::size_t done_ = 0;
  bool wanted_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point next_;  // when the line is next written
};

}  // namespace sabot::cli
