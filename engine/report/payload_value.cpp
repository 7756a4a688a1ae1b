#include "report/payload_value.hpp"

#include <fmt/format.h>

namespace sabot::report {

std::string text_of(const trace::PayloadValue& value) {
  struct Shown {
    std::string operator()(std::monostate) const { return "null"; }
    std::string operator()(bool truth) const { return truth ? "true" : "false"; }
    std::string operator()(std::int64_t number) const { return fmt::to_string(number); }
    std::string operator()(double number) const { return fmt::to_string(number); }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(const trace::Nested& nested) const { return nested.json; }
  };
  return std::visit(Shown{}, value);
}

}  // namespace sabot::report
