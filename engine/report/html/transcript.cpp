#include "report/html/transcript.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/html/excerpt.hpp"
#include "report/html/tables.hpp"
#include "report/payload_value.hpp"
#include "report/words.hpp"

namespace sabot::report {
namespace {

using adjudicate::CellVerdict;
using adjudicate::Reason;

// Bytes of a payload's value that does not get a line of its own.
constexpr std::size_t longest_on_a_line = 60;

Markup with_link(const Reason& reason) {
  Markup out = Markup::text(reason.text);
  if (reason.rule.id.empty()) return out;
  const Place& place = reason.rule.place;
  out += Markup::text(" (");
  out += element("a", {{"href", "#" + rule_anchor(place.file, place.line)}},
                 fmt::format("{}, {}", reason.rule.id, file_and_line(place)));
  return out + Markup::text(")");
}

std::string outcome_word(const CellVerdict& verdict) {
  if (!verdict.outcome) return std::string(to_string(verdict.status));
  return verdict.outcome->headline ? "detected" : "missed";
}

Markup badge(const std::string& style, std::string_view text) {
  return element("span", {{"class", "badge " + style}}, text) + Markup::text(" ");
}

Markup summary_of(const CellVerdict& verdict) {
  const std::string word = outcome_word(verdict);
  Markup content = element("code", to_string(verdict.cell)) + Markup::text(" ") + badge(word, spelled(word));
  if (!verdict.exclusion.empty()) content += badge("code", verdict.exclusion);
  if (verdict.outcome && verdict.outcome->reacted) content += badge("reacted", "reacted");
  if (verdict.outcome) content += badge("task", verdict.outcome->recovered ? "task passed" : "task failed");
  return Markup::element("summary", {}, content);
}

Markup entry(std::string_view name, const Markup& value) {
  return element("dt", name) + Markup::element("dd", {}, value);
}

Markup soft_tier(const adjudicate::JudgeVerdict& judge) {
  return Markup::text(judge.noticed ? fmt::format("the judge saw a notice by {}: {}", judge.component, judge.quote)
                                    : "the judge saw no notice");
}

Markup verdict_list(const CellVerdict& verdict, const adjudicate::JudgeVerdict* judge) {
  Markup items = entry("status", Markup::text(words(verdict.status)));
  items += entry("because", with_link(verdict.status_reason));
  if (verdict.outcome) {
    const adjudicate::Outcome& outcome = *verdict.outcome;
    items += entry("headline", with_link(outcome.headline_reason));
    if (outcome.strict) items += entry("strict floor", with_link(outcome.strict->reason));
    items += entry("reacted", with_link(outcome.reacted_reason));
  }
  if (judge != nullptr) items += entry("soft tier", soft_tier(*judge));
  if (verdict.observation) {
    items += entry("run", Markup::text(fmt::format("{}, read from {}", verdict.observation->run_id,
                                                   file_and_line(verdict.observation->origin))));
  }
  return Markup::element("dl", {}, items);
}

Markup shortened(std::string_view text, std::size_t longest) {
  const Excerpt cut = excerpt(text, longest);
  if (cut.left_out == 0) return Markup::text(text);
  return Markup::text(cut.head) + element("em", fmt::format("[{} left out]", number_of(cut.left_out, "byte"))) +
         Markup::text(cut.tail);
}

// Short fields share a line, a long one has its own.
Markup payload_of(const trace::Event& event, const TranscriptLimits& limits) {
  Markup line;
  Markup blocks;
  for (const auto& field : event.payload) {
    const std::string value = text_of(field.value);
    const Markup name = Markup::element("b", {}, shortened(field.key, limits.text_bytes));
    if (value.size() <= longest_on_a_line && value.find('\n') == std::string::npos) {
      line += name + Markup::text(fmt::format(" {} ", value));
    } else {
      blocks += Markup::element("p", {{"class", "text"}}, name + shortened(value, limits.text_bytes));
    }
  }
  return (line.empty() ? Markup() : Markup::element("p", {}, line)) + blocks;
}

Markup mark(std::string_view style, std::string_view what, const Reason& reason) {
  return Markup::element("p", {{"class", fmt::format("mark {}", style)}},
                         element("strong", what) + Markup::text(": ") + with_link(reason));
}

template <class Standing>
Markup standing_mark(std::string_view what, Standing standing, const Reason& reason) {
  const bool counts = standing == Standing::counted;
  return mark(counts ? "counted" : "not-counted",
              fmt::format("{}: {} {}", counts ? "Counted" : "Not counted", what, words(standing)), reason);
}

Markup marks_at(const adjudicate::Observation& seen, std::int64_t seq) {
  Markup out;
  for (const auto& act : seen.acts) {
    if (act.seq == seq) out += standing_mark(fmt::format("act {}", act.act), act.standing, act.reason);
  }
  for (const auto& flag : seen.flags) {
    if (flag.seq == seq) out += standing_mark("the FLAGS line", flag.standing, flag.reason);
  }
  for (const auto& probe : seen.probes) {
    if (probe.seq == seq) out += mark("landed", "Landing probe", probe.reason);
  }
  return out;
}

// Whether there is a mark at the event.
bool found_at(const adjudicate::Observation& seen, std::int64_t seq) {
  const auto is_there = [&](const auto& found) { return found.seq == seq; };
  return std::any_of(seen.acts.begin(), seen.acts.end(), is_there) ||
         std::any_of(seen.flags.begin(), seen.flags.end(), is_there) ||
         std::any_of(seen.probes.begin(), seen.probes.end(), is_there);
}

// The events of a run that are shown: each that something was found in, and of the others as many as there is room
// for, from the first on.
std::vector<const trace::Event*> shown_events(const trace::Run& run, const adjudicate::Observation& seen,
                                              std::size_t room) {
  std::vector<const trace::Event*> events;
  for (const trace::Event& event : run.events) {
    const bool matters = event.seq == run.injection_seq || found_at(seen, event.seq);
    if (!matters && room == 0) continue;
    if (room > 0) --room;
    events.push_back(&event);
  }
  return events;
}

Markup event_item(const trace::Event& event, const trace::Run& run, const adjudicate::Observation& seen,
                  const TranscriptLimits& limits) {
  const bool lands = event.seq == run.injection_seq;
  Markup head = element("b", fmt::to_string(event.seq)) + Markup::text(fmt::format(" {} ", to_string(event.kind))) +
                Markup::element("span", {{"class", "agent"}}, shortened(event.agent, limits.text_bytes));
  if (lands) head += Markup::text(" ") + badge("injection", "the fault lands here");
  const Markup content = Markup::element("p", {{"class", "head"}}, head) + payload_of(event, limits);
  return Markup::element("li", lands ? Markup::Attributes{{"class", "injection"}} : Markup::Attributes{},
                         content + marks_at(seen, event.seq));
}

Markup events_of(const trace::Run& run, const adjudicate::Observation& seen, const TranscriptLimits& limits) {
  const auto events = shown_events(run, seen, limits.events);
  Markup items;
  for (const auto* event : events) items += event_item(*event, run, seen, limits);
  if (const auto left_out = run.events.size() - events.size(); left_out > 0) {
    items += element("li", {{"class", "gap"}},
                     fmt::format("{} in which nothing was found left out.", number_of(left_out, "event")));
  }
  return Markup::element("ol", {{"class", "events"}}, items);
}

}  // namespace

std::string rule_anchor(const std::string& path, std::size_t line) {
  return fmt::format("{}:{}", path, line);
}

Markup cell_entry(const CellVerdict& verdict, const trace::Run* run, const adjudicate::JudgeVerdict* judge,
                  const TranscriptLimits& limits) {
  const std::string name = to_string(verdict.cell);
  Markup content = summary_of(verdict) + verdict_list(verdict, judge);
  if (run != nullptr && verdict.observation) content += events_of(*run, *verdict.observation, limits);
  return Markup::element("details",
                         {{"class", "cell"},
                          {"id", cell_anchor(name)},
                          {"data-name", name},
                          {"data-outcome", outcome_word(verdict)},
                          {"data-row", to_string(verdict.cell.row)},
                          {"data-operator", verdict.cell.fault_operator},
                          {"data-task", verdict.cell.task}},
                         content);
}

}  // namespace sabot::report
