// A line on the terminal that tells how far a long reading is.
#pragma once

#include <chrono>
#include <cstddef>

namespace sabot::cli {

// Silent unless standard error is a terminal, and in the first second.
class Progress {
 public:
  explicit Progress(std::size_t files);
  Progress(const Progress&) = delete;
  Progress(Progress&&) = delete;
  Progress& operator=(const Progress&) = delete;
  Progress& operator=(Progress&&) = delete;
  ~Progress();  // takes the line away again

  // So many files and bytes have been read.
  void show(std::size_t files, std::size_t bytes);

 private:
  std::size_t of_files_;
  bool wanted_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point next_;  // when the line is next written
};

}  // namespace sabot::cli
