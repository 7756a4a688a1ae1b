#include "trace/write.hpp"

#include <fmt/format.h>

#include "trace/json/text.hpp"
#include "trace/schema.hpp"

namespace sabot::trace {
namespace {

using json::text;

template <class T>
std::string text_or_null(const std::optional<T>& value) {
  return value ? text(*value) : "null";
}

struct PayloadText {
  std::string operator()(std::monostate) const { return "null"; }
  std::string operator()(const Nested& nested) const { return nested.json; }
  template <class Scalar>
  std::string operator()(const Scalar& scalar) const {
    return text(scalar);
  }
};

std::string write_event(const Event& event) {
  return fmt::format(R"({{"seq":{},"kind":"{}","agent":{},"payload":{}}})", event.seq, to_string(event.kind),
                     text(event.agent), write_payload(event.payload));
}

std::string write_trace(const Run& run) {
  std::vector<std::string> events;
  for (const Event& event : run.events) events.push_back(write_event(event));
  const std::string seed = std::visit([](const auto& label) { return text(label); }, run.replicate.value);
  return fmt::format(R"({{"schema_version":{},"run_id":{},"framework":{},"config":{},"task":{},"operator":{},)"
                     R"("seed":{},"events":[{}]}})",
                     schema_version, text(run.run_id), text(run.framework), text(run.config), text(run.task),
                     text_or_null(run.fault_operator), seed, fmt::join(events, ","));
}

}  // namespace

std::string write_payload(const Payload& payload) {
  std::vector<std::string> fields;
  for (const PayloadField& field : payload) {
    fields.push_back(fmt::format("{}:{}", text(field.key), std::visit(PayloadText{}, field.value)));
  }
  return fmt::format("{{{}}}", fmt::join(fields, ","));
}

std::string write_run(const Run& run) {
  return fmt::format(R"({{"error":{},"injection_seq":{},"injection_verified":{},"task_passed":{},"trace":{}}})",
                     text_or_null(run.error), text_or_null(run.injection_seq), run.injection_verified, run.task_passed,
                     write_trace(run));
}

}  // namespace sabot::trace
