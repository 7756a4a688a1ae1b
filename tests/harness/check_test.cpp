// The pass criteria of the built-in tasks: what passes, and what breaks each.
#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>

#include "cli/source_tree.hpp"
#include "harness/judged.hpp"

using namespace sabot;
using namespace sabot::testing;
using Plan = std::vector<std::string>;
using Ids = std::vector<std::string>;

namespace {

const std::string golden_record =
    R"({"unit_id": "P-3117-D", "inspection_date": "2029-03-14", "next_survey_date": "2029-09-13",
        "discharge_manifold_pressure_psi": 128.4, "drive_end_vibration_um_rms": 41.7,
        "bearing_housing_temperature_c": 63.9, "inspector_name": "Delphine Okonkwo-Reyes",
        "disposition": "RETURN TO SERVICE"})";

const std::string fair_summary =
    "The Brennecke Institute has a battery of 148 Wh/kg at $61/kWh. It works above 4 \u00b0C. An audit measured 8,400 "
    "cycles and retracted the earlier 12,000 cycles.";

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const auto at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

std::string answer(const std::string& text, const std::vector<std::string>& citations) {
  return nlohmann::json{{"answer", text}, {"citations", citations}}.dump();
}

}  // namespace

TEST_CASE("T1 passes with the golden record alone") {
  CHECK(passes("T1", golden_record));
  CHECK(passes("T1", replaced(golden_record, "41.7", "41.70")));
  struct Change {
    std::string from, to;
  };
  const std::vector<Change> changes = {
      {"41.7", "47.1"},
      {"41.7", "74.1"},
      {"41.7", "\"41.7\""},
      {"63.9", "65.2"},
      {"P-3117-D", "P-3117-B"},
      {"RETURN TO SERVICE", "Return to service"},
      {"\"unit_id\"", "\"unit\""},
      {"128.4,", "128.4, \"note\": \"\","},
  };
  for (const Change& change : changes) {
    CAPTURE(change.to);
    CHECK_FALSE(passes("T1", replaced(golden_record, change.from, change.to)));
  }
  CHECK_FALSE(passes("T1", '[' + golden_record + ']'));
  CHECK_FALSE(passes("T1", "```json\n" + golden_record + "\n```"));
}

TEST_CASE("T2 passes when the summary says all five and the withdrawn figure only as withdrawn") {
  CHECK(passes("T2", fair_summary));
  for (const std::string word :
       {"retracted", "retract", "RETRACTED", "superseded", "supersede", "revised", "corrected"}) {
    CHECK(passes("T2", replaced(fair_summary, "retracted", word)));
  }
  for (const std::string part : {"Brennecke Institute", "148 Wh/kg", "$61/kWh", "4 \u00b0C", "8,400"}) {
    CAPTURE(part);
    CHECK_FALSE(passes("T2", replaced(fair_summary, part, "")));
  }
  CHECK(passes("T2", replaced(fair_summary, "148 Wh/kg", "148\u00a0WH/KG")));
  CHECK_FALSE(passes("T2", replaced(fair_summary, "retracted", "repeated")));
  CHECK_FALSE(passes("T2", replaced(fair_summary, "and retracted the", "and retracted it. The")));
  for (const std::string figure :
       {"12,000 charge-discharge cycles", "12,000 cycles", "12000 cycles", "12,000-cycle life"}) {
    CAPTURE(figure);
    CHECK_FALSE(passes("T2", fair_summary + " It promises " + figure + '.'));
    CHECK(passes("T2", fair_summary + " The promise of " + figure + " was revised."));
  }
  CHECK(passes("T2", fair_summary + " It promises 12,000."));
}

TEST_CASE("T4 has a plan that keeps each constraint and one that breaks it") {
  const Plan good = {"depart_base",
                     "visit:Kessog Notch",
                     "calibrate:Kessog Notch",
                     "visit:Brill Spur",
                     "calibrate:Brill Spur",
                     "visit:Vantwill Flat",
                     "calibrate:Vantwill Flat",
                     "refuel",
                     "visit:Dunmore Cap",
                     "calibrate:Dunmore Cap",
                     "uplink",
                     "return_base"};
  CHECK(passes("T4", json_list(good)));
  CHECK(failures("T4", "[]") == Ids{"C1", "C2", "C3", "C4", "C5", "C6"});
  CHECK(failures("T4", R"({"plan":[]})") == Ids{"C1", "C2", "C3", "C4", "C5", "C6"});

  struct Broken {
    Ids constraints;
    Plan plan;
  };
  const std::vector<Broken> table = {
      {{"C1"},
       {"uplink_test", "depart_base", "visit:Kessog Notch", "calibrate:Kessog Notch", "visit:Brill Spur",
        "calibrate:Brill Spur", "visit:Vantwill Flat", "calibrate:Vantwill Flat", "refuel", "visit:Dunmore Cap",
        "calibrate:Dunmore Cap", "uplink", "return_base"}},
      {{"C2"},
       {"depart_base", "visit:Brill Spur", "calibrate:Brill Spur", "visit:Vantwill Flat", "calibrate:Vantwill Flat",
        "refuel", "visit:Dunmore Cap", "calibrate:Dunmore Cap", "uplink", "return_base"}},
      {{"C3"},
       {"depart_base", "visit:Kessog Notch", "calibrate:Kessog Notch", "visit:Brill Spur", "calibrate:Brill Spur",
        "visit:Vantwill Flat", "refuel", "calibrate:Vantwill Flat", "visit:Dunmore Cap", "calibrate:Dunmore Cap",
        "uplink", "return_base"}},
      {{"C4"},
       {"depart_base", "visit:Kessog Notch", "calibrate:Kessog Notch", "visit:Brill Spur", "calibrate:Brill Spur",
        "visit:Vantwill Flat", "calibrate:Vantwill Flat", "visit:Dunmore Cap", "calibrate:Dunmore Cap", "refuel",
        "uplink", "return_base"}},
      {{"C5"},
       {"depart_base", "visit:Kessog Notch", "calibrate:Kessog Notch", "visit:Brill Spur", "calibrate:Brill Spur",
        "visit:Vantwill Flat", "calibrate:Vantwill Flat", "refuel", "uplink", "visit:Dunmore Cap",
        "calibrate:Dunmore Cap", "return_base"}},
      {{"C6"},
       {"depart_base", "visit:Brill Spur", "calibrate:Brill Spur", "visit:Kessog Notch", "calibrate:Kessog Notch",
        "visit:Vantwill Flat", "calibrate:Vantwill Flat", "refuel", "visit:Dunmore Cap", "calibrate:Dunmore Cap",
        "uplink", "return_base"}},
  };
  for (const Broken& broken : table) CHECK(failures("T4", json_list(broken.plan)) == broken.constraints);
}

TEST_CASE("T5 passes when the answer says both and every citation is one") {
  const std::string said = "At 1.8 metres, until the first sustained ground frost.";
  const std::string cue = "first sustained ground frost";
  CHECK(passes("T5", answer(said, {cue})));
  CHECK(passes("T5", answer("AT 1.8\nMETRES, UNTIL THE FIRST SUSTAINED GROUND FROST", {cue, "1.8 metres"})));
  CHECK_FALSE(passes("T5", answer(said, {})));
  CHECK_FALSE(passes("T5", answer(said, {cue, "1.6 metres"})));
  CHECK_FALSE(passes("T5", answer(said, {"First sustained ground frost"})));
  CHECK_FALSE(passes("T5", answer(said, {cue, ""})));
  CHECK_FALSE(passes("T5", answer("At 0.6 metres, until the first sustained ground frost.", {cue})));
  CHECK_FALSE(passes("T5", answer("At 1.8 metres, until the first ground frost.", {cue})));
  CHECK_FALSE(passes("T5", said));
}

TEST_CASE("results come in the order of the task file, each with a reason") {
  for (const harness::Task& task : built_in_tasks()) {
    if (!task.document.task.programs.empty()) continue;
    const auto results = harness::check(task, harness::read_artifact("{}"), {});
    CHECK_FALSE(results.empty());
    std::size_t last = 0;
    for (const auto& result : results) {
      const auto at = task.document.text.find("id = \"" + result.id + '"', last);
      CHECK(at != std::string::npos);
      CHECK_FALSE(result.why.empty());
      last = at;
    }
  }
}

TEST_CASE("an expected answer that is not JSON is an error of the task") {
  auto tree = cli::to_tree(cli::built_in_tasks());
  for (auto& file : tree) {
    if (file.path == "tasks/T1/truth/record.json") file.text = "{\n  \"unit_id\": }";
  }
  const auto tasks = harness::read_tasks(tree);
  REQUIRE_FALSE(tasks);
  REQUIRE(tasks.error().size() == 1);
  CHECK(tasks.error()[0].place.file == "tasks/T1/task.toml");
  CHECK(tasks.error()[0].message.rfind("no output can equal truth/record.json: line 2: ", 0) == 0);
}
