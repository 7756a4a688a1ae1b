// A version that is not released: marked wherever it is named, and never chosen unasked.
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "cli/rule_copy.hpp"
#include "cli/runs.hpp"
#include "cli/shown_steps.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace {

constexpr auto version = "v0.9.0";
constexpr auto marked = "v0.9.0 DRAFT";
constexpr auto notice = "v0.9.0 is a draft: it is not released, and its numbers are no Sabot results.";

using Arguments = std::vector<std::string>;

// Runs, a payload, and rules with a draft in them that changes nothing yet.
void furnish(const Workspace& workspace) {
  workspace.write("runs.jsonl", lines(small_wave()));
  workspace.write("plan.json", "{}");
  workspace.write("payload.json", R"({"text":"no such value"})");
  copy_rules(workspace, "mine");
  const Ran ran = workspace.run({"amend", "new", "--dir", "mine", "--section", "10.3", "--replaces",
                                 "rules/surfaces/2026-07-25.toml", "--version", version, "--date", "2026-08-01"});
  INFO(ran.err);
  REQUIRE(ran.code == 0);
}

Ran judged(const Workspace& workspace, Arguments arguments, const std::string& spec) {
  arguments.insert(arguments.end(), {"--rules", "mine"});
  if (!spec.empty()) arguments.insert(arguments.end(), {"--spec", spec});
  return workspace.run(arguments);
}

}  // namespace

TEST_CASE("every output that names a draft marks it, and every verb warns of it") {
  const Workspace workspace;
  furnish(workspace);
  const std::vector<Arguments> named = {
      {"runs.jsonl"},
      {"runs.jsonl", "--format", "markdown"},
      {"runs.jsonl", "--format", "jsonl"},
      {"runs.jsonl", "--format", "csv"},
      {"runs.jsonl", "--format", "html"},
      {"explain", "langgraph/default/T1/O1/11", "runs.jsonl"},
      {"explain", "langgraph/default/T1/O3/11", "runs.jsonl"},
      {"rules"},
      {"rules", "show", "surfaces"},
      {"matrix"},
      {"matrix", "--format", "csv"},
      {"matrix", "--format", "jsonl"},
      {"probe", "runs.jsonl"},
      {"check", "--task", "T4", "plan.json"},
      {"stats", "runs.jsonl"},
      {"operators", "runs.jsonl"},
  };
  for (const Arguments& arguments : named) {
    CAPTURE(arguments);
    const Ran draft = judged(workspace, arguments, version);
    CHECK(contains(draft.out, marked));
    CHECK(contains(draft.err, std::string("warning: ") + notice + "\n"));
    const Ran released = judged(workspace, arguments, "v0.2.1");
    CHECK(released.code == draft.code);
    CHECK(contains(released.out, "v0.2.1"));
    CHECK_FALSE(contains(released.out, "DRAFT"));
    CHECK_FALSE(contains(released.err, "draft"));
  }
  const std::vector<Arguments> unnamed = {{"matrix", "--format", "list"},
                                          {"lint", "--anchors"},
                                          {"inject", "--task", "T1", "--operator", "O1", "payload.json"}};
  for (const Arguments& arguments : unnamed) {
    CAPTURE(arguments);
    CHECK(contains(judged(workspace, arguments, version).err, notice));
    CHECK_FALSE(contains(judged(workspace, arguments, "v0.2.1").err, "draft"));
  }
}

TEST_CASE("each format has its own place for the mark and for the notice") {
  const Workspace workspace;
  furnish(workspace);
  const auto text_in = [&](const char* format) {
    return judged(workspace, {"runs.jsonl", "--format", format}, version).out;
  };
  CHECK(contains(text_in("table"), "Rules: v0.9.0 DRAFT of 2026-08-01, rulebook "));
  for (const char* format : {"table", "markdown", "csv", "html"}) CHECK(contains(text_in(format), notice));
  const auto document = nlohmann::json::parse(text_in("json"));
  CHECK(document["spec"]["version"] == version);
  CHECK(document["spec"]["draft"] == true);
  CHECK(document["caveats"][0] == notice);
  for (const std::string& line : lines_of(text_in("jsonl"))) CHECK(nlohmann::json::parse(line)["spec"] == marked);
  auto records = lines_of(text_in("csv"));
  records.erase(records.begin());
  CHECK(records.size() > 5);
  for (const std::string& record : records) CHECK(record.starts_with(std::string(marked) + ","));

  CHECK(contains(text_in("html"), fmt::format("<strong>DRAFT</strong> {}", notice)));

  for (const char* verb : {"stats", "operators"}) {
    const auto ran = judged(workspace, {verb, "runs.jsonl", "--format", "json"}, version);
    CHECK(nlohmann::json::parse(ran.out)["spec"]["draft"] == true);
  }
  const auto diff = workspace.run({"diff", "--rules", "mine", "--from", "v0.2.1", "--to", version});
  CHECK(contains(diff.out, marked));
  CHECK(diff.err == fmt::format("warning: {}\n", notice));
  const auto compare = workspace.run({"compare", "--rules", "mine", "--before", "runs.jsonl", "--after", "runs.jsonl",
                                      "--before-spec", "v0.2.1", "--after-spec", version, "--format", "json"});
  const auto sides = nlohmann::json::parse(compare.out);
  CHECK(sides["before"]["spec"]["draft"] == false);
  CHECK(sides["after"]["spec"]["draft"] == true);

  const auto check = judged(workspace, {"check", "--task", "T4", "plan.json", "--format", "json"}, version);
  CHECK(nlohmann::json::parse(check.out)["draft"] == true);
}

TEST_CASE("a draft on both sides of a comparison is warned of once") {
  const Workspace workspace;
  furnish(workspace);
  const Ran compared = workspace.run({"compare", "--rules", "mine", "--before", "runs.jsonl", "--before-spec", version,
                                      "--after", "runs.jsonl", "--after-spec", version});
  CHECK(compared.err == "warning: " + std::string(notice) + '\n');
  const Ran differing = workspace.run({"diff", "--rules", "mine", "--from", version, "--to", version});
  CHECK(differing.err == "warning: " + std::string(notice) + '\n');
}

TEST_CASE("the versions list drafts last, and a draft that changes nothing has the digest of what it amends") {
  const Workspace workspace;
  furnish(workspace);
  const auto table = lines_of(workspace.run({"specs", "--rules", "mine"}).out);
  REQUIRE(table.size() > 3);
  const std::string &draft = table[table.size() - 2], &newest = table[table.size() - 4];
  CHECK(draft.starts_with("v0.9.0 DRAFT  2026-08-01  amendment "));
  CHECK(newest.starts_with("v0.2.1 "));
  const auto digest_at = table.front().find("digest");
  CHECK(draft.substr(digest_at, 12) == newest.substr(digest_at, 12));
  const Ran show = workspace.run({"specs", "show", version, "--rules", "mine"});
  CHECK(show.out.starts_with("v0.9.0 DRAFT, 2026-08-01 (amendment, post-data)\n"));
  CHECK(contains(show.err, notice));
}

TEST_CASE("without --spec the newest released version judges beside a draft, and every output says so") {
  const Workspace workspace;
  furnish(workspace);
  const std::string how = "(no version was asked for: the newest that is released)";
  const std::vector<Arguments> texts = {{"runs.jsonl"},
                                        {"runs.jsonl", "--format", "markdown"},
                                        {"explain", "langgraph/default/T1/O1/11", "runs.jsonl"},
                                        {"explain", "langgraph/default/T1/O3/11", "runs.jsonl"},
                                        {"rules"},
                                        {"rules", "show", "surfaces"},
                                        {"matrix"},
                                        {"probe", "runs.jsonl"},
                                        {"check", "--task", "T4", "plan.json"}};
  for (const Arguments& arguments : texts) {
    CAPTURE(arguments);
    const Ran ran = judged(workspace, arguments, "");
    CHECK(contains(ran.out, "v0.2.1"));
    CHECK(contains(flowing(ran.out), how));
    CHECK_FALSE(contains(ran.out + ran.err, version));
    CHECK_FALSE(contains(flowing(judged(workspace, arguments, "v0.2.1").out), how));
  }
  const std::vector<Arguments> records = {{"runs.jsonl", "--format", "csv"},
                                          {"runs.jsonl", "--format", "jsonl"},
                                          {"matrix", "--format", "csv"},
                                          {"matrix", "--format", "list"}};
  for (const Arguments& arguments : records) {
    CAPTURE(arguments);
    const Ran ran = judged(workspace, arguments, "");
    CHECK(contains(ran.err, "notice: v0.2.1 judges " + how + "\n"));
    CHECK_FALSE(contains(ran.out, version));
  }
  const auto document = nlohmann::json::parse(judged(workspace, {"runs.jsonl", "--format", "json"}, "").out);
  CHECK(document["spec"]["version"] == "v0.2.1");
  CHECK(document["spec"]["draft"] == false);
  CHECK(document["spec"]["by_default"] == true);
}
