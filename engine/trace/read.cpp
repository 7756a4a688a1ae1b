#include "trace/read.hpp"

#include <utility>

#include "trace/json/diagnose.hpp"
#include "trace/json/direct.hpp"
#include "trace/json/parse.hpp"
#include "trace/json/payload.hpp"
#include "trace/read_strictly.hpp"

namespace sabot::trace {

Result<Run> read_run(std::string_view text, const Place& where) {
  if (auto run = json::read_directly(text)) return std::move(*run);
  return read_strictly(text, where);
}

Result<Payload> read_payload(std::string_view text, const Place& where) {
  const auto document = json::parse_object(text);
  if (!document) return failure(json::diagnose({document.error()}, text, where));
  return payload_of(std::get<json::Object>(document->data));
}

}  // namespace sabot::trace
