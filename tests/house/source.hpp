// The project's own files, as the checks of its house rules read them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace house {

struct SourceFile {
  std::string path;  // relative to the project's root
  std::string text;
};

// The file at a path relative to the project's root.
SourceFile file_at(const std::string& path);

// Every file below a folder of the project whose name ends with one of the suffixes, sorted by path.
std::vector<SourceFile> files_below(const std::string& folder, const std::vector<std::string>& suffixes);

// The .hpp and .cpp files of engine/.
std::vector<SourceFile> engine_files();

std::vector<std::string> lines_of(std::string_view text);

// The module that a file of engine/ belongs to: the name of its folder.
std::string module_of(const SourceFile& file);

struct Literal {
  std::size_t line;  // 1-based, where it begins
  std::string text;  // as the program sees it: escapes undone, neighbours joined
};

// C++ with its two sides apart.
struct Lexed {
  std::string code;  // without comments and literals; each leaves a blank, line ends stay
  std::vector<Literal> literals;
};
Lexed lex(std::string_view source);

}  // namespace house
