// Small runs for the command line's tests, and the lines that hold them.
#pragma once

#include <fmt/format.h>

#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "trace/run.hpp"
#include "trace/write.hpp"

namespace sabot::testing {

inline trace::Event message(std::int64_t seq, const std::string& text) {
  return {seq, trace::EventKind::agent_msg, "reviewer", {{"text", text}}};
}

inline trace::Event act(std::int64_t seq, const std::string& name, const std::string& component) {
  return {seq,
          trace::EventKind::guardrail_event,
          component,
          {{"component", component}, {"act", name}, {"reason", std::string("74.1 does not fit the caption")}}};
}

inline trace::Run baseline(const std::string& task, std::int64_t label) {
  trace::Run run;
  run.task_passed = true;
  run.run_id = fmt::format("{}-baseline-{}", task, label);
  run.framework = "langgraph";
  run.config = "default";
  run.task = task;
  run.replicate = {label};
  run.events = {message(0, "VERDICT: ACCEPT\nFLAGS: none")};
  return run;
}

// A fault run whose reviewer says this of it.
inline trace::Run fault(const std::string& task, const std::string& fault_operator, std::int64_t label,
                        const std::string& review) {
  trace::Run run = baseline(task, label);
  run.run_id = fmt::format("{}-{}-{}", task, fault_operator, label);
  run.fault_operator = fault_operator;
  run.injection_seq = 0;
  run.injection_verified = true;
  run.events = {message(0, "reading 74.1"), message(1, review)};
  return run;
}

inline std::string lines(const std::vector<trace::Run>& runs) {
  std::string text;
  for (const trace::Run& run : runs) text += trace::write_run(run) + '\n';
  return text;
}

// One cell that is detected, one that is not, and their baseline.
inline std::vector<trace::Run> small_wave() {
  return {baseline("T1", 11), fault("T1", "O1", 11, "VERDICT: ACCEPT\nFLAGS: 74.1 looks swapped"),
          fault("T1", "O2", 11, "VERDICT: ACCEPT\nFLAGS: none")};
}

inline std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const auto at = text.find(from);
  if (at == std::string::npos) throw std::invalid_argument("nothing to replace: " + std::string(from));
  return text.replace(at, from.size(), to);
}

// The words of a text with one space between each two, wherever its lines break.
inline std::string flowing(const std::string& text) {
  std::istringstream stream(text);
  std::string words;
  for (std::string word; stream >> word;) words += (words.empty() ? "" : " ") + word;
  return words;
}

inline bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

}  // namespace sabot::testing
