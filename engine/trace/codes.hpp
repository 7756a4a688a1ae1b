// The codes of everything that can be wrong with a trace document. They are stable: a code is never given a new
// meaning.
#pragma once

#include <string_view>

namespace sabot::trace::codes {

// The document holds nothing but white space.
inline constexpr std::string_view empty_document = "E101";
// The document stops before its value is complete, as a half-written file does.
inline constexpr std::string_view truncated = "E102";
// A byte sequence is not UTF-8.
inline constexpr std::string_view invalid_utf8 = "E103";
// An escape in a text names one half of a surrogate pair, which is no character.
inline constexpr std::string_view lone_surrogate = "E104";
// A control character stands in a text unescaped.
inline constexpr std::string_view control_character = "E105";
// The text breaks the grammar of JSON in any other way.
inline constexpr std::string_view not_json = "E106";
// Something follows the one value that a document holds.
inline constexpr std::string_view trailing_content = "E107";
// Lists and objects are nested deeper than any trace needs.
inline constexpr std::string_view too_deep = "E108";
// An object names the same key twice.
inline constexpr std::string_view doubled_key = "E109";
// A whole number does not fit 64 bits, or a number with a fraction is beyond a double.
inline constexpr std::string_view number_range = "E110";
// A key that the schema requires is not there.
inline constexpr std::string_view missing_key = "E111";
// A key that the schema does not know, in an object that it closes.
inline constexpr std::string_view unknown_key = "E112";
// A value is of another type than the schema says.
inline constexpr std::string_view wrong_type = "E113";
// The document follows another version of the schema.
inline constexpr std::string_view other_version = "E114";
// An event's kind is none of the schema's four.
inline constexpr std::string_view unknown_kind = "E115";
// An event's seq is not above that of the event before it.
inline constexpr std::string_view seq_not_rising = "E116";
// A baseline, which has no operator, records an injection.
inline constexpr std::string_view baseline_injection = "E117";
// The replicate label is an empty text.
inline constexpr std::string_view empty_replicate = "E118";

}  // namespace sabot::trace::codes
