// A TOML file as a document of one type: parsed, read by its declaration, every finding placed. Internal: it needs
// toml++.
#pragma once

#include <toml++/toml.h>

#include "base/result.hpp"
#include "rulebook/source.hpp"
#include "rulebook/toml_reader.hpp"

namespace sabot::rulebook {

// The error is where the text stops being TOML.
Result<toml::table> parse_toml(const SourceFile& source);

// A file that must stand at one place, which its content decides.
void check_place(const SourceFile& source, const std::string& name, const std::string& key, const std::string& place,
                 ReadContext& context);

}  // namespace sabot::rulebook
