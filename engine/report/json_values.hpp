// JSON of the values that several formats share. Internal to this module: it needs nlohmann/json.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicate/verdict.hpp"
#include "report/evaluation.hpp"
#include "report/figures.hpp"

namespace sabot::report {

using Json = nlohmann::ordered_json;

// Null for an empty text.
Json text_or_null(const std::string& text);

// What a report opens with: its format, the program, the rules and the inputs.
Json opening(std::string_view format, const Provenance& provenance);

Json json_of(const rulebook::Lender& lender);

// framework, config, task, operator, replicate (as text: 11 and "11" are the same label).
Json json_of(const adjudicate::Cell& cell);

// rule and place are null where no rule decided.
Json json_of(const adjudicate::Reason& reason);

Json json_of(const adjudicate::ObservedAct& act);

// Null where no strict floor is lent.
Json json_of(const std::optional<adjudicate::Strict>& strict);

// Of flags there is nothing but null where no such surface is in force.
Json json_of(const adjudicate::Outcome& outcome, bool flags_in_force);

// rate is null for a rate of nothing.
Json json_of(const tally::Rate& rate);
Json json_of(const tally::Counts& counts, const Basis& basis);

Json json_of(const std::vector<Input>& inputs);
Json json_of(const Diagnostics& diagnostics);

// Plain ASCII, so that nothing a run wrote acts on a terminal; a byte that is not UTF-8 becomes U+FFFD. A negative
// indent makes one line.
std::string dump(const Json& value, int indent);

}  // namespace sabot::report
