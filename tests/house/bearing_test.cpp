// What a change of rules is said to reach is what the engine really reads.
#include <algorithm>
#include <catch2/catch.hpp>
#include <regex>
#include <set>
#include <string>

#include "house/source.hpp"
#include "rulebook/bearing.hpp"

using sabot::rulebook::Bearing;
using sabot::rulebook::bearings;
using sabot::rulebook::Reach;

namespace {

// The rulebook's members that adjudication names.
std::set<std::string> read_by_adjudication() {
  std::set<std::string> members;
  const std::regex use(R"(\brulebook_?\.(\w+))");
  for (const auto& file : house::files_below("engine/adjudicate", {".hpp", ".cpp"})) {
    const std::string code = house::lex(file.text).code;
    for (std::sregex_iterator at(code.begin(), code.end(), use), end; at != end; ++at) members.insert((*at)[1]);
  }
  return members;
}

std::string member_of(const Bearing& bearing) {
  std::string member(bearing.kind);
  std::replace(member.begin(), member.end(), '-', '_');
  return member;
}

}  // namespace

TEST_CASE("a change can change a verdict exactly when adjudication reads its kind of rule") {
  const auto members = read_by_adjudication();
  for (const auto& bearing : bearings()) {
    CAPTURE(bearing.kind);
    CHECK(members.contains(member_of(bearing)) == (bearing.reach == Reach::verdicts));
  }
}
