// What a verb has to say: values only, written by deliver().
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/listing.hpp"
#include "base/result.hpp"
#include "cli/exit_codes.hpp"

namespace sabot::cli {

using Arguments = std::vector<std::string>;

struct Answer {
  ExitCode code = ExitCode::fine;
  std::string text;     // for standard output, or for the file `out`
  std::string remarks;  // for standard error
  std::string out;      // empty = standard output
};

// Why there is nothing to print.
struct Failure {
  ExitCode code;
  Diagnostics diagnostics;
  std::size_t left_out = 0;  // how many more there are
};

template <class T>
using Attempt = tl::expected<T, Failure>;

inline tl::unexpected<Failure> refuse(ExitCode code, Listing<Diagnostic> findings) {
  return tl::unexpected<Failure>(Failure{code, std::move(findings.items), findings.left_out});
}

inline tl::unexpected<Failure> refuse(ExitCode code, Diagnostics diagnostics) {
  return tl::unexpected<Failure>(Failure{code, std::move(diagnostics)});
}

// The line of a warning, folded to the page.
std::string warning_line(std::string_view sentence);

// The first diagnostics, rendered, and how many more there are.
std::string render_first(const Diagnostics& diagnostics, std::size_t left_out = 0);

Answer to_answer(const Failure& failure);

// What was made of runs, of which some may have been set aside: that is bad input, and is told before the warnings.
Answer to_answer(std::string text, const Listing<Diagnostic>& set_aside, const std::string& warnings = {});

}  // namespace sabot::cli
