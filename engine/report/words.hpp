// The words and the machine names that reports use for verdicts, and short texts for reasons and places.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicate/observation.hpp"
#include "adjudicate/verdict.hpp"
#include "base/place.hpp"
#include "rulebook/difference.hpp"
#include "tally/impact.hpp"

namespace sabot::report {

// Names in JSON: "counted", "before_injection", "no_token", ...
std::string_view key(adjudicate::ActStanding standing);
std::string_view key(adjudicate::FlagStanding standing);

std::string_view key(tally::Aspect aspect);
std::string_view key(rulebook::Alteration alteration);
std::string_view key(rulebook::Effect effect);
std::string_view key(rulebook::Reach reach);

// The same in words, to follow "the act ..." or "the FLAGS line ...".
std::string_view words(adjudicate::Status status);
std::string_view words(adjudicate::ActStanding standing);
std::string_view words(adjudicate::FlagStanding standing);
std::string_view yes_or_no(bool value);

// A machine name as words: "carved out".
std::string spelled(std::string_view name);

// "rules/acts/2026-07-22.toml:4": a report names the line, not the column.
std::string file_and_line(const Place& place);

// "rule id, file:line"; empty where no rule decided.
std::string ground(const rulebook::RuleRef& rule);

// The reason's sentence, then its ground in brackets.
std::string with_ground(const adjudicate::Reason& reason);

// In double quotes, control characters escaped, cut to so many code points.
std::string quoted(std::string_view text, std::size_t longest);

// Enough of a rulebook's digest to tell versions apart.
inline constexpr std::size_t short_digest_length = 12;
std::string short_digest(const std::string& digest);

// A version as every text names it: "v0.2.1", and a draft of one with the mark that no reader may miss, "v0.2.1 DRAFT".
std::string version_name(std::string_view version, bool draft);

// Follows a version that judges because no other was asked for: in brackets, after a space. Else nothing.
std::string_view how_chosen(bool by_default);

// The first names, and how many more there are: "a, b and 3 more".
std::string listed(const std::vector<std::string>& names, std::size_t most);

// A head of several lines as one.
std::string on_one_line(std::string text);

// "1 cell", "2 cells".
std::string number_of(std::size_t count, std::string_view noun);

}  // namespace sabot::report
