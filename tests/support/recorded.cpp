#include "support/recorded.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "adjudicate/cell.hpp"
#include "support/engine.hpp"

namespace sabot::testing {
namespace {

using trace::Event;
using trace::EventKind;
using trace::Run;

Run run_of(std::string_view name, std::vector<Event> events) {
  const auto cell = adjudicate::parse_cell(name);
  if (!cell) throw std::invalid_argument(std::string(name));
  Run run;
  run.framework = cell->row.framework;
  run.config = cell->row.config;
  run.task = cell->task;
  run.replicate = cell->replicate;
  run.task_passed = true;
  run.events = std::move(events);
  return run;
}

std::vector<std::string> lines_of(const std::string& file) {
  const auto sources = built_in_sources();
  const auto found =
      std::find_if(sources.begin(), sources.end(), [&](const auto& source) { return source.shown_as == file; });
  std::vector<std::string> lines;
  if (found == sources.end()) return lines;
  std::istringstream text(found->text);
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  return lines;
}

// The table of the rule file that begins at the place: its header and its lines up to the next header.
std::string table_at(const Place& place) {
  const auto lines = lines_of(place.file);
  if (place.line == 0 || place.line > lines.size() || !lines[place.line - 1].starts_with("[")) return {};
  std::string table = lines[place.line - 1];
  for (auto i = place.line; i < lines.size() && !lines[i].starts_with("["); ++i) table += '\n' + lines[i];
  return table;
}

}  // namespace

Event act(std::int64_t seq, std::string component, std::string name, std::string reason) {
  return {seq,
          EventKind::guardrail_event,
          component,
          {{"component", component}, {"act", std::move(name)}, {"reason", std::move(reason)}}};
}

Event says(std::int64_t seq, std::string agent, std::string text) {
  return {seq, EventKind::agent_msg, std::move(agent), {{"text", std::move(text)}}};
}

Event answers(std::int64_t seq, std::string agent, std::string model) {
  return {seq, EventKind::agent_msg, std::move(agent), {{"text", "done"}, {"model_id", std::move(model)}}};
}

Event returns(std::int64_t seq, std::string text) {
  return {seq, EventKind::tool_call, "worker", {{"tool", "lookup"}, {"args", std::move(text)}}};
}

Event concludes(std::int64_t seq, std::string text) {
  return {seq, EventKind::verdict, "pipeline", {{"raw", std::move(text)}}};
}

Run fault_run(std::string_view cell, std::vector<Event> events) {
  auto run = run_of(cell, std::move(events));
  run.run_id = cell;
  run.fault_operator = adjudicate::parse_cell(cell)->fault_operator;
  run.injection_seq = landing;
  run.injection_verified = true;
  return run;
}

Run baseline_run(std::string_view cell, std::vector<Event> events) {
  auto run = run_of(cell, std::move(events));
  run.run_id = to_string(adjudicate::baseline_of(*adjudicate::parse_cell(cell)));
  return run;
}

adjudicate::Observation observe(const Run& run, const rulebook::Rulebook& rulebook) {
  auto observed = adjudicate::observe(run, {run.run_id, 1, 0}, rulebook);
  if (!observed) throw std::runtime_error(render(observed.error()));
  return *std::move(observed);
}

adjudicate::Observation observe(const Run& run, std::string_view version) {
  return observe(run, rulebook_of(version));
}

adjudicate::Outcome outcome_of(const Run& run, std::string_view version) {
  return adjudicate::outcome_of(observe(run, version), rulebook_of(version));
}

std::string told(const adjudicate::Reason& reason) {
  return fmt::format("{} in {}: {}", reason.rule.id, reason.rule.place.file, reason.text);
}

bool stands_at_its_place(const rulebook::RuleRef& rule) {
  const auto table = table_at(rule.place);
  const auto mentions = [&](std::string_view name) {
    return table.find(fmt::format("\"{}\"", name)) != std::string::npos;
  };
  if (mentions(rule.id)) return true;
  // A row without a dotted id of its own: each part behind the rule's id stands in its table.
  std::istringstream id(rule.id);
  std::string part;
  bool all = static_cast<bool>(std::getline(id, part, '.'));
  while (std::getline(id, part, '.')) all = all && mentions(part);
  return all && !table.empty() && part != rule.id;
}

}  // namespace sabot::testing
