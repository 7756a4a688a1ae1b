// The words of a spec's closed lists, as spec files write them.
#pragma once

#include <string>

#include "rulebook/kinds/header.hpp"

namespace sabot::cli {

struct SpecWords {
  std::string kind;
  std::string data;
};

SpecWords words_of(const rulebook::Spec& spec);

}  // namespace sabot::cli
