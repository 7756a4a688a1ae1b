// A TOML file as a document of one type: parsed, read by its declaration, every finding placed. Internal: it needs
// toml++.
#pragma once

#include <toml++/toml.h>

#include "base/result.hpp"
#include "rulebook/source.hpp"
#include "rulebook/toml_reader.hpp"

namespace sabot::rulebook {

// In bytes. Each value is placed by its line, which takes too long in a file much larger.
inline constexpr std::size_t largest_file = std::size_t{256} << 10;

// The error is where the text stops being TOML or nests too deep, or why there is none.
Result<toml::table> parse_toml(const SourceFile& source);

// The whole file as a value of its declared type. One that is not TOML leaves the value as it is.
template <class T>
void read_document(const SourceFile& source, T& value, ReadContext& context) {
  if (const auto table = parse_toml(source)) {
    read_table(*table, value, "", context);
  } else {
    context.diagnostics = table.error();
  }
}

// A file that must stand at one place, which its content decides.
void check_place(const SourceFile& source, const std::string& name, const std::string& key, const std::string& place,
                 ReadContext& context);

}  // namespace sabot::rulebook
