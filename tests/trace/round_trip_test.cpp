#include <catch2/catch.hpp>

#include "support/random_run.hpp"
#include "trace/read.hpp"
#include "trace/write.hpp"

using namespace sabot;
using namespace sabot::trace;

namespace {

const Place here{"run.jsonl", 1, 0};

}  // namespace

TEST_CASE("a run reads back as it was written") {
  CHECK(rc::check("read(write(run)) = run, on one line", [] {
    const Run run = *testing::arbitraryRun();
    const std::string line = write_run(run);
    RC_ASSERT(line.find('\n') == std::string::npos);
    const Result<Run> read = read_run(line, here);
    if (!read) RC_FAIL(render(read.error()));
    RC_ASSERT(*read == run);
    // Equality of labels looks past the type and -0.0 equals 0.0: the text must agree as well.
    RC_ASSERT(write_run(*read) == line);
  }));
}

TEST_CASE("keys are written in the schema's order, payload keys in the run's") {
  Run run;
  run.injection_seq = 7;
  run.injection_verified = true;
  run.run_id = "id";
  run.framework = "f";
  run.config = "c";
  run.task = "t";
  run.fault_operator = "op";
  run.replicate = {std::string("r1")};
  run.events = {{7,
                 EventKind::tool_call,
                 "a\"b",
                 {{"z", 1.0}, {"a", std::int64_t{1}}, {"n", {}}, {"t", true}, {"s", "x\n"}, {"l", Nested{"[1,2]"}}}}};
  CHECK(write_run(run) ==
        R"({"error":null,"injection_seq":7,"injection_verified":true,"task_passed":false,"trace":{"schema_version":1,)"
        R"("run_id":"id","framework":"f","config":"c","task":"t","operator":"op","seed":"r1","events":[{"seq":7,)"
        R"("kind":"tool-call","agent":"a\"b","payload":{"z":1.0,"a":1,"n":null,"t":true,"s":"x\n","l":[1,2]}}]}})");
}
