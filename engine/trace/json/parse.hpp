// Reads a document into a tree, with simdjson.
#pragma once

#include <string_view>
#include <tl/expected.hpp>

#include "trace/json/finding.hpp"
#include "trace/json/value.hpp"

namespace sabot::trace::json {

// Lists and objects may be nested this deep, the document counted.
inline constexpr std::size_t deepest_nesting = 64;

// Bytes of one text and of one key, when their escapes are resolved.
inline constexpr std::size_t longest_text = std::size_t{16} << 20;
inline constexpr std::size_t longest_key = 4096;

// The document, an object or a list. Every value is checked, nested ones too: a key doubled anywhere, a number or
// a text that does not fit, or any breach of JSON is a finding.
tl::expected<Value, Finding> parse_document(std::string_view text);

// The same for a document that must be an object.
tl::expected<Value, Finding> parse_object(std::string_view text);

}  // namespace sabot::trace::json
