// A value of a rule in the words of a rule file. Internal: it needs nlohmann/json.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "rulebook/shape.hpp"

namespace sabot::rulebook {

// A part of a canonical form as TOML writes it on one line: `["O4"]`, `{ matches = 'a\s', modes = "i" }`. Of a table,
// the identity is left out, and so is every optional key that says no more than if it were absent.
std::string in_words(const nlohmann::json& value, const Shape& shape);
std::string in_words(const nlohmann::json& value, Form form);

// What tells the table apart from the others of its list: "T1.O1"; empty when its kind declares nothing.
std::string identity_of(const nlohmann::json& table, const Shape& shape);

// A whole rule, its lists of tables by identity only: `judge.kappa_floor = 0.7, anchor[T1.O1, T1.O2]`.
std::string contents_in_words(const nlohmann::json& rule, const Shape& shape);

}  // namespace sabot::rulebook
