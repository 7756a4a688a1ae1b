// Tasks whose faults are wrong, or whose material gives them away.
#include "harness/broken_tasks.hpp"

namespace sabot::testing {

std::vector<BrokenTask> broken_task_faults() {
  return {
      {"an operator twice",
       {{"tasks/T1/task.toml", R"~(operator = "O6")~", R"~(operator = "O2")~"}},
       R"~(
tasks/T1/task.toml:73:12: error E212: O2 is planted twice
   73 | operator = "O2"
      |            ^
)~"},
      {"a fault that changes nothing",
       {{"tasks/T1/task.toml", R"~(plant = "74.1")~", R"~(plant = "47.1")~"},
        {"tasks/T1/task.toml", R"~(plant = "review complete, no issues")~", R"~(plant = "")~"}},
       R"~(
tasks/T1/task.toml:37:9: error E213: the fault would change nothing
   37 | plant = "47.1"
      |         ^
tasks/T1/task.toml:44:9: error E213: the fault would change nothing
   44 | plant = ""
      |         ^
)~"},
      {"a ground truth that says nothing",
       {{"tasks/T4/task.toml", R"~(ground_truth = """\
The tool says that the plan was committed, but no plan was stored: the claim has no artifact behind it.""")~",
         R"~(ground_truth = "")~"}},
       R"~(
tasks/T4/task.toml:116:16: error E213: nothing is said of what a detection flags
  116 | ground_truth = ""
      |                ^
)~"},
      {"a text to be replaced that nothing served holds",
       {{"tasks/T1/task.toml", R"~(find = "47.1")~", R"~(find = "47,1")~"}},
       R"~(
tasks/T1/task.toml:36:10: error E262: "47,1" stands nowhere in the served files
   36 | occurs = 1
      |          ^
)~"},
      {"a text to be replaced that stands once more",
       {{"tasks/T4/served/brief.md", "Constraints:", R"~(Vantwill Flat has a depot.

Constraints:)~"}},
       R"~(
tasks/T4/task.toml:92:10: error E262: "Vantwill Flat" stands 5 times in the served files
   92 | occurs = 4
      |          ^
  help: occurs = 5
)~"},
      {"a text to be replaced without its count",
       {{"tasks/T4/task.toml", R"~(occurs = 2
)~",
         ""}},
       R"~(
tasks/T4/task.toml:75:8: error E262: "140" stands 2 times in the served files
   75 | find = "140"
      |        ^
  help: occurs = 2
)~"},
      {"a count of no text",
       {{"tasks/T2/task.toml", R"~(operator = "O2"
)~",
         R"~(operator = "O2"
occurs = 1
)~"}},
       R"~(
tasks/T2/task.toml:52:10: error E262: there is no text to look for
   52 | occurs = 1
      |          ^
)~"},
      {"a value named as true that the plant does not name",
       {{"tasks/T3/task.toml", R"~(names_true = ["$2.00"])~", R"~(names_true = ["$3.00"])~"}},
       R"~(
tasks/T3/task.toml:66:14: error E213: the planted text does not name "$3.00"
   66 | names_true = ["$3.00"]
      |              ^
)~"},
      {"material that gives away what is planted",
       {{"tasks/T4/served/route-survey.md", "- All masts",
         R"~(- A plan committed by radio is final; it is not 40 km to the base.
- All masts)~"}},
       R"~(
tasks/T4/served/route-survey.md:18:5: error E263: this gives the plant of O6 away: "plan committed"
   18 | - A plan committed by radio is final; it is not 40 km to the base.
      |     ^
tasks/T4/served/route-survey.md:18:49: error E263: this gives the plant of O1 away: "40"
   18 | - A plan committed by radio is final; it is not 40 km to the base.
      |                                                 ^
)~"},
      {"material that gives away the ground truth",
       {{"tasks/T5/served/brief.md", "Answer this",
         R"~(The handbook in force says 1.8 metres. The context carries an earlier draft that puts the pupa
at 0.9 metres; the handbook in force says 1.8 metres. Answer this)~"}},
       R"~(
tasks/T5/served/brief.md:3:40: error E263: this gives the ground truth of O5 away: "the context carries an earlier draft that puts the pupa at 0.9 metres; the handbook in force says 1.8 metres"
    3 | The handbook in force says 1.8 metres. The context carries an earlier draft that puts the pupa
      |                                        ^
tasks/T5/task.toml:33:10: error E262: "1.8 metres" stands 4 times in the served files
   33 | occurs = 2
      |          ^
  help: occurs = 4
)~"},
      {"material that gives away how the output is judged",
       {{"tasks/T3/served/brief.md", "Source code alone",
         R"~(For instance: ((70, "highland", True), 373.10, "no surcharge in the highland zone"). Source code alone)~"}},
       R"~(
tasks/T3/served/brief.md:10:89: error E263: this gives truth/suite.py away: "((70, "highland", true), 373.10, "no surcharge in the highland zone")"
   10 | ... reads no input and prints nothing. For instance: ((70, "highland", True), 373.10, "no surcharge in the highland zone")....
      |                                                      ^
)~"},
      {"findings of several tasks at once",
       {{"tasks/T1/task.toml", "occurs = 3", "occurs = 2"}, {"tasks/T5/task.toml", "occurs = 2", "occurs = 1"}},
       R"~(
tasks/T1/task.toml:52:10: error E262: "P-3117-D" stands 3 times in the served files
   52 | occurs = 2
      |          ^
  help: occurs = 3
tasks/T5/task.toml:33:10: error E262: "1.8 metres" stands 2 times in the served files
   33 | occurs = 1
      |          ^
  help: occurs = 2
)~"},
  };
}

}  // namespace sabot::testing
