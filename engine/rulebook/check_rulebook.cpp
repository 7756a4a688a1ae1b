#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/suggest.hpp"
#include "rulebook/codes.hpp"
#include "rulebook/rulebook.hpp"

namespace sabot::rulebook {
namespace {

using Names = std::vector<std::string>;

bool contains(const Names& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

// Checks of one rule file, whose findings stand at keys of that file.
class FileCheck {
 public:
  FileCheck(const RuleFile& file, Diagnostics& findings) : file_(file), findings_(findings) {}

  void report(const std::string& key, const char* code, std::string message, std::string help = {}) const {
    findings_.push_back(finding(file_.places.at(key), file_.text, code, std::move(message), std::move(help)));
  }

  void known(const std::string& key, std::string_view what, const std::string& name, const Names& names) const {
    if (!contains(names, name)) {
      report(key, codes::unknown_name, fmt::format("\"{}\" is not {}", name, what), suggestion(name, names));
    }
  }

  void all_known(const std::string& key, std::string_view what, const Names& listed, const Names& names) const {
    for (std::size_t i = 0; i < listed.size(); ++i) known(fmt::format("{}[{}]", key, i), what, listed[i], names);
  }

  // Said once: the first time a name comes is fine.
  void once(const std::string& key, std::string_view what, const std::string& name, std::set<std::string>& seen) const {
    if (!seen.insert(name).second) {
      report(key, codes::doubled_name, fmt::format("{} \"{}\" is already there", what, name));
    }
  }

  void each_once(const std::string& key, std::string_view what, const Names& listed) const {
    std::set<std::string> seen;
    for (std::size_t i = 0; i < listed.size(); ++i) once(fmt::format("{}[{}]", key, i), what, listed[i], seen);
  }

 private:
  const RuleFile& file_;
  Diagnostics& findings_;
};

class RulebookCheck {
 public:
  RulebookCheck(const Rulebook& rulebook, const Library& library, const Edition& edition)
      : book_(rulebook), matrix_(rulebook.matrix.body.matrix), library_(library), edition_(edition) {}

  Diagnostics run() {
    acts();
    matrix();
    mappings();
    surfaces();
    exclusions();
    bands();
    if (book_.anchors) anchors();
    if (book_.retry_reason) retry_reason();
    if (book_.landing_probes) landing_probes();
    if (book_.carve_outs) carve_outs();
    if (book_.strict_floor) strict_floor();
    operators();
    guardrails();
    pins();
    return std::move(findings_);
  }

 private:
  FileCheck file(std::string_view id) { return {library_.files[edition_.in_force.find(id)->second], findings_}; }

  void acts() {
    const auto check = file("acts");
    const auto& acts = book_.acts.body.acts;
    check.each_once("acts.hard", "the act", acts.hard);
    check.each_once("acts.soft", "the act", acts.soft);
    check.all_known("acts.corrective", "a hard act", acts.corrective, acts.hard);
    for (std::size_t i = 0; i < acts.soft.size(); ++i) {
      if (contains(acts.hard, acts.soft[i])) {
        check.report(fmt::format("acts.soft[{}]", i), codes::inconsistent,
                     fmt::format("\"{}\" cannot be hard and soft", acts.soft[i]));
      }
    }
  }

  void matrix() {
    const auto check = file("matrix");
    check.each_once("matrix.frameworks", "the framework", matrix_.frameworks);
    check.each_once("matrix.configs", "the config", matrix_.configs);
    check.each_once("matrix.tasks", "the task", matrix_.tasks);
    check.each_once("matrix.operators", "the operator", matrix_.operators);
    if (matrix_.replicates != static_cast<std::int64_t>(matrix_.labels.size())) {
      check.report("matrix.labels", codes::inconsistent,
                   fmt::format("{} labels for {} replicates", matrix_.labels.size(), matrix_.replicates));
    }
    for (const auto& framework : matrix_.frameworks) {
      if (book_.mappings.count(framework) == 0) {
        check.report("matrix.frameworks", codes::missing_rule,
                     fmt::format("no mapping is in force for the framework \"{}\"", framework));
      }
    }
  }

  void mappings() {
    std::set<std::string> ids;
    for (const auto& [framework, rule] : book_.mappings) {
      const auto check = file(rule.header.id);
      const auto own_id = fmt::format("{}.{}", kind_of(rule.header.id), framework);
      if (rule.header.id != own_id) {
        check.report("rule.id", codes::inconsistent,
                     fmt::format("the mapping of \"{}\" must be rule \"{}\"", framework, own_id));
      }
      check.known("mapping.framework", "a framework of the matrix", framework, matrix_.frameworks);
      for (std::size_t i = 0; i < rule.body.acts.size(); ++i) {
        const auto& act = rule.body.acts[i];
        const auto key = fmt::format("act[{}]", i);
        check.once(key + ".id", "the mapping row", act.id, ids);
        check.known(key + ".act", "a hard act", act.act, book_.acts.body.acts.hard);
        check.all_known(key + ".configs", "a config of the matrix", act.configs, matrix_.configs);
      }
    }
  }

  void surfaces() {
    const auto check = file("surfaces");
    std::set<std::string> ids;
    std::set<SurfaceSource> sources;
    const auto& list = book_.surfaces.body.surfaces;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const auto key = fmt::format("surface[{}]", i);
      check.once(key + ".id", "the surface", list[i].id, ids);
      check.all_known(key + ".excluded_operators", "an operator of the matrix", list[i].excluded_operators,
                      matrix_.operators);
      if (!sources.insert(list[i].source).second) {
        check.report(key + ".source", codes::doubled_name, "another surface has the same source");
      }
      if (list[i].source == SurfaceSource::anchored_flags && (!book_.flags || !book_.anchors)) {
        check.report(key + ".source", codes::missing_rule,
                     "a surface of anchored flags needs flags and anchors in force");
      }
    }
    if (std::none_of(list.begin(), list.end(), [](const Surface& s) { return s.headline; })) {
      check.report("surface", codes::inconsistent, "no surface is part of the headline");
    }
  }

  void exclusions() {
    const auto check = file("exclusions");
    const auto& body = book_.exclusions.body;
    Names codes_there;
    std::set<std::string> seen;
    for (std::size_t i = 0; i < body.codes.size(); ++i) {
      check.once(fmt::format("code[{}].code", i), "the code", body.codes[i].code, seen);
      check.known(fmt::format("code[{}].code", i), "in the order of precedence", body.codes[i].code,
                  body.exclusions.precedence);
      codes_there.push_back(body.codes[i].code);
    }
    check.each_once("exclusions.precedence", "the code", body.exclusions.precedence);
    check.all_known("exclusions.precedence", "a code with a condition", body.exclusions.precedence, codes_there);
  }

  void bands() {
    const auto check = file("bands");
    double last = -1;
    const auto& list = book_.bands.body.bands;
    for (std::size_t i = 0; i < list.size(); ++i) {
      if ((i == 0) != (list[i].from == 0) || list[i].from <= last || list[i].from > 1) {
        check.report(fmt::format("band[{}].from", i), codes::inconsistent,
                     "bands start at 0 and rise, each from a higher rate than the one before, up to 1");
      }
      last = list[i].from;
    }
  }

  // One (task, operator) once, both of the matrix.
  void task_and_operator(const FileCheck& check, const std::string& key, const std::string& task,
                         const std::string& fault_operator, std::set<std::string>& seen) {
    check.known(key + ".task", "a task of the matrix", task, matrix_.tasks);
    check.known(key + ".operator", "an operator of the matrix", fault_operator, matrix_.operators);
    check.once(key + ".task", "the set of", task + "/" + fault_operator, seen);
  }

  void anchors() {
    const auto check = file("anchors");
    std::set<std::string> seen;
    const auto& sets = book_.anchors->body.sets;
    for (std::size_t i = 0; i < sets.size(); ++i) {
      const auto key = fmt::format("anchor[{}]", i);
      task_and_operator(check, key, sets[i].task, sets[i].fault_operator, seen);
      check.each_once(key + ".anchors", "the anchor", sets[i].anchors);
      if (contains(sets[i].anchors, "")) {
        check.report(key + ".anchors", codes::inconsistent, "an empty anchor would occur in every text");
      }
    }
  }

  void retry_reason() {
    const auto check = file("retry-reason");
    const auto& rule = book_.retry_reason->body.retry_reason;
    check.all_known("retry-reason.acts", "a hard act", rule.acts, book_.acts.body.acts.hard);
    if (rule.quotes_anchor && !book_.anchors) {
      check.report("retry-reason.quotes_anchor", codes::missing_rule,
                   "no anchors are in force that a reason could quote");
    }
  }

  void landing_probes() {
    const auto check = file("landing-probes");
    std::set<std::string> seen;
    const auto& probes = book_.landing_probes->body.probes;
    for (std::size_t i = 0; i < probes.size(); ++i) {
      check.once(fmt::format("probe[{}].id", i), "the probe", probes[i].id, seen);
      check.all_known(fmt::format("probe[{}].operators", i), "an operator of the matrix", probes[i].operators,
                      matrix_.operators);
    }
  }

  void row(const FileCheck& check, const std::string& key, const std::string& framework, const std::string& config) {
    check.known(key + ".framework", "a framework of the matrix", framework, matrix_.frameworks);
    check.known(key + ".config", "a config of the matrix", config, matrix_.configs);
  }

  void carve_outs() {
    const auto check = file("carve-outs");
    const auto& list = book_.carve_outs->body.carve_outs;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const auto key = fmt::format("carve-out[{}]", i);
      row(check, key, list[i].framework, list[i].config);
      check.all_known(key + ".operators", "an operator of the matrix", list[i].operators, matrix_.operators);
    }
  }

  void strict_floor() {
    const auto check = file("strict-floor");
    std::set<std::string> seen;
    const auto& body = book_.strict_floor->body;
    for (std::size_t i = 0; i < body.sets.size(); ++i) {
      task_and_operator(check, fmt::format("strict[{}]", i), body.sets[i].task, body.sets[i].fault_operator, seen);
    }
    for (std::size_t i = 0; i < body.noise_rows.size(); ++i) {
      row(check, fmt::format("mapping-noise[{}]", i), body.noise_rows[i].framework, body.noise_rows[i].config);
    }
  }

  void operators() {
    const auto check = file("operators");
    std::set<std::string> seen;
    const auto& list = book_.operators.body.operators;
    for (std::size_t i = 0; i < list.size(); ++i) {
      check.once(fmt::format("operator[{}].id", i), "the operator", list[i].id, seen);
      check.known(fmt::format("operator[{}].id", i), "an operator of the matrix", list[i].id, matrix_.operators);
    }
  }

  void guardrails() {
    const auto check = file("guardrails");
    std::set<std::string> seen;
    const auto& list = book_.guardrails.body.guardrails;
    for (std::size_t i = 0; i < list.size(); ++i) {
      check.once(fmt::format("guardrail[{}].task", i), "the guardrail of", list[i].task, seen);
      check.known(fmt::format("guardrail[{}].task", i), "a task of the matrix", list[i].task, matrix_.tasks);
    }
  }

  void pins() {
    const auto check = file("pins");
    std::set<std::string> seen;
    const auto& list = book_.pins.body.frameworks;
    for (std::size_t i = 0; i < list.size(); ++i) {
      check.once(fmt::format("framework[{}].framework", i), "the framework", list[i].framework, seen);
      check.known(fmt::format("framework[{}].framework", i), "a framework of the matrix", list[i].framework,
                  matrix_.frameworks);
    }
  }

  const Rulebook& book_;
  const Matrix& matrix_;
  const Library& library_;
  const Edition& edition_;
  Diagnostics findings_;
};

}  // namespace

Diagnostics check_rulebook(const Rulebook& rulebook, const Library& library, const Edition& edition) {
  return RulebookCheck(rulebook, library, edition).run();
}

}  // namespace sabot::rulebook
