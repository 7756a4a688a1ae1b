// Runs as a pipeline would have recorded them, and what the engine reads out of them under a version's built-in rules.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicate/observation.hpp"
#include "adjudicate/verdict.hpp"
#include "trace/run.hpp"

namespace sabot::testing {

// Where the fault lands in every run below, unless a case says otherwise.
inline constexpr std::int64_t landing = 5;

trace::Event act(std::int64_t seq, std::string component, std::string name, std::string reason = "the value is wrong");
trace::Event says(std::int64_t seq, std::string agent, std::string text);
trace::Event answers(std::int64_t seq, std::string agent, std::string model);
trace::Event returns(std::int64_t seq, std::string text);    // a tool-call with one text
trace::Event concludes(std::int64_t seq, std::string text);  // a verdict with one text

// A fault run of "framework/config/task/operator/replicate" that landed at `landing` and passed its task.
trace::Run fault_run(std::string_view cell, std::vector<trace::Event> events);
// The no-fault run of the cell, which passed.
trace::Run baseline_run(std::string_view cell, std::vector<trace::Event> events = {});

adjudicate::Observation observe(const trace::Run& run, const rulebook::Rulebook& rulebook);
adjudicate::Observation observe(const trace::Run& run, std::string_view version);

// The outcome of a run whose baseline passed.
adjudicate::Outcome outcome_of(const trace::Run& run, std::string_view version);

// "rule in file: text".
std::string told(const adjudicate::Reason& reason);

// Whether the place of a rule is where the built-in rule file begins to speak of what its id names.
bool stands_at_its_place(const rulebook::RuleRef& rule);

}  // namespace sabot::testing
