#include "cli/sealed_run.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include "cli/child_process.hpp"
#include "cli/descriptor.hpp"
#include "cli/file.hpp"
#include "cli/seal_filter.hpp"
#include "cli/sealed_child.hpp"
#include "cli/temporary_folder.hpp"

namespace sabot::cli {
namespace {

namespace fs = std::filesystem;
using harness::ProgramEnd;
using harness::ProgramOutcome;

// The limit on processor time is there in case that this process is stopped and cannot watch the clock. It must not be
// reached first, or the same endless loop would end in two ways.
constexpr std::int64_t grace_seconds = 2;

ProgramOutcome not_started(std::string why) {
  ProgramOutcome outcome;
  outcome.why = std::move(why);
  return outcome;
}

ProgramOutcome unsealed(const SealedProgram& program, std::string_view why) {
  return not_started(fmt::format("cannot run {} sealed: {}", program.interpreter, why));
}

std::string system_error(std::string_view what) {
  return fmt::format("cannot {}: {}", what, std::generic_category().message(errno));
}

bool is_plain_name(const std::string& name) {
  return !name.empty() && name != "." && name != ".." && name.find_first_of(std::string_view("/\0", 2)) == name.npos;
}

// Why a file cannot be written, or nothing.
std::optional<std::string> write_files(const std::map<std::string, std::string>& files, const fs::path& folder) {
  for (const auto& [name, text] : files) {
    if (!is_plain_name(name)) return fmt::format("\"{}\" is no plain file name", name);
    if (const auto written = write_file((folder / name).string(), text); !written) {
      return fmt::format("{}: {}", name, written.error().front().message);
    }
  }
  return std::nullopt;
}

struct Pipe {
  Descriptor read;
  Descriptor write;
};

// Beyond the standard numbers, where the child puts its streams; they are free when the caller's own are closed.
Descriptor beyond_standard(int number) {
  const Descriptor given(number);
  return Descriptor(::fcntl(given.get(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
}

std::optional<Pipe> make_pipe() {
  int ends[2] = {-1, -1};
  if (::pipe2(ends, O_CLOEXEC) != 0) return std::nullopt;
  Pipe pipe{beyond_standard(ends[0]), beyond_standard(ends[1])};
  if (!pipe.read.valid() || !pipe.write.valid()) return std::nullopt;
  return pipe;
}

// As exec() takes them: pointers into the words, and a null pointer at the end.
std::vector<char*> pointers(std::vector<std::string>& words) {
  std::vector<char*> list;
  for (std::string& word : words) list.push_back(word.data());
  list.push_back(nullptr);
  return list;
}

// As a shell counts them, the program comes first among its arguments.
std::vector<std::string> command_line(const SealedProgram& program) {
  std::vector<std::string> words = {program.interpreter};
  words.insert(words.end(), program.arguments.begin(), program.arguments.end());
  return words;
}

struct Pipes {
  Pipe output;
  Pipe errors;
  Pipe report;
};

std::optional<Pipes> make_pipes() {
  auto output = make_pipe();
  auto errors = make_pipe();
  auto report = make_pipe();
  if (!output || !errors || !report) return std::nullopt;
  return Pipes{std::move(*output), std::move(*errors), std::move(*report)};
}

// What the caller reads. Its copies of the other ends are closed, since a pipe ends when nobody can write to it.
Streams keep_reading(Pipes pipes) {
  Streams streams;
  streams[0].end = std::move(pipes.output.read);
  streams[1].end = std::move(pipes.errors.read);
  streams[2].end = std::move(pipes.report.read);
  return streams;
}

ProgramOutcome outcome_of(std::optional<ProgramEnd> stopped, int status) {
  ProgramOutcome outcome;
  if (stopped) {
    outcome.end = *stopped;
  } else if (WIFEXITED(status)) {
    outcome.end = ProgramEnd::exited;
    outcome.status = WEXITSTATUS(status);
  } else {
    outcome.end = ProgramEnd::killed;
    outcome.status = WTERMSIG(status);
  }
  return outcome;
}

ProgramOutcome watch(const SealedProgram& program, ChildProcess child, Streams streams, Clock::time_point deadline) {
  const Descriptor ended(static_cast<int>(::syscall(SYS_pidfd_open, child.id(), 0)));
  if (!ended.valid()) return unsealed(program, system_error("watch the process"));
  const auto stopped = read_until_ended(ended, streams, deadline);
  if (stopped) child.kill();
  const auto status = child.wait();
  if (!status) return unsealed(program, system_error("learn how it ended"));
  auto& [output, errors, report] = streams;
  if (report.bytes > 0) return unsealed(program, "cannot " + report.kept);
  ProgramOutcome outcome = outcome_of(stopped, *status);
  outcome.output = std::move(output.kept);
  outcome.errors = std::move(errors.kept);
  return outcome;
}

}  // namespace

ProgramOutcome run_sealed(const SealedProgram& program, const std::vector<fs::path>& folders) {
  const std::string path = find_program(program.interpreter, folders).string();
  if (path.empty()) return not_started(fmt::format("{} is not installed", program.interpreter));
  auto filter = seal_filter(path.c_str());
  if (!filter) return unsealed(program, "the filter of system calls cannot be built");
  const auto folder = TemporaryFolder::make();
  if (!folder) return unsealed(program, "there is no temporary folder to be had");
  if (const auto why = write_files(program.files, folder->path())) return unsealed(program, *why);
  auto pipes = make_pipes();
  if (!pipes) return unsealed(program, system_error("make a pipe"));

  auto words = command_line(program);
  std::vector<std::string> surroundings = {"LC_ALL=C.UTF-8", "TZ=UTC"};
  const auto arguments = pointers(words);
  const auto environment = pointers(surroundings);
  SealedChild sealed;
  sealed.caller = ::getpid();
  sealed.program = path.c_str();
  sealed.arguments = arguments.data();
  sealed.environment = environment.data();
  sealed.folder = folder->path().c_str();
  sealed.output = pipes->output.write.get();
  sealed.errors = pipes->errors.write.get();
  sealed.report = pipes->report.write.get();
  sealed.cpu_seconds = static_cast<rlim_t>(program.seconds + grace_seconds);
  sealed.memory_bytes = static_cast<rlim_t>(program.memory_mb) << 20;
  sealed.filter = {static_cast<unsigned short>(filter->size()), filter->data()};

  const auto deadline = Clock::now() + std::chrono::seconds(program.seconds);
  const pid_t id = ::fork();
  if (id == 0) become_sealed(sealed);
  if (id < 0) return unsealed(program, system_error("start a process"));
  Streams streams = keep_reading(std::move(*pipes));
  return watch(program, ChildProcess(id), std::move(streams), deadline);
}

}  // namespace sabot::cli
