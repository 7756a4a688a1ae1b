// The experiment matrix: every cell that a wave runs (sections 1 and 8).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

struct Matrix {
  std::vector<std::string> frameworks;
  std::vector<std::string> configs;
  std::vector<std::string> tasks;
  std::vector<std::string> operators;
  std::int64_t replicates = 0;       // repetitions of each cell
  std::vector<std::int64_t> labels;  // the registered replicate labels
};

template <class Visitor>
void fields(Visitor& v, Matrix& x) {
  v.required("frameworks", x.frameworks, "frameworks, in the order of the scoreboard");
  v.required("configs", x.configs, "configs of each framework");
  v.required("tasks", x.tasks, "tasks");
  v.required("operators", x.operators, "fault operators");
  v.required("replicates", x.replicates, Range{1}, "repetitions of each cell");
  v.required("labels", x.labels, "the registered replicate labels, as many as there are replicates");
}

struct MatrixFile {
  Matrix matrix;
};

template <class Visitor>
void fields(Visitor& v, MatrixFile& x) {
  v.required("matrix", x.matrix, "what is run: the product of all lists");
}

}  // namespace sabot::rulebook
