#include "adjudicate/anchor_set.hpp"

#include <fmt/format.h>

#include "base/lists.hpp"
#include "match/text.hpp"

namespace sabot::adjudicate {

const rulebook::AnchorSet* find_set(const rulebook::AnchorsFile& anchors, std::string_view task,
                                    std::string_view fault_operator) {
  return first_where(anchors.sets, [&](const rulebook::AnchorSet& set) {
    return set.task == task && set.fault_operator == fault_operator;
  });
}

const rulebook::AnchorSet* registered_anchors(const rulebook::Rulebook& rulebook, std::string_view task,
                                              std::string_view fault_operator) {
  return rulebook.anchors ? find_set(rulebook.anchors->body, task, fault_operator) : nullptr;
}

std::vector<std::string> anchors_in(std::string_view text, const rulebook::AnchorSet* registered) {
  std::vector<std::string> found;
  if (registered == nullptr) return found;
  const auto lowered = match::lower(text);
  for (const auto& anchor : registered->anchors) {
    if (lowered.find(match::lower(anchor)) != std::string::npos) found.push_back(anchor);
  }
  return found;
}

std::string in_words(const std::vector<std::string>& anchors) {
  return fmt::format("the registered anchor{} \"{}\"", anchors.size() == 1 ? "" : "s", fmt::join(anchors, "\", \""));
}

}  // namespace sabot::adjudicate
