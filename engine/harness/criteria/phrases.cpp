#include "harness/criteria/phrases.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/lists.hpp"
#include "harness/criteria/text.hpp"
#include "match/text.hpp"

namespace sabot::harness {
namespace {

std::string comparable(std::string_view text) {
  return match::lower(normalise(text));
}

// Both in comparable form but for the phrase.
bool holds(const std::string& text, const std::string& phrase) {
  return text.find(comparable(phrase)) != std::string::npos;
}

std::string missing_phrases(const rulebook::Phrases& criterion, const std::string& said) {
  const std::string text = comparable(said);
  std::vector<std::string> missing;
  for (const std::string& phrase : criterion.required) {
    if (!holds(text, phrase)) missing.push_back(fmt::format("\"{}\"", phrase));
  }
  return missing.empty() ? "" : fmt::format("the output does not say {}", fmt::join(missing, ", "));
}

std::string forbidden_phrase(const rulebook::Phrases& criterion, const std::string& said) {
  for (const std::string& sentence : sentences(said)) {
    const std::string text = comparable(sentence);
    const auto stands = [&](const std::string& phrase) { return holds(text, phrase); };
    if (std::any_of(criterion.unless.begin(), criterion.unless.end(), stands)) continue;
    if (const std::string* phrase = first_where(criterion.forbidden, stands)) {
      return fmt::format(
          "\"{}\" stands in a sentence {}: {}", *phrase,
          criterion.unless.empty() ? "of the output" : fmt::format("without {}", fmt::join(criterion.unless, ", ")),
          quoted(sentence));
    }
  }
  return "";
}

std::string what_holds(const rulebook::Phrases& criterion) {
  const std::string required = criterion.required.size() == 1
                                   ? "the required phrase"
                                   : fmt::format("all {} required phrases", criterion.required.size());
  if (criterion.forbidden.empty()) return fmt::format("the output says {}", required);
  return criterion.required.empty() ? "the output says nothing that is forbidden"
                                    : fmt::format("the output says {}, and nothing that is forbidden", required);
}

}  // namespace

CriterionResult check_phrases(const rulebook::Phrases& criterion, const Artifact& artifact) {
  const Found<const std::string*> said = criterion.field.empty() ? &artifact.text : text_of(artifact, criterion.field);
  if (!said) return judge(criterion.id, said.error(), "");
  std::string breach = missing_phrases(criterion, **said);
  if (breach.empty()) breach = forbidden_phrase(criterion, **said);
  return judge(criterion.id, breach, what_holds(criterion));
}

}  // namespace sabot::harness
