// Which system calls a sealed process may make.
#pragma once

#include <linux/filter.h>

#include <optional>
#include <vector>

namespace sabot::cli {

// The filter in the kernel's own form, ready for prctl(PR_SET_SECCOMP): a process that shares this one's memory can
// load it without allocating any. It is a list of what is allowed; every other call fails with EPERM, and one in a
// foreign calling convention ends the process. Nothing when libseccomp cannot build it here.
//
// `program` is the one path that may be executed, told by its address and not by its text: the process has to start
// the program under the filter, and no pointer of the started program leads back to this one.
std::optional<std::vector<sock_filter>> seal_filter(const char* program);

}  // namespace sabot::cli
