#include "cli/suite_run.hpp"

#include "cli/sealed_run.hpp"

namespace sabot::cli {
namespace {

// An interpreter that heeds neither its caller's settings nor installed packages, and saves nothing it has compiled.
const std::vector<std::string> isolated = {"-I", "-S", "-B"};

}  // namespace

std::vector<harness::ProgramOutcome> run_suites(const harness::Task& task, const std::string& output) {
  std::vector<harness::ProgramOutcome> outcomes;
  for (const rulebook::Program& program : task.document.task.programs) {
    const std::string suite = program.suite.substr(program.suite.rfind('/') + 1);
    SealedProgram sealed;
    sealed.interpreter = program.interpreter;
    sealed.arguments = isolated;
    sealed.arguments.push_back(suite);
    sealed.files = {{suite, harness::asset(task, program.suite)}, {program.saved_as, output}};
    sealed.seconds = program.seconds;
    sealed.memory_mb = program.memory_mb;
    outcomes.push_back(run_sealed(sealed));
  }
  return outcomes;
}

}  // namespace sabot::cli
