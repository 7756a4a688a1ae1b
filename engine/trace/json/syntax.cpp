#include "trace/json/syntax.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "base/utf8.hpp"
#include "trace/codes.hpp"

namespace sabot::trace::json {
namespace {

constexpr std::string_view white_space = " \t\r\n";
constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

// What nlohmann/json says of the first error: it counts the bytes read, and one more where it met the end.
struct Breach {
  std::size_t bytes_read;
  std::string last_token;
  std::string what;
};

// Walks a document, keeps nothing, and stops at the first error.
class BreachFinder : public nlohmann::json_sax<nlohmann::json> {
 public:
  std::optional<Breach> breach;

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return true; }
  bool key(string_t&) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t position, const std::string& last_token,
                   const nlohmann::json::exception& error) override {
    const bool breaks_grammar = dynamic_cast<const nlohmann::json::parse_error*>(&error) != nullptr;
    if (breaks_grammar) breach = Breach{position, last_token, error.what()};
    return false;
  }
};

// "[id] parse error at ...: syntax error while parsing x - DETAIL; last read: 'TOKEN'; expected y" without the parts
// that the place and the source line show.
std::string detail(std::string_view what) {
  if (const std::size_t dash = what.find(" - "); dash != std::string_view::npos) what.remove_prefix(dash + 3);
  const std::size_t last_read = what.find("; last read: '");
  if (last_read == std::string_view::npos) {
    // Where a list or an object may end, a comma may stand as well.
    const bool may_end = what.ends_with("expected ']'") || what.ends_with("expected '}'");
    return may_end ? fmt::format("{} or ','", what) : std::string(what);
  }
  const std::size_t token_end = what.rfind("'; expected ");
  const std::string_view expected = token_end == std::string_view::npos ? "" : what.substr(token_end + 1);
  return fmt::format("{}{}", what.substr(0, last_read), expected);
}

bool is_word(char c) {
  return is_ascii_alphanumeric(c) || c == '+' || c == '-' || c == '.' || c == '_';
}

// Where the token that the breach is about begins. The token that nlohmann/json hands out is exact for texts alone.
std::size_t token_start(std::string_view text, const Breach& breach, std::string_view reason) {
  if (reason.starts_with("unexpected string")) return breach.bytes_read - breach.last_token.size();
  std::size_t start = breach.bytes_read - 1;
  if (!is_word(text[start]) && !reason.starts_with("invalid")) return start;
  while (start > 0 && is_word(text[start - 1])) --start;
  return start;
}

std::string advice(std::string_view rest) {
  if (rest.starts_with("NaN") || rest.starts_with("Infinity") || rest.starts_with("-Infinity")) {
    return "JSON has no NaN and no infinity: use null or a text";
  }
  if (rest.starts_with('\'')) return "JSON quotes texts with \"";
  return {};
}

Finding describe(std::string_view text, const Breach& breach) {
  if (breach.bytes_read > text.size()) {
    const std::size_t end = text.find_last_not_of(white_space) + 1;
    return {end, codes::truncated, "the document ends too soon", "the file may have been cut off while it was written"};
  }
  const std::size_t last_byte = breach.bytes_read - 1;
  const std::string reason = detail(breach.what);
  const auto mentions = [&](std::string_view words) { return reason.find(words) != std::string::npos; };
  if (mentions("surrogate")) {
    return {text.rfind('\\', last_byte), codes::lone_surrogate, "an escape in a text is one half of a surrogate pair",
            "a character beyond U+FFFF takes two \\u escapes, a high and a low one"};
  }
  if (mentions("control character")) {
    const auto byte = static_cast<unsigned char>(text[last_byte]);
    return {last_byte, codes::control_character,
            fmt::format("the control character U+{:04X} stands in a text unescaped", byte),
            fmt::format("write \\u{:04x}", byte)};
  }
  if (mentions("forbidden character after backslash") || mentions("'\\u' must be followed")) {
    return {text.rfind('\\', last_byte), codes::not_json, "not JSON: " + reason};
  }
  const std::size_t start = token_start(text, breach, reason);
  if (mentions("expected end of input")) {
    return {start, codes::trailing_content, "something follows the end of the document, expected one value",
            "a .jsonl file holds one document a line"};
  }
  return {start, codes::not_json, "not JSON: " + reason, advice(text.substr(start))};
}

}  // namespace

std::optional<Finding> find_syntax_error(std::string_view text) {
  if (text.find_first_not_of(white_space) == std::string_view::npos) {
    return Finding{0, codes::empty_document, "the document is empty, expected an object"};
  }
  if (const std::optional<std::size_t> offset = find_invalid_utf8(text)) {
    const auto byte = static_cast<unsigned char>(text[*offset]);
    return Finding{*offset, codes::invalid_utf8, fmt::format("the byte 0x{:02x} is not valid UTF-8 here", byte)};
  }
  if (text.starts_with(byte_order_mark)) {
    return Finding{0, codes::not_json, "not JSON: a byte order mark stands before the document", "save it without one"};
  }
  // nlohmann/json takes a NUL byte for the end of the input.
  if (const std::size_t offset = text.find('\0'); offset != std::string_view::npos) {
    return Finding{offset, codes::not_json, "not JSON: a NUL byte"};
  }
  BreachFinder finder;
  nlohmann::json::sax_parse(text, &finder);
  if (!finder.breach) return std::nullopt;
  return describe(text, *finder.breach);
}

}  // namespace sabot::trace::json
