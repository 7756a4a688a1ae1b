#include "rulebook/seeds_file.hpp"

#include <fmt/format.h>

#include "rulebook/toml_document.hpp"

namespace sabot::rulebook {

Reading<SeedsDocument> read_seeds_file(const SourceFile& source) {
  ReadContext context(source);
  SeedsFile content;
  read_document(source, content, context);
  const std::string& id = content.wave.id;
  check_place(source, fmt::format("wave \"{}\"", id), "wave.id", fmt::format("seeds/{}.toml", id), context);
  const Health health = health_of(context.diagnostics);
  return {{source.path, health, std::move(content.wave), std::move(context.places), source.text},
          std::move(context.diagnostics)};
}

}  // namespace sabot::rulebook
