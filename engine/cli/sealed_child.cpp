#include "cli/sealed_child.hpp"

#include <fcntl.h>
#include <linux/capability.h>
#include <linux/close_range.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>

namespace sabot::cli {
namespace {

constexpr rlim_t most_descriptors = 64;
constexpr rlim_t stack_bytes = rlim_t{8} << 20;

bool connect(int from, int to) {
  return ::dup2(from, to) == to;
}

// For good: the process cannot raise it again.
bool limit(__rlimit_resource resource, rlim_t most) {
  rlimit old{};
  if (::getrlimit(resource, &old) != 0) return false;
  const rlim_t lowest = std::min(most, old.rlim_max);
  const rlimit now = {lowest, lowest};
  return ::setrlimit(resource, &now) == 0;
}

bool limit_all(const SealedChild& child) {
  return limit(RLIMIT_CORE, 0) && limit(RLIMIT_FSIZE, 0) && limit(RLIMIT_NOFILE, most_descriptors) &&
         limit(RLIMIT_STACK, stack_bytes) && limit(RLIMIT_CPU, child.cpu_seconds) &&
         limit(RLIMIT_AS, child.memory_bytes);
}

// What makes root more than the owner of its files; once new privileges are ruled out, no start of a program brings it
// back.
bool drop_capabilities() {
  __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
  const __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {};
  return ::syscall(SYS_capset, &header, none) == 0;
}

// What could not be done, or nothing.
const char* seal(const SealedChild& child) {
  if (::prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || ::getppid() != child.caller) return "tie its life to the caller's";
  if (::setsid() < 0) return "give it a session of its own";
  const int input = ::open("/dev/null", O_RDONLY);
  if (!connect(input, STDIN_FILENO) || !connect(child.output, STDOUT_FILENO) || !connect(child.errors, STDERR_FILENO)) {
    return "connect its streams";
  }
  if (::close_range(STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC) != 0) return "close what the caller has open";
  if (::chdir(child.folder) != 0) return "enter its folder";
  if (!limit_all(child)) return "limit its resources";
  if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return "keep it from gaining privileges";
  if (!drop_capabilities()) return "take its privileges away";
  if (::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &child.filter) != 0) return "filter its system calls";
  return nullptr;
}

void tell(int report, const char* text) {
  // A reader that is gone needs no report.
  if (::write(report, text, std::strlen(text)) < 0) ::_exit(EXIT_FAILURE);
}

}  // namespace

void become_sealed(const SealedChild& child) noexcept {
  const char* refused = seal(child);
  if (refused == nullptr) {
    ::execve(child.program, child.arguments, child.environment);
    refused = "start it";
  }
  const char* why = ::strerrordesc_np(errno);
  tell(child.report, refused);
  tell(child.report, ": ");
  tell(child.report, why == nullptr ? "unknown error" : why);
  ::_exit(EXIT_FAILURE);
}

}  // namespace sabot::cli
