#include "cli/lines.hpp"

namespace sabot::cli {
namespace {

constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
constexpr std::string_view blanks = " \t\r\n";

std::string_view without_suffix(std::string_view text, std::string_view suffix) {
  if (text.ends_with(suffix)) text.remove_suffix(suffix.size());
  return text;
}

bool is_blank(std::string_view text) {
  return text.find_first_not_of(blanks) == std::string_view::npos;
}

bool opens_over_lines(std::string_view text) {
  text = without_byte_order_mark(text);
  const std::size_t start = text.find_first_not_of(blanks);
  if (start == std::string_view::npos) return false;
  const std::string_view line = text.substr(start, text.find('\n', start) - start);
  return line[0] == '{' && is_blank(line.substr(1));
}

}  // namespace

std::string_view without_byte_order_mark(std::string_view text) {
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  return text;
}

Layout layout_of(std::string_view name, std::string_view text) {
  for (const std::string_view suffix : {".gz", ".zst"}) name = without_suffix(name, suffix);
  if (name.ends_with(".jsonl")) return Layout::lines;
  if (name.ends_with(".json")) return Layout::one_document;
  return opens_over_lines(text) ? Layout::one_document : Layout::lines;
}

std::vector<Document> split_documents(std::string_view text, Layout layout, std::size_t first_line) {
  if (first_line == 1) text = without_byte_order_mark(text);
  if (layout == Layout::one_document) {
    return is_blank(text) ? std::vector<Document>{} : std::vector<Document>{{text, 0}};
  }
  std::vector<Document> documents;
  for (std::size_t number = first_line; !text.empty(); ++number) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(line.size() == text.size() ? line.size() : line.size() + 1);
    if (!is_blank(line)) documents.push_back({without_suffix(line, "\r"), number});
  }
  return documents;
}

}  // namespace sabot::cli
