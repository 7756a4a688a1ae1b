#include "cli/suite_run.hpp"

#include <map>
#include <utility>

#include "cli/sealed_run.hpp"

namespace sabot::cli {
namespace {

using harness::ProgramEnd;
using harness::ProgramOutcome;

// An interpreter that heeds neither its caller's settings nor installed packages, and saves nothing it has compiled.
const std::vector<std::string> isolated = {"-I", "-S", "-B"};

constexpr auto calls_file = "calls.json";
constexpr auto answers_file = "answers.json";

std::string file_name(const std::string& path) {
  return path.substr(path.rfind('/') + 1);
}

bool ended_well(const ProgramOutcome& outcome) {
  return outcome.end == ProgramEnd::exited && outcome.status == 0;
}

// One program criterion of a task, step by step.
class Suite {
 public:
  Suite(const harness::Task& task, const rulebook::Program& program) : task_(task), program_(program) {}

  ProgramOutcome judge(const std::string& source) const {
    const ProgramOutcome calls = run(program_.suite, {}, {});
    if (!ended_well(calls)) return no_calls(calls);
    ProgramOutcome answers = run(program_.caller, {{program_.saved_as, source}, {calls_file, calls.output}},
                                 {program_.saved_as, calls_file});
    if (!ended_well(answers)) return answers;
    return run(program_.suite, {{answers_file, answers.output}}, {answers_file});
  }

 private:
  // A file of the task in a folder of its own, together with nothing but these files.
  ProgramOutcome run(const std::string& file, std::map<std::string, std::string> beside,
                     const std::vector<std::string>& arguments) const {
    SealedProgram sealed;
    sealed.interpreter = program_.interpreter;
    sealed.arguments = isolated;
    sealed.arguments.push_back(file_name(file));
    sealed.arguments.insert(sealed.arguments.end(), arguments.begin(), arguments.end());
    sealed.files = std::move(beside);
    sealed.files.insert_or_assign(file_name(file), harness::asset(task_, file));
    sealed.seconds = program_.seconds;
    sealed.memory_mb = program_.memory_mb;
    ProgramOutcome outcome = run_sealed(sealed);
    outcome.file = file;
    return outcome;
  }

  // Nothing is known of the output then.
  static ProgramOutcome no_calls(ProgramOutcome outcome) {
    if (outcome.end != ProgramEnd::not_started) outcome.why = "it ended before it had said what to call";
    outcome.end = ProgramEnd::not_started;
    return outcome;
  }

  const harness::Task& task_;
  const rulebook::Program& program_;
};

}  // namespace

std::vector<ProgramOutcome> run_suites(const harness::Task& task, const std::string& output) {
  std::vector<ProgramOutcome> outcomes;
  for (const rulebook::Program& program : task.document.task.programs) {
    outcomes.push_back(Suite(task, program).judge(output));
  }
  return outcomes;
}

}  // namespace sabot::cli
