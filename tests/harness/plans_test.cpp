// The planning task against a naive reading of its constraints: every short plan, and every order of a good plan's
// parts.
#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <algorithm>

#include "harness/judged.hpp"
#include "harness/naive_judge.hpp"

using namespace sabot;
using namespace sabot::testing;
using naive::Plan;

namespace {

// Empty when both agree on each of the six constraints.
std::string disagreement(const Plan& plan) {
  const std::string output = json_list(plan);
  const auto results = judged("T4", output);
  const auto expected = naive::keeps_constraints(plan);
  if (results.size() != expected.size()) return "the number of constraints";
  for (std::size_t i = 0; i < results.size(); ++i) {
    const bool kept = results[i].judgement == harness::Judgement::passed;
    if (kept != expected[i]) return results[i].id + " of " + output + ": " + results[i].why;
  }
  return "";
}

const std::vector<Plan>& parts() {
  static const std::vector<Plan> all = {{"depart_base"},
                                        {"visit:Kessog Notch", "calibrate:Kessog Notch"},
                                        {"visit:Brill Spur", "calibrate:Brill Spur"},
                                        {"visit:Vantwill Flat", "calibrate:Vantwill Flat"},
                                        {"refuel"},
                                        {"visit:Dunmore Cap", "calibrate:Dunmore Cap"},
                                        {"uplink"},
                                        {"return_base"}};
  return all;
}

Plan joined(const std::vector<Plan>& pieces) {
  Plan plan;
  for (const Plan& piece : pieces) plan.insert(plan.end(), piece.begin(), piece.end());
  return plan;
}

}  // namespace

TEST_CASE("every plan of at most three steps is judged as the constraints say") {
  Plan steps = joined(parts());
  steps.emplace_back("wait");
  std::vector<Plan> plans = {{}};
  std::size_t judged_plans = 0;
  for (std::size_t length = 0; length <= 3; ++length) {
    std::vector<Plan> longer;
    for (const Plan& plan : plans) {
      ++judged_plans;
      if (const auto found = disagreement(plan); !found.empty()) FAIL(found);
      for (const std::string& step : steps) {
        longer.push_back(plan);
        longer.back().push_back(step);
      }
    }
    plans = std::move(longer);
  }
  CHECK(judged_plans == 1 + 13 + 13 * 13 + 13 * 13 * 13);
}

TEST_CASE("every order of a good plan's parts after its start is judged as the constraints say") {
  std::vector<std::size_t> order = {0, 1, 2, 3, 4, 5, 6, 7};
  std::size_t orders = 0;
  std::size_t passed = 0;
  do {
    std::vector<Plan> pieces;
    for (const std::size_t part : order) pieces.push_back(parts()[part]);
    const Plan plan = joined(pieces);
    if (const auto found = disagreement(plan); !found.empty()) FAIL(found);
    const auto kept = naive::keeps_constraints(plan);
    passed += std::count(kept.begin(), kept.end(), false) == 0 ? 1 : 0;
    ++orders;
  } while (std::next_permutation(order.begin() + 1, order.end()));
  CHECK(orders == 5040);
  // Two parts fall anywhere among three in a fixed order: 20 ways, of which 5 visit Kessog Notch next after Brill Spur.
  CHECK(passed == 15);
}

TEST_CASE("any plan is judged as the constraints say") {
  CHECK(rc::check("a good plan with steps moved, dropped and doubled", [] {
    Plan plan = joined(parts());
    const int changes = *rc::gen::inRange(0, 6);
    for (int i = 0; i < changes && !plan.empty(); ++i) {
      const auto from = *rc::gen::inRange<std::size_t>(0, plan.size());
      const auto to = *rc::gen::inRange<std::size_t>(0, plan.size());
      const std::string step = plan[from];
      const auto at = [&](std::size_t index) { return plan.begin() + static_cast<std::ptrdiff_t>(index); };
      if (*rc::gen::arbitrary<bool>()) plan.erase(at(from));
      if (*rc::gen::arbitrary<bool>()) plan.insert(at(std::min(to, plan.size())), step);
    }
    RC_ASSERT(disagreement(plan) == "");
  }));
}
