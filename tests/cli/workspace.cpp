#include "cli/workspace.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace sabot::testing {
namespace {

namespace fs = std::filesystem;

fs::path make_folder() {
  std::string name = (fs::temp_directory_path() / "sabot-test-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
  return name;
}

void redirect(int descriptor, const fs::path& path, int flags) {
  const int file = ::open(path.c_str(), flags, 0666);
  if (file < 0 || ::dup2(file, descriptor) < 0) ::_exit(126);
}

}  // namespace

std::string read_text(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path.string());
  return {std::istreambuf_iterator<char>(file), {}};
}

Workspace::Workspace() : folder_(make_folder()), streams_(make_folder()) {}

Workspace::~Workspace() {
  std::error_code error;
  fs::remove_all(folder_, error);
  fs::remove_all(streams_, error);
}

std::string Workspace::write(const std::string& path, const std::string& text) const {
  fs::create_directories((folder_ / path).parent_path());
  std::ofstream(folder_ / path, std::ios::binary) << text;
  return path;
}

std::string Workspace::read(const std::string& path) const {
  return read_text(folder_ / path);
}

std::vector<std::string> Workspace::names() const {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder_)) names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

Ran Workspace::run(std::vector<std::string> arguments, const std::string& input, const std::string& out) const {
  arguments.insert(arguments.begin(), SABOT_BINARY);
  return start(std::move(arguments), input, out);
}

Ran Workspace::shell(const std::string& command) const {
  return start({"/bin/sh", "-c", command}, "", "");
}

Ran Workspace::start(std::vector<std::string> command, const std::string& input, const std::string& out) const {
  std::vector<char*> argv;
  for (std::string& argument : command) argv.push_back(argument.data());
  argv.push_back(nullptr);
  std::ofstream(streams_ / "in", std::ios::binary) << input;
  const fs::path captured = streams_ / "out";
  std::ofstream(captured, std::ios::trunc).flush();

  const pid_t child = ::fork();
  if (child == 0) {
    redirect(STDIN_FILENO, streams_ / "in", O_RDONLY);
    redirect(STDOUT_FILENO, out.empty() ? captured : fs::path(out), O_WRONLY);
    redirect(STDERR_FILENO, streams_ / "err", O_WRONLY | O_CREAT | O_TRUNC);
    if (::chdir(folder_.c_str()) != 0) ::_exit(126);
    ::execv(argv.front(), argv.data());
    ::_exit(127);
  }
  int status = 0;
  if (child < 0 || ::waitpid(child, &status, 0) != child) throw std::runtime_error("cannot run the program");
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return {code, read_text(captured), read_text(streams_ / "err")};
}

}  // namespace sabot::testing
