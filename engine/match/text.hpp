// Comparing text without regard to case, the way anchors are compared.
#pragma once

#include <string>
#include <string_view>

namespace sabot::match {

// Every code point of the UTF-8 text in lower case by Unicode's simple mapping.
std::string lower(std::string_view text);

}  // namespace sabot::match
