#include "cli/seal_filter.hpp"

#include <asm/ioctls.h>
#include <fcntl.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>

#include "cli/descriptor.hpp"

namespace sabot::cli {
namespace {

using Context = std::unique_ptr<std::remove_pointer_t<scmp_filter_ctx>, decltype(&seccomp_release)>;

// What a program needs to start, to load its libraries, to read, to compute, to wait, to print and to end. None of them
// changes anything outside the process, whatever the arguments.
constexpr std::array allowed = {
    // files
    SCMP_SYS(read), SCMP_SYS(readv), SCMP_SYS(pread64), SCMP_SYS(write), SCMP_SYS(writev), SCMP_SYS(lseek),
    SCMP_SYS(close), SCMP_SYS(dup), SCMP_SYS(fstat), SCMP_SYS(stat), SCMP_SYS(lstat), SCMP_SYS(newfstatat),
    SCMP_SYS(statx), SCMP_SYS(access), SCMP_SYS(faccessat), SCMP_SYS(faccessat2), SCMP_SYS(readlink),
    SCMP_SYS(readlinkat), SCMP_SYS(getdents64), SCMP_SYS(getcwd), SCMP_SYS(poll), SCMP_SYS(ppoll), SCMP_SYS(select),
    SCMP_SYS(pselect6),
    // memory
    SCMP_SYS(mmap), SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(mprotect), SCMP_SYS(brk),
    // the process itself
    SCMP_SYS(arch_prctl), SCMP_SYS(set_tid_address), SCMP_SYS(set_robust_list), SCMP_SYS(rseq), SCMP_SYS(futex),
    SCMP_SYS(rt_sigaction), SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn), SCMP_SYS(sigaltstack),
    SCMP_SYS(restart_syscall), SCMP_SYS(sched_yield), SCMP_SYS(exit), SCMP_SYS(exit_group),
    // clocks and chance
    SCMP_SYS(clock_gettime), SCMP_SYS(clock_getres), SCMP_SYS(clock_nanosleep), SCMP_SYS(nanosleep),
    SCMP_SYS(gettimeofday), SCMP_SYS(time), SCMP_SYS(times), SCMP_SYS(getrandom),
    // who and where it is
    SCMP_SYS(getpid), SCMP_SYS(getppid), SCMP_SYS(gettid), SCMP_SYS(getuid), SCMP_SYS(geteuid), SCMP_SYS(getgid),
    SCMP_SYS(getegid), SCMP_SYS(getrlimit), SCMP_SYS(getrusage), SCMP_SYS(sched_getaffinity), SCMP_SYS(sysinfo),
    SCMP_SYS(uname)};

// A call that is allowed only if (argument & mask) == value.
struct Condition {
  int call = 0;
  unsigned argument = 0;
  std::uint64_t mask = 0;
  std::uint64_t value = 0;
};

constexpr std::uint64_t whole = ~std::uint64_t{0};
constexpr std::uint64_t whole_int = 0xffffffff;  // the kernel ignores the rest of an int's register
constexpr std::uint64_t writing = O_ACCMODE | O_CREAT | O_TRUNC;

// fcntl and ioctl by name, because some of their commands make the kernel send a signal to any process.
constexpr std::array conditions = {
    Condition{SCMP_SYS(open), 1, writing, O_RDONLY},
    Condition{SCMP_SYS(openat), 2, writing, O_RDONLY},
    Condition{SCMP_SYS(fcntl), 1, whole_int, F_GETFD},
    Condition{SCMP_SYS(fcntl), 1, whole_int, F_SETFD},
    Condition{SCMP_SYS(fcntl), 1, whole_int, F_GETFL},
    Condition{SCMP_SYS(fcntl), 1, whole_int, F_DUPFD},
    Condition{SCMP_SYS(fcntl), 1, whole_int, F_DUPFD_CLOEXEC},
    Condition{SCMP_SYS(ioctl), 1, whole_int, TCGETS},  // is it a terminal?
    Condition{SCMP_SYS(ioctl), 1, whole_int, FIOCLEX},
    Condition{SCMP_SYS(ioctl), 1, whole_int, FIONCLEX},
    Condition{SCMP_SYS(madvise), 2, whole_int, MADV_DONTNEED},  // others take memory out of use, for everybody
    Condition{SCMP_SYS(madvise), 2, whole_int, MADV_FREE},
    Condition{SCMP_SYS(prlimit64), 2, whole, 0},  // reads a limit and sets none
};

bool allow(const Context& context, int call) {
  return seccomp_rule_add(context.get(), SCMP_ACT_ALLOW, call, 0) == 0;
}

bool allow_if(const Context& context, const Condition& condition) {
  const scmp_arg_cmp compare = {condition.argument, SCMP_CMP_MASKED_EQ, condition.mask, condition.value};
  return seccomp_rule_add_array(context.get(), SCMP_ACT_ALLOW, condition.call, 1, &compare) == 0;
}

// The C library tries clone3 first and falls back to what the filter sees through only if there is no such call.
bool hide_clone3(const Context& context) {
  return seccomp_rule_add(context.get(), SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0) == 0;
}

std::optional<std::vector<sock_filter>> exported(const Context& context) {
  const Descriptor file(::memfd_create("filter", MFD_CLOEXEC));
  if (!file.valid() || seccomp_export_bpf(context.get(), file.get()) != 0) return std::nullopt;
  const off_t size = ::lseek(file.get(), 0, SEEK_END);
  if (size <= 0) return std::nullopt;
  std::vector<sock_filter> filter(static_cast<std::size_t>(size) / sizeof(sock_filter));
  if (::pread(file.get(), filter.data(), filter.size() * sizeof(sock_filter), 0) != size) return std::nullopt;
  return filter;
}

}  // namespace

std::optional<std::vector<sock_filter>> seal_filter(const char* program) {
  const Context context(seccomp_init(SCMP_ACT_ERRNO(EPERM)), &seccomp_release);
  const Condition start{SCMP_SYS(execve), 0, whole, reinterpret_cast<std::uintptr_t>(program)};
  const bool built = context != nullptr && hide_clone3(context) && allow_if(context, start) &&
                     std::all_of(allowed.begin(), allowed.end(), [&](int call) { return allow(context, call); }) &&
                     std::all_of(conditions.begin(), conditions.end(),
                                 [&](const Condition& condition) { return allow_if(context, condition); });
  return built ? exported(context) : std::nullopt;
}

}  // namespace sabot::cli
