// The program's own version; the standard's versions are in specs/.
#pragma once

namespace sabot::cli {

inline constexpr auto program_version = "0.1.0";

}  // namespace sabot::cli
