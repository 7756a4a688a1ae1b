#include "base/escape.hpp"
#include "base/fold.hpp"
#include "base/lists.hpp"
#include "cli/options.hpp"
#include "cli/verbs.hpp"
#include "harness/landing.hpp"
#include "report/words.hpp"
#include "trace/write.hpp"

namespace sabot::cli {
namespace {

using harness::LandingGround;

// As much of an event as is shown.
constexpr std::size_t shown_of_event = 160;

std::string event_text(const trace::Event& event) {
  return fmt::format("seq {} {} {} {}", event.seq, to_string(event.kind), escape_controls(event.agent),
                     report::quoted(trace::write_payload(event.payload), shown_of_event));
}

std::string ground_text(const LandingGround& ground, const trace::Run& run) {
  constexpr std::size_t answer_width = 5;
  std::string text = folded(fmt::format("  {:<{}}{}\n", ground.holds ? "yes" : "no", answer_width,
                                        escape_controls(report::with_ground(ground.reason))),
                            answer_width);
  if (!ground.seq) return text;
  const auto* event = first_where(run.events, [&](const trace::Event& e) { return e.seq == *ground.seq; });
  return event == nullptr ? text : text + folded(fmt::format("       {}\n", event_text(*event)));
}

struct Probed {
  std::string text;
  std::size_t landed = 0;
  std::size_t not_landed = 0;
  std::size_t baselines = 0;
};

void probe(const adjudicate::Observation& observation, const trace::Run& run, Probed& probed) {
  const auto grounds = harness::landing_grounds(observation, run);
  const std::string name =
      fmt::format("{} ({})", escape_controls(run.run_id), escape_controls(to_string(observation.origin)));
  if (grounds.empty()) {
    ++probed.baselines;
    probed.text += fmt::format("{}: no fault planted\n", name);
    return;
  }
  const bool landed = harness::has_landed(grounds);
  ++(landed ? probed.landed : probed.not_landed);
  probed.text +=
      fmt::format("{}: {} {}\n", name, escape_controls(*run.fault_operator), landed ? "has landed" : "has not landed");
  for (const LandingGround& ground : grounds) probed.text += ground_text(ground, run);
}

}  // namespace

Answer run_probe(const Arguments& arguments) {
  RuleOptions rule_options;
  InputOptions input_options;
  CommandLine line("sabot-eval probe",
                   "Tells of each fault run whether its fault reached the pipeline, and what shows it.");
  add_run_options(line, input_options);
  add_options(line, rule_options);
  line.footer("\nExample:\n  sabot-eval probe runs/langgraph/default/T1/O4\n\n" + exit_code_help());
  if (auto answer = line.parse(arguments)) return *answer;
  const auto rules = choose_rules(rule_options);
  if (!rules) return to_answer(rules.error());

  const Request request = to_request(input_options);
  const KeepRun every_run = [](const trace::Run&) { return true; };
  Probed probed;
  std::vector<Source> sources = request.sources.sources;
  for (Source& source : sources) source.judge.clear();  // no judge is asked whether a fault has landed
  Loaded loaded = load_sources(sources, {rules->rulebook, every_run, request.reading});
  loaded.findings.add(request.sources.findings);
  const Listing<Diagnostic> findings = loaded.findings.listing();
  for (const LoadedRun& run : loaded.runs) probe(run.observation, *run.run, probed);
  if (!loaded.findings.empty() && !request.reading.keep_going) {
    return to_answer(Failure{ExitCode::bad_input, findings.items, findings.left_out});
  }
  probed.text +=
      fmt::format("{}: {} landed, {} not; {}\n", report::number_of(probed.landed + probed.not_landed, "fault run"),
                  probed.landed, probed.not_landed, report::number_of(probed.baselines, "baseline"));
  probed.text += rules_line(*rules);
  const ExitCode code = !loaded.findings.empty() ? ExitCode::bad_input
                        : probed.not_landed != 0 ? ExitCode::findings
                                                 : ExitCode::fine;
  return {code, std::move(probed.text), render_first(findings.items, findings.left_out) + draft_warning(*rules), ""};
}

}  // namespace sabot::cli
