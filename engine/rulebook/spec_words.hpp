// The words of a spec's closed lists, as spec files write them.
#pragma once

#include <string>

#include "rulebook/kinds/header.hpp"

namespace sabot::rulebook {

struct SpecWords {
  std::string kind;
  std::string data;
};

SpecWords words_of(const Spec& spec);

}  // namespace sabot::rulebook
