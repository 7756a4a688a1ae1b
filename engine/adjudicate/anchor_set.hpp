// The registered anchors of one (task, operator), ready to be looked for in texts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rulebook/rulebook.hpp"

namespace sabot::adjudicate {

// The set of a (task, operator) among these; null when there is none.
const rulebook::AnchorSet* find_set(const rulebook::AnchorsFile& anchors, std::string_view task,
                                    std::string_view fault_operator);

// Where the anchors of a (task, operator) are registered; null when none are in force or registered for it.
const rulebook::AnchorSet* registered_anchors(const rulebook::Rulebook& rulebook, std::string_view task,
                                              std::string_view fault_operator);

// The anchors that occur in the text, without regard to case, in the order of their registration. No word boundary is
// asked for (section 10.4).
std::vector<std::string> anchors_in(std::string_view text, const rulebook::AnchorSet* registered);

// The anchors as a reason names them: the registered anchor "a"; the registered anchors "a", "b".
std::string in_words(const std::vector<std::string>& anchors);

}  // namespace sabot::adjudicate
