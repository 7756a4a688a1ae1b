#include "rulebook/seeds_file.hpp"

#include <fmt/format.h>

#include "rulebook/toml_document.hpp"

namespace sabot::rulebook {

Result<SeedsDocument> read_seeds_file(const SourceFile& source) {
  const auto table = parse_toml(source);
  if (!table) return tl::unexpected(table.error());
  ReadContext context(source);
  SeedsFile content;
  read_table(*table, content, "", context);
  const std::string& id = content.wave.id;
  check_place(source, fmt::format("wave \"{}\"", id), "wave.id", fmt::format("seeds/{}.toml", id), context);
  if (!context.diagnostics.empty()) return failure(std::move(context.diagnostics));
  return SeedsDocument{source.path, std::move(content.wave), std::move(context.places), source.text};
}

}  // namespace sabot::rulebook
