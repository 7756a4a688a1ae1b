// What a sealed program must not do. After every row the caller, its processes and the disk are as they were. No row
// would do lasting harm if the seal did not hold: signals to everybody are signal 0, which only asks for permission.
#include <fmt/format.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "cli/sealed.hpp"

using sabot::harness::ProgramOutcome;
using namespace sabot::testing;

namespace {

namespace fs = std::filesystem;

}  // namespace

TEST_CASE("a sealed program starts no process and no thread") {
  if (lacks_python()) return;
  struct Row {
    std::string statements;
    std::string output;
  };
  const std::vector<Row> rows = {
      {"if os.fork() == 0: os._exit(0)", "PermissionError\n"},
      {"for _ in range(6): os.fork()", "PermissionError\n"},
      {"if os.system('true') == 0: print('a shell ran')\nelse: raise OSError", "OSError\n"},
      {"subprocess.run(['/bin/true'])", "PermissionError\n"},
      {"os.posix_spawn('/bin/true', ['true'], {})", "PermissionError\n"},
      {"os.execv('/bin/true', ['true'])", "PermissionError\n"},
      {"os.execve(os.open('/bin/true', os.O_RDONLY), ['true'], {})", "PermissionError\n"},
      {"os.execv(sys.executable, ['python3', '-c', 'print(1)'])", "PermissionError\n"},
      {"threading.Thread(target=print).start()", "RuntimeError\n"},
      {c_call("daemon(1, 1)"), "PermissionError\n"},
      {c_call("unshare(0x10000000)"), "PermissionError\n"},
  };
  for (const Row& row : rows) {
    INFO(row.statements);
    const ProgramOutcome outcome = run_and_look_around(python(attempt(row.statements)));
    CHECK(outcome.output == row.output);
    CHECK(outcome.status == 0);
  }
}

TEST_CASE("a sealed program changes nothing on disk") {
  if (lacks_python()) return;
  const Workspace outside;
  outside.write("victim.txt", "as it was");
  const std::string folder = outside.folder().string();
  const std::string home = fs::path(std::getenv("HOME") == nullptr ? "/" : std::getenv("HOME")).string();
  const std::vector<std::string> places = {folder, "/tmp", home, "/dev/shm", "."};
  std::vector<std::string> rows;
  for (const std::string& place : places) {
    for (const std::string mode : {"w", "a", "x"}) {
      rows.push_back(fmt::format("open('{}/sabot-sealed-mark', '{}').write('x')", place, mode));
    }
    rows.push_back(fmt::format("os.mkdir('{}/sabot-sealed-mark')", place));
    rows.push_back(fmt::format("os.symlink('/etc', '{}/sabot-sealed-mark')", place));
    rows.push_back(fmt::format("os.mkfifo('{}/sabot-sealed-mark')", place));
    rows.push_back(fmt::format("os.open('{}', os.O_TMPFILE | os.O_RDWR)", place));
  }
  const std::string victim = "'" + folder + "/victim.txt'";
  const std::string mark = "'" + folder + "/sabot-sealed-mark'";
  for (const std::string change : {"open({0}, 'r+').write('x')",
                                   "os.open({0}, os.O_RDONLY | os.O_TRUNC)",
                                   "os.open({0}, os.O_ACCMODE)",
                                   "os.open({1}, os.O_RDONLY | os.O_CREAT)",
                                   "os.remove({0})",
                                   "os.rename({0}, {1})",
                                   "os.link({0}, {1})",
                                   "os.chmod({0}, 0o777)",
                                   "os.truncate({0}, 0)",
                                   "os.utime({0}, (1, 1))",
                                   "os.chown({0}, 1, 1)",
                                   "os.setxattr({0}, 'user.x', b'x')",
                                   "os.ftruncate(os.open({0}, os.O_RDONLY), 0)",
                                   "os.fchmod(os.open({0}, os.O_RDONLY), 0o777)",
                                   "open('/proc/self/mem', 'r+b')",
                                   "os.remove('main.py')",
                                   "os.chdir('/')",
                                   "os.chroot('/')",
                                   "os.memfd_create('x')",
                                   "fcntl.flock(open({0}), 2)"}) {
    rows.push_back(fmt::format(fmt::runtime(change), victim, mark));
  }
  rows.push_back(c_call("mount(b'none', b'" + folder + "', b'tmpfs', 0, None)"));
  rows.push_back(c_call("syscall(437, -100, b'" + folder + "/sabot-sealed-mark', (ctypes.c_uint64 * 3)(65, 438), 24)"));
  rows.push_back(c_call("syscall(425, 8, ctypes.create_string_buffer(120))"));

  const auto before = fs::last_write_time(outside.folder() / "victim.txt");
  for (const std::string& row : rows) {
    INFO(row);
    const ProgramOutcome outcome = run_and_look_around(python(attempt(row)));
    CHECK(outcome.output == "PermissionError\n");
    for (const std::string& place : places) CHECK_FALSE(fs::exists(fs::symlink_status(place + "/sabot-sealed-mark")));
    CHECK(outside.read("victim.txt") == "as it was");
    CHECK(outside.names() == std::vector<std::string>{"victim.txt"});
  }
  CHECK(fs::last_write_time(outside.folder() / "victim.txt") == before);
}

TEST_CASE("a sealed program reaches no other process") {
  if (lacks_python()) return;
  const std::vector<std::string> rows = {
      "os.kill(os.getppid(), 9)",
      "os.kill(-1, 0)",
      "os.killpg(0, 9)",
      "signal.pidfd_send_signal(os.pidfd_open(os.getppid()), 9)",
      "fcntl.fcntl(1, 8, os.getppid())",
      "fcntl.fcntl(1, 4, 0o20000)",
      "fcntl.ioctl(1, 0x8901, (ctypes.c_int * 1)(os.getppid()))",
      "fcntl.ioctl(0, 0x5412, b'x')",
      "os.setpriority(0, os.getppid(), 19)",
      "resource.prlimit(os.getppid(), 7, (3, 3))",
      c_call("madvise(None, 0, 100)"),
      c_call("ptrace(16, os.getppid(), 0, 0)"),
      c_call("process_vm_writev(os.getppid(), None, 0, None, 0, 0)"),
      c_call("tgkill(os.getppid(), os.getppid(), 9)"),
  };
  for (const std::string& row : rows) {
    INFO(row);
    CHECK(run_and_look_around(python(attempt(row))).output == "PermissionError\n");
  }
}

TEST_CASE("a sealed program opens no socket") {
  if (lacks_python()) return;
  const Workspace workspace;
  const std::string path = (workspace.folder() / "listener").string();
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  REQUIRE(path.size() < sizeof(address.sun_path));
  path.copy(address.sun_path, path.size());
  const int listener = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  REQUIRE(::bind(listener, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0);
  REQUIRE(::listen(listener, 1) == 0);
  for (const std::string& row : std::vector<std::string>{
           "socket.create_connection(('127.0.0.1', 9))", "socket.socket(socket.AF_INET, socket.SOCK_DGRAM)",
           "socket.socket(socket.AF_UNIX).connect('" + path + "')", "socket.socketpair()"}) {
    INFO(row);
    CHECK(run_and_look_around(python(attempt(row))).output == "PermissionError\n");
  }
  ::close(listener);
}

TEST_CASE("a sealed program does not loosen its own seal") {
  if (lacks_python()) return;
  for (const std::string& row :
       std::vector<std::string>{"resource.setrlimit(resource.RLIMIT_AS, (1 << 40, 1 << 40))",
                                "resource.prlimit(0, resource.RLIMIT_CPU, (600, 600))", c_call("prctl(1, 0)"),
                                c_call("prctl(38, 0, 0, 0, 0)"), "os.setsid()", "os.setuid(1)"}) {
    INFO(row);
    const std::string output = run_and_look_around(python(attempt(row))).output;
    // The resource module turns the system's refusal into an error of its own.
    CHECK((output == "PermissionError\n" || (contains(row, "resource") && output == "ValueError\n")));
  }
}

TEST_CASE("a sealed program starts with nothing of the caller's open") {
  if (lacks_python()) return;
  int ends[2];
  REQUIRE(::pipe(ends) == 0);
  const ProgramOutcome outcome = run_and_look_around(python("import os\nprint(sorted(os.listdir('/proc/self/fd')))"));
  CHECK(outcome.output == "['0', '1', '2', '3']\n");  // the last is the listed folder itself
  const ProgramOutcome few = run_and_look_around(python(attempt("while True: os.dup(0)")));
  CHECK(few.output == "OSError\n");
  ::close(ends[0]);
  ::close(ends[1]);
}

TEST_CASE("a sealed program has no privileges even if its caller is root") {
  if (lacks_python()) return;
  const ProgramOutcome outcome = run_and_look_around(
      python("for line in open('/proc/self/status'):\n    if line[:3] in ('Cap', 'NoN', 'Sec'): print(line.split())"));
  CHECK(contains(outcome.output, "['CapPrm:', '0000000000000000']\n['CapEff:', '0000000000000000']\n"));
  CHECK(contains(outcome.output, "['NoNewPrivs:', '1']\n['Seccomp:', '2']\n"));
}
