// `sabot-eval specs record` adds to what has been released, and changes none of it.
#include <catch2/catch.hpp>
#include <filesystem>

#include "cli/rule_copy.hpp"
#include "cli/runs.hpp"
#include "cli/workspace.hpp"

using namespace sabot::testing;

namespace {

constexpr auto record_file = "specs/released.toml";

Ran record(const Workspace& workspace) {
  return workspace.run({"specs", "record", "--rules", "."});
}

void release(const Workspace& workspace) {
  REQUIRE(workspace
              .run({"amend", "new", "--section", "5", "--replaces", "rules/bands/2026-07-22.toml", "--date",
                    "2026-12-03", "--version", "v0.2.2"})
              .code == 0);
  std::filesystem::rename(workspace.folder() / "specs/drafts/v0.2.2.toml", workspace.folder() / "specs/v0.2.2.toml");
}

}  // namespace

TEST_CASE("a new version is recorded beside the entries that there are") {
  const Workspace workspace;
  copy_rules(workspace, ".");
  CHECK(record(workspace).out == workspace.read(record_file));
  release(workspace);
  const Ran ran = record(workspace);
  CHECK(ran.code == 0);
  CHECK(contains(ran.out, "version = \"v0.2.2\"\n"));
  CHECK(contains(ran.out, "path = \"rules/bands/2026-12-03.toml\"\n"));
}

TEST_CASE("an entry that would change is named, and nothing is printed") {
  struct Change {
    std::string file, from, to, says;
  };
  const std::vector<Change> table = {
      {"rules/flags/2026-07-25.toml", "[rule]", "# x\n[rule]", "rules/flags/2026-07-25.toml is released and frozen"},
      {"specs/v0.2.1.toml", "[spec]", "[spec]  ", "specs/v0.2.1.toml is released and frozen"},
      {record_file, "digest = \"", "digest = \"0", "error E233: the digest of v0.1.0 is "},
      {record_file, "rules/acts/2026-07-22.toml", "rules/acts/2026-07-21.toml",
       "error E232: rules/acts/2026-07-21.toml is released and not there"},
  };
  for (const Change& change : table) {
    CAPTURE(change.file, change.says);
    const Workspace workspace;
    copy_rules(workspace, ".");
    release(workspace);
    workspace.write(change.file, replaced(workspace.read(change.file), change.from, change.to));
    const Ran ran = record(workspace);
    CHECK(ran.code == 4);
    CHECK(ran.out.empty());
    CHECK(contains(ran.err, change.says));
  }
}

TEST_CASE("a record that the shell has emptied is no leave to record everything anew") {
  const Workspace workspace;
  copy_rules(workspace, ".");
  workspace.write(record_file, "");
  const Ran ran = record(workspace);
  CHECK(ran.code == 4);
  CHECK(contains(ran.err, "specs/released.toml: error E254: the record is empty"));
  std::filesystem::remove(workspace.folder() / record_file);
  CHECK(record(workspace).out == read_text(std::filesystem::path(SABOT_SOURCE_DIR) / record_file));
}
