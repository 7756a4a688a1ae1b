// A command line: the words that a verb takes, where they go, and what its help says.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/answer.hpp"

namespace CLI {
class App;
}

namespace sabot::cli {

// What help says of a word of the command line.
struct Help {
  std::string what;
  std::string value = {};  // how the value is called: FILE
  std::string group = {};  // under which heading it stands; none = the common one
  bool required = false;
};

// Members are bound by reference and must live until parse() has returned. A name with dashes is an option, one without
// is an argument by position. CLI11 does the reading; it stays inside, since each file that includes it builds slowly.
class CommandLine {
 public:
  CommandLine(const std::string& name, const std::string& description);
  CommandLine(CommandLine&&) noexcept;
  CommandLine& operator=(CommandLine&&) noexcept;
  ~CommandLine();

  void flag(const std::string& name, bool& member, const Help& help);

  // An empty text is refused, since it would read as one left out.
  void text(const std::string& name, std::string& member, const Help& help);
  void texts(const std::string& name, std::vector<std::string>& member, const Help& help);

  // A whole number from low to high.
  void number(const std::string& name, std::size_t& member, std::size_t low, std::size_t high, const Help& help);

  // A value of its own kind: `read` takes the word and says what is wrong with it, or nothing.
  using Read = std::function<std::string(const std::string& word)>;
  void value(const std::string& name, const Read& read, const Help& help);

  // One of a closed list of words.
  template <class T, std::size_t N>
  void choice(const std::string& name, T& member, const std::array<std::pair<std::string_view, T>, N>& words,
              const Help& help) {
    std::vector<std::string> known;
    for (const auto& entry : words) known.emplace_back(entry.first);
    word(
        name, known, [&member, words](std::size_t index) { member = words[index].second; }, help);
  }

  // A verb below this one. It takes the options of this one too.
  CommandLine& verb(const std::string& name, const std::string& description);
  bool chosen() const;  // of a verb, once parsed
  void verb_required();

  // What is wrong with the words as a whole; nothing = they are fine.
  void check(std::function<std::string()> wrong);

  void version(const std::string& text);
  void footer(const std::string& text);

  // Reads the arguments into the bound members. The answer is there when nothing is left to do: help was asked for, or
  // the command line is wrong.
  std::optional<Answer> parse(const Arguments& arguments);

 private:
  explicit CommandLine(CLI::App& app);
  void word(const std::string& name, const std::vector<std::string>& known, std::function<void(std::size_t)> choose,
            const Help& help);

  std::unique_ptr<CLI::App> owned_;  // none for a verb below another
  CLI::App* app_;
  std::vector<std::unique_ptr<CommandLine>> verbs_;
};

}  // namespace sabot::cli
