// A wave scored in parts: whatever the parts and their order, the bytes are those of one call.
#include <catch2/catch.hpp>

#include <algorithm>
#include <numeric>
#include <random>

#include "cli/runs.hpp"
#include "cli/shown_steps.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace {

using Arguments = std::vector<std::string>;

Arguments with(Arguments arguments, const Arguments& more) {
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

// Detected, missed, excluded, unscored and absent cells, and acts that are no detections.
std::vector<sabot::trace::Run> wave() {
  std::vector<sabot::trace::Run> runs;
  for (const std::int64_t label : {11, 12, 13, 2000}) {
    for (const auto& task : {"T1", "T2", "T5"}) {
      if (label != 13) runs.push_back(baseline(task, label));
      for (const auto& fault_operator : {"O1", "O2", "O4"}) {
        runs.push_back(fault(task, fault_operator, label, "VERDICT: ACCEPT\nFLAGS: 74.1 looks swapped"));
        runs.back().events.push_back(act(2, "retry_with_reason", "somebody"));
      }
    }
  }
  runs[0].task_passed = false;
  runs[5].injection_verified = false;
  runs[6].error = "the provider failed";
  return runs;
}

std::vector<std::string> numbered_lines(const std::vector<sabot::trace::Run>& runs) {
  std::vector<std::string> all;
  for (const auto& run : runs) all.push_back(lines({run}));
  return all;
}

std::string joined(const std::vector<std::string>& texts) {
  return std::accumulate(texts.begin(), texts.end(), std::string());
}

// The lines in so many parts, as a deck of cards is dealt.
std::vector<std::string> dealt(const std::vector<std::string>& texts, std::size_t parts) {
  std::vector<std::string> part(parts);
  for (std::size_t i = 0; i < texts.size(); ++i) part[i % parts] += texts[i];
  return part;
}

// What map says of each part, its lines mixed as a cluster would hand them over.
std::string mapped(const Workspace& workspace, const std::vector<std::string>& parts, unsigned seed,
                   const Arguments& options = {}) {
  std::vector<std::string> all;
  for (const auto& part : parts) {
    const Ran ran = workspace.run(with({"map", "--spec", "v0.2.1"}, options), part);
    for (const auto& line : lines_of(ran.out)) all.push_back(line + '\n');
  }
  std::shuffle(all.begin(), all.end(), std::mt19937(seed));
  return joined(all);
}

}  // namespace

TEST_CASE("map and reduce give the bytes of one call, however the runs are split and mixed") {
  const Workspace workspace;
  const auto runs = numbered_lines(wave());
  for (const Arguments& options : {Arguments{"--partial"},
                                   {"--format", "json"},
                                   {"--format", "markdown", "--matrix", "full"},
                                   {"--format", "csv"}}) {
    const Ran one = workspace.run(with({"--spec", "v0.2.1", "-"}, options), joined(runs));
    REQUIRE_FALSE(one.out.empty());
    for (const std::size_t parts : {1U, 2U, 7U}) {
      INFO(parts);
      const auto text = mapped(workspace, dealt(runs, parts), static_cast<unsigned>(parts));
      const Ran sum = workspace.run(with({"reduce", "--spec", "v0.2.1"}, options), text);
      CHECK(sum.out == one.out);
      CHECK(sum.err == one.err);
      CHECK(sum.code == one.code);
    }
  }
}

TEST_CASE("files that are mapped each by itself add up to one call over all of them") {
  const Workspace workspace;
  const auto parts = dealt(numbered_lines(wave()), 3);
  Arguments files;
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    files.push_back(workspace.write("part" + std::to_string(i) + ".jsonl", parts[i]));
    text = workspace.run({"map", "--spec", "v0.2.1", files.back()}).out + text;
  }
  const Ran one = workspace.run(with({"--spec", "v0.2.1", "--partial"}, files));
  const Ran sum = workspace.run({"reduce", "--spec", "v0.2.1", "--partial"}, text);
  CHECK(sum.out == one.out);
  CHECK(sum.err == one.err);
}

TEST_CASE("what is set aside is handed on whole, whatever bytes it has and in whatever part it stands") {
  const Workspace workspace;
  auto texts = numbered_lines(wave());
  texts.insert(texts.begin() + 3, {"\xff\n", "{\"a\\u0000\xc3\": 1}\n"});
  texts.push_back("{\"run_id\": \"" + std::string(5000, 'x') + "\", \"more\": \"\x01\"}\n");
  texts.push_back("{}\n");
  const std::string name = "part\xfe.jsonl";
  workspace.write(name, joined(texts));
  for (const Arguments& options : {Arguments{}, {"--format", "json"}, {"--format", "csv"}}) {
    const auto flags = with({"--spec", "v0.2.1", "--keep-going"}, options);
    const Ran one = workspace.run(with({name}, flags));
    const auto text = workspace.run({"map", "--spec", "v0.2.1", "--keep-going", name}).out;
    const Ran sum = workspace.run(with({"reduce"}, flags), text);
    CHECK(one.code == 3);
    CHECK(sum.code == 3);
    CHECK(sum.out == one.out);
    CHECK(sum.err == one.err);
  }
}

TEST_CASE("a line of map is short, whatever run it sets aside") {
  const Workspace workspace;
  const Ran ran = workspace.run({"map", "--keep-going"}, "{\"run_id\": \"" + std::string(1'000'000, 'x') + "\", 1}\n");
  CHECK(ran.code == 3);
  CHECK(ran.out.size() < 2000);
}

TEST_CASE("a stream whose parts are all empty holds no run, and neither does a file") {
  const Workspace workspace;
  const Ran one = workspace.run({"--spec", "v0.2.1", "-"}, "");
  const std::string empty = workspace.run({"map", "--spec", "v0.2.1"}, "").out;
  const Ran sum = workspace.run({"reduce", "--spec", "v0.2.1"}, empty + empty);
  CHECK(one.code == 3);
  CHECK(sum.code == 3);
  CHECK(sum.err == one.err);

  workspace.write("empty.jsonl", "");
  const Ran file = workspace.run({"map", "--spec", "v0.2.1", "empty.jsonl"});
  CHECK(file.code == 3);
  CHECK(file.err == workspace.run({"--spec", "v0.2.1", "empty.jsonl"}).err);
}

TEST_CASE("an empty part adds nothing") {
  const Workspace workspace;
  const std::string all = joined(numbered_lines(small_wave()));
  const Ran empty = workspace.run({"map", "--spec", "v0.2.1"}, "");
  CHECK(empty.code == 0);
  CHECK(empty.err.empty());
  const std::string text = empty.out + mapped(workspace, {all}, 1);
  CHECK(workspace.run({"reduce", "--spec", "v0.2.1"}, text).out == workspace.run({"--spec", "v0.2.1", "-"}, all).out);
}

TEST_CASE("runs that are set aside by map are set aside by reduce") {
  const Workspace workspace;
  const std::string good = joined(numbered_lines(small_wave()));
  const std::string input = good + "{\"broken\": 1}\n";
  const Ran refused = workspace.run({"map", "--spec", "v0.2.1"}, input);
  CHECK(refused.code == 3);
  CHECK(contains(refused.err, "<stdin>:4:"));
  const Ran cut = workspace.run({"reduce", "--spec", "v0.2.1"}, refused.out);
  CHECK(cut.code == 3);
  CHECK(contains(cut.err, "E173: there are lines of 3 runs, and their ends speak of 0"));

  const std::string text = mapped(workspace, {input}, 1, {"--keep-going"});
  const Ran one = workspace.run({"--spec", "v0.2.1", "--keep-going", "-"}, input);
  const Ran sum = workspace.run({"reduce", "--spec", "v0.2.1", "--keep-going"}, text);
  CHECK(sum.out == one.out);
  CHECK(sum.err == one.err);
  CHECK(sum.code == one.code);
  CHECK(workspace.run({"reduce", "--spec", "v0.2.1"}, text).code == 3);
}

TEST_CASE("a cell that two parts have run is refused with both places") {
  const Workspace workspace;
  const auto a = workspace.write("a.jsonl", lines(small_wave()));
  const auto b = workspace.write("b.jsonl", lines({small_wave()[1]}));
  const std::string text = workspace.run({"map", "--spec", "v0.2.1", a, b}).out;
  const Ran sum = workspace.run({"reduce", "--spec", "v0.2.1"}, text);
  CHECK(sum.code == 3);
  CHECK(contains(sum.err, "b.jsonl:1: error E136: a second run for langgraph/default/T1/O1/11"));
  CHECK(contains(sum.err, "the first is at a.jsonl:2"));
}

TEST_CASE("what is no whole set of lines of map is refused") {
  const Workspace workspace;
  const std::string text = workspace.run({"map", "--spec", "v0.2.1"}, lines(small_wave())).out;
  const auto all = lines_of(text);
  REQUIRE(all.size() == 4);
  struct Wrong {
    const char* what;
    std::string text;
    std::string said;
  };
  std::string other_digest = text;
  char& digit = other_digest[text.find("\"digest\":\"") + 10];
  digit = digit == '0' ? '1' : '0';
  const std::string changed = "E173: the lines are not those that map wrote";
  const std::vector<Wrong> table = {
      {"a line is missing", all[0] + '\n' + all[2] + '\n' + all[3] + '\n', "E173: there are lines of 2 runs"},
      {"a line is there twice", text + all[1] + '\n', "E173: there are lines of 4 runs"},
      {"the end is missing", all[0] + '\n' + all[1] + '\n',
       "E173: there are lines of 2 runs, and their ends speak of 0"},
      {"an end is there twice", text + all[3] + '\n', "E173: there are lines of 3 runs, and their ends speak of 6"},
      {"the last line is cut", text.substr(0, text.size() - 9), "E102"},
      {"a run, not a line of map", lines(small_wave()), "E111: format is missing"},
      {"another format", replaced(text, "sabot-partial/1", "sabot-partial/9"),
       "E171: format is not \"sabot-partial/1\""},
      {"another rulebook", replaced(text, "v0.2.1 4", "v0.2.1 5"), "E172: rules is \"v0.2.1 5"},
      {"an unknown key", replaced(text, "\"landed\":", "\"sunk\":"), "E112: unknown key \"run.sunk\""},
      {"a mark of another name", replaced(text, "\"marks\":[\"", "\"marks\":[\"seen\",\""),
       "E171: run.marks is no list of the marks"},
      {"marks that are no list", replaced(text, "\"marks\":[]", "\"marks\":true"),
       "E171: run.marks is no list of the marks"},
      {"a task of no matrix", replaced(text, "\"task\":\"T1\"", "\"task\":\"T9\""), "E171: run.task is \"T9\""},
      {"a line number below zero", replaced(text, "\"line\":1", "\"line\":-1"), "E171: run.place.line is below 0"},
      {"a fact that was changed", replaced(text, "\"task_passed\":true", "\"task_passed\":false"), changed},
      {"a mark that was taken away", replaced(text, "\"headline\",", ""), changed},
      {"another digest of the runs", other_digest, changed},
      {"a line less, and an end that knows",
       all[0] + '\n' + all[2] + '\n' + replaced(all[3], "\"runs\":3", "\"runs\":2"), changed},
      {"bytes that are none", replaced(text, "{\"file\":\"<stdin>\"", "{\"file\":{\"hex\":\"f\"}"),
       "E171: run.place.file.hex is no list of bytes"},
      {"nothing at all", "", "E152"},
  };
  for (const auto& [what, given, said] : table) {
    INFO(what);
    const Ran sum = workspace.run({"reduce", "--spec", "v0.2.1"}, given);
    INFO(sum.err);
    CHECK(sum.code == 3);
    CHECK(sum.out.empty());
    CHECK(contains(sum.err, said));
  }
  CHECK(contains(workspace.run({"reduce", "--spec", "v0.2.0"}, text).err, "E172"));
}

TEST_CASE("formats that show single cells are not for reduce") {
  const Workspace workspace;
  CHECK(workspace.run({"reduce", "--format", "jsonl"}, "").code == 2);
}

TEST_CASE("map says when nobody takes its lines") {
  const Workspace workspace;
  const Ran ran = workspace.run({"map", "--spec", "v0.2.1"}, lines(small_wave()), "/dev/full");
  CHECK(ran.code == 5);
  CHECK(contains(ran.err, "E162"));
}
