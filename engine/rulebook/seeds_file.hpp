// One seeds file, read and checked by itself.
#pragma once

#include <string>

#include "rulebook/kinds/seeds.hpp"
#include "rulebook/places.hpp"
#include "rulebook/reading.hpp"
#include "rulebook/source.hpp"

namespace sabot::rulebook {

struct SeedsDocument {
  std::string path;
  Health health = Health::sound;
  SeededWave wave;
  Places places;
  std::string text;
};

// Findings: those of any TOML file (read_rule_file); a file name that does not fit the wave.
Reading<SeedsDocument> read_seeds_file(const SourceFile& source);

}  // namespace sabot::rulebook
