// How a sealed program is found, started, and not started at all.
#include <seccomp.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "cli/sealed.hpp"

using sabot::cli::find_program;
using sabot::cli::program_folders;
using sabot::cli::run_sealed;
using sabot::cli::SealedProgram;
using sabot::harness::ProgramEnd;
using sabot::harness::ProgramOutcome;
using namespace sabot::testing;

namespace {

namespace fs = std::filesystem;

// In a process of its own, which may do to itself what it likes.
bool holds_elsewhere(const std::function<bool()>& claim) {
  const pid_t id = ::fork();
  if (id == 0) ::_exit(claim() ? 0 : 1);
  int status = 0;
  REQUIRE(::waitpid(id, &status, 0) == id);
  return status == 0;
}

bool is_within(const fs::path& link, const fs::path& folder) {
  std::error_code error;
  const fs::path target = fs::read_symlink(link, error);
  return !error && target.string().starts_with(folder.string() + "/");
}

bool works_within(const fs::path& folder) {
  const fs::directory_iterator processes("/proc");
  return std::any_of(begin(processes), end(processes),
                     [&](const auto& process) { return is_within(process.path() / "cwd", folder); });
}

// Looks again and again for ten seconds.
bool comes_true(const std::function<bool()>& claim) {
  for (int i = 0; i < 1000; ++i) {
    if (claim()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

// Any call that the kernel, or the container around it, may refuse to this process and its children.
struct Refusal {
  int call;
  std::vector<scmp_arg_cmp> arguments;
  std::string why;
};

bool refuse(const Refusal& refusal) {
  const scmp_filter_ctx context = seccomp_init(SCMP_ACT_ALLOW);
  return seccomp_rule_add_array(context, SCMP_ACT_ERRNO(EPERM), refusal.call,
                                static_cast<unsigned>(refusal.arguments.size()), refusal.arguments.data()) == 0 &&
         seccomp_load(context) == 0;
}

}  // namespace

TEST_CASE("a program that cannot be started says why") {
  struct Row {
    std::string what;
    SealedProgram program;
    std::vector<fs::path> folders;
    std::string why;
  };
  const Workspace workspace;
  workspace.write("script", "#!/bin/sh\necho it worked\n");
  workspace.write("text", "no program");
  workspace.write("closed", "no program");
  fs::create_directory(workspace.folder() / "folder");
  for (const auto* name : {"script", "text"}) {
    fs::permissions(workspace.folder() / name, fs::perms::owner_exec, fs::perm_options::add);
  }
  const std::vector<fs::path> here = {workspace.folder()};
  const auto named = [](const std::string& name) {
    SealedProgram program = python("");
    program.interpreter = name;
    return program;
  };
  const auto with_file = [](const std::string& name) {
    SealedProgram program = python("");
    program.interpreter = "true";
    program.files = {{name, ""}};
    return program;
  };
  const std::vector<Row> rows = {
      {"no folders", named("python3"), {}, "python3 is not installed"},
      {"an empty folder",
       named("python3"),
       {"/nonexistent", workspace.folder() / "folder"},
       "python3 is not installed"},
      {"a name that nothing has", named("python-of-the-moon"), program_folders(),
       "python-of-the-moon is not installed"},
      {"a script", named("script"), here, "script is not installed"},
      {"a file that may not be executed", named("closed"), here, "closed is not installed"},
      {"a folder", named("folder"), here, "folder is not installed"},
      {"no executable format", named("text"), here, "cannot run text sealed: cannot start it: Exec format error"},
      {"a file elsewhere", with_file("../mark"), program_folders(),
       "cannot run true sealed: \"../mark\" is no plain file name"},
      {"an absolute file", with_file("/tmp/mark"), program_folders(),
       "cannot run true sealed: \"/tmp/mark\" is no plain file name"},
      {"the folder itself", with_file(".."), program_folders(), "cannot run true sealed: \"..\" is no plain file name"},
      {"no name", with_file(""), program_folders(), "cannot run true sealed: \"\" is no plain file name"},
  };
  for (const Row& row : rows) {
    INFO(row.what);
    const TemporaryRoot temporary;
    ProgramOutcome expected;
    expected.why = row.why;
    const ProgramOutcome outcome = run_sealed(row.program, row.folders);
    CHECK(outcome == expected);
    CHECK(outcome.why == row.why);
    CHECK(temporary.names() == std::vector<std::string>{});
    CHECK_FALSE(has_children());
  }
}

TEST_CASE("without a temporary folder nothing is started") {
  const TemporaryRoot temporary;
  ::setenv("TMPDIR", "/nonexistent", 1);
  SealedProgram program = python("");
  program.interpreter = "true";
  CHECK(run_sealed(program).why == "cannot run true sealed: there is no temporary folder to be had");
}

TEST_CASE("a program whose seal is refused is not started") {
  const auto first = [](scmp_datum_t value) { return std::vector<scmp_arg_cmp>{{0, SCMP_CMP_EQ, value, 0}}; };
  const std::vector<Refusal> rows = {
      {SCMP_SYS(prctl), first(PR_SET_PDEATHSIG), "cannot tie its life to the caller's: Operation not permitted"},
      {SCMP_SYS(setsid), {}, "cannot give it a session of its own: Operation not permitted"},
      {SCMP_SYS(dup2), {}, "cannot connect its streams: Operation not permitted"},
      {SCMP_SYS(close_range), {}, "cannot close what the caller has open: Operation not permitted"},
      {SCMP_SYS(chdir), {}, "cannot enter its folder: Operation not permitted"},
      {SCMP_SYS(prctl), first(PR_SET_NO_NEW_PRIVS), "cannot keep it from gaining privileges: Operation not permitted"},
      {SCMP_SYS(capset), {}, "cannot take its privileges away: Operation not permitted"},
      {SCMP_SYS(prctl), first(PR_SET_SECCOMP), "cannot filter its system calls: Operation not permitted"},
      {SCMP_SYS(execve), {}, "cannot start it: Operation not permitted"},
      {SCMP_SYS(memfd_create), {}, "the filter of system calls cannot be built"},
      {SCMP_SYS(clone), {}, "cannot start a process: Operation not permitted"},
      {SCMP_SYS(pidfd_open), {}, "cannot watch the process: Operation not permitted"},
  };
  for (const Refusal& row : rows) {
    INFO(row.why);
    const TemporaryRoot temporary;
    CHECK(holds_elsewhere([&] {
      SealedProgram program = python("");
      program.interpreter = "true";
      const ProgramOutcome outcome = refuse(row) ? run_sealed(program) : ProgramOutcome{};
      return outcome.end == ProgramEnd::not_started && outcome.why == "cannot run true sealed: " + row.why &&
             !has_children();
    }));
    CHECK(temporary.names() == std::vector<std::string>{});
  }
}

TEST_CASE("a program is sealed alike when the caller has closed its own streams") {
  if (lacks_python()) return;
  CHECK(holds_elsewhere([] {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) ::close(stream);
    const ProgramOutcome outcome = run_sealed(python("import sys\nprint('out')\nprint('err', file=sys.stderr)"));
    return outcome.end == ProgramEnd::exited && outcome.output == "out\n" && outcome.errors == "err\n";
  }));
}

TEST_CASE("a caller that does not care for its children's ends is told that this one's is unknown") {
  CHECK(holds_elsewhere([] {
    ::signal(SIGCHLD, SIG_IGN);
    SealedProgram program = python("");
    program.interpreter = "true";
    const ProgramOutcome outcome = run_sealed(program);
    return outcome.end == ProgramEnd::not_started &&
           outcome.why == "cannot run true sealed: cannot learn how it ended: No child processes";
  }));
}

TEST_CASE("a sealed program ends with its caller") {
  if (lacks_python()) return;
  const TemporaryRoot temporary;
  const pid_t caller = ::fork();
  if (caller == 0) {
    SealedProgram program = python("while True: pass");
    program.seconds = 600;
    run_sealed(program);
    ::_exit(0);
  }
  CHECK(comes_true([&] { return works_within(temporary.folder()); }));
  ::kill(caller, SIGKILL);
  REQUIRE(::waitpid(caller, nullptr, 0) == caller);
  CHECK(comes_true([&] { return !works_within(temporary.folder()); }));
}

TEST_CASE("programs are looked for in the system's folders first and in no relative one") {
  const char* old = std::getenv("PATH");
  const std::string kept = old == nullptr ? "" : old;
  const std::vector<fs::path> system = {"/usr/local/bin", "/usr/bin", "/bin"};
  ::setenv("PATH", "/opt/first:.::bin:/opt/second", 1);
  std::vector<fs::path> expected = system;
  expected.insert(expected.end(), {"/opt/first", "/opt/second"});
  CHECK(program_folders() == expected);
  ::unsetenv("PATH");
  CHECK(program_folders() == system);
  ::setenv("PATH", kept.c_str(), 1);
}

TEST_CASE("an absolute name of a program stands for itself") {
  const fs::path found = find_program("true", program_folders());
  REQUIRE_FALSE(found.empty());
  CHECK(find_program(found.string(), {"/nonexistent"}) == found);
}
