// A text as the JSON documents that it holds.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace sabot::cli {

struct Document {
  std::string_view text;
  std::size_t line = 0;  // where it begins; 0 = it is the whole text
};

enum class Layout {
  one_document,  // the text is one document, over any number of lines
  lines,         // each line is one document
};

// ".json" files hold one document and ".jsonl" files one a line, compressed or not. Anything else (a pipe, another
// name) is one document when its first line holds nothing but the opening brace, as pretty-printed JSON does.
Layout layout_of(std::string_view name, std::string_view text);

std::string_view without_byte_order_mark(std::string_view text);

// The documents without blank lines, line ends and a byte order mark at the start of the first line. They are views
// into `text`, whose first line has the number `first_line`.
std::vector<Document> split_documents(std::string_view text, Layout layout, std::size_t first_line = 1);

}  // namespace sabot::cli
