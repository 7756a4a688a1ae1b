#include "house/source.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

namespace house {
namespace {

namespace fs = std::filesystem;

bool ends_with_one_of(const std::string& name, const std::vector<std::string>& suffixes) {
  return std::any_of(suffixes.begin(), suffixes.end(), [&](const auto& suffix) { return name.ends_with(suffix); });
}

bool is_alphanumeric(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

char unescaped(char c) {
  return c == 'n' ? '\n' : c == 't' ? '\t' : c;
}

class Lexer {
 public:
  explicit Lexer(std::string_view source) : source_(source) {}

  Lexed run() {
    while (at_ < source_.size()) {
      if (looking_at("//")) {
        skip_to(source_.find('\n', at_));
      } else if (looking_at("/*")) {
        skip_past("*/");
      } else if (looking_at("R\"")) {
        raw_literal();
      } else if (source_[at_] == '"') {
        literal();
      } else if (source_[at_] == '\'' && !(at_ > 0 && is_alphanumeric(source_[at_ - 1]))) {
        quoted('\'');
        out_.code += ' ';
      } else {
        adjacent_ = adjacent_ && is_blank(source_[at_]);
        out_.code += source_[at_++];
      }
    }
    return std::move(out_);
  }

 private:
  static bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

  bool looking_at(std::string_view text) const { return source_.substr(at_).starts_with(text); }

  void skip_to(std::size_t end) {
    end = std::min(end, source_.size());
    out_.code += ' ';
    out_.code.append(
        static_cast<std::size_t>(std::count(source_.begin() + offset(at_), source_.begin() + offset(end), '\n')), '\n');
    at_ = end;
  }

  void skip_past(std::string_view text) {
    const auto found = source_.find(text, at_ + 2);
    skip_to(found == std::string_view::npos ? found : found + text.size());
  }

  static std::ptrdiff_t offset(std::size_t at) { return static_cast<std::ptrdiff_t>(at); }

  // The text between quotes, its escapes undone.
  std::string quoted(char quote) {
    std::string text;
    for (++at_; at_ < source_.size() && source_[at_] != quote; ++at_) {
      const bool escaped = source_[at_] == '\\' && at_ + 1 < source_.size();
      if (escaped) ++at_;
      text += escaped ? unescaped(source_[at_]) : source_[at_];
    }
    ++at_;
    return text;
  }

  void literal() {
    const auto line = current_line();
    add(line, quoted('"'));
    out_.code += ' ';
  }

  void raw_literal() {
    const auto line = current_line();
    const auto open = source_.find('(', at_);
    const auto close = ")" + std::string(source_.substr(at_ + 2, open - at_ - 2)) + "\"";
    const auto end = source_.find(close, open);
    add(line, std::string(source_.substr(open + 1, end - open - 1)));
    skip_to(end == std::string_view::npos ? end : end + close.size());
  }

  void add(std::size_t line, std::string text) {
    if (adjacent_) {
      out_.literals.back().text += text;
    } else {
      out_.literals.push_back({line, std::move(text)});
    }
    adjacent_ = true;
  }

  std::size_t current_line() const {
    return 1 + static_cast<std::size_t>(std::count(source_.begin(), source_.begin() + offset(at_), '\n'));
  }

  std::string_view source_;
  std::size_t at_ = 0;
  bool adjacent_ = false;  // only blanks and comments since the last literal
  Lexed out_;
};

}  // namespace

SourceFile file_at(const std::string& path) {
  std::ifstream in(fs::path(SABOT_SOURCE_DIR) / path, std::ios::binary);
  return {path, {std::istreambuf_iterator<char>(in), {}}};
}

std::vector<SourceFile> files_below(const std::string& folder, const std::vector<std::string>& suffixes) {
  const fs::path root = SABOT_SOURCE_DIR;
  std::vector<SourceFile> files;
  for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
    if (!entry.is_regular_file() || !ends_with_one_of(entry.path().filename().string(), suffixes)) continue;
    files.push_back(file_at(entry.path().lexically_relative(root).generic_string()));
  }
  std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
  return files;
}

std::vector<SourceFile> engine_files() {
  return files_below("engine", {".hpp", ".cpp"});
}

std::vector<std::string> lines_of(std::string_view text) {
  std::istringstream in{std::string(text)};
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string module_of(const SourceFile& file) {
  const auto rest = file.path.substr(file.path.find('/') + 1);
  return rest.substr(0, rest.find('/'));
}

Lexed lex(std::string_view source) {
  return Lexer(source).run();
}

}  // namespace house
