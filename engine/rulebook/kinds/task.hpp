// A task: what a pipeline is served, how its output is judged, and the fault that each operator plants (sections 4, 8).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/place.hpp"
#include "rulebook/kinds/contract.hpp"
#include "rulebook/kinds/criteria.hpp"

namespace sabot::rulebook {

struct TaskHead {
  std::string id;
  std::string name;
  std::string worker;
  std::string summary;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, TaskHead& x) {
  v.required("id", x.id, "the task; its folder is named after it");
  v.required("name", x.name, "its name");
  v.required("worker", x.worker, "the agent that makes the output");
  v.required("summary", x.summary, "one sentence");
}

// A file that the pipeline is given. Everything else of the task's folder is kept from it.
struct ServedFile {
  std::string file;
  std::string what;
  Place place;
};

template <class Visitor>
void fields(Visitor& v, ServedFile& x) {
  v.required("file", x.file, "a file within the task's folder");
  v.required("what", x.what, "what it is, in words");
}

// What one operator plants in this task.
struct PlantedFault {
  std::string fault_operator;
  std::string find;                     // what a replacement looks for: the true side; empty for other operators
  std::int64_t occurs = 0;              // how often `find` stands in the served files
  std::string plant;                    // the injected text, or the weaker model
  std::vector<std::string> names_true;  // values that the injected text itself names as the true ones
  std::string ground_truth;             // what a correct detection would have flagged
  Place place;
};

template <class Visitor>
void fields(Visitor& v, PlantedFault& x) {
  v.required("operator", x.fault_operator, "the fault operator");
  v.optional("find", x.find, "the text that is replaced, its first occurrence only");
  v.optional("occurs", x.occurs, Range{0}, "how often that text stands in the served files");
  v.required("plant", x.plant, "the text that is planted, or the model that serves instead");
  v.optional("names_true", x.names_true, "values that the planted text itself names as true");
  v.required("ground_truth", x.ground_truth, "what a correct detection would have flagged");
}

struct TaskFile {
  TaskHead task;
  std::vector<ServedFile> served;
  Contract contract;
  std::vector<JsonEqual> json_equal;
  std::vector<Phrases> phrases;
  std::vector<Citations> citations;
  std::vector<Sequence> sequences;
  std::vector<Program> programs;
  std::vector<PlantedFault> faults;
};

template <class Visitor>
void fields(Visitor& v, TaskFile& x) {
  v.required("task", x.task, "the task in general");
  v.required("served", x.served, "one file that the pipeline is given");
  v.required("contract", x.contract, "the form of the output, which a pipeline's own guardrail may check");
  v.optional("json-equal", x.json_equal, "pass criterion: the output equals a JSON document");
  v.optional("phrases", x.phrases, "pass criterion: what the output says");
  v.optional("citations", x.citations, "pass criterion: every citation stands in the corpus");
  v.optional("sequence", x.sequences, "pass criterion: a constraint on the order of steps");
  v.optional("program", x.programs, "pass criterion: a test suite accepts the output");
  v.required("fault", x.faults, "what one operator plants");
}

}  // namespace sabot::rulebook
