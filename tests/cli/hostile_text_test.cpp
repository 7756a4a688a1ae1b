// A run may hold any text wherever it holds one. No output acts on it: nothing is opened, nothing is run, no terminal
// obeys it, and no page, table or list gets another form by it.
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <regex>

#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace {

// All that means something to a terminal, a shell, a page, a table of Markdown or CSV, or a formatter.
const std::vector<std::string>& hostile_texts() {
  static const std::vector<std::string> all = {
      "\x1b]0;title\x07\x1b[2J\x1b[31mred\x1b[0m",
      "carriage\rreturn, tab\tand\nline",
      "bell\x07 back\x08 delete\x7f next\xc2\x85 csi\xc2\x9b"
      "31m",
      "right\xe2\x80\xaeto left\xe2\x80\xac, line\xe2\x80\xa8separator",
      "<script>alert(1)</script><img src=x onerror=alert(1)>",
      "\" onmouseover=\"alert(1)\" ' autofocus onfocus='alert(1)",
      "--></script></style></textarea></title><!-- ]]> &lt;b&gt; &#60;",
      "a | b || c \\| d \\\\| e",
      "``` `code` ``` ~~~",
      "[link](javascript:alert) ![image](http://localhost/x.png) <http://localhost>",
      "# head\n\n| a | b |\n|---|---|\n- *item* __bold__",
      "\"quoted\", 'single', a,b;c\r\n\"",
      "=1+1",
      "$(touch canary-ran) `touch canary-ran`; touch canary-ran | touch canary-ran",
      "canary ./canary file:canary ../canary canary.fifo",
      "{} {0} {:x} %s %n %99999999d ${HOME} \\u0041 \\x41",
  };
  return all;
}

// A text that means nothing to anybody, as long and with as many lines.
std::string harmless(std::string text) {
  for (char& c : text) {
    if (c != '\n') c = 'x';
  }
  return text;
}

// A list with the text, so long that its escapes make no difference to how it is shown.
std::string list_with(const std::string& text) {
  return nlohmann::json({text, std::string(300, 'x')}).dump();
}

// A wave that holds the text in every field that may hold any.
std::vector<sabot::trace::Run> wave_with(const std::string& text) {
  auto runs = small_wave();
  for (auto& run : runs) {
    run.run_id += text;
    for (auto& event : run.events) event.agent = text;
  }
  auto& run = runs[1];
  run.events[0].payload = {{text, text},
                           {"text", text},
                           {"model_id", text},
                           {"tool", text},
                           {"list", sabot::trace::Nested{list_with(text)}}};
  run.events[1].payload[0].value = "VERDICT: REJECT\nFLAGS: 74.1 " + text;
  run.events.push_back(act(2, "reject", "reviewer"));
  run.events.back().agent = text;
  run.events.back().payload[2].value = text;
  run.events.push_back(act(3, "retry_with_reason", text));
  run.events.back().payload[2].value = text + " 74.1 does not fit";
  run.events.push_back({4, sabot::trace::EventKind::verdict, text, {{"raw", text}, {"stop_reason", text}}});
  // A run that ended in an error, and one under a label that is a text.
  auto failed = fault("T1", "O3", 11, text);
  failed.run_id += text;
  failed.error = text;
  runs.push_back(failed);
  auto labelled = fault("T1", "O1", 11, "FLAGS: 74.1");
  labelled.replicate = {text};
  runs.push_back(labelled);
  auto beside = baseline("T1", 11);
  beside.replicate = {text};
  runs.push_back(beside);
  return runs;
}

std::string judge_with(const std::string& text) {
  const nlohmann::json verdict = {{"run_id", small_wave()[1].run_id + text},
                                  {"noticed", true},
                                  {"by_which_component", text},
                                  {"evidence_quote", text},
                                  {"prompt_variant", text},
                                  {"raw", text}};
  return verdict.dump() + "\n";
}

void write_wave(const Workspace& workspace, const std::string& text) {
  workspace.write("runs.jsonl", lines(wave_with(text)));
  workspace.write("judge.jsonl", judge_with(text));
}

using Words = std::vector<std::string>;

const std::vector<Words>& texts_for_people() {
  static const std::vector<Words> all = {
      {"runs.jsonl", "--judge", "judge.jsonl"},
      {"runs.jsonl", "--judge", "judge.jsonl", "--format", "markdown"},
      {"runs.jsonl", "--judge", "judge.jsonl", "--format", "csv"},
      {"explain", "langgraph/default/T1/O1/11", "runs.jsonl", "--judge", "judge.jsonl"},
      {"explain", "langgraph/default/T1/O3/11", "runs.jsonl", "--judge", "judge.jsonl"},
      {"stats", "runs.jsonl"},
      {"operators", "runs.jsonl"},
      {"probe", "runs.jsonl"},
      {"matrix", "--missing", "runs.jsonl"},
      {"compare", "--before", "runs.jsonl", "--after", "runs.jsonl", "--before-spec", "v0.2.1", "--after-spec",
       "v0.2.1"},
      {"diff", "--from", "v0.1.3", "--to", "v0.2.1", "runs.jsonl"},
  };
  return all;
}

// Control characters, and marks that reorder or break a line, other than line ends.
std::string what_acts_on_a_terminal(const std::string& text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const std::string_view rest = std::string_view(text).substr(i);
    const bool c1 = byte == 0xc2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xa0;
    if ((byte < 0x20 && byte != '\n') || byte == 0x7f || c1 || rest.starts_with("\xe2\x80\xae") ||
        rest.starts_with("\xe2\x80\xa8")) {
      return fmt::format("byte {:#x} at {} in {}", byte, i, text.substr(i < 60 ? 0 : i - 60, 80));
    }
  }
  return "";
}

// Every tag with the names of its attributes, in order.
Words tags_of(const std::string& page) {
  static const std::regex tag(R"re(<(/?[a-zA-Z!][a-zA-Z0-9-]*)((?:\s+[a-zA-Z-]+(?:="[^"]*")?)*)\s*/?>)re");
  static const std::regex attribute(R"re(\s([a-zA-Z-]+)(?:="[^"]*")?)re");
  Words tags;
  for (std::sregex_iterator at(page.begin(), page.end(), tag), end; at != end; ++at) {
    std::string shown = at->str(1);
    const std::string attributes = at->str(2);
    for (std::sregex_iterator a(attributes.begin(), attributes.end(), attribute); a != end; ++a)
      shown += " " + a->str(1);
    tags.push_back(shown);
  }
  return tags;
}

// The cells of each line of a Markdown table, and the first word of every other line.
Words shape_of(const std::string& markdown) {
  Words shape;
  std::istringstream in(markdown);
  for (std::string line; std::getline(in, line);) {
    std::size_t cells = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (line[i] == '\\') {
        ++i;
      } else if (line[i] == '|') {
        ++cells;
      }
    }
    shape.push_back(cells == 0 ? line.substr(0, line.find(' ')) : std::to_string(cells));
  }
  return shape;
}

// Fields of each record, as RFC 4180 has it.
std::vector<std::size_t> records_of(const std::string& csv) {
  std::vector<std::size_t> records;
  std::size_t fields = 1;
  bool quoted = false;
  for (const char c : csv) {
    if (c == '"') quoted = !quoted;
    if (quoted) continue;
    if (c == ',') ++fields;
    if (c == '\n') records.push_back(std::exchange(fields, 1));
  }
  return records;
}

std::string printed(const Workspace& workspace, const std::string& format) {
  return workspace.run({"runs.jsonl", "--judge", "judge.jsonl", "--format", format}).out;
}

// Tells whether anybody has opened a file since it was made.
class Watch {
 public:
  explicit Watch(const std::filesystem::path& file) : events_(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
    if (events_ < 0 || ::inotify_add_watch(events_, file.c_str(), IN_OPEN | IN_ACCESS | IN_MODIFY) < 0) {
      throw std::runtime_error("no watch");
    }
  }
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;
  ~Watch() { ::close(events_); }

  bool saw_anybody() const {
    char event[4096];
    return ::read(events_, event, sizeof event) > 0;
  }

 private:
  int events_;
};

}  // namespace

TEST_CASE("no text of a run acts on a terminal") {
  const Workspace workspace;
  for (const std::string& text : hostile_texts()) {
    write_wave(workspace, text);
    for (const Words& words : texts_for_people()) {
      INFO(words.front() << " with " << nlohmann::json(text));
      const Ran ran = workspace.run(words);
      INFO(ran.err);
      CHECK((ran.code == 0 || ran.code == 1 || ran.code == 3));
      CHECK_FALSE(ran.out.empty());
      CHECK(what_acts_on_a_terminal(ran.out).empty());
      CHECK(what_acts_on_a_terminal(ran.err).empty());
    }
  }
}

TEST_CASE("names that the rules do not know are refused in words that act on no terminal") {
  const Workspace workspace;
  for (const std::string& text : hostile_texts()) {
    for (const int field : {0, 1, 2, 3, 4}) {
      auto runs = small_wave();
      if (field == 0) runs[1].framework = text;
      if (field == 1) runs[1].config = text;
      if (field == 2) runs[1].task = text;
      if (field == 3) runs[1].fault_operator = text;
      if (field == 4) runs[1].events.push_back(act(2, text, "reviewer"));
      workspace.write("runs.jsonl", lines(runs));
      const Ran ran = workspace.run({"runs.jsonl"});
      INFO(ran.err);
      CHECK(ran.code == 3);
      CHECK(ran.out.empty());
      CHECK(contains(
          ran.err, std::vector<std::string>{"E131", "E132", "E133", "E134", "E135"}[static_cast<std::size_t>(field)]));
      CHECK(what_acts_on_a_terminal(ran.err).empty());
    }
  }
}

TEST_CASE("no name of a file acts on a terminal") {
  const Workspace workspace;
  for (const std::string& text : hostile_texts()) {
    std::string name = text;
    std::replace(name.begin(), name.end(), '/', '-');
    const auto folder = "folder" + name;
    workspace.write(folder + "/" + name + ".jsonl", lines(small_wave()));
    workspace.write("broken" + name + ".jsonl", "{");
    for (const Words& words : {Words{folder},
                               {folder, "--format", "markdown"},
                               {folder, "--format", "csv"},
                               {"explain", "langgraph/default/T1/O1/11", folder},
                               {"stats", folder},
                               {"probe", folder},
                               {"broken" + name + ".jsonl"},
                               {folder + "/none"}}) {
      const Ran ran = workspace.run(words);
      INFO(ran.out << ran.err);
      CHECK((ran.code == 0 || ran.code == 1 || ran.code == 3));
      CHECK(what_acts_on_a_terminal(ran.out + ran.err).empty());
    }
  }
}

TEST_CASE("no text of a run changes the form of a page, a table or a list") {
  const Workspace workspace;
  for (const std::string& text : hostile_texts()) {
    INFO(nlohmann::json(text));
    write_wave(workspace, harmless(text));
    const auto tags = tags_of(printed(workspace, "html"));
    const auto shape = shape_of(printed(workspace, "markdown"));
    const auto records = records_of(printed(workspace, "csv"));
    REQUIRE(tags.size() > 1000);
    REQUIRE(shape.size() > 100);
    REQUIRE(records.size() > 50);
    write_wave(workspace, text);
    CHECK(tags_of(printed(workspace, "html")) == tags);
    CHECK(shape_of(printed(workspace, "markdown")) == shape);
    CHECK(records_of(printed(workspace, "csv")) == records);
  }
}

TEST_CASE("every text of a run comes back whole from what machines read") {
  const Workspace workspace;
  for (const std::string& text : hostile_texts()) {
    INFO(nlohmann::json(text));
    write_wave(workspace, text);
    CHECK(nlohmann::json::accept(printed(workspace, "json")));
    const std::string cells = printed(workspace, "jsonl");
    std::istringstream in(cells);
    bool found = false;
    for (std::string line; std::getline(in, line);) found |= nlohmann::json::parse(line)["cell"]["replicate"] == text;
    CHECK(found);
  }
}

TEST_CASE("nothing that a run names is opened or run") {
  const Workspace workspace;
  write_wave(workspace, "harmless");
  workspace.write("canary", "untouched");
  const auto before = workspace.names();
  const Watch watch(workspace.folder() / "canary");
  const std::string path = (workspace.folder() / "canary").string();
  for (const std::string& text : std::vector<std::string>{
           "canary", path, "file://" + path, "$(cat " + path + ")", "`touch ran`", "|touch ran", "; touch ran",
           "@" + path, "<" + path, "!include " + path, "https://localhost/" + path}) {
    write_wave(workspace, text);
    for (const Words& words : texts_for_people()) workspace.run(words);
    for (const auto* format : {"html", "json", "jsonl"}) printed(workspace, format);
  }
  CHECK_FALSE(watch.saw_anybody());
  CHECK(workspace.names() == before);
  CHECK(workspace.read("canary") == "untouched");
  // So a look would have been seen.
  CHECK(watch.saw_anybody());
}
