#include "report/document.hpp"

#include <fmt/format.h>

#include "base/lists.hpp"
#include "report/figures.hpp"
#include "report/sections.hpp"
#include "report/words.hpp"
#include "rulebook/rule_file.hpp"

namespace sabot::report {
namespace {

std::string headline_of(const tally::Counts& counts) {
  return with_counts({"headline", "headline", tally::Rate{counts.headline, counts.valid}});
}

std::string headline(const Evaluation& evaluation) {
  const tally::Scoreboard& board = evaluation.board;
  if (board.rows.empty()) return "No headline: the input holds no fault run";
  if (board.rows.size() == 1) {
    const auto& row = board.rows.front();
    return fmt::format("Headline of {}: {}", to_string(row.row), headline_of(row.counts));
  }
  const auto frameworks = number_of(board.frameworks.size(), "framework");
  if (!board.median) return fmt::format("No median headline: no valid injected fault in {}", frameworks);
  return fmt::format("Median headline over {}: {}", frameworks, percent(*board.median));
}

std::vector<std::string> companions(const Evaluation& evaluation) {
  const tally::Scoreboard& board = evaluation.board;
  if (board.rows.size() < 2) return {};
  std::vector<std::string> lines;
  if (board.median) lines.push_back(fmt::format("Band {}: {}", board.band, evaluation.band_meaning));
  std::vector<std::string> rates;
  for (const auto& framework : board.frameworks) {
    rates.push_back(fmt::format("{} {}", framework.framework, headline_of(framework.counts)));
  }
  lines.push_back(fmt::format("Configs pooled: {}", fmt::join(rates, ", ")));
  return lines;
}

}  // namespace

std::vector<std::string> provenance_lines(const Provenance& provenance, std::size_t digest_length) {
  std::vector<std::string> lines = {
      fmt::format("Rules: {} of {}{}, rulebook {}", version_name(provenance.spec.version, provenance.draft),
                  to_string(provenance.spec.date), how_chosen(provenance.spec_by_default),
                  provenance.digest.substr(0, digest_length)),
      fmt::format("Input: {}", inputs_text(provenance.inputs, digest_length)),
      fmt::format("Made by sabot {}", provenance.program_version),
  };
  if (const auto& floor = provenance.strict_floor; floor && floor->version != provenance.spec.version) {
    lines.insert(lines.begin() + 1, fmt::format("Strict floor: lent by {}, rulebook {}", floor->version,
                                                floor->digest.substr(0, digest_length)));
  }
  return lines;
}

std::string rules_text(const rulebook::Spec& spec, bool draft, std::string_view digest) {
  return fmt::format("{} of {}, rulebook {}", version_name(spec.version, draft), to_string(spec.date), digest);
}

std::string inputs_text(const std::vector<Input>& inputs, std::size_t digest_length) {
  if (inputs.empty()) return "none";
  std::vector<std::string> names;
  for (const Input& input : inputs) {
    names.push_back(fmt::format("{} ({}, digest {})", input.name,
                                number_of(static_cast<std::size_t>(input.runs), "run"),
                                input.digest.substr(0, digest_length)));
  }
  return fmt::format("{}", fmt::join(names, ", "));
}

Document scoreboard_document(const Evaluation& evaluation, std::size_t digest_length) {
  Document document{headline(evaluation), companions(evaluation),
                    provenance_lines(evaluation.provenance, digest_length),
                    number_sections(evaluation, basis_of(evaluation))};
  append(document.sections, appendix_sections(evaluation));
  document.sections.push_back(caveats_section(evaluation));
  return document;
}

}  // namespace sabot::report
