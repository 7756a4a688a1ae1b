#include "bench/generate/pipeline.hpp"

#include <fmt/format.h>

#include <utility>

#include "adjudicate/anchor_set.hpp"
#include "bench/generate/artifacts.hpp"
#include "bench/generate/prose.hpp"
#include "bench/generate/recorder.hpp"
#include "bench/generate/story.hpp"

namespace sabot::bench {
namespace {

// What sets one framework's traces apart from another's.
struct Shape {
  std::string_view reviewer;
  std::string_view guardrail;  // the component that checks the output contract; empty = none
  bool echoes = false;         // every message comes again as a raw verdict
  bool stop_reason = false;
  bool orchestrated = false;  // an orchestrator speaks at length, and there is no reviewer
};

Shape shape_of(const std::string& framework, const std::string& config) {
  const bool guarded = config == "guardrail";
  if (framework == "crewai") return {"reviewer", guarded ? "guardrail" : "", true, false, false};
  if (framework == "autogen") return {"critic", "", false, true, guarded};
  return {"reviewer", guarded ? "validator" : "", false, false, false};
}

constexpr std::string_view orchestrator = "MagenticOneOrchestrator";

class Pipeline {
 public:
  Pipeline(const RunPlan& plan, const rulebook::Rulebook& rulebook, trace::Run& run, Random& random)
      : plan_(plan),
        rulebook_(rulebook),
        run_(run),
        random_(random),
        shape_(shape_of(plan.framework, plan.config)),
        words_(words_of(plan.task)),
        story_(draw_story(landing(), !shape_.guardrail.empty(), random)),
        record_(run) {}

  void record() {
    step(Landing::load, words_.worker, words_.load_tool, "result");
    step(Landing::context, words_.worker, "load_context", "context");
    if (shape_.orchestrated) {
      orchestrate();
    } else {
      work();
      review();
    }
    if (story_.breached) breach();
    if (story_.landing == Landing::emit) {
      landed_at(record_.injected_tool(words_.worker, words_.emit_tool, *run_.fault_operator));
      record_.message(words_.worker, fmt::format("{} reported: {}", words_.emit_tool, subject()), model());
    } else {
      record_.emit_tool(words_.worker, words_.emit_tool);
    }
    record_.verdict(story_.passed, stop_reason());
    run_.task_passed = story_.passed;
    run_.error = story_.error;
    run_.injection_verified = story_.landing && story_.verified;
    if (!story_.placed) run_.injection_seq.reset();
  }

 private:
  std::optional<Landing> landing() const {
    if (!run_.fault_operator) return std::nullopt;
    const auto* fault_operator = rulebook::find_operator(rulebook_, *run_.fault_operator);
    return fault_operator == nullptr ? Landing::load : landing_of(*fault_operator);
  }

  void landed_at(std::int64_t seq) {
    if (!run_.injection_seq) run_.injection_seq = seq;
  }

  std::string_view model() const {
    const auto& pins = rulebook_.pins.body.pins;
    return story_.landing == Landing::model && story_.served ? pins.downgrade_model : pins.pipeline_model;
  }

  // One tool call; the operator that perturbs it is recorded in its place.
  void step(Landing here, std::string_view agent, std::string_view tool, std::string_view field) {
    if (story_.landing == here && !run_.injection_seq) {
      landed_at(record_.injected_tool(agent, tool, *run_.fault_operator));
    } else if (random_.permille(3)) {
      record_.tool_with_arguments(agent, tool,
                                  R"({"path": "sources/C.txt", "ranges": [[1, 40], [52, 60]], "raw": null})");
    } else {
      record_.tool(agent, tool, field);
    }
  }

  void say(std::string_view agent, std::string text) {
    const auto seq = record_.message(agent, text, model());
    if (story_.landing == Landing::model) landed_at(seq);
    if (shape_.echoes) record_.raw_verdict(agent, std::move(text));
  }

  void work() {
    say(words_.worker, artifact_of(plan_.task, random_));
    step(Landing::handoff, words_.worker, "handoff", "handoff");
    step(Landing::precheck, shape_.reviewer, "precheck", "result");
  }

  // What a remark is about: one of the anchors of the planted fault, or a figure.
  std::string subject() {
    if (story_.notice == Notice::anchor) {
      const auto* set = adjudicate::registered_anchors(rulebook_, run_.task, *run_.fault_operator);
      if (set != nullptr) return random_.one_of(set->anchors);
    }
    std::string text;
    add_figure(text, random_);
    return text;
  }

  std::string flags_line() {
    std::string line = random_.permille(5) ? "FLAGS:\u00a0" : "FLAGS: ";
    if (story_.notice == Notice::nothing) return line + none_form(random_);
    line += remark_on(subject(), random_);
    for (std::size_t more = random_.below(3); more > 0; --more) {
      line += "; ";
      line += remark_on(random_.permille(600) ? subject() : "superseded", random_);
    }
    return line + ".";
  }

  void review() {
    judge(story_.rejected);
    if (story_.remarked) record_.act(shape_.reviewer, "note", "style could be better, the content is kept");
    if (!story_.rejected) return;
    record_.act(shape_.reviewer, "retry_with_reason", reason_);
    work();
    judge(story_.rejected_again);
  }

  void judge(bool rejects) {
    const auto flags = flags_line();
    const std::string_view line_end = random_.permille(5) ? "\r\n" : "\n";
    reason_ = remark_on(random_.permille(850) ? subject() : "the artifact", random_);
    say(shape_.reviewer, fmt::format("{}{}VERDICT: {}", flags, line_end, rejects ? "REJECT - " + reason_ : "APPROVE"));
    if (rejects) record_.act(shape_.reviewer, "reject", reason_);
  }

  void breach() {
    const std::string_view reason = "the output breaks its contract: the key \"disposition\" is missing";
    record_.act(shape_.guardrail, "reject", reason);
    record_.act(shape_.guardrail, "retry_with_reason", reason);
    say(words_.worker, artifact_of(plan_.task, random_));
    if (story_.escalated) record_.act(shape_.guardrail, "escalate", reason);
  }

  std::string speech(std::string_view opening, std::size_t bytes) {
    std::string text(opening);
    add_prose(text, bytes, random_);
    return text;
  }

  void orchestrate() {
    const std::string_view request = "We are working to address the following user request:\n\n";
    say("user", speech("You are careful. Write the FLAGS line before any verdict.\n", 4000));
    say(orchestrator, speech(request, 7000));
    for (int stall = 0; stall < story_.stalls; ++stall) {
      for (std::size_t turn = random_.between(1, 3); turn > 0; --turn) {
        say(orchestrator, speech("Produce the final artifact only. ", 450));
        say(words_.worker, artifact_of(plan_.task, random_));
      }
      record_.act(orchestrator, "retry_with_reason", stall_reason());
      say(orchestrator, speech(request, 7500));
    }
    say(orchestrator, speech("Produce the final artifact only, beginning with `FLAGS: `. ", 420));
    auto final_text = flags_line() + "\n";
    final_text += artifact_of(plan_.task, random_);
    say(words_.worker, final_text);
    say(orchestrator, final_text);
    if (story_.rejected && !story_.passed) record_.act(orchestrator, "block", "Max rounds reached.");
    step(Landing::handoff, words_.worker, "handoff", "handoff");
    step(Landing::precheck, words_.worker, "postcheck", "result");
  }

  std::string stall_reason() {
    if (random_.permille(100)) return "Stall count exceeded, re-planning with the outer loop...";
    const std::string_view progress = random_.permille(300) ? "True" : "False";
    const std::string_view loop = random_.permille(500) ? "True" : "False";
    return fmt::format(
        "stall threshold crossed {{'is_request_satisfied': False, 'is_progress_being_made': {}, 'is_in_loop': {}}}",
        progress, loop);
  }

  std::string stop_reason() {
    if (!shape_.stop_reason) return "";
    if (shape_.orchestrated) return speech("The worker produced a compliant final artifact: ", 150);
    const auto messages = run_.events.size() / 4;
    return fmt::format("Maximum number of messages {0} reached, current message count: {0}", messages);
  }

  const RunPlan& plan_;
  const rulebook::Rulebook& rulebook_;
  trace::Run& run_;
  Random& random_;
  Shape shape_;
  TaskWords words_;
  Story story_;
  Recorder record_;
  std::string reason_;
};

}  // namespace

trace::Run make_run(const RunPlan& plan, const rulebook::Rulebook& rulebook, Random& random) {
  const auto& matrix = rulebook.matrix.body.matrix;
  trace::Run run;
  run.framework = plan.framework;
  run.config = plan.config;
  run.task = matrix.tasks[plan.task];
  if (plan.fault_operator) run.fault_operator = matrix.operators[*plan.fault_operator];
  run.replicate = {plan.label};
  run.run_id = fmt::format("{}-{}-{}-{}-s{}", run.framework, run.task, run.config,
                           run.fault_operator.value_or("baseline"), plan.label);
  Pipeline(plan, rulebook, run, random).record();
  return run;
}

}  // namespace sabot::bench
