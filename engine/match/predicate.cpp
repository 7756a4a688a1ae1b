#include "match/predicate.hpp"

#include <algorithm>
#include <limits>
#include <string_view>

#include "trace/schema.hpp"

namespace sabot::match {
namespace {

template <class... Fs>
struct Overloaded : Fs... {
  using Fs::operator()...;
};
template <class... Fs>
Overloaded(Fs...) -> Overloaded<Fs...>;

// A value that no matcher but `exists` looks at.
struct Opaque {};

// What stands at a path; monostate: no value.
using Found = std::variant<std::monostate, bool, std::int64_t, double, std::string_view, Opaque>;

// Exact, where a conversion to double would round.
bool same_number(std::int64_t whole, double number) {
  constexpr auto lowest = static_cast<double>(std::numeric_limits<std::int64_t>::min());
  if (!(number >= lowest && number < -lowest)) return false;
  const auto truncated = static_cast<std::int64_t>(number);
  return truncated == whole && static_cast<double>(truncated) == number;
}

bool equal(const Found& found, const Scalar& scalar) {
  return std::visit(
      Overloaded{[](bool a, bool b) { return a == b; }, [](std::int64_t a, std::int64_t b) { return a == b; },
                 [](std::int64_t a, double b) { return same_number(a, b); },
                 [](double a, std::int64_t b) { return same_number(b, a); }, [](double a, double b) { return a == b; },
                 [](std::string_view a, const std::string& b) { return a == b; },
                 [](const auto&, const auto&) { return false; }},
      found, scalar);
}

bool is_below(const Found& found, double bound) {
  if (const auto* whole = std::get_if<std::int64_t>(&found)) return static_cast<double>(*whole) < bound;
  const auto* number = std::get_if<double>(&found);
  return number != nullptr && *number < bound;
}

bool accepts(const Matcher& matcher, const Found& found) {
  const auto* text = std::get_if<std::string_view>(&found);
  return std::visit(
      Overloaded{[&](const Equals& m) { return equal(found, m.value); },
                 [&](const OneOf& m) {
                   return std::any_of(m.values.begin(), m.values.end(),
                                      [&](const Scalar& value) { return equal(found, value); });
                 },
                 [&](const Matches& m) { return text != nullptr && m.pattern.search(*text).has_value(); },
                 [&](const Exists& m) { return m.wanted != std::holds_alternative<std::monostate>(found); },
                 [&](const Below& m) { return is_below(found, m.bound); },
                 [&](const Contains& m) { return text != nullptr && text->find(m.text) != std::string_view::npos; }},
      matcher);
}

// `look_up` gives what stands at a path, or nothing when there is nobody to ask.
template <class LookUp>
bool evaluate(const Predicate& predicate, const LookUp& look_up) {
  const bool all = std::all_of(predicate.all.begin(), predicate.all.end(), [&](const Test& test) {
    const std::optional<Found> found = look_up(test.path);
    return found && accepts(test.matcher, *found);
  });
  return all && (predicate.any.empty() ||
                 std::any_of(predicate.any.begin(), predicate.any.end(),
                             [&](const Predicate& alternative) { return evaluate(alternative, look_up); }));
}

constexpr std::string_view payload_prefix = "payload.";

Found found_in_payload(const trace::PayloadValue* value) {
  if (value == nullptr) return std::monostate{};
  return std::visit(Overloaded{[](const std::string& text) -> Found { return std::string_view(text); },
                               [](const trace::Nested&) -> Found { return Opaque{}; },
                               [](const auto& plain) -> Found { return plain; }},
                    *value);
}

Found look_up(const trace::Event& event, std::string_view path) {
  if (path == "kind") return trace::to_string(event.kind);
  if (path == "agent") return std::string_view(event.agent);
  if (path == "seq") return event.seq;
  if (path.starts_with(payload_prefix)) {
    return found_in_payload(trace::payload_value(event, path.substr(payload_prefix.size())));
  }
  return std::monostate{};
}

Found found_text(const std::optional<std::string>& text) {
  return text ? Found(std::string_view(*text)) : Found();
}

Found look_up(const CellFacts::RunFacts& run, std::string_view path) {
  if (path == "run.error") return found_text(run.error);
  if (path == "run.injection_seq") return run.injection_seq ? Found(*run.injection_seq) : Found();
  if (path == "run.injection_verified") return run.injection_verified;
  if (path == "run.task_passed") return run.task_passed;
  if (path == "run.landed") return run.landed;
  return std::monostate{};
}

Found look_up(const CellFacts::BaselineFacts& baseline, std::string_view path) {
  if (path == "baseline.error") return found_text(baseline.error);
  if (path == "baseline.task_passed") return baseline.task_passed;
  return std::monostate{};
}

std::optional<Found> look_up(const CellFacts& facts, std::string_view path) {
  if (path.starts_with("run.") && facts.run) return look_up(*facts.run, path);
  if (path.starts_with("baseline.") && facts.baseline) return look_up(*facts.baseline, path);
  return std::nullopt;
}

}  // namespace

const std::vector<std::string>& event_paths() {
  static const std::vector<std::string> paths = [] {
    std::vector<std::string> result = {"kind", "agent", "seq"};
    for (const std::string& key : trace::payload_keys()) result.push_back(std::string(payload_prefix) + key);
    return result;
  }();
  return paths;
}

const std::vector<std::string>& cell_paths() {
  static const std::vector<std::string> paths = {"run.error",           "run.injection_seq", "run.injection_verified",
                                                 "run.task_passed",     "run.landed",        "baseline.error",
                                                 "baseline.task_passed"};
  return paths;
}

bool holds(const EventPredicate& predicate, const trace::Event& event) {
  return evaluate(predicate.tree, [&](std::string_view path) { return std::optional(look_up(event, path)); });
}

bool holds(const CellPredicate& predicate, const CellFacts& facts) {
  return evaluate(predicate.tree, [&](std::string_view path) { return look_up(facts, path); });
}

}  // namespace sabot::match
