#include "rulebook/toml_document.hpp"

#include <fmt/format.h>

#include "rulebook/codes.hpp"
#include "rulebook/toml_depth.hpp"

namespace sabot::rulebook {

Result<toml::table> parse_toml(const SourceFile& source) {
  if (source.unreadable) return failure(*source.unreadable);
  if (source.text.size() > largest_file) {
    return failure({{source.shown_as, 0, 0},
                    codes::too_large,
                    fmt::format("has {} bytes, expected at most {}", source.text.size(), largest_file),
                    {},
                    {}});
  }
  if (const auto offset = find_too_deep(source.text)) {
    const LineAt at = line_at(source.text, *offset);
    return failure(finding({source.shown_as, at.line, at.column}, source.text, codes::too_deep,
                           fmt::format("nested more than {} levels deep", deepest_toml)));
  }
  try {
    return toml::parse(source.text, source.shown_as);
  } catch (const toml::parse_error& error) {
    return failure(finding(place_of(error.source().begin, source), source.text, codes::not_toml,
                           fmt::format("not TOML: {}", error.description())));
  }
}

void check_place(const SourceFile& source, const std::string& name, const std::string& key, const std::string& place,
                 ReadContext& context) {
  if (!context.diagnostics.empty() || source.path == place) return;
  context.diagnostics.push_back(finding(context.places.at(key), source.text, codes::bad_file_name,
                                        fmt::format("{} cannot stand in {}", name, source.path),
                                        fmt::format("its place is {}", place)));
}

}  // namespace sabot::rulebook
