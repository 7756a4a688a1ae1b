// The codes of everything that can be wrong with a trace document. They are stable: a code is never given a new
// meaning.
#pragma once

#include <array>
#include <string_view>

#include "base/code_meaning.hpp"

namespace sabot::trace::codes {

inline constexpr std::string_view empty_document = "E101";
inline constexpr std::string_view truncated = "E102";
inline constexpr std::string_view invalid_utf8 = "E103";
inline constexpr std::string_view lone_surrogate = "E104";
inline constexpr std::string_view control_character = "E105";
inline constexpr std::string_view not_json = "E106";
inline constexpr std::string_view trailing_content = "E107";
inline constexpr std::string_view too_deep = "E108";
inline constexpr std::string_view doubled_key = "E109";
inline constexpr std::string_view number_range = "E110";
inline constexpr std::string_view missing_key = "E111";
inline constexpr std::string_view unknown_key = "E112";
inline constexpr std::string_view wrong_type = "E113";
inline constexpr std::string_view other_version = "E114";
inline constexpr std::string_view unknown_kind = "E115";
inline constexpr std::string_view seq_not_rising = "E116";
inline constexpr std::string_view baseline_injection = "E117";
inline constexpr std::string_view empty_replicate = "E118";
inline constexpr std::string_view too_many_events = "E119";
inline constexpr std::string_view text_too_long = "E120";

inline constexpr auto meanings = std::to_array<CodeMeaning>({
    {empty_document, "The document is empty or holds only white space."},
    {truncated, "The document stops before its value is complete."},
    {invalid_utf8, "A byte sequence is not UTF-8."},
    {lone_surrogate, R"(An escape such as `\ud83d` is one half of a surrogate pair.)"},
    {control_character, "A control character stands in a text as it is."},
    {not_json, "The text is not JSON in some other way."},
    {trailing_content, "Something follows the one value of a document."},
    {too_deep, "Lists and objects are nested deeper than any trace needs."},
    {doubled_key, "An object has the same key twice."},
    {number_range, "A number does not fit: a whole one into 64 bits, or another one into a double."},
    {missing_key, "A required key is missing."},
    {unknown_key, "A key that the schema does not have."},
    {wrong_type, "A value has another type than the schema says."},
    {other_version, "The document follows another version of the trace schema."},
    {unknown_kind, "The kind of an event is none of the four."},
    {seq_not_rising, "The `seq` of an event is not above the one before it."},
    {baseline_injection, "A baseline, which has no operator, records an injection."},
    {empty_replicate, "The replicate label is an empty text."},
    {too_many_events, "A run has more events than are read."},
    {text_too_long, "A text is longer than is read."},
});

}  // namespace sabot::trace::codes
