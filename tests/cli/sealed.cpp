#include "cli/sealed.hpp"

#include <sys/wait.h>

#include <catch2/catch.hpp>
#include <cerrno>
#include <cstdlib>
#include <iostream>
#include <sstream>

namespace sabot::harness {

std::ostream& operator<<(std::ostream& out, ProgramEnd end) {
  constexpr const char* words[] = {"exited", "killed", "out of time", "too much output", "not started"};
  return out << words[static_cast<std::size_t>(end)];
}

}  // namespace sabot::harness

namespace sabot::testing {

bool lacks_python() {
  if (!cli::find_program("python3", cli::program_folders()).empty()) return false;
  std::cout << "SKIPPED: python3 is not installed\n";
  return true;
}

cli::SealedProgram python(const std::string& source) {
  cli::SealedProgram program;
  program.interpreter = "python3";
  program.arguments = {"-I", "-S", "-B", "main.py"};
  program.files = {{"main.py", source}};
  program.seconds = 10;
  program.memory_mb = 512;
  return program;
}

std::string attempt(const std::string& statements) {
  std::string source = "import ctypes, fcntl, os, resource, signal, socket, subprocess, sys, threading\ntry:\n";
  std::istringstream lines(statements);
  for (std::string line; std::getline(lines, line);) source += "    " + line + "\n";
  return source + "    print('it worked')\nexcept BaseException as problem:\n    print(type(problem).__name__)\n";
}

std::string c_call(const std::string& call) {
  return "libc = ctypes.CDLL(None, use_errno=True)\nif libc." + call +
         " < 0: raise OSError(ctypes.get_errno(), 'refused')\n";
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

bool has_children() {
  return ::waitpid(-1, nullptr, WNOHANG) != -1 || errno != ECHILD;
}

TemporaryRoot::TemporaryRoot() {
  if (const char* old = std::getenv("TMPDIR"); old != nullptr) old_ = old;
  ::setenv("TMPDIR", folder().c_str(), 1);
}

TemporaryRoot::~TemporaryRoot() {
  if (old_.empty()) {
    ::unsetenv("TMPDIR");
  } else {
    ::setenv("TMPDIR", old_.c_str(), 1);
  }
}

harness::ProgramOutcome run_and_look_around(const cli::SealedProgram& program) {
  const TemporaryRoot temporary;
  harness::ProgramOutcome outcome = cli::run_sealed(program);
  CHECK(temporary.names() == std::vector<std::string>{});
  CHECK_FALSE(has_children());
  CHECK(outcome.why == "");
  return outcome;
}

}  // namespace sabot::testing
