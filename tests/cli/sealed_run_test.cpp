// What a sealed program can do, and the limits that end it.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "cli/sealed.hpp"

using sabot::cli::SealedProgram;
using sabot::harness::ProgramEnd;
using sabot::harness::ProgramOutcome;
using namespace sabot::testing;

TEST_CASE("a sealed program computes, prints and exits") {
  if (lacks_python()) return;
  struct Row {
    std::string source;
    int status;
    std::string output;
    std::string errors;
  };
  const std::vector<Row> rows = {
      {"print('hello')", 0, "hello\n", ""},
      {"import sys\nsys.exit(3)", 3, "", ""},
      {"import os\nos._exit(0)\nprint('never')", 0, "", ""},
      {"import sys\nprint('out')\nprint('err', file=sys.stderr)", 0, "out\n", "err\n"},
      {"print(open('main.py').read())", 0, "print(open('main.py').read())\n", ""},
      {"print('\\u00b5 \\u00b0')", 0, "\xc2\xb5 \xc2\xb0\n", ""},
      {"import sys\nprint(repr(sys.stdin.read()))", 0, "''\n", ""},
      {"import os\nprint(sorted(os.listdir('.')))", 0, "['main.py']\n", ""},
      {"import os\nprint(sorted(set(os.environ) - {'LC_CTYPE'}))", 0, "['LC_ALL', 'TZ']\n", ""},
      {"import os\nprint(os.getsid(0) == os.getpid())", 1, "", "PermissionError"},
      {"import time\ntime.sleep(0.01)\nprint(time.localtime().tm_zone)", 0, "UTC\n", ""},
      {"def depth(n): return 0 if n == 0 else 1 + depth(n - 1)\nprint(depth(900))", 0, "900\n", ""},
      {"import os\nos.close(1)\nos.close(2)\nos._exit(4)", 4, "", ""},
  };
  for (const Row& row : rows) {
    INFO(row.source);
    const ProgramOutcome outcome = run_and_look_around(python(row.source));
    CHECK(outcome.end == ProgramEnd::exited);
    CHECK(outcome.status == row.status);
    CHECK(outcome.output == row.output);
    CHECK(contains(outcome.errors, row.errors));
    if (row.errors.empty()) CHECK(outcome.errors == "");
  }
}

TEST_CASE("a sealed program has the standard library") {
  if (lacks_python()) return;
  const std::string modules =
      "json, re, math, decimal, datetime, importlib.util, collections, dataclasses, fractions, functools, itertools, "
      "random, statistics, string, time, traceback, typing, unittest, hashlib, tempfile, threading, subprocess, socket";
  const ProgramOutcome outcome = run_and_look_around(
      python("import " + modules +
             "\nspec = importlib.util.spec_from_file_location('other', 'other.py')\nprint(spec.name, math.floor(2.5), "
             "json.dumps({'a': decimal.Decimal('1.50').as_tuple().exponent}))"));
  CHECK(outcome.errors == "");
  CHECK(outcome.output == "other 2 {\"a\": -2}\n");
  CHECK(outcome.status == 0);
}

TEST_CASE("one file of a sealed program loads another") {
  if (lacks_python()) return;
  SealedProgram program = python(
      "import importlib.util\nspec = importlib.util.spec_from_file_location('other', 'other.py')\nmodule = "
      "importlib.util.module_from_spec(spec)\nspec.loader.exec_module(module)\nprint(module.answer())");
  program.files["other.py"] = "def answer(): return 42\n";
  CHECK(run_and_look_around(program).output == "42\n");
}

TEST_CASE("a sealed program that does not end is stopped at its time limit") {
  if (lacks_python()) return;
  const std::vector<std::string> rows = {
      "while True: pass",
      "import time\ntime.sleep(10**6)",
      "import os, time\nos.close(1)\nos.close(2)\ntime.sleep(10**6)",
      "import signal, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True: time.sleep(1)",
      "import re\nre.match('(a+)+$', 'a' * 64 + 'b')",
      "print(9 ** 9 ** 9 % 7)",
      "import select\nselect.poll().poll()",
  };
  for (const std::string& source : rows) {
    INFO(source);
    SealedProgram program = python(source);
    program.seconds = 1;
    const ProgramOutcome outcome = run_and_look_around(program);
    CHECK(outcome.end == ProgramEnd::out_of_time);
  }
}

TEST_CASE("what a sealed program printed before it was stopped is kept") {
  if (lacks_python()) return;
  SealedProgram program = python("print('begun', flush=True)\nwhile True: pass");
  program.seconds = 1;
  const ProgramOutcome outcome = run_and_look_around(program);
  CHECK(outcome.end == ProgramEnd::out_of_time);
  CHECK(outcome.output == "begun\n");
}

TEST_CASE("a sealed program that prints without end is stopped") {
  if (lacks_python()) return;
  for (const std::string source : {"print('x' * 10**8)", "import sys\nwhile True: print('x' * 80, file=sys.stderr)",
                                   "while True: print('x', flush=True)"}) {
    INFO(source);
    const ProgramOutcome outcome = run_and_look_around(python(source));
    CHECK(outcome.end == ProgramEnd::too_much_output);
    CHECK(outcome.output.size() + outcome.errors.size() == 64 * 1024);
  }
}

TEST_CASE("a sealed program that prints a lot is read to its end and cut") {
  if (lacks_python()) return;
  const ProgramOutcome outcome = run_and_look_around(python("print('x' * 200000)"));
  CHECK(outcome.end == ProgramEnd::exited);
  CHECK(outcome.output == std::string(64 * 1024, 'x'));
}

TEST_CASE("a sealed program gets no more memory than its limit") {
  if (lacks_python()) return;
  SealedProgram program = python("hog = bytearray(1 << 30)\nprint('it worked')");
  const ProgramOutcome outcome = run_and_look_around(program);
  CHECK(outcome.status == 1);
  CHECK(outcome.output == "");
  CHECK(contains(outcome.errors, "MemoryError"));
  program.memory_mb = 2048;
  CHECK(run_and_look_around(program).output == "it worked\n");
}

TEST_CASE("a sealed program that needs more than there is comes to an end of its own") {
  if (lacks_python()) return;
  const std::vector<std::string> rows = {
      "hog = []\nwhile True: hog.append(bytearray(1 << 20))",
      "import sys\nsys.setrecursionlimit(10**9)\ndef f(): f()\nf()",
      "import sys\nsys.setrecursionlimit(10**9)\nclass A:\n    def __repr__(self): return repr(self)\nrepr(A())",
      "import ctypes\nctypes.string_at(0)",
      "import os\nos.abort()",
      "eval('(' * 10**6)",
      "def f(): f()\nf()",
      "open('missing')",
  };
  for (const std::string& source : rows) {
    INFO(source);
    SealedProgram program = python(source);
    program.memory_mb = 128;
    const ProgramOutcome outcome = run_and_look_around(program);
    const bool fails = outcome.end == ProgramEnd::killed || outcome.end == ProgramEnd::exited;
    CHECK(fails);
    CHECK(outcome.status != 0);
  }
}

TEST_CASE("a source of 100 MB is no harm") {
  if (lacks_python()) return;
  SealedProgram program = python("text = '" + std::string(100'000'000, 'x') + "'\nprint(len(text))");
  program.memory_mb = 64;
  const ProgramOutcome outcome = run_and_look_around(program);
  CHECK(outcome.end == ProgramEnd::exited);
  CHECK(outcome.status != 0);
  CHECK(outcome.output == "");
}
