// The record of what has been released.
#pragma once

#include <string>

#include "rulebook/kinds/released.hpp"
#include "rulebook/places.hpp"
#include "rulebook/reading.hpp"
#include "rulebook/source.hpp"

namespace sabot::rulebook {

struct ReleasedDocument {
  std::string path;
  Health health = Health::sound;
  Released released;
  Places places;
  std::string text;
};

Reading<ReleasedDocument> read_released_file(const SourceFile& source);

}  // namespace sabot::rulebook
