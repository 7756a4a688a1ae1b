// The view by operator as a report: docs/schema/output-operators.schema.json for its JSON.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "report/document.hpp"
#include "report/evaluation.hpp"
#include "rulebook/rulebook.hpp"
#include "tally/operator_view.hpp"

namespace sabot::report {

// The value of the key "format". It changes whenever a reader of the old form could misread the new one.
inline constexpr const char* operators_format = "sabot-operators/1";

struct OperatorsReport {
  Provenance provenance;
  tally::OperatorView view;
  std::vector<std::string> notices;  // what is particular to this input
};

OperatorsReport operators_report(const Evaluation& evaluation, const rulebook::Rulebook& rulebook);

// The rulebook's digest is cut to `digest_length` characters.
Document operators_document(const OperatorsReport& report, std::size_t digest_length);

std::string json(const OperatorsReport& report);

}  // namespace sabot::report
