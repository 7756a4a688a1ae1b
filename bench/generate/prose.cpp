#include "bench/generate/prose.hpp"

#include <array>

namespace sabot::bench {
namespace {

using Words = std::string_view;

constexpr std::array<Words, 16> subjects = {
    "The governing source",     "The corrected figure", "Section 3.2 of the report",    "The independent audit",
    "The caption of Figure 2",  "The handoff",          "The worker’s artifact",        "A later revision",
    "The tariff’s second tier", "The route survey",     "The handbook excerpt",         "The “final” table",
    "Each listed constraint",   "The validation step",  "The summary’s last paragraph", "The request"};
constexpr std::array<Words, 14> predicates = {"gives",
                                              "states",
                                              "contradicts the earlier value of",
                                              "supersedes",
                                              "asks for",
                                              "reports a measured",
                                              "should be read as",
                                              "was re-measured at",
                                              "rounds to",
                                              "must not exceed",
                                              "was checked against",
                                              "is consistent with",
                                              "leaves open whether it means",
                                              "is given in the \"as served\" column as"};
constexpr std::array<Words, 12> units = {" µm RMS", " °C", " Wh/kg",  " km",    " metres",  " psi",
                                         " $/kg",   "%",   " cycles", " words", " entries", " steps"};
constexpr std::array<Words, 12> tails = {". ",
                                         ", as the document says. ",
                                         "; no other value is quoted verbatim. ",
                                         ", which the reviewer has to confirm. ",
                                         " — see the note below. ",
                                         ", but only after normalisation. ",
                                         ".\n",
                                         ".\n\n",
                                         ", and the rest follows from it. ",
                                         " (source C, not source A). ",
                                         ", so the output keeps it exactly. ",
                                         "; nothing else changes. "};
constexpr std::array<Words, 11> openings = {
    "conflicting values for ",    "the handoff carries ",      "source and artifact differ on ",
    "unverified claim of ",       "the document also says ",   "stale context quotes ",
    "the tool reports ",          "inconsistent use of ",      "no source supports ",
    "the body text still holds ", "none of the sources gives "};
constexpr std::array<Words, 8> closings = {" in the source",  " against the governing figure", " without any evidence",
                                           " in the context", " where the caption differs",    " after the handoff",
                                           " in section 3.2", ", which is not what was asked"};

}  // namespace

void add_figure(std::string& text, Random& random) {
  const auto number = random.between(1, 14999);
  if (random.permille(400)) {
    text += std::to_string(number % 200);
    text += '.';
    text += static_cast<char>('0' + number % 10);
  } else if (number >= 1000) {
    text += std::to_string(number / 1000);
    text += ',';
    text += std::to_string(1000 + number % 1000).substr(1);
  } else {
    text += std::to_string(number);
  }
}

void add_prose(std::string& text, std::size_t bytes, Random& random) {
  const auto enough = text.size() + bytes;
  while (text.size() < enough) {
    text += random.one_of(subjects);
    text += ' ';
    text += random.one_of(predicates);
    text += ' ';
    add_figure(text, random);
    text += random.one_of(units);
    text += random.one_of(tails);
  }
}

std::string remark_on(std::string_view quoted, Random& random) {
  std::string text(random.one_of(openings));
  text += '"';
  text += quoted;
  text += '"';
  text += random.one_of(closings);
  if (random.permille(500)) {
    text += " (";
    add_figure(text, random);
    text += random.one_of(units);
    text += ')';
  }
  return text;
}

}  // namespace sabot::bench
