#include "report/explain.hpp"

#include <fmt/format.h>

#include <string_view>
#include <utility>

#include "base/escape.hpp"
#include "base/fold.hpp"
#include "report/payload_value.hpp"
#include "report/words.hpp"
#include "rulebook/rule_file.hpp"

namespace sabot::report {
namespace {

// Code points shown of one payload text, and of one that a rule looked at.
constexpr std::size_t payload_length = 72;
constexpr std::size_t quote_length = 160;

std::string payload_value_text(const trace::PayloadValue& value) {
  const bool is_long = std::holds_alternative<std::string>(value) || std::holds_alternative<trace::Nested>(value);
  return is_long ? quoted(text_of(value), payload_length) : text_of(value);
}

std::string payload_text(const trace::Event& event) {
  std::vector<std::string> parts;
  for (const auto& field : event.payload) {
    parts.push_back(fmt::format("{} {}", escape_controls(field.key), payload_value_text(field.value)));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

class Story {
 public:
  template <class... Args>
  void line(fmt::format_string<Args...> format, Args&&... args) {
    text_ += folded(fmt::format(format, std::forward<Args>(args)...)) + '\n';
  }

  // A named value of the head or of the verdict.
  void entry(std::string_view name, std::string_view value) {
    constexpr std::size_t name_width = 12;
    text_ += folded(fmt::format("  {:<{}}{}", name, name_width, escape_controls(value)), name_width) + '\n';
  }

  // Carried over under its kind.
  void event(std::int64_t seq, std::string_view what) {
    constexpr std::size_t gap = 2;
    const std::string number = fmt::to_string(seq);
    text_ += folded(fmt::format("  {:>5}  {}", number, what), number.size() + 2 * gap) + '\n';
  }

  // What a rule looked at, under its event, and why it was decided so.
  void finding(const std::string& what, const adjudicate::Reason& reason, std::string_view quote) {
    line("         {}", escape_controls(what));
    line("           {}", quoted(quote, quote_length));
    if (const auto why = with_ground(reason); !why.empty()) line("           {}", escape_controls(why));
  }

  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

void tell_head(Story& story, const adjudicate::CellVerdict& verdict, const trace::Run& run,
               const Provenance& provenance) {
  story.line("{}", escape_controls(to_string(verdict.cell)));
  story.entry("run", run.run_id);
  if (verdict.observation) story.entry("read from", file_and_line(verdict.observation->origin));
  story.entry("rules",
              fmt::format("{} of {}{}, rulebook {}", version_name(provenance.spec.version, provenance.draft),
                          to_string(provenance.spec.date), how_chosen(provenance.spec_by_default), provenance.digest));
}

void tell_findings(Story& story, const adjudicate::Observation& seen, std::int64_t seq) {
  for (const auto& token : seen.tokens) {
    if (token.seq != seq) continue;
    story.finding(fmt::format("verdict token of {}: {}", token.component, token.rejects ? "rejects" : "approves"), {},
                  token.quote);
  }
  for (const auto& act : seen.acts) {
    if (act.seq != seq) continue;
    story.finding(fmt::format("act {} of {} {}", act.act, act.component, words(act.standing)), act.reason, act.quote);
  }
  for (const auto& flag : seen.flags) {
    if (flag.seq != seq) continue;
    const auto anchors = flag.anchors.empty() ? "" : fmt::format(", anchors: {}", fmt::join(flag.anchors, "; "));
    story.finding(fmt::format("FLAGS line of {} {}{}", flag.component, words(flag.standing), anchors), flag.reason,
                  flag.quote);
  }
  for (const auto& probe : seen.probes) {
    if (probe.seq == seq) story.line("         landing probe found: {}", escape_controls(with_ground(probe.reason)));
  }
}

void tell_events(Story& story, const adjudicate::CellVerdict& verdict, const trace::Run& run) {
  story.line("\nEvents");
  for (const trace::Event& event : run.events) {
    story.event(event.seq,
                fmt::format("{} {}: {}{}", to_string(event.kind), escape_controls(event.agent), payload_text(event),
                            event.seq == run.injection_seq ? "  <- the fault lands here" : ""));
    if (verdict.observation) tell_findings(story, *verdict.observation, event.seq);
  }
  if (!run.injection_seq) story.line("  No event records where the fault landed.");
  if (!verdict.observation) return;
  for (const auto& probe : verdict.observation->probes) {
    if (!probe.seq) story.line("  Landing probe found nothing: {}", escape_controls(with_ground(probe.reason)));
  }
}

void tell_outcome(Story& story, const adjudicate::Outcome& outcome, const Provenance& provenance) {
  story.entry("mapping", outcome.mapping ? "detected" : "nothing detected");
  if (provenance.flags_in_force) {
    story.entry("flags", fmt::format("{}; any flag noticed, a diagnostic: {}",
                                     outcome.flags ? "detected" : "nothing detected", yes_or_no(outcome.noticed)));
  } else {
    story.entry("flags", "no surface of this version");
  }
  story.entry("headline", fmt::format("{}: {}", outcome.headline ? "detected" : "not detected",
                                      with_ground(outcome.headline_reason)));
  if (const auto& strict = outcome.strict) {
    story.entry("strict", fmt::format("{}{}: {}", strict->detected ? "detected" : "not detected",
                                      strict->visible ? "" : ", the cell is blind", with_ground(strict->reason)));
  }
  story.entry("reacted", fmt::format("{}: {}", yes_or_no(outcome.reacted), with_ground(outcome.reacted_reason)));
  story.entry("recovered", outcome.recovered ? "yes: the task passed" : "no: the task failed");
}

std::string soft_tier_text(const adjudicate::JudgeVerdict* judge, const std::optional<Reliability>& reliability) {
  if (judge == nullptr) return "no judge verdict was given";
  const char* trust = reliability && reliability->low_confidence() ? "with low confidence, " : "";
  if (!judge->noticed) return fmt::format("{}the judge saw no notice", trust);
  return fmt::format("{}the judge saw a notice by {}: {}", trust, judge->component, quoted(judge->quote, quote_length));
}

void tell_verdict(Story& story, const adjudicate::CellVerdict& verdict, const adjudicate::JudgeVerdict* judge,
                  const Provenance& provenance) {
  story.line("\nVerdict");
  story.entry("status", words(verdict.status));
  if (!verdict.exclusion.empty()) story.entry("code", verdict.exclusion);
  story.entry("because", with_ground(verdict.status_reason));
  if (verdict.outcome) tell_outcome(story, *verdict.outcome, provenance);
  story.entry("soft tier", soft_tier_text(judge, provenance.judge));
}

}  // namespace

std::string explain(const adjudicate::CellVerdict& verdict, const trace::Run& run,
                    const adjudicate::JudgeVerdict* judge, const Provenance& provenance) {
  Story story;
  tell_head(story, verdict, run, provenance);
  tell_events(story, verdict, run);
  tell_verdict(story, verdict, judge, provenance);
  return story.text();
}

}  // namespace sabot::report
