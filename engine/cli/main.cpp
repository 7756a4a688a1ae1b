#include <csignal>
#include <cstdio>
#include <exception>

#include "cli/program.hpp"

int main(int argc, char** argv) {
  // A closed pipe and a file at its size limit then show as write errors, with their own exit code.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  try {
    const sabot::cli::Arguments arguments(argv + 1, argv + argc);
    return static_cast<int>(sabot::cli::deliver(sabot::cli::run(arguments)));
  } catch (const std::exception& error) {
    std::fprintf(stderr, "sabot-eval: %s\n", error.what());
    return static_cast<int>(sabot::cli::ExitCode::unforeseen);
  }
}
