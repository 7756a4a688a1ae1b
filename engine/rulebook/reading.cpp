#include "rulebook/reading.hpp"

#include <algorithm>
#include <set>
#include <string_view>

#include "rulebook/codes.hpp"

namespace sabot::rulebook {
namespace {

// What is wrong without anything being unread.
bool loses_nothing(const Diagnostic& finding) {
  static const std::set<std::string_view> harmless = {codes::unknown_key, codes::inconsistent, codes::bad_file_name,
                                                      codes::doubled_name};
  return harmless.contains(finding.code);
}

}  // namespace

Health health_of(const Diagnostics& findings) {
  if (findings.empty()) return Health::sound;
  return std::all_of(findings.begin(), findings.end(), loses_nothing) ? Health::flawed : Health::cut;
}

}  // namespace sabot::rulebook
