// How single values are spelt in JSON.
#pragma once

#include <cstdint>
#include <string>

namespace sabot::trace::json {

// Quoted, with control characters, quotes and backslashes escaped; the text is UTF-8.
std::string text(const std::string& value);
std::string text(bool value);
std::string text(std::int64_t value);
// The shortest spelling that reads back as the same double, always with a point or an exponent; the value is finite.
std::string text(double value);

}  // namespace sabot::trace::json
