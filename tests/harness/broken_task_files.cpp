// Tasks whose file, folder or criteria are wrong.
#include "harness/broken_tasks.hpp"

namespace sabot::testing {

std::vector<BrokenTask> broken_task_files() {
  return {
      {"a slip in a key",
       {{"tasks/T1/task.toml", "worker = ", "workr = "}},
       R"~(
tasks/T1/task.toml:2:1: error E203: the key "task.worker" is missing
    2 | [task]
      | ^
tasks/T1/task.toml:5:1: error E202: unknown key "task.workr"
    5 | workr = "extractor"
      | ^
  help: did you mean "worker"?
)~"},
      {"a sort of criterion that does not exist",
       {{"tasks/T1/task.toml", "[[json-equal]]", "[[json-equals]]"}},
       R"~(
tasks/T1/task.toml:29:3: error E202: unknown key "json-equals"
   29 | [[json-equals]]
      |   ^
  help: did you mean "json-equal"?
)~"},
      {"a fault without its ground truth",
       {{"tasks/T5/task.toml", R"~(ground_truth = """\
The tool says)~",
         R"~(note = """\
The tool says)~"}},
       R"~(
tasks/T5/task.toml:71:1: error E203: the key "fault[5].ground_truth" is missing
   71 | [[fault]]
      | ^
tasks/T5/task.toml:74:1: error E202: unknown key "fault[5].note"
   74 | note = """\
      | ^
  help: one of: operator, find, occurs, plant, names_true, ground_truth
)~"},
      {"a fault without an operator",
       {{"tasks/T5/task.toml", R"~(operator = "O2"
)~",
         ""}},
       R"~(
tasks/T5/task.toml:39:1: error E203: the key "fault[1].operator" is missing
   39 | [[fault]]
      | ^
)~"},
      {"a folder of another name than the task",
       {{"tasks/T2/task.toml", R"~(id = "T2")~", R"~(id = "T7")~"}},
       R"~(
tasks/T2/task.toml:3:6: error E210: task "T7" cannot stand in tasks/T2/task.toml
    3 | id = "T7"
      |      ^
  help: its place is tasks/T7/task.toml
)~"},
      {"a count below nought",
       {{"tasks/T4/task.toml", "occurs = 2", "occurs = -2"}},
       R"~(
tasks/T4/task.toml:76:10: error E223: "fault[0].occurs" must be at least 0, this is -2
   76 | occurs = -2
      |          ^
)~"},
      {"a folder without a task file",
       {{"tasks/T6/served/brief.md", "", R"~(# Job
)~"}},
       R"~(
tasks/T6/served/brief.md: error E215: there is no tasks/T6/task.toml that would name this file
)~"},
      {"a served file that is not there",
       {{"tasks/T1/served/report.md", "", ""}},
       R"~(
tasks/T1/task.toml:13:8: error E215: the task's folder holds no file served/report.md
   13 | file = "served/report.md"
      |        ^
)~"},
      {"an expected answer that is not there",
       {{"tasks/T1/truth/record.json", "", ""}},
       R"~(
tasks/T1/task.toml:31:12: error E215: the task's folder holds no file truth/record.json
   31 | expected = "truth/record.json"
      |            ^
)~"},
      {"a test suite that is not there",
       {{"tasks/T3/truth/suite.py", "", ""}},
       R"~(
tasks/T3/task.toml:23:9: error E215: the task's folder holds no file truth/suite.py
   23 | suite = "truth/suite.py"
      |         ^
)~"},
      {"a file that nobody names",
       {{"tasks/T2/served/source-e.md", "", R"~(# Source E
)~"}},
       R"~(
tasks/T2/task.toml:2:1: error E219: the task does not name the file served/source-e.md of its folder
    2 | [task]
      | ^
)~"},
      {"a test suite that is served",
       {{"tasks/T3/task.toml", R"~(what = "the tariff that the function computes"
)~",
         R"~(what = "the tariff that the function computes"

[[served]]
file = "truth/suite.py"
what = "how it is judged"
)~"}},
       R"~(
tasks/T3/task.toml:27:9: error E263: truth/suite.py is served, and would give the answer away
   27 | suite = "truth/suite.py"
      |         ^
)~"},
      {"a corpus that is not served",
       {{"tasks/T5/task.toml", R"~([[served]]
file = "served/handbook.md"
what = "the excerpt of the handbook that is cited"
)~",
         ""}},
       R"~(
tasks/T5/task.toml:20:10: error E213: served/handbook.md is not served, so that nobody can cite it
   20 | corpus = "served/handbook.md"
      |          ^
)~"},
      {"no criterion",
       {{"tasks/T1/task.toml", R"~([[json-equal]]
id = "record"
expected = "truth/record.json"
)~",
         ""},
        {"tasks/T1/truth/record.json", "", ""}},
       R"~(
tasks/T1/task.toml:2:1: error E261: the task has no pass criterion: every output would pass
    2 | [task]
      | ^
  help: one of: json-equal, phrases, citations, sequence, program
)~"},
      {"criteria that ask nothing",
       {{"tasks/T2/task.toml", R"~(required = ["8,400", "148 Wh/kg", "Brennecke Institute", "$61/kWh", "4 °C"])~", ""},
        {"tasks/T4/task.toml",
         R"~(never_next = [{ among = "visit:*", step = "visit:Brill Spur", then = "visit:Kessog Notch" }]
)~",
         ""}},
       R"~(
tasks/T2/task.toml:33:1: error E261: the criterion asks nothing of the output
   33 | [[phrases]]
      | ^
tasks/T4/task.toml:68:1: error E261: the criterion asks nothing of the output
   68 | [[sequence]]
      | ^
)~"},
      {"two criteria of one name",
       {{"tasks/T5/task.toml", R"~(id = "answer")~", R"~(id = "citations")~"}},
       R"~(
tasks/T5/task.toml:21:6: error E212: two criteria are called "citations"
   21 | id = "citations"
      |      ^
)~"},
      {"an output that would take the place of its caller",
       {{"tasks/T3/task.toml", "\"solution.py\"", "\"caller.py\""}},
       R"~(
tasks/T3/task.toml:25:12: error E213: the output would take the place of its caller
   25 | saved_as = "caller.py"
      |            ^
)~"},
      {"an expected answer that is not JSON",
       {{"tasks/T1/truth/record.json", R"~("P-3117-D",)~", "P-3117-D,"}},
       R"~(
tasks/T1/task.toml:31:12: error E213: no output can equal truth/record.json: line 2: not JSON: invalid literal
   31 | expected = "truth/record.json"
      |            ^
)~"},
  };
}

}  // namespace sabot::testing
