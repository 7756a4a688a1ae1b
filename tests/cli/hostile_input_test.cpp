// Input that is made to do harm, or came out of an accident: each ends in its exit code with one exact message.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <thread>

#include "cli/archives.hpp"
#include "cli/file.hpp"
#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;
using namespace std::string_literals;

namespace {

namespace fs = std::filesystem;

struct Hostile {
  std::string name;
  std::string text;
  std::string said;  // the first line on standard error
};

std::string repeated(const std::string& text, std::size_t times) {
  std::string all;
  all.reserve(text.size() * times);
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

// The second run of a wave, changed in one place.
std::string with(std::string_view from, const std::string& to) {
  const auto runs = small_wave();
  return lines({runs[0]}) + replaced(lines({runs[1]}), from, to) + lines({runs[2]});
}

std::string with_text(const std::string& json) {
  return with("\"reading 74.1\"", json);
}

std::string events(std::size_t count) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) {
    all += fmt::format(R"({}{{"seq":{},"kind":"agent-msg","agent":"a","payload":{{}}}})", i == 0 ? "" : ",", i);
  }
  return all;
}

std::string many_events(std::size_t count) {
  auto run = small_wave()[1];
  run.events.clear();
  return lines({small_wave()[0]}) + replaced(lines({run}), "\"events\":[]", "\"events\":[" + events(count) + "]");
}

std::vector<Hostile> hostile_inputs() {
  // So many bytes behind where the text begins.
  const auto at = [](int offset) { return fmt::format("runs.jsonl:2:{}: error ", 282 + offset); };
  const std::string text = "trace.events[0].payload.text ";
  return {
      {"lists without end", with_text(std::string(100000, '[')), at(59) + "E108: nested more than 64 levels deep"},
      {"lists far too deep", with_text(std::string(100000, '[') + std::string(100000, ']')),
       at(59) + "E108: nested more than 64 levels deep"},
      {"objects far too deep", with_text(repeated(R"({"a":)", 100000) + "1" + std::string(100000, '}')),
       at(295) + "E108: nested more than 64 levels deep"},
      {"a whole number beyond 64 bits", with_text("9223372036854775808"),
       at(0) + "E110: " + text + "is 9223372036854775808, which does not fit 64 bits"},
      {"a number of a thousand digits", with_text(std::string(1000, '9')),
       at(0) + "E110: " + text + "is " + std::string(1000, '9') + ", which does not fit 64 bits"},
      {"a number beyond a double", with_text("-1e400"),
       at(0) + "E110: " + text + "is -1e400, which does not fit 64 bits"},
      {"not a number", with_text("NaN"), at(0) + "E106: not JSON: invalid literal"},
      {"infinity", with_text("Infinity"), at(0) + "E106: not JSON: invalid literal"},
      {"minus infinity", with_text("-Infinity"), at(0) + "E106: not JSON: invalid number; expected digit after '-'"},
      {"a key twice", with_text("1,\"text\":2"),
       at(2) + "E109: trace.events[0].payload.text stands twice, expected it once"},
      {"bytes that are no UTF-8", with_text("\"\xc0\xaf\""), at(1) + "E103: the byte 0xc0 is not valid UTF-8 here"},
      {"a surrogate as bytes", with_text("\"\xed\xa0\x80\""), at(1) + "E103: the byte 0xed is not valid UTF-8 here"},
      {"half a surrogate pair", with_text("\"\\udc00\""),
       at(1) + "E104: an escape in a text is one half of a surrogate pair"},
      {"a NUL in a text", with_text("\"\0\""s), at(1) + "E106: not JSON: a NUL byte"},
      {"a NUL between lines", lines({small_wave()[0]}) + "\0\n"s, "runs.jsonl:2:1: error E106: not JSON: a NUL byte"},
      {"only NULs, as a crash leaves them", std::string(4096, '\0'),
       "runs.jsonl:1:1: error E106: not JSON: a NUL byte"},
      {"a byte order mark in the middle", lines({small_wave()[0]}) + "\xef\xbb\xbf" + lines({small_wave()[1]}),
       "runs.jsonl:2:1: error E106: not JSON: a byte order mark stands before the document"},
      {"UTF-16", "\xff\xfe{\0}\0"s, "runs.jsonl:1:1: error E103: the byte 0xff is not valid UTF-8 here"},
      {"only a byte order mark", "\xef\xbb\xbf", "runs.jsonl: error E152: holds no run"},
      {"only blank lines", "\r\n \t\n\n", "runs.jsonl: error E152: holds no run"},
      {"a carriage return in a text", with_text("\"a\rb\""),
       at(2) + "E105: the control character U+000D stands in a text unescaped"},
      {"a line that was cut off", lines(small_wave()).substr(0, 100),
       "runs.jsonl:1:101: error E102: the document ends too soon"},
      {"a cut gzip", gzip(lines(small_wave())).substr(0, 100),
       "runs.jsonl: error E154: the gzip data stops before its end"},
      {"a cut zstd", zstd(lines(small_wave())).substr(0, 100),
       "runs.jsonl: error E154: the zstd data stops before its end"},
      {"a gzip of a cut zstd", gzip(zstd(lines(small_wave())).substr(0, 100)),
       "runs.jsonl:1:2: error E103: the byte 0xb5 is not valid UTF-8 here"},
      {"a text beyond 16 MiB", with_text("\"" + std::string((16U << 20U) + 1, 'x') + "\""),
       at(0) + "E120: " + text + "has 16777217 bytes, expected at most 16777216"},
      {"a key beyond 4096 bytes", with("\"text\":\"reading", "\"" + std::string(4097, 'k') + "\":\"reading"),
       at(-7) + "E120: a key of trace.events[0].payload has 4097 bytes, expected at most 4096"},
      {"too many events", many_events(100001),
       "runs.jsonl:2:5789107: error E119: trace.events holds 100001 events, expected at most 100000"},
  };
}

std::string first_line(const std::string& text) {
  return text.substr(0, text.find('\n'));
}

}  // namespace

TEST_CASE("hostile input is refused in one exact way, and nothing is printed") {
  const Workspace workspace;
  for (const Hostile& input : hostile_inputs()) {
    INFO(input.name);
    workspace.write("runs.jsonl", input.text);
    const Ran ran = workspace.run({"runs.jsonl"});
    CHECK(first_line(ran.err) == input.said);
    CHECK(ran.code == 3);
    CHECK(ran.out.empty());
    CHECK(ran.err.size() < 3000);
  }
}

TEST_CASE("what is as large as it may be is read") {
  const Workspace workspace;
  const auto scoreboard = [&](const std::string& text) {
    workspace.write("runs.jsonl", text);
    const std::string out = workspace.run({"runs.jsonl"}).out;
    return out.substr(std::min(out.size(), out.find("Scoreboard")));
  };
  const std::string expected = scoreboard(lines(small_wave()));
  CHECK_FALSE(expected.empty());
  CHECK(scoreboard(with_text("\"" + std::string(16U << 20U, 'x') + "\"")) == expected);
  CHECK(scoreboard(with_text(std::string(59, '[') + std::string(59, ']'))) == expected);
  CHECK(scoreboard(with_text("-9223372036854775808")) == expected);
  workspace.write("runs.jsonl", many_events(100000));
  CHECK(workspace.run({"runs.jsonl"}).code == 0);
}

TEST_CASE("a line beyond the limit is named, and the limit can be set") {
  const Workspace workspace;
  const std::string padded = with_text("\"" + std::string(1U << 20U, 'x') + "\"");
  workspace.write("runs.jsonl", padded);
  CHECK(workspace.run({"runs.jsonl"}).code == 0);
  CHECK(workspace.run({"runs.jsonl", "--line-limit", "2"}).code == 0);
  const Ran ran = workspace.run({"runs.jsonl", "--line-limit", "1"});
  CHECK(ran.code == 3);
  CHECK(ran.out.empty());
  CHECK(ran.err ==
        "runs.jsonl:2: error E167: the line is longer than 1 MiB\n"
        "  help: --line-limit sets another limit\n");
  CHECK(workspace.run({"runs.jsonl", "--line-limit", "0"}).code == 2);

  workspace.write("runresult.json", std::string((1U << 20U) + 1, ' ') + "{}");
  CHECK(first_line(workspace.run({"runresult.json", "--line-limit", "1"}).err) ==
        "runresult.json: error E167: the document is longer than 1 MiB");
}

TEST_CASE("without the option a line may have 64 MiB") {
  const Workspace workspace;
  workspace.write("runs.jsonl", std::string((64U << 20U) + 1, 'x'));
  CHECK(first_line(workspace.run({"runs.jsonl"}).err) == "runs.jsonl:1: error E167: the line is longer than 64 MiB");
}

TEST_CASE("a line that has no end is refused once it is too long") {
  const Workspace workspace;
  const Ran ran = workspace.run({"/dev/zero", "--line-limit", "1"});
  CHECK(ran.code == 3);
  CHECK(first_line(ran.err) == "/dev/zero:1: error E167: the line is longer than 1 MiB");
}

TEST_CASE("of any number of mistakes the first are told, and how many more there are") {
  const Workspace workspace;
  const auto set_aside = [&](const std::string& wrong) {
    workspace.write("runs.jsonl", lines(small_wave()) + wrong);
    return nlohmann::json::parse(workspace.run({"runs.jsonl", "--keep-going", "--format", "json"}).out);
  };
  const std::size_t of_each = set_aside("{}\n")["set_aside"].size();
  std::string wrong;
  for (std::size_t i = 0; i < 12'000; ++i) wrong += "{}\n";
  const auto board = set_aside(wrong);
  CHECK(board["set_aside"].size() == 10'000);
  CHECK(board["left_out"]["set_aside"] == 12'000 * of_each - 10'000);
  for (const auto& arguments : {std::vector<std::string>{"runs.jsonl"}, {"runs.jsonl", "--keep-going"}}) {
    const Ran ran = workspace.run(arguments);
    CHECK(ran.code == 3);
    CHECK(contains(ran.err, fmt::format("... and {} more errors\n", 12'000 * of_each - 50)));
  }
}

TEST_CASE("a file that changes while it is read is an error") {
  const Workspace workspace;
  workspace.write("runs.jsonl", std::string(8U << 20U, 'x'));
  const std::string path = (workspace.folder() / "runs.jsonl").string();
  REQUIRE(sabot::cli::read_file(path, "runs.jsonl"));

  std::atomic<bool> done = false;
  std::thread writer([&] {
    for (long at = 1; !done; ++at) {
      const timespec times[2] = {{at, 0}, {at, 0}};
      ::utimensat(AT_FDCWD, path.c_str(), times, 0);
    }
  });
  std::string said;
  // A reading may go by between two changes; a thousand of them do not.
  for (int reading = 0; reading < 1000 && said.empty(); ++reading) {
    const auto text = sabot::cli::read_file(path, "runs.jsonl");
    if (!text) said = sabot::render(text.error());
  }
  done = true;
  writer.join();
  CHECK(said == "runs.jsonl: error E168: changed while it was read\n");
}
