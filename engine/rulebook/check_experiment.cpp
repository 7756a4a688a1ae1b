#include <fmt/format.h>

#include <algorithm>

#include "rulebook/codes.hpp"
#include "rulebook/rule_check.hpp"

namespace sabot::rulebook {
namespace {

void check_acts(const RulesInForce& rules) {
  const auto check = rules.check("acts");
  const auto& acts = rules.book.acts.body.acts;
  check.each_once("acts.hard", "the act", acts.hard);
  check.each_once("acts.soft", "the act", acts.soft);
  check.each_once("acts.corrective", "the act", acts.corrective);
  check.all_known("acts.corrective", "a hard act", acts.corrective, check.own(acts.hard));
  for (std::size_t i = 0; i < acts.soft.size(); ++i) {
    if (contains(acts.hard, acts.soft[i])) {
      check.report(fmt::format("acts.soft[{}]", i), codes::inconsistent,
                   fmt::format("\"{}\" cannot be hard and soft", acts.soft[i]));
    }
  }
}

void check_matrix(const RulesInForce& rules) {
  const auto check = rules.check("matrix");
  const auto& matrix = rules.matrix();
  check.each_once("matrix.frameworks", "the framework", matrix.frameworks);
  check.each_once("matrix.configs", "the config", matrix.configs);
  check.each_once("matrix.tasks", "the task", matrix.tasks);
  check.each_once("matrix.operators", "the operator", matrix.operators);
  std::set<std::string> labels;
  for (std::size_t i = 0; i < matrix.labels.size(); ++i) {
    check.once(fmt::format("matrix.labels[{}]", i), "the label", std::to_string(matrix.labels[i]), labels);
  }
  if (matrix.replicates != static_cast<std::int64_t>(matrix.labels.size())) {
    check.report("matrix.labels", codes::inconsistent,
                 fmt::format("{} labels for {} replicates", matrix.labels.size(), matrix.replicates));
  }
  for (std::size_t i = 0; i < matrix.frameworks.size(); ++i) {
    if (!rules.book.mappings.contains(matrix.frameworks[i])) {
      check.missing(fmt::format("matrix.frameworks[{}]", i),
                    fmt::format("no mapping is in force for the framework \"{}\"", matrix.frameworks[i]));
    }
  }
  Names described;
  for (const auto& fault_operator : rules.book.operators.body.operators) described.push_back(fault_operator.id);
  check.all_known("matrix.operators", "described by an [[operator]]", matrix.operators,
                  rules.defined_by("operators", described));
}

void check_operators(const RulesInForce& rules) {
  const auto check = rules.check("operators");
  std::set<std::string> seen;
  const auto& list = rules.book.operators.body.operators;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto key = fmt::format("operator[{}]", i);
    check.once(key + ".id", "the operator", list[i].id, seen);
    check.known(key + ".id", "an operator of the matrix", list[i].id, rules.operators());
    if (list[i].field.empty()) {
      check.report(key + ".field", codes::inconsistent, "an operator changes a field of the payload");
    }
  }
}

void check_exclusions(const RulesInForce& rules) {
  const auto check = rules.check("exclusions");
  const auto& body = rules.book.exclusions.body;
  Names with_condition;
  std::set<std::string> seen;
  for (std::size_t i = 0; i < body.codes.size(); ++i) {
    const auto key = fmt::format("code[{}].code", i);
    check.once(key, "the code", body.codes[i].code, seen);
    check.known(key, "in the order of precedence", body.codes[i].code, check.own(body.exclusions.precedence));
    with_condition.push_back(body.codes[i].code);
  }
  check.each_once("exclusions.precedence", "the code", body.exclusions.precedence);
  check.all_known("exclusions.precedence", "a code with a condition", body.exclusions.precedence,
                  check.own(with_condition));
}

void check_landing_probes(const RulesInForce& rules) {
  const auto check = rules.check("landing-probes");
  std::set<std::string> seen;
  const auto& probes = rules.book.landing_probes->body.probes;
  for (std::size_t i = 0; i < probes.size(); ++i) {
    const auto key = fmt::format("probe[{}]", i);
    check.once(key + ".id", "the probe", probes[i].id, seen);
    check.all_known(key + ".operators", "an operator of the matrix", probes[i].operators, rules.operators());
  }
}

void check_carve_outs(const RulesInForce& rules) {
  const auto check = rules.check("carve-outs");
  std::set<std::string> seen;
  const auto& list = rules.book.carve_outs->body.carve_outs;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto key = fmt::format("carve-out[{}]", i);
    check.once(key + ".id", "the carve-out", list[i].id, seen);
    check.known(key + ".framework", "a framework of the matrix", list[i].framework, rules.frameworks());
    check.known(key + ".config", "a config of the matrix", list[i].config, rules.configs());
    check.all_known(key + ".operators", "an operator of the matrix", list[i].operators, rules.operators());
  }
}

void check_guardrails(const RulesInForce& rules) {
  const auto check = rules.check("guardrails");
  std::set<std::string> seen;
  const auto& list = rules.book.guardrails.body.guardrails;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto key = fmt::format("guardrail[{}].task", i);
    check.once(key, "the guardrail of", list[i].task, seen);
    check.known(key, "a task of the matrix", list[i].task, rules.tasks());
  }
}

void check_pins(const RulesInForce& rules) {
  const auto check = rules.check("pins");
  std::set<std::string> seen;
  const auto& list = rules.book.pins.body.frameworks;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto key = fmt::format("framework[{}]", i);
    check.once(key + ".framework", "the framework", list[i].framework, seen);
    check.known(key + ".framework", "a framework of the matrix", list[i].framework, rules.frameworks());
    for (const auto& [config, words] : list[i].configs) {
      check.known(fmt::format("{}.configs.{}", key, config), "a config of the matrix", config, rules.configs());
    }
  }
}

void check_bands(const RulesInForce& rules) {
  const auto check = rules.check("bands");
  std::set<std::string> seen;
  const auto& list = rules.book.bands.body.bands;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto key = fmt::format("band[{}]", i);
    check.once(key + ".id", "the band", list[i].id, seen);
    if (i == 0 ? list[i].from != 0 : list[i].from <= list[i - 1].from) {
      check.report(key + ".from", codes::inconsistent,
                   "bands start at 0 and rise, each from a higher rate than the one before");
    }
  }
}

}  // namespace

void check_experiment(const RulesInForce& rules) {
  run({{"acts", &check_acts},
       {"matrix", &check_matrix},
       {"operators", &check_operators},
       {"exclusions", &check_exclusions},
       {"landing-probes", &check_landing_probes},
       {"carve-outs", &check_carve_outs},
       {"guardrails", &check_guardrails},
       {"pins", &check_pins},
       {"bands", &check_bands}},
      rules);
}

}  // namespace sabot::rulebook
