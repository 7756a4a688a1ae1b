// One seeds file, read and checked by itself.
#pragma once

#include <string>

#include "base/result.hpp"
#include "rulebook/kinds/seeds.hpp"
#include "rulebook/places.hpp"
#include "rulebook/source.hpp"

namespace sabot::rulebook {

struct SeedsDocument {
  std::string path;
  SeededWave wave;
  Places places;
  std::string text;
};

// Errors: those of any TOML file (read_rule_file); a file name that does not fit the wave.
Result<SeedsDocument> read_seeds_file(const SourceFile& source);

}  // namespace sabot::rulebook
