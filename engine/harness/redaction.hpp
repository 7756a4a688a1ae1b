// Served material is redacted: it holds nothing that only the injector or the judge may know (section 10.4, R8).
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "harness/task.hpp"

namespace sabot::harness {

struct Leak {
  std::string file;        // the served file
  std::size_t offset = 0;  // where in its text the word begins that the leak begins in
  std::string secret;      // what must not stand there
  std::string source;      // where it belongs: "the plant of O2", "truth/suite.py"
  friend bool operator==(const Leak&, const Leak&) = default;
};

// The first place in each served file of every secret that it holds. Secret are what each fault plants and its ground
// truth, sentence by sentence, and every file that is not served, line by line; of a text without one of some length,
// the whole. Case and white space make no difference, and a secret stands only where no longer word or number holds it.
std::vector<Leak> find_leaks(const Task& task);

}  // namespace sabot::harness
