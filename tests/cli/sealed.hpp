// Sealed programs for tests: small Python sources, and what must hold after any of them.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "cli/sealed_run.hpp"
#include "cli/workspace.hpp"

namespace sabot::harness {

std::ostream& operator<<(std::ostream& out, ProgramEnd end);

}  // namespace sabot::harness

namespace sabot::testing {

// Says so when it does.
bool lacks_python();

// Runs the source with ten seconds and 512 MiB.
cli::SealedProgram python(const std::string& source);

// A source that tries some statements, and prints the name of the exception that they end in, or that it worked.
std::string attempt(const std::string& statements);

// The statement that makes such a call of the C library, and raises what the system reports.
std::string c_call(const std::string& call);

bool contains(const std::string& text, const std::string& part);

bool has_children();

// For as long as it lives, temporary folders are made in a workspace of the test, which sees what is left there.
class TemporaryRoot {
 public:
  TemporaryRoot();
  TemporaryRoot(const TemporaryRoot&) = delete;
  TemporaryRoot& operator=(const TemporaryRoot&) = delete;
  ~TemporaryRoot();
  std::vector<std::string> names() const { return workspace_.names(); }
  const std::filesystem::path& folder() const { return workspace_.folder(); }

 private:
  Workspace workspace_;
  std::string old_;
};

// Runs it and checks what holds whatever it does: it was started, no child is left, and its folder is gone.
harness::ProgramOutcome run_and_look_around(const cli::SealedProgram& program);

}  // namespace sabot::testing
