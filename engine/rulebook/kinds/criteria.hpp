// The deterministic pass criteria of a task (section 8). A task passes when each of its criteria holds.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/place.hpp"
#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

// The output is JSON and equals this file; numbers are compared by value.
struct JsonEqual {
  std::string id;
  std::string expected;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, JsonEqual& x) {
  v.required("id", x.id, "the criterion's name");
  v.required("expected", x.expected, "the file, within the task's folder, that the output must equal as JSON");
}

// What the output says. White space is normalised first, and case does not matter.
struct Phrases {
  std::string id;
  std::string field;  // of the output's JSON object; empty = the whole output
  std::vector<std::string> required;
  std::vector<std::string> forbidden;
  std::vector<std::string> unless;  // a sentence that holds one of these may hold a forbidden phrase
  Place place;
};

template <class Visitor>
void fields(Visitor& v, Phrases& x) {
  v.required("id", x.id, "the criterion's name");
  v.optional("field", x.field, "the key of the output's JSON object that is read; none = the whole output");
  v.optional("required", x.required, "phrases that must all be there");
  v.optional("forbidden", x.forbidden, "phrases that no sentence may hold");
  v.optional("unless", x.unless, "words that let a sentence hold a forbidden phrase");
}

// Every citation stands word for word in the corpus, white space normalised; case matters. There must be one.
struct Citations {
  std::string id;
  std::string field;
  std::string corpus;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, Citations& x) {
  v.required("id", x.id, "the criterion's name");
  v.required("field", x.field, "the key of the output's JSON object that lists the citations");
  v.required("corpus", x.corpus, "the file, within the task's folder, that is cited");
}

// Two steps in order. A step that ends in * stands for every step that begins so.
struct StepPair {
  std::string step;
  std::string then;
};

template <class Visitor>
void fields(Visitor& v, StepPair& x) {
  v.required("step", x.step, "the earlier step; `x*` is every step that begins with x");
  v.required("then", x.then, "the later step; `x*` is every step that begins with x");
}

struct NeverNext {
  std::string among;
  std::string step;
  std::string then;
};

template <class Visitor>
void fields(Visitor& v, NeverNext& x) {
  v.required("among", x.among, "the steps that are looked at, such as `x*`; all others are passed over");
  v.required("step", x.step, "the earlier step");
  v.required("then", x.then, "the step that may not be the next of them");
}

// A constraint on a plan: the output's JSON list of steps. All that is given must hold; a plan that is empty, or no
// list of texts, breaks every constraint.
struct Sequence {
  std::string id;
  std::string says;
  std::string first;
  std::string last;
  std::vector<std::string> once;  // each exactly once
  std::vector<StepPair> at_once;  // after every `step`, `then` is the very next
  std::vector<StepPair> before;   // both occur, and every `step` stands before every `then`
  std::vector<NeverNext> never_next;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, Sequence& x) {
  v.required("id", x.id, "the criterion's name");
  v.required("says", x.says, "the constraint in words");
  v.optional("first", x.first, "the plan's first step");
  v.optional("last", x.last, "the plan's last step");
  v.optional("once", x.once, "steps that occur exactly once");
  v.optional("at_once", x.at_once, "a step, and the one that must come right after it each time");
  v.optional("before", x.before, "a step, and one that it must stand before: both occur, in this order throughout");
  v.optional("never_next", x.never_next, "two steps that may not follow each other among steps of a sort");
}

// The output is source code. The suite says what to call, the caller does so in a process together with the output,
// and the suite judges what came back in a process of its own: code never meets the answers that it is judged by.
struct Program {
  std::string id;
  std::string interpreter;
  std::string suite;
  std::string caller;
  std::string saved_as;
  std::string last_line;
  std::int64_t seconds = 0;
  std::int64_t memory_mb = 0;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, Program& x) {
  v.required("id", x.id, "the criterion's name");
  v.required("interpreter", x.interpreter, "the program that runs suite and caller");
  v.required("suite", x.suite, "the test suite, a file within the task's folder: prints its calls, or judges a file");
  v.required("caller", x.caller, "calls the output, a file within the task's folder; it knows no answer");
  v.required("saved_as", x.saved_as, "the file name under which the caller finds the output");
  v.required("last_line", x.last_line, "the last line that the suite prints when every case has passed");
  v.required("seconds", x.seconds, Range{1, 600}, "the longest that each of the processes may take");
  v.required("memory_mb", x.memory_mb, Range{16, 65536}, "the most memory that each may use, in MiB");
}

}  // namespace sabot::rulebook
