#include "report/difference.hpp"

#include <algorithm>

#include "report/json_values.hpp"
#include "report/words.hpp"
#include "rulebook/rule_file.hpp"

namespace sabot::report {
namespace {

using report::json_of;  // beside the overloads below

template <class T, class ToJson>
Json list_of(const std::vector<T>& values, ToJson to_json) {
  Json list = Json::array();
  for (const T& value : values) list.push_back(to_json(value));
  return list;
}

Json json_of(const ComparedRules& rules) {
  return {{"version", rules.spec.version},
          {"date", to_string(rules.spec.date)},
          {"draft", rules.draft},
          {"rulebook", rules.digest},
          {"source", text_or_null(rules.source)}};
}

Json json_of(const rulebook::RuleChange& change, const Difference& difference) {
  return {{"rule", change.rule},
          {"path", change.path},
          {"alteration", key(change.alteration)},
          {"before", text_or_null(change.before)},
          {"after", text_or_null(change.after)},
          {"effect", key(change.effect)},
          {"reach", key(change.reach)},
          {"file_before", text_or_null(file_of(difference.from, change.rule))},
          {"file_after", text_or_null(file_of(difference.to, change.rule))}};
}

Json json_of(const rulebook::LoggedChange& logged) {
  return {{"version", logged.version},
          {"section", logged.change.section},
          {"summary", logged.change.summary},
          {"rule", text_or_null(logged.rule)},
          {"changes_rule", logged.changes_rule}};
}

Json json_of(const std::optional<tally::Standing>& standing, bool flags_in_force) {
  if (!standing) return nullptr;
  return {{"status", adjudicate::to_string(standing->status)},
          {"exclusion", text_or_null(standing->exclusion)},
          {"reason", json_of(standing->reason)},
          {"outcome", standing->outcome ? json_of(*standing->outcome, flags_in_force) : Json()}};
}

Json json_of(const tally::AspectChange& change) {
  return {{"verdict", key(change.aspect)}, {"before", change.before}, {"after", change.after}};
}

Json json_of(const std::optional<tally::View>& view) {
  if (!view) return nullptr;
  return {{"counts", view->counts}, {"reason", json_of(view->reason)}};
}

Json json_of(const tally::Sighting& sighting) {
  return {{"seq", sighting.seq},
          {"component", sighting.component},
          {"quote", sighting.quote},
          {"before", json_of(sighting.before)},
          {"after", json_of(sighting.after)}};
}

// What the runs come to under either side.
class ImpactWriter {
 public:
  explicit ImpactWriter(const Difference& difference)
      : before_(basis_of(difference.from)), after_(basis_of(difference.to)) {}

  Json impact(const ComparedRuns& runs) const {
    const tally::Impact& impact = runs.impact;
    return {{"inputs", json_of(runs.inputs)},
            {"compared", impact.compared},
            {"not_run", impact.not_run},
            {"median", {{"before", median(impact.median_before)}, {"after", median(impact.median_after)}}},
            {"band", {{"before", text_or_null(impact.band_before)}, {"after", text_or_null(impact.band_after)}}},
            {"all", counts(impact.all.before, impact.all.after)},
            {"rows", list_of(impact.rows,
                             [&](const auto& row) {
                               Json entry = {{"framework", row.key.framework}, {"config", row.key.config}};
                               entry.update(counts(row.before, row.after));
                               return entry;
                             })},
            {"frameworks", list_of(impact.frameworks,
                                   [&](const auto& framework) {
                                     Json entry = {{"framework", framework.key}};
                                     entry.update(counts(framework.before, framework.after));
                                     return entry;
                                   })},
            {"cells", list_of(impact.cells, [&](const auto& change) { return cell(change); })},
            {"caveats", runs.notices},
            {"set_aside", json_of(runs.set_aside.items)},
            {"set_aside_left_out", runs.set_aside.left_out}};
  }

 private:
  static Json median(const std::optional<tally::Rate>& rate) { return rate ? Json(tally::value(*rate)) : Json(); }

  Json counts(const tally::Counts& before, const tally::Counts& after) const {
    return {{"before", json_of(before, before_)}, {"after", json_of(after, after_)}};
  }

  Json cell(const tally::CellChange& change) const {
    Json entry = json_of(change.cell);
    entry["before"] = json_of(change.before, before_.flags_in_force);
    entry["after"] = json_of(change.after, after_.flags_in_force);
    entry["changes"] = list_of(change.aspects, [](const auto& aspect) { return json_of(aspect); });
    entry["sightings"] = list_of(change.sightings, [](const auto& sighting) { return json_of(sighting); });
    return entry;
  }

  Basis before_;
  Basis after_;
};

}  // namespace

std::string json(const Difference& difference) {
  const auto& changes = difference.changes;
  const auto logged = [](const rulebook::LoggedChange& change) { return json_of(change); };
  const Json document = {
      {"format", difference_format},
      {"program_version", difference.program_version},
      {"from", json_of(difference.from)},
      {"to", json_of(difference.to)},
      {"can_change_verdicts", std::any_of(changes.begin(), changes.end(), rulebook::can_change_verdict)},
      {"can_change_numbers", std::any_of(changes.begin(), changes.end(), rulebook::can_change_number)},
      {"rule_changes", list_of(changes, [&](const auto& change) { return json_of(change, difference); })},
      {"amendments", list_of(difference.amendments, logged)},
      {"taken_back", list_of(difference.taken_back, logged)},
      {"impact", difference.runs ? ImpactWriter(difference).impact(*difference.runs) : Json()},
  };
  return dump(document, 2);
}

}  // namespace sabot::report
