// Where installed programs are.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace sabot::cli {

// The system's own folders, then those of PATH, so that a verdict does not hang on whose PATH it was reached with.
// Relative folders of PATH are left out: what lies in the working folder is no installed program.
std::vector<std::filesystem::path> program_folders();

// The first executable file of that name, or an empty path. An absolute name stands for itself. Scripts are passed
// over: version managers put scripts in place of a program, which start the real one; a sealed process cannot.
std::filesystem::path find_program(const std::string& name, const std::vector<std::filesystem::path>& folders);

}  // namespace sabot::cli
