// Where installed programs are.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace sabot::cli {

// The system's own folders, then those of PATH. In this order, because what comes first in PATH may be a version
// manager's script that starts further programs, which a sealed process cannot. Relative folders of PATH are left out:
// what lies in the working folder is no installed program.
std::vector<std::filesystem::path> program_folders();

// The first executable file of that name, or an empty path. An absolute name stands for itself.
std::filesystem::path find_program(const std::string& name, const std::vector<std::filesystem::path>& folders);

}  // namespace sabot::cli
