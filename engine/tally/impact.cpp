#include "tally/impact.hpp"

#include <utility>

#include "base/lists.hpp"
#include "tally/joined_cells.hpp"

namespace sabot::tally {
namespace {

using adjudicate::CellVerdict;
using adjudicate::Observation;
using adjudicate::Outcome;

// What of an observed event bears on a verdict: that it is a detection act, and that it is a notice.
using Weight = std::pair<bool, bool>;

Weight weight(const adjudicate::ObservedAct* act) {
  return {act != nullptr && act->standing == adjudicate::ActStanding::counted, false};
}

Weight weight(const adjudicate::ObservedFlag* flag) {
  if (flag == nullptr) return {};
  return {flag->standing == adjudicate::FlagStanding::counted, adjudicate::is_notice(*flag)};
}

template <class Observed>
std::optional<View> view_of(const Observed* observed) {
  if (observed == nullptr) return std::nullopt;
  return View{weight(observed).first, observed->reason};
}

// Both sides observe the same run, so what one of them sees is found in the other by where it stands.
template <class Observed>
const Observed* same_in(const std::vector<Observed>& others, const Observed& one) {
  return first_where(others, [&](const Observed& other) {
    return other.seq == one.seq && other.component == one.component && other.quote == one.quote;
  });
}

template <class Observed>
void add_sightings(const std::vector<Observed>& before, const std::vector<Observed>& after,
                   std::vector<Sighting>& sightings) {
  const auto add = [&](const Observed& one, const Observed* was, const Observed* is) {
    if (weight(was) != weight(is)) sightings.push_back({one.seq, one.component, one.quote, view_of(was), view_of(is)});
  };
  for (const Observed& was : before) add(was, &was, same_in(after, was));
  for (const Observed& is : after) {
    if (same_in(before, is) == nullptr) add(is, nullptr, &is);
  }
}

std::vector<Sighting> sightings_of(const Observation& before, const Observation& after) {
  std::vector<Sighting> sightings;
  add_sightings(before.acts, after.acts, sightings);
  add_sightings(before.flags, after.flags, sightings);
  return sightings;
}

std::vector<AspectChange> aspect_changes(const Outcome& before, const Outcome& after) {
  std::vector<AspectChange> changes;
  const auto compare = [&](Aspect aspect, bool Outcome::*verdict) {
    if (before.*verdict != after.*verdict) changes.push_back({aspect, before.*verdict, after.*verdict});
  };
  compare(Aspect::mapping, &Outcome::mapping);
  compare(Aspect::flags, &Outcome::flags);
  compare(Aspect::headline, &Outcome::headline);
  compare(Aspect::reacted, &Outcome::reacted);
  compare(Aspect::noticed, &Outcome::noticed);
  if (before.strict && after.strict) {
    const auto compare_floor = [&](Aspect aspect, bool adjudicate::Strict::*verdict) {
      const bool was = (*before.strict).*verdict;
      const bool is = (*after.strict).*verdict;
      if (was != is) changes.push_back({aspect, was, is});
    };
    compare_floor(Aspect::strict, &adjudicate::Strict::detected);
    compare_floor(Aspect::visible, &adjudicate::Strict::visible);
  }
  return changes;
}

std::optional<Standing> standing_of(const CellVerdict* verdict) {
  if (verdict == nullptr) return std::nullopt;
  return Standing{verdict->status, verdict->exclusion, verdict->status_reason, verdict->outcome};
}

CellChange change_of(const JoinedCell& joined) {
  const auto& [cell, before, after] = joined;
  CellChange change{cell, standing_of(before), standing_of(after), {}, {}, {}, {}};
  if (before != nullptr) change.counts_before = count(*before, nullptr);
  if (after != nullptr) change.counts_after = count(*after, nullptr);
  if (before != nullptr && after != nullptr && before->outcome && after->outcome) {
    change.aspects = aspect_changes(*before->outcome, *after->outcome);
    if (!change.aspects.empty()) change.sightings = sightings_of(*before->observation, *after->observation);
  }
  return change;
}

bool is_run(const CellVerdict* verdict) {
  return verdict != nullptr && verdict->observation.has_value();
}

// Every key of either list once: those of the later one first.
template <class Key, class Lines, class KeyOf>
std::vector<CountsChange<Key>> joined(const Lines& before, const Lines& after, KeyOf key_of) {
  std::vector<CountsChange<Key>> changes;
  const auto entry = [&](const Key& key) -> CountsChange<Key>& {
    return find_or_add(
        changes, [&](const auto& change) { return change.key == key; },
        [&] {
          return CountsChange<Key>{key, {}, {}};
        });
  };
  for (const auto& line : after) entry(key_of(line)).after = line.counts;
  for (const auto& line : before) entry(key_of(line)).before = line.counts;
  return changes;
}

}  // namespace

bool status_changes(const CellChange& change) {
  if (!change.before || !change.after) return true;
  return change.before->status != change.after->status || change.before->exclusion != change.after->exclusion;
}

Impact impact(const Evaluated& before, const Evaluated& after) {
  const Scoreboard old_board = make_scoreboard(before.wave, {}, before.rulebook);
  const Scoreboard new_board = make_scoreboard(after.wave, {}, after.rulebook);
  Impact impact;
  for (const JoinedCell& joined : join_cells(before.wave, after.wave)) {
    CellChange change = change_of(joined);
    ++impact.compared;
    if (!is_run(joined.before) && !is_run(joined.after)) ++impact.not_run;
    if (status_changes(change) || !change.aspects.empty()) impact.cells.push_back(std::move(change));
  }
  impact.rows = joined<adjudicate::Row>(old_board.rows, new_board.rows, [](const auto& row) { return row.row; });
  impact.frameworks = joined<std::string>(old_board.frameworks, new_board.frameworks,
                                          [](const auto& framework) { return framework.framework; });
  impact.all = {"all", old_board.all, new_board.all};
  impact.median_before = old_board.median;
  impact.median_after = new_board.median;
  impact.band_before = old_board.band;
  impact.band_after = new_board.band;
  return impact;
}

}  // namespace sabot::tally
