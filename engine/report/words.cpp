#include "report/words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/escape.hpp"
#include "base/utf8.hpp"

namespace sabot::report {

using adjudicate::ActStanding;
using adjudicate::FlagStanding;
using adjudicate::Status;

std::string_view key(ActStanding standing) {
  switch (standing) {
    case ActStanding::counted:
      return "counted";
    case ActStanding::before_injection:
      return "before_injection";
    case ActStanding::soft:
      return "soft";
    case ActStanding::unmapped:
      return "unmapped";
    case ActStanding::no_token:
      return "no_token";
    case ActStanding::refused:
      return "refused";
    case ActStanding::barred:
      return "barred";
  }
  return "";
}

std::string_view key(FlagStanding standing) {
  switch (standing) {
    case FlagStanding::counted:
      return "counted";
    case FlagStanding::before_injection:
      return "before_injection";
    case FlagStanding::none_form:
      return "none_form";
    case FlagStanding::no_anchor:
      return "no_anchor";
    case FlagStanding::barred:
      return "barred";
  }
  return "";
}

std::string_view key(tally::Aspect aspect) {
  switch (aspect) {
    case tally::Aspect::mapping:
      return "mapping";
    case tally::Aspect::flags:
      return "flags_anchored";
    case tally::Aspect::headline:
      return "headline";
    case tally::Aspect::reacted:
      return "reacted";
    case tally::Aspect::noticed:
      return "flags_noticed";
    case tally::Aspect::strict:
      return "strict";
    case tally::Aspect::visible:
      return "visible";
  }
  return "";
}

std::string_view key(rulebook::Alteration alteration) {
  switch (alteration) {
    case rulebook::Alteration::added:
      return "added";
    case rulebook::Alteration::dropped:
      return "dropped";
    case rulebook::Alteration::changed:
      return "changed";
    case rulebook::Alteration::reordered:
      return "reordered";
  }
  return "";
}

std::string_view key(rulebook::Effect effect) {
  switch (effect) {
    case rulebook::Effect::widens:
      return "widens";
    case rulebook::Effect::narrows:
      return "narrows";
    case rulebook::Effect::changes:
      return "changes";
    case rulebook::Effect::none:
      return "none";
  }
  return "";
}

std::string_view key(rulebook::Reach reach) {
  switch (reach) {
    case rulebook::Reach::verdicts:
      return "verdicts";
    case rulebook::Reach::numbers:
      return "numbers";
    case rulebook::Reach::conduct:
      return "conduct";
  }
  return "";
}

std::string_view words(Status status) {
  switch (status) {
    case Status::scored:
      return "scored: a valid injected fault";
    case Status::excluded:
      return "excluded from every rate";
    case Status::carved_out:
      return "carved out of the matrix";
    case Status::unscored:
      return "unscored: no baseline to judge it by";
    case Status::not_run:
      return "not run";
  }
  return "";
}

std::string_view words(ActStanding standing) {
  switch (standing) {
    case ActStanding::counted:
      return "counts as a detection";
    case ActStanding::before_injection:
      return "comes before the injection";
    case ActStanding::soft:
      return "is soft and never a detection";
    case ActStanding::unmapped:
      return "is not in the mapping";
    case ActStanding::no_token:
      return "lacks the verdict token";
    case ActStanding::refused:
      return "is refused by the retry-reason rule";
    case ActStanding::barred:
      return "is not scored by this surface";
  }
  return "";
}

std::string_view words(FlagStanding standing) {
  switch (standing) {
    case FlagStanding::counted:
      return "counts as a detection";
    case FlagStanding::before_injection:
      return "comes before the injection";
    case FlagStanding::none_form:
      return "says that nothing was noticed";
    case FlagStanding::no_anchor:
      return "quotes no registered anchor";
    case FlagStanding::barred:
      return "is not scored by this surface";
  }
  return "";
}

std::string spelled(std::string_view name) {
  std::string words(name);
  std::replace(words.begin(), words.end(), '_', ' ');
  return words;
}

std::string_view yes_or_no(bool value) {
  return value ? "yes" : "no";
}

std::string file_and_line(const Place& place) {
  return to_string(Place{place.file, place.line, 0});
}

std::string ground(const rulebook::RuleRef& rule) {
  return rule.id.empty() ? "" : fmt::format("{}, {}", rule.id, file_and_line(rule.place));
}

std::string with_ground(const adjudicate::Reason& reason) {
  const std::string rule = ground(reason.rule);
  if (rule.empty()) return reason.text;
  return reason.text.empty() ? rule : fmt::format("{} ({})", reason.text, rule);
}

std::string quoted(std::string_view text, std::size_t longest) {
  const std::size_t bytes = bytes_of(text, longest);
  return fmt::format("\"{}{}\"", escape_controls(text.substr(0, bytes)), bytes < text.size() ? "..." : "");
}

std::string short_digest(const std::string& digest) {
  return digest.substr(0, short_digest_length);
}

std::string version_name(std::string_view version, bool draft) {
  return fmt::format("{}{}", version, draft ? " DRAFT" : "");
}

std::string_view how_chosen(bool by_default) {
  return by_default ? " (no version was asked for: the newest that is released)" : "";
}

std::string listed(const std::vector<std::string>& names, std::size_t most) {
  const std::vector<std::string> first(names.begin(),
                                       names.begin() + static_cast<std::ptrdiff_t>(std::min(names.size(), most)));
  const std::size_t more = names.size() - first.size();
  return fmt::format("{}{}", fmt::join(first, ", "), more > 0 ? fmt::format(" and {} more", more) : "");
}

std::string on_one_line(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

std::string number_of(std::size_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

}  // namespace sabot::report
