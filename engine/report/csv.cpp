#include "report/csv.hpp"

#include <fmt/format.h>

#include <vector>

#include "base/escape.hpp"
#include "report/figures.hpp"
#include "report/items.hpp"
#include "report/words.hpp"

namespace sabot::report {
namespace {

// Who or what a record speaks of; what does not apply is empty.
struct Subject {
  std::string level;
  std::string framework = {};
  std::string config = {};
  std::string task = {};
  std::string fault_operator = {};
  std::string replicate = {};
  std::string status = {};
  std::string code = {};  // of an exclusion or a finding
  std::string reason = {};
};

std::string record(const std::vector<std::string>& fields) {
  std::vector<std::string> safe;
  for (const auto& field : fields) safe.push_back(csv_field(field));
  return fmt::format("{}\n", fmt::join(safe, ","));
}

std::vector<std::string> subject_fields(const Subject& subject, const Provenance& provenance) {
  const auto version = version_name(provenance.spec.version, provenance.draft);
  return {version,        provenance.digest, subject.level,          subject.framework,
          subject.config, subject.task,      subject.fault_operator, subject.replicate,
          subject.status, subject.code,      subject.reason};
}

std::string head(const Basis& basis) {
  std::vector<std::string> fields = {"spec",     "rulebook",  "level",  "framework", "config", "task",
                                     "operator", "replicate", "status", "code",      "reason"};
  fields.insert(fields.end(), {"injected", "valid", "excluded", "carved_out", "unscored", "not_run", "judged"});
  for (const Figure& figure : figures({}, basis)) {
    fields.emplace_back(figure.key);
    fields.push_back(fmt::format("{}_of_{}", figure.key, key(figure.of)));
  }
  return record(fields);
}

std::vector<std::string> count_fields(const tally::Counts& counts, const Basis& basis) {
  std::vector<std::string> fields;
  for (const auto count : {counts.injected, counts.valid, excluded(counts), counts.carved_out, counts.unscored,
                           counts.not_run, counts.judged}) {
    fields.push_back(fmt::to_string(count));
  }
  for (const Figure& figure : figures(counts, basis)) {
    fields.push_back(figure.rate ? fmt::to_string(figure.rate->part) : "");
    const bool defined = figure.rate && figure.rate->whole != 0;
    fields.push_back(defined ? fmt::format("{:.6f}", tally::value(*figure.rate)) : "");
  }
  return fields;
}

class Writer {
 public:
  explicit Writer(const Evaluation& evaluation)
      : provenance_(evaluation.provenance), basis_(basis_of(evaluation)), text_(head(basis_)) {}

  void add(const Subject& subject, const tally::Counts& counts) {
    auto fields = subject_fields(subject, provenance_);
    for (auto& field : count_fields(counts, basis_)) fields.push_back(std::move(field));
    text_ += record(fields);
  }

  // What counts nothing: the count fields are empty.
  void add(const Subject& subject) {
    auto fields = subject_fields(subject, provenance_);
    fields.resize(fields.size() + count_fields({}, basis_).size());
    text_ += record(fields);
  }

  const std::string& text() const { return text_; }

 private:
  const Provenance& provenance_;
  Basis basis_;
  std::string text_;
};

void add_cells(Writer& writer, const Evaluation& evaluation, adjudicate::Status status) {
  const auto& list = cells_of(evaluation.appendix, status);
  for (const auto& [cell, exclusion, reason, origin] : list.items) {
    writer.add({"cell", cell.row.framework, cell.row.config, cell.task, cell.fault_operator, to_string(cell.replicate),
                std::string(to_string(status)), exclusion, with_ground(reason)},
               tally::count_of(status, exclusion));
  }
  if (list.left_out > 0) {
    writer.add({.level = "left_out", .status = std::string(to_string(status)), .reason = left_out_text(list)});
  }
}

}  // namespace

std::string csv_field(std::string_view text) {
  std::string visible = escape_controls(text);
  if (visible.find_first_of(",\"") == std::string::npos) return visible;
  std::string quoted = "\"";
  for (const char c : visible) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

std::string csv(const Evaluation& evaluation) {
  using adjudicate::Status;
  const tally::Scoreboard& board = evaluation.board;
  Writer writer(evaluation);
  writer.add({.level = "all"}, board.all);
  for (const auto& framework : board.frameworks) {
    writer.add({.level = "framework", .framework = framework.framework}, framework.counts);
  }
  for (const auto& row : board.rows) {
    writer.add({.level = "row", .framework = row.row.framework, .config = row.row.config}, row.counts);
  }
  for (const auto& pair : board.operators) {
    writer.add({.level = "operator", .framework = pair.framework, .fault_operator = pair.fault_operator}, pair.counts);
  }
  for (const auto& group : board.groups) {
    writer.add({.level = "group",
                .framework = group.row.framework,
                .config = group.row.config,
                .task = group.task,
                .fault_operator = group.fault_operator},
               group.counts);
  }
  for (const auto status : {Status::excluded, Status::carved_out, Status::unscored, Status::not_run}) {
    add_cells(writer, evaluation, status);
  }
  for (const Diagnostic& finding : evaluation.set_aside.items) {
    const auto reason = fmt::format("{}: {}", to_string(finding.place), finding.message);
    writer.add({.level = "set_aside", .code = finding.code, .reason = reason});
  }
  if (evaluation.set_aside.left_out > 0) {
    writer.add({.level = "left_out", .status = "set_aside", .reason = left_out_text(evaluation.set_aside)});
  }
  for (const auto& notice : notices(evaluation)) writer.add({.level = "notice", .reason = notice});
  return writer.text();
}

}  // namespace sabot::report
