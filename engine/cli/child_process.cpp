#include "cli/child_process.hpp"

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <utility>

namespace sabot::cli {
namespace {

using harness::ProgramEnd;

// In milliseconds, rounded up; negative never, since poll() takes that for "no limit".
int time_left(Clock::time_point deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
  return static_cast<int>(std::max(left, std::chrono::milliseconds(0)).count());
}

// One read of what is there. A stream at its end, or broken, is closed.
void read_some(Printed& stream) {
  std::array<char, 1 << 16> buffer{};
  const ssize_t count = ::read(stream.end.get(), buffer.data(), buffer.size());
  if (count > 0) {
    const auto size = static_cast<std::size_t>(count);
    stream.bytes += size;
    stream.kept.append(buffer.data(), std::min(size, Printed::most_kept - stream.kept.size()));
  } else if (count == 0 || errno != EINTR) {
    stream.end.close();
  }
}

}  // namespace

ChildProcess::~ChildProcess() {
  if (id_ <= 0) return;
  kill();
  wait();
}

void ChildProcess::kill() const {
  ::kill(id_, SIGKILL);
}

std::optional<int> ChildProcess::wait() {
  const pid_t id = std::exchange(id_, -1);
  int status = 0;
  for (;;) {
    const pid_t waited = ::waitpid(id, &status, 0);
    if (waited == id) return status;
    if (waited < 0 && errno != EINTR) return std::nullopt;
  }
}

std::optional<ProgramEnd> read_until_ended(const Descriptor& ended, Streams& streams, Clock::time_point deadline) {
  std::array<pollfd, std::tuple_size_v<Streams> + 1> watched{};
  pollfd& process = watched.back();
  process = {ended.get(), POLLIN, 0};
  for (;;) {
    // poll() passes over negative numbers, which is what closed streams have.
    std::transform(streams.begin(), streams.end(), watched.begin(), [](const Printed& stream) {
      return pollfd{stream.end.get(), POLLIN, 0};
    });
    if (std::all_of(watched.begin(), watched.end(), [](const pollfd& one) { return one.fd < 0; })) return std::nullopt;

    const int ready = ::poll(watched.data(), watched.size(), time_left(deadline));
    if (ready == 0 || Clock::now() >= deadline) return ProgramEnd::out_of_time;
    if (ready < 0) continue;
    for (std::size_t i = 0; i < streams.size(); ++i) {
      if (watched[i].revents != 0) read_some(streams[i]);
      if (streams[i].bytes > Printed::most_printed) return ProgramEnd::too_much_output;
    }
    if (process.revents != 0) process.fd = -1;
  }
}

}  // namespace sabot::cli
