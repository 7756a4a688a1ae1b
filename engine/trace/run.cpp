#include "trace/run.hpp"

#include <algorithm>
#include <iterator>

namespace sabot::trace {

const std::vector<std::string>& event_kind_names() {
  static const std::vector<std::string> names{"agent-msg", "tool-call", "guardrail-event", "verdict"};
  return names;
}

std::string_view to_string(EventKind kind) {
  return event_kind_names()[static_cast<std::size_t>(kind)];
}

std::optional<EventKind> event_kind(std::string_view name) {
  const std::vector<std::string>& names = event_kind_names();
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<EventKind>(std::distance(names.begin(), found));
}

const PayloadValue* payload_value(const Event& event, std::string_view key) {
  const auto found = std::find_if(event.payload.begin(), event.payload.end(),
                                  [&](const PayloadField& field) { return field.key == key; });
  return found == event.payload.end() ? nullptr : &found->value;
}

std::string_view payload_text(const Event& event, std::string_view key) {
  const PayloadValue* value = payload_value(event, key);
  const auto* text = value ? std::get_if<std::string>(value) : nullptr;
  return text ? std::string_view(*text) : std::string_view();
}

}  // namespace sabot::trace
