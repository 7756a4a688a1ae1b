// Runs a program that nobody trusts, such as a test suite over code that a model wrote, where it can compute and print
// but change nothing outside itself.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "cli/find_program.hpp"
#include "harness/program_outcome.hpp"

namespace sabot::cli {

struct SealedProgram {
  std::string interpreter;  // the name of an installed program, or its absolute path
  std::vector<std::string> arguments;
  std::map<std::string, std::string> files;  // plain file name -> text: all that the working folder holds
  std::int64_t seconds = 1;                  // of wall time; at least 1
  std::int64_t memory_mb = 16;               // of address space, in MiB; at least 16
};

// What became of the program. Nothing that it does throws here or reaches further than the outcome.
//
// Its working folder is new, temporary, and gone afterwards. Its standard input is empty, its environment holds a UTF-8
// locale and UTC only, and of what it prints the first 64 KiB per stream are kept; one that prints a mebibyte is
// stopped. A system-call filter lets it read files, compute, write to its two streams and end, and refuses the rest:
// other processes, threads, sockets, signals, any change to a file. It may read what the caller may read, but has none
// of root's privileges. Should any part of this seal be refused, the program is not started, and the outcome says why.
//
// `folders` are where the interpreter is looked for, in this order.
harness::ProgramOutcome run_sealed(const SealedProgram& program,
                                   const std::vector<std::filesystem::path>& folders = program_folders());

}  // namespace sabot::cli
