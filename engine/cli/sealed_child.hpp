// The child's side of a sealed run: from the fork to the program's first instruction.
#pragma once

#include <linux/filter.h>
#include <sys/resource.h>
#include <sys/types.h>

namespace sabot::cli {

// Everything that the child uses, made before the fork: it must not allocate, since another thread of the caller may
// have been forked while it held the allocator's lock.
struct SealedChild {
  pid_t caller = 0;
  const char* program = nullptr;  // the address that the filter lets through
  char* const* arguments = nullptr;
  char* const* environment = nullptr;
  const char* folder = nullptr;
  int output = -1;  // this and the next two beyond the standard numbers
  int errors = -1;
  int report = -1;  // closed by a start that works; otherwise it gets what could not be done, in words
  rlim_t cpu_seconds = 0;
  rlim_t memory_bytes = 0;
  sock_fprog filter{};
};

// To be called in a process that was just forked. Seals it and becomes the program; if any step fails, reports it and
// exits.
[[noreturn]] void become_sealed(const SealedChild& child) noexcept;

}  // namespace sabot::cli
