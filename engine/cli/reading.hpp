// How an input is read.
#pragma once

#include <cstddef>

#include "cli/line_limit.hpp"

namespace sabot::cli {

struct Reading {
  std::size_t jobs = 1;                       // threads
  std::size_t line_limit = usual_line_limit;  // in bytes
  bool keep_going = false;                    // set aside what is wrong and read the rest
};

}  // namespace sabot::cli
