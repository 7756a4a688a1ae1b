#include "rulebook/amendment_log.hpp"

#include "base/lists.hpp"

namespace sabot::rulebook {
namespace {

LoggedChange logged(const std::string& version, const Change& change, const Library& library) {
  const RuleFile* adopted = find_file(library, change.adopts);
  if (adopted == nullptr) return {version, change, {}, false};
  const RuleFile* replaced = find_file(library, change.replaces);
  return {version, change, adopted->rule.id, replaced == nullptr || replaced->canonical != adopted->canonical};
}

}  // namespace

std::vector<LoggedChange> amendments_beyond(const Rulebook& from, const Rulebook& to, const Library& library) {
  std::vector<LoggedChange> log;
  for (const std::string& version : to.amendments) {
    if (contains(from.amendments, version)) continue;
    // The rulebook was resolved from this library, so each of its versions is there.
    for (const Change& change : (*find_edition(library, version))->document.changes) {
      log.push_back(logged(version, change, library));
    }
  }
  return log;
}

}  // namespace sabot::rulebook
