// The caller's side of a child process: its streams are read, its time is watched, and it never outlives its owner.
#pragma once

#include <sys/types.h>

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>

#include "cli/descriptor.hpp"
#include "harness/program_outcome.hpp"

namespace sabot::cli {

// What a process prints into a pipe. The first bytes are kept; the rest is counted, so that nobody fills the memory.
struct Printed {
  static constexpr std::size_t most_kept = std::size_t{64} << 10;
  static constexpr std::size_t most_printed = std::size_t{1} << 20;

  Descriptor end;
  std::string kept;
  std::size_t bytes = 0;
};

// Owns a process that was just forked: one that is still there when this goes is killed. It is waited for in any case.
class ChildProcess {
 public:
  explicit ChildProcess(pid_t id) : id_(id) {}
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess(ChildProcess&&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;
  ChildProcess& operator=(ChildProcess&&) = delete;
  ~ChildProcess();

  pid_t id() const { return id_; }
  void kill() const;
  std::optional<int> wait();  // for its end; the status as waitpid() tells it, or nothing when that is not to be had

 private:
  pid_t id_;
};

using Streams = std::array<Printed, 3>;
using Clock = std::chrono::steady_clock;

// Reads until every stream is at its end and the process has ended, which `ended` (a pidfd) tells. A process that has
// to be stopped first is still running then: the result is why, otherwise there is none.
std::optional<harness::ProgramEnd> read_until_ended(const Descriptor& ended, Streams& streams,
                                                    Clock::time_point deadline);

}  // namespace sabot::cli
