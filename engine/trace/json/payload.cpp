#include "trace/json/payload.hpp"

namespace sabot::trace {
namespace {

PayloadValue payload_value_of(const json::Value& value) {
  return std::visit(
      [&](const auto& data) -> PayloadValue {
        using T = std::decay_t<decltype(data)>;
        if constexpr (std::is_same_v<T, json::Array> || std::is_same_v<T, json::Object>) {
          return Nested{json::compact(value)};
        } else {
          return data;
        }
      },
      value.data);
}

}  // namespace

Payload payload_of(const json::Object& object) {
  Payload payload;
  for (const json::Member& member : object) payload.push_back({member.key, payload_value_of(member.value)});
  return payload;
}

}  // namespace sabot::trace
