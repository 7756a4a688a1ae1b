// How characters and sets of them are spelt: read as in Python's patterns, written as in RE2's.
#pragma once

#include <optional>
#include <string>

#include "match/code_points.hpp"

namespace sabot::match {

bool is_ascii_letter(char32_t c);
bool is_ascii_digit(char32_t c);
std::optional<int> hex_value(char32_t c);

// The control character that a backslash and this letter stand for: \n, \t and the like.
std::optional<char32_t> control_escape(char32_t letter);

// The set that a backslash and this letter stand for: \s \d \w and their complements \S \D \W.
std::optional<CodePointSet> class_escape(char32_t letter);

// For RE2: a character as itself where it means nothing there, else by number; a set as a class.
std::string spell(char32_t c);
std::string spell_class(const CodePointSet& set, bool negated);

}  // namespace sabot::match
