// What is gathered while a TOML file is read: findings, and where each value stands. Internal: it needs toml++.
#pragma once

#include <toml++/toml.h>
#include <string>
#include <string_view>

#include "rulebook/rule_file.hpp"

namespace sabot::rulebook {

class ReadContext {
 public:
  explicit ReadContext(const SourceFile& source) : source_(source) {}

  Place place(const toml::source_region& region) const {
    return {source_.shown_as, region.begin.line, region.begin.column};
  }

  void report(const toml::source_region& region, const char* code, std::string message, std::string help = {}) {
    diagnostics.push_back(finding(place(region), source_.text, code, std::move(message), std::move(help)));
  }

  void remember(const std::string& path, const toml::source_region& region) { places.add(path, place(region)); }

  Diagnostics diagnostics;
  Places places;

 private:
  const SourceFile& source_;
};

}  // namespace sabot::rulebook
