#include "rulebook/released_file.hpp"

#include "rulebook/toml_document.hpp"

namespace sabot::rulebook {

Reading<ReleasedDocument> read_released_file(const SourceFile& source) {
  ReadContext context(source);
  Released content;
  read_document(source, content, context);
  const Health health = health_of(context.diagnostics);
  return {{source.path, health, std::move(content), std::move(context.places), source.text},
          std::move(context.diagnostics)};
}

}  // namespace sabot::rulebook
