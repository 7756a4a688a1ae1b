// What the writer and the reader of partial lines call things. Internal to these two.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "cli/partial_line.hpp"

namespace sabot::cli {

inline constexpr std::string_view partial_format = "sabot-partial/1";

// A text that is not UTF-8 is written as an object of this one key: its bytes, two digits each.
inline constexpr std::string_view hex_key = "hex";

using MarkName = std::pair<std::string_view, bool adjudicate::Marks::*>;
inline constexpr std::array<MarkName, 7> mark_names = {{{"mapping", &adjudicate::Marks::mapping},
                                                        {"flags", &adjudicate::Marks::flags},
                                                        {"headline", &adjudicate::Marks::headline},
                                                        {"reacted", &adjudicate::Marks::reacted},
                                                        {"noticed", &adjudicate::Marks::noticed},
                                                        {"strict", &adjudicate::Marks::strict},
                                                        {"visible", &adjudicate::Marks::visible}}};

// "v0.2.1 43f63a8fb8bf 43f63a8fb8bf": enough to tell rules apart, and short, since every line says it.
std::string rules_name(const PartialRules& rules);

}  // namespace sabot::cli
