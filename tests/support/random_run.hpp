// Generators of valid runs: any text, every type of payload value, any label.
#pragma once

#include <rapidcheck.h>

#include <cmath>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "trace/run.hpp"

namespace sabot::testing {

inline std::string utf8(char32_t c) {
  const auto byte = [](char32_t bits) { return static_cast<char>(static_cast<unsigned char>(bits)); };
  const auto tail = [&](char32_t bits) { return byte(0x80 | (bits & 0x3f)); };
  if (c < 0x80) return {byte(c)};
  if (c < 0x800) return {byte(0xc0 | (c >> 6)), tail(c)};
  if (c < 0x10000) return {byte(0xe0 | (c >> 12)), tail(c >> 6), tail(c)};
  return {byte(0xf0 | (c >> 18)), tail(c >> 12), tail(c >> 6), tail(c)};
}

inline rc::Gen<char32_t> arbitraryCharacter() {
  const auto range = [](char32_t low, char32_t high) {
    return rc::gen::map(rc::gen::inRange<std::uint32_t>(low, high + 1), [](std::uint32_t c) { return char32_t{c}; });
  };
  return rc::gen::weightedOneOf<char32_t>(
      {{6, range(0x20, 0x7e)},
       {2, rc::gen::element<char32_t>('"', '\\', '/', '{', '}', '[', ']', ',', ':')},
       {2, range(0x00, 0x1f)},
       {1, range(0x7f, 0x7ff)},
       {1, range(0x800, 0xd7ff)},
       {1, range(0xe000, 0xffff)},
       {1, range(0x10000, 0x10ffff)}});
}

// Any UTF-8, NUL and other control characters included.
inline rc::Gen<std::string> arbitraryText() {
  return rc::gen::map(rc::gen::container<std::vector<char32_t>>(arbitraryCharacter()),
                      [](const std::vector<char32_t>& characters) {
                        std::string text;
                        for (const char32_t c : characters) text += utf8(c);
                        return text;
                      });
}

inline rc::Gen<std::string> arbitraryFilledText() {
  return rc::gen::suchThat(arbitraryText(), [](const std::string& text) { return !text.empty(); });
}

template <class T>
rc::Gen<std::optional<T>> arbitraryOptional(rc::Gen<T> gen) {
  return rc::gen::oneOf(rc::gen::just(std::optional<T>()),
                        rc::gen::map(std::move(gen), [](T value) { return std::optional<T>(std::move(value)); }));
}

inline rc::Gen<double> arbitraryFinite() {
  return rc::gen::oneOf(rc::gen::suchThat(rc::gen::arbitrary<double>(), [](double d) { return std::isfinite(d); }),
                        rc::gen::element(0.0, -0.0, 1.0, 0.1, 1e300, -1e-300, 5e-324, 9007199254740993.0));
}

inline rc::Gen<std::int64_t> arbitraryWhole() {
  return rc::gen::oneOf(rc::gen::arbitrary<std::int64_t>(), rc::gen::element<std::int64_t>(0, 1, INT64_MAX, INT64_MIN));
}

inline rc::Gen<trace::PayloadValue> arbitraryPayloadValue() {
  using trace::PayloadValue;
  const auto wrap = [](auto value) { return PayloadValue(std::move(value)); };
  return rc::gen::oneOf(rc::gen::just(PayloadValue()), rc::gen::map(rc::gen::arbitrary<bool>(), wrap),
                        rc::gen::map(arbitraryWhole(), wrap), rc::gen::map(arbitraryFinite(), wrap),
                        rc::gen::map(arbitraryText(), wrap),
                        rc::gen::map(rc::gen::element<std::string>("[]", "{}", R"([1,-2,3.5,"a\n\"",null,true])",
                                                                   R"({"a":{"b":[[],{"c":false}]},"":""})"),
                                     [](std::string json) { return PayloadValue(trace::Nested{std::move(json)}); }));
}

// Keys are unique; a guardrail-event names its component, act and reason.
inline rc::Gen<std::vector<trace::PayloadField>> arbitraryPayload(trace::EventKind kind) {
  using Field = std::pair<std::string, trace::PayloadValue>;
  const bool guardrail = kind == trace::EventKind::guardrail_event;
  const auto fields = rc::gen::container<std::vector<Field>>(rc::gen::pair(arbitraryText(), arbitraryPayloadValue()));
  return rc::gen::map(rc::gen::tuple(arbitraryText(), arbitraryText(), arbitraryText(), fields),
                      [guardrail](const std::tuple<std::string, std::string, std::string, std::vector<Field>>& parts) {
                        const auto& [component, act, reason, others] = parts;
                        std::vector<trace::PayloadField> payload;
                        if (guardrail) {
                          payload = {{std::string(trace::component_key), component},
                                     {std::string(trace::act_key), act},
                                     {std::string(trace::reason_key), reason}};
                        }
                        std::set<std::string> keys;
                        for (const trace::PayloadField& field : payload) keys.insert(field.key);
                        for (const auto& [key, value] : others) {
                          if (keys.insert(key).second) payload.push_back({key, value});
                        }
                        return payload;
                      });
}

// An event whose seq is still to be given.
inline rc::Gen<trace::Event> arbitraryEvent() {
  using trace::EventKind;
  const auto kinds =
      rc::gen::element(EventKind::agent_msg, EventKind::tool_call, EventKind::guardrail_event, EventKind::verdict);
  return rc::gen::mapcat(kinds, [](EventKind kind) {
    return rc::gen::build<trace::Event>(rc::gen::set(&trace::Event::kind, rc::gen::just(kind)),
                                        rc::gen::set(&trace::Event::agent, arbitraryText()),
                                        rc::gen::set(&trace::Event::payload, arbitraryPayload(kind)));
  });
}

inline rc::Gen<std::vector<trace::Event>> arbitraryEvents() {
  const auto steps = rc::gen::container<std::vector<std::pair<int, trace::Event>>>(
      rc::gen::pair(rc::gen::inRange(1, 5), arbitraryEvent()));
  return rc::gen::map(steps, [](const std::vector<std::pair<int, trace::Event>>& drawn) {
    std::vector<trace::Event> events;
    std::int64_t seq = 0;
    for (const auto& [step, event] : drawn) {
      events.push_back(event);
      events.back().seq = seq += step;
    }
    return events;
  });
}

inline rc::Gen<trace::ReplicateLabel> arbitraryReplicate() {
  const auto wrap = [](auto value) { return trace::ReplicateLabel{std::move(value)}; };
  return rc::gen::oneOf(rc::gen::map(arbitraryWhole(), wrap), rc::gen::map(arbitraryFilledText(), wrap));
}

inline rc::Gen<trace::Run> arbitraryRun() {
  using trace::Run;
  const auto built = rc::gen::build<Run>(
      rc::gen::set(&Run::error, arbitraryOptional(arbitraryText())),
      rc::gen::set(&Run::injection_seq, arbitraryOptional(arbitraryWhole())), rc::gen::set(&Run::injection_verified),
      rc::gen::set(&Run::task_passed), rc::gen::set(&Run::run_id, arbitraryText()),
      rc::gen::set(&Run::framework, arbitraryText()), rc::gen::set(&Run::config, arbitraryText()),
      rc::gen::set(&Run::task, arbitraryText()), rc::gen::set(&Run::fault_operator, arbitraryOptional(arbitraryText())),
      rc::gen::set(&Run::replicate, arbitraryReplicate()), rc::gen::set(&Run::events, arbitraryEvents()));
  return rc::gen::map(built, [](Run run) {
    if (is_baseline(run)) {
      run.injection_seq.reset();
      run.injection_verified = false;
    }
    return run;
  });
}

}  // namespace sabot::testing
