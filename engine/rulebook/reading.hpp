// A file as far as it can be read.
#pragma once

#include "base/diagnostic.hpp"

namespace sabot::rulebook {

// How much of a file could be read.
enum class Health {
  sound,   // all of it, and nothing is wrong with it by itself
  flawed,  // all that it says, some of which is wrong
  cut,     // something that it should say is not there
};

Health health_of(const Diagnostics& findings);

// What could be read, and every finding of the file by itself.
template <class File>
struct Reading {
  File file;
  Diagnostics findings;
};

}  // namespace sabot::rulebook
