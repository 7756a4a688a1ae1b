#include "harness/criteria/citations.hpp"

#include <fmt/format.h>

#include "harness/criteria/text.hpp"

namespace sabot::harness {
namespace {

std::string breach_of(const std::vector<std::string>& citations, const rulebook::Citations& criterion,
                      const std::string& corpus) {
  if (citations.empty()) return fmt::format("\"{}\" is empty, expected at least one citation", criterion.field);
  const std::string source = normalise(corpus);
  for (std::size_t i = 0; i < citations.size(); ++i) {
    const std::string citation = normalise(citations[i]);
    if (citation.empty()) return fmt::format("citation {} is blank", i + 1);
    if (source.find(citation) == std::string::npos) {
      return fmt::format("citation {} does not stand in {}: {}", i + 1, criterion.corpus, quoted(citation));
    }
  }
  return "";
}

}  // namespace

CriterionResult check_citations(const rulebook::Citations& criterion, const Artifact& artifact,
                                const std::string& corpus) {
  const auto value = value_of(artifact, criterion.field);
  if (!value) return judge(criterion.id, value.error(), "");
  const auto citations = texts_of(**value, "citations");
  if (!citations) return judge(criterion.id, citations.error(), "");
  return judge(criterion.id, breach_of(*citations, criterion, corpus),
               citations->size() == 1
                   ? fmt::format("the citation stands in {}", criterion.corpus)
                   : fmt::format("all {} citations stand in {}", citations->size(), criterion.corpus));
}

}  // namespace sabot::harness
