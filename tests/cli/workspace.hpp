// Runs the built program in a folder of its own, as a shell would.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace sabot::testing {

struct Ran {
  int code;  // 128 + the signal that ended it
  std::string out;
  std::string err;
};

// A temporary folder that is the program's working folder and goes with this value.
class Workspace {
 public:
  Workspace();
  Workspace(const Workspace&) = delete;
  Workspace& operator=(const Workspace&) = delete;
  ~Workspace();

  // Writes a file and the folders around it; gives its path in the workspace back.
  std::string write(const std::string& path, const std::string& text) const;
  std::string read(const std::string& path) const;
  bool has(const std::string& path) const { return std::filesystem::exists(folder_ / path); }
  std::vector<std::string> names() const;  // of everything in the folder but the program's captured streams
  const std::filesystem::path& folder() const { return folder_; }

  // `out` names a file that standard output goes to instead of being captured.
  Ran run(std::vector<std::string> arguments, const std::string& input = "", const std::string& out = "") const;
  // A command line of a document, for the shell.
  Ran shell(const std::string& command) const;

 private:
  // `command`: the program's path, then its arguments.
  Ran start(std::vector<std::string> command, const std::string& input, const std::string& out) const;

  std::filesystem::path folder_;
  std::filesystem::path streams_;
};

std::string read_text(const std::filesystem::path& path);

}  // namespace sabot::testing
