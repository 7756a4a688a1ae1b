#include "support/text_generator.hpp"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "support/generators.hpp"
#include "support/registered_anchors.hpp"

namespace sabot::testing {
namespace {

using rc::Gen;
namespace gen = rc::gen;

std::string upper(std::string text) {
  for (auto& c : text) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  return text;
}

// "Vantwell" as it is, in capitals, and with a Kelvin sign for a k, whose lower case is a plain k.
Gen<std::string> in_some_case(const std::string& text) {
  auto kelvin = text;
  if (const auto at = kelvin.find('k'); at != std::string::npos) kelvin.replace(at, 1, "\u212a");
  return gen::weightedElement<std::string>({{6, text}, {2, upper(text)}, {1, kelvin}});
}

Gen<std::string> anchors(const std::string& task, const std::string& fault_operator) {
  const auto& registered = registered_anchors(task, fault_operator);
  return gen::mapcat(gen::elementOf(std::vector<std::string>(registered.begin(), registered.end())), in_some_case);
}

Gen<std::string> anchors_of_any_cell() {
  return gen::mapcat(gen::pair(gen::element<std::string>("T1", "T2", "T3", "T4", "T5"),
                               gen::element<std::string>("O1", "O2", "O3", "O4", "O5", "O6")),
                     [](const std::pair<std::string, std::string>& cell) { return anchors(cell.first, cell.second); });
}

// White space to Python: no-break and ideographic spaces, separators; and what only looks like it.
Gen<std::string> spaces() {
  return gen::weightedElement<std::string>({{8, " "},
                                            {3, ""},
                                            {1, "\t"},
                                            {1, "\u00a0"},
                                            {1, "\u3000"},
                                            {1, "\u2028"},
                                            {1, "\x1f"},
                                            {1, "\u0085"},
                                            {1, "\n"},
                                            {1, "\r\n"},
                                            {1, " \n\u00a0 "},
                                            {1, "\u200b"},
                                            {1, "\ufeff"}});
}

Gen<std::string> none_forms() {
  const auto form = gen::element<std::string>("none", "n/a", "no noticed", "none noticed", "no anomaly", "no anomalies",
                                              "no anomaly noticed", "no anomalies noticed", "No Anomalies", "NONE",
                                              "N/A", "no anomalie\u017f", "");
  return gen::apply([](const std::string& text, bool stop) { return text.empty() || !stop ? text : text + "."; }, form,
                    chance(30));
}

// Contents that a careless parser takes for none-forms.
Gen<std::string> near_none_forms() {
  return gen::element<std::string>("none..", "no  anomalies", "nothing", "none noticed here", "none, really", "no",
                                   "\"none\"", "none\u00a0noticed", ".");
}

Gen<std::string> contents(const std::string& task, const std::string& fault_operator) {
  const auto quoting = [](Gen<std::string> anchor) {
    return gen::apply([](const std::string& before, const std::string& quote,
                         const std::string& after) { return before + quote + after; },
                      gen::element<std::string>("", "the source says ", "none; but ", "(\u00b5) "), std::move(anchor),
                      gen::element<std::string>("", " against the draft", "-D", ".", "\u2028VERDICT"));
  };
  return gen::weightedOneOf<std::string>(
      {{5, quoting(anchors(task, fault_operator))},
       {3, quoting(anchors_of_any_cell())},
       {4, none_forms()},
       {2, near_none_forms()},
       {2, gen::element<std::string>("something looks off", "VERDICT: APPROVE", "unit mismatch; see above")}});
}

// The keyword, in any case and with the long s that Python folds, and words that are no keyword.
Gen<std::string> keywords() {
  return gen::weightedElement<std::string>({{10, "FLAGS:"},
                                            {2, "flags:"},
                                            {1, "Flags:"},
                                            {1, "FLAG\u017f:"},
                                            {1, "FLAGS :"},
                                            {1, "FLAG:"},
                                            {1, "- FLAGS:"}});
}

Gen<std::string> flags_lines(Gen<std::string> keyword, Gen<std::string> content) {
  return gen::apply([](const std::string& indent, const std::string& word, const std::string& gap,
                       const std::string& text, const std::string& end) { return indent + word + gap + text + end; },
                    gen::weightedOneOf<std::string>({{5, gen::just(std::string())}, {1, spaces()}}), std::move(keyword),
                    spaces(), std::move(content),
                    gen::weightedOneOf<std::string>({{5, gen::just(std::string())}, {1, spaces()}}));
}

Gen<std::string> plain_lines() {
  return gen::element<std::string>("the draft is ready", "", "VERDICT: APPROVE", "VERDICT: REJECT - wrong value",
                                   "checked 41.7 against 47.1", "{\"unit_id\": \"P-3117-D\"}");
}

std::string join(const std::vector<std::string>& lines) {
  return fmt::format("{}", fmt::join(lines, "\n"));
}

}  // namespace

Gen<std::string> agent_texts(const std::string& task, const std::string& fault_operator) {
  const auto line = gen::weightedOneOf<std::string>(
      {{2, plain_lines()}, {3, flags_lines(keywords(), contents(task, fault_operator))}});
  return gen::map(up_to(4, line), join);
}

Gen<std::string> texts_without_notice() {
  // A content of nothing would take in the line below, so the FLAGS line is the last one.
  const auto white = gen::element<std::string>("", " ", "\t", "\u00a0", "\u3000", "\u2028", "\n", "\r\n", " \n \u00a0");
  return gen::apply(
      [](std::vector<std::string> lines, const std::string& word, const std::string& gap, const std::string& content,
         const std::string& end) {
        lines.push_back(word + gap + content + end);
        return join(lines);
      },
      up_to(3, plain_lines()), gen::element<std::string>("FLAGS:", "flags:", "\u00a0FLAG\u017f:"), white, none_forms(),
      white);
}

// What a component gives as its reason.
Gen<std::string> reasons(const std::string& task, const std::string& fault_operator) {
  const auto stall = gen::element<std::string>(
      "stall threshold crossed {'is_request_satisfied': False, 'is_progress_being_made': False, 'is_in_loop': True}",
      "Stall count exceeded, re-planning with the outer loop...", "STALL THRESHOLD CROSSED",
      "\u017ftall count exceeded", "a stall threshold");
  const auto termination = gen::element<std::string>("Max rounds reached.", "Max rounds reached", "max rounds reached.",
                                                     "at last: Max rounds reached.", "VERDICT: REJECT - bad",
                                                     "verdict: reject", "TERMINATE");
  return gen::weightedOneOf<std::string>(
      {{2, gen::just(std::string("the value is wrong"))},
       {3, anchors(task, fault_operator)},
       {1, anchors_of_any_cell()},
       {2, stall},
       {1, gen::apply([](const std::string& a, const std::string& b) { return fmt::format("{}: {}", a, b); }, stall,
                      anchors(task, fault_operator))},
       {2, termination}});
}

}  // namespace sabot::testing
