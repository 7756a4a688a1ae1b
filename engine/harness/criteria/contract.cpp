#include "harness/criteria/contract.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/lists.hpp"
#include "harness/criteria/text.hpp"
#include "match/text.hpp"

namespace sabot::harness {
namespace {

CriterionResult non_empty(const Artifact& artifact) {
  return judge("non_empty", words(artifact.text).empty() ? "the output is empty" : "", "the output is not empty");
}

CriterionResult max_words(std::int64_t most, const Artifact& artifact) {
  const auto count = static_cast<std::int64_t>(words(artifact.text).size());
  const std::string said = fmt::format("words in the output: {}, at most {} are allowed", count, most);
  return judge("max_words", count > most ? said : "", said);
}

CriterionResult contains(const std::vector<std::string>& parts, const Artifact& artifact) {
  const std::string text = match::lower(artifact.text);
  std::vector<std::string> missing;
  for (const std::string& part : parts) {
    if (text.find(match::lower(part)) == std::string::npos) missing.push_back(fmt::format("\"{}\"", part));
  }
  return judge("contains",
               missing.empty() ? "" : fmt::format("the output does not contain {}", fmt::join(missing, ", ")),
               fmt::format("the output contains all {} parts", parts.size()));
}

std::string wrong_key(const std::vector<std::string>& keys, const Artifact& artifact) {
  for (const std::string& key : keys) {
    if (const auto value = value_of(artifact, key); !value) return value.error();
  }
  const auto object = object_of(artifact);
  if (!object) return object.error();
  const auto* other = first_where(**object, [&](const auto& member) { return !sabot::contains(keys, member.key); });
  return other == nullptr ? ""
                          : fmt::format("the output has a key {} that the contract does not have", quoted(other->key));
}

std::string wrong_element(const std::vector<std::string>& forms, const Artifact& artifact) {
  const auto texts = texts_of(artifact, "texts");
  if (!texts) return texts.error();
  for (std::size_t i = 0; i < texts->size(); ++i) {
    const auto fits = [&](const std::string& form) { return has_form((*texts)[i], form); };
    if (std::any_of(forms.begin(), forms.end(), fits)) continue;
    return fmt::format("number {} of the list is {}, expected one of: {}", i + 1, quoted((*texts)[i]),
                       fmt::join(forms, ", "));
  }
  return "";
}

}  // namespace

std::vector<CriterionResult> check_contract(const rulebook::Contract& contract, const Artifact& artifact) {
  std::vector<CriterionResult> results;
  if (contract.non_empty) results.push_back(non_empty(artifact));
  if (contract.max_words > 0) results.push_back(max_words(contract.max_words, artifact));
  if (!contract.contains.empty()) results.push_back(contains(contract.contains, artifact));
  if (!contract.object_keys.empty()) {
    results.push_back(
        judge("object_keys", wrong_key(contract.object_keys, artifact),
              fmt::format("the output is an object with exactly the keys {}", fmt::join(contract.object_keys, ", "))));
  }
  if (!contract.list_of.empty()) {
    results.push_back(judge("list_of", wrong_element(contract.list_of, artifact),
                            "the output is a list of texts, each of a form that the contract has"));
  }
  return results;
}

}  // namespace sabot::harness
