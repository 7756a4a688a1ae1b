#include "report/appendix.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace sabot::report {
namespace {

using adjudicate::CellVerdict;
using adjudicate::Status;

// Verdicts of one row and replicate one after the other, each otherwise where it was.
std::vector<const CellVerdict*> by_replicate(const adjudicate::Wave& wave, const adjudicate::MatrixOrder& order) {
  std::vector<const CellVerdict*> verdicts;
  for (const CellVerdict& verdict : wave.cells) verdicts.push_back(&verdict);
  const auto key = [&](const CellVerdict* v) { return std::pair(order.rank(v->cell.row), v->cell.replicate); };
  std::stable_sort(verdicts.begin(), verdicts.end(), [&](const auto* a, const auto* b) { return key(a) < key(b); });
  return verdicts;
}

template <class Item>
Listing<Item> listing(std::vector<Item> items, std::size_t total) {
  const std::size_t listed = items.size();
  return {std::move(items), total - listed};
}

}  // namespace

const Listing<ListedCell>& cells_of(const Appendix& appendix, Status status) {
  switch (status) {
    case Status::excluded:
      return appendix.excluded;
    case Status::carved_out:
      return appendix.carved_out;
    case Status::unscored:
      return appendix.unscored;
    case Status::not_run:
    case Status::scored:
      break;
  }
  return appendix.not_run;
}

AppendixMaker::AppendixMaker(const rulebook::Matrix& matrix) : order_(matrix) {}

void AppendixMaker::add(const CellVerdict& verdict, const Place& origin) {
  carved_out_groups_.add(verdict.cell, verdict.status);
  not_run_groups_.add(verdict.cell, verdict.status);
  const auto list_in = [&](List& list) {
    ++list.total;
    list.kept.add(order_.rank(verdict.cell), {verdict.cell, verdict.exclusion, verdict.status_reason, origin});
  };
  switch (verdict.status) {
    case Status::excluded:
      return list_in(excluded_);
    case Status::carved_out:
      return list_in(carved_out_);
    case Status::unscored:
      return list_in(unscored_);
    case Status::not_run:
      return list_in(not_run_);
    case Status::scored:
      return;
  }
}

Appendix AppendixMaker::make(const adjudicate::ListedActs& acts, std::size_t uncounted) && {
  return {made(excluded_),
          made(carved_out_),
          made(unscored_),
          made(not_run_),
          std::move(carved_out_groups_).groups(),
          std::move(not_run_groups_).groups(),
          listing(acts.sorted(), uncounted)};
}

Listing<ListedCell> AppendixMaker::made(const List& list) {
  return listing(list.kept.sorted(), list.total);
}

Appendix appendix_of(const adjudicate::Wave& wave, const rulebook::Matrix& matrix) {
  AppendixMaker maker(matrix);
  adjudicate::ListedActs acts(adjudicate::most_listed);
  std::size_t uncounted = 0;
  for (const CellVerdict* verdict : by_replicate(wave, adjudicate::MatrixOrder(matrix))) {
    const auto& run = verdict->observation;
    maker.add(*verdict, run ? run->origin : Place());
    if (!run) continue;
    list_uncounted(acts, verdict->cell, run->acts, matrix);
    uncounted += static_cast<std::size_t>(std::count_if(run->acts.begin(), run->acts.end(), &adjudicate::is_uncounted));
  }
  return std::move(maker).make(acts, uncounted);
}

}  // namespace sabot::report
