#include "bench/generate/published_form.hpp"

#include <utf8proc.h>

#include <array>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <type_traits>
#include <variant>

#include <fmt/format.h>

namespace sabot::bench {
namespace {

void append_unit(std::string& out, std::uint32_t unit) {
  fmt::format_to(std::back_inserter(out), "\\u{:04x}", unit);
}

void append_escape(std::string& out, char c) {
  switch (c) {
    case '"':
      out += "\\\"";
      break;
    case '\\':
      out += "\\\\";
      break;
    case '\n':
      out += "\\n";
      break;
    case '\r':
      out += "\\r";
      break;
    case '\t':
      out += "\\t";
      break;
    default:
      append_unit(out, static_cast<unsigned char>(c));
  }
}

// One code point beyond ASCII; returns how many bytes it takes.
std::size_t append_wide(std::string& out, std::string_view text, Spelling spelling) {
  utf8proc_int32_t point = 0;
  const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                       static_cast<utf8proc_ssize_t>(text.size()), &point);
  const auto bytes = length > 0 ? static_cast<std::size_t>(length) : 1;
  if (spelling == Spelling::utf8) {
    out += text.substr(0, bytes);
  } else if (point < 0x10000) {
    append_unit(out, static_cast<std::uint32_t>(point));
  } else {
    const auto rest = static_cast<std::uint32_t>(point) - 0x10000U;
    append_unit(out, 0xd800U + (rest >> 10U));
    append_unit(out, 0xdc00U + (rest & 0x3ffU));
  }
  return bytes;
}

bool is_plain(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x20 && byte < 0x80 && c != '"' && c != '\\';
}

void append_text(std::string& out, std::string_view text, Spelling spelling) {
  out += '"';
  std::size_t at = 0;
  while (at < text.size()) {
    const auto begin = at;
    while (at < text.size() && is_plain(text[at])) ++at;
    out.append(text, begin, at - begin);
    if (at == text.size()) break;
    if (static_cast<unsigned char>(text[at]) < 0x80) {
      append_escape(out, text[at++]);
    } else {
      at += append_wide(out, text.substr(at), spelling);
    }
  }
  out += '"';
}

void append_number(std::string& out, std::int64_t number) {
  const fmt::format_int text(number);
  out.append(text.data(), text.size());
}

std::string_view word(bool value) {
  return value ? "true" : "false";
}

struct ValueWriter {
  std::string& out;
  Spelling spelling;
  void operator()(std::monostate) const { out += "null"; }
  void operator()(bool value) const { out += word(value); }
  void operator()(std::int64_t value) const { append_number(out, value); }
  void operator()(double value) const { fmt::format_to(std::back_inserter(out), "{}", value); }
  void operator()(const std::string& text) const { append_text(out, text, spelling); }
  void operator()(const trace::Nested& nested) const { out += nested.json; }
};

void append_event(std::string& out, const trace::Event& event, Spelling spelling) {
  out += "{\"agent\": ";
  append_text(out, event.agent, spelling);
  out += ", \"kind\": \"";
  out += to_string(event.kind);
  out += "\", \"payload\": {";
  std::string_view comma;
  for (const auto& field : event.payload) {
    out += comma;
    append_text(out, field.key, spelling);
    out += ": ";
    std::visit(ValueWriter{out, spelling}, field.value);
    comma = ", ";
  }
  out += "}, \"seq\": ";
  append_number(out, event.seq);
  out += '}';
}

template <class T>
void append_or_null(std::string& out, const std::optional<T>& value, Spelling spelling) {
  if (value) {
    ValueWriter{out, spelling}(*value);
  } else {
    out += "null";
  }
}

}  // namespace

void append_run(std::string& out, const trace::Run& run, Spelling spelling) {
  out += "{\"error\": ";
  append_or_null(out, run.error, spelling);
  out += ", \"injection_seq\": ";
  append_or_null(out, run.injection_seq, spelling);
  out += ", \"injection_verified\": ";
  out += word(run.injection_verified);
  out += ", \"task_passed\": ";
  out += word(run.task_passed);
  out += ", \"trace\": {\"config\": ";
  append_text(out, run.config, spelling);
  out += ", \"events\": [";
  std::string_view comma;
  for (const auto& event : run.events) {
    out += comma;
    append_event(out, event, spelling);
    comma = ", ";
  }
  out += "], \"framework\": ";
  append_text(out, run.framework, spelling);
  out += ", \"operator\": ";
  append_or_null(out, run.fault_operator, spelling);
  out += ", \"run_id\": ";
  append_text(out, run.run_id, spelling);
  out += ", \"schema_version\": 1, \"seed\": ";
  std::visit(ValueWriter{out, spelling}, std::variant<std::int64_t, std::string>(run.replicate.value));
  out += ", \"task\": ";
  append_text(out, run.task, spelling);
  out += "}}\n";
}

}  // namespace sabot::bench
