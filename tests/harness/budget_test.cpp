#include "harness/budget.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <limits>

using namespace sabot;
using namespace sabot::harness;

namespace {

// Two cells and their baselines under each of three labels, label after label within a cell.
std::vector<PlannedRun> twelve_runs() {
  std::vector<PlannedRun> runs;
  for (const std::string task : {"K1", "K2"}) {
    for (const auto& fault_operator : {std::optional<std::string>(), std::optional<std::string>("F1")}) {
      for (const std::int64_t label : {7, 8, 9}) runs.push_back({{"loom", "bare"}, task, fault_operator, {label}});
    }
  }
  return runs;
}

Usd usd(const std::string& text) {
  return parse_usd(text).value();
}

Budget budget(const std::string& cap, const std::string& spent) {
  return {usd(cap), usd(spent), 2, {{std::int64_t{7}}, {std::int64_t{8}}, {std::int64_t{9}}}};
}

}  // namespace

TEST_CASE("sums of money are read exactly or not at all") {
  struct Case {
    std::string text;
    std::optional<std::int64_t> millionths;
  };
  for (const auto& [text, millionths] : std::vector<Case>{
           {"0", 0},
           {"0.143", 143'000},
           {"500", 500'000'000},
           {"007.10", 7'100'000},
           {"0.000001", 1},
           {"1000000", 1'000'000'000'000},
           {"1000000.000001", std::nullopt},
           {"99999999999999999999", std::nullopt},
           {"0.0000001", std::nullopt},
           {"", std::nullopt},
           {".", std::nullopt},
           {".5", std::nullopt},
           {"5.", std::nullopt},
           {"-1", std::nullopt},
           {"+1", std::nullopt},
           {"1e2", std::nullopt},
           {"1.2.3", std::nullopt},
           {"1,5", std::nullopt},
           {"$5", std::nullopt},
           {" 5", std::nullopt},
           {"nan", std::nullopt},
       }) {
    INFO('"' << text << '"');
    CHECK(parse_usd(text) == (millionths ? std::optional(Usd{*millionths}) : std::nullopt));
  }
}

TEST_CASE("a number of dollars is the decimal fraction nearest to it") {
  CHECK(usd_of(0.143) == Usd{143'000});
  CHECK(usd_of(0.381) == Usd{381'000});
  CHECK(usd_of(500.0) == Usd{500'000'000});
  CHECK_FALSE(usd_of(-0.01));
  CHECK_FALSE(usd_of(1'000'001.0));
  CHECK_FALSE(usd_of(std::numeric_limits<double>::quiet_NaN()));
  CHECK_FALSE(usd_of(std::numeric_limits<double>::infinity()));
}

TEST_CASE("money is shown to the cent, and a price with every decimal that counts") {
  CHECK(to_string(usd("139.425")) == "139.43");
  CHECK(to_string(usd("0.004999")) == "0.00");
  CHECK(to_string(usd("12")) == "12.00");
  CHECK(exact(usd("0.143")) == "0.143");
  CHECK(exact(usd("0.1")) == "0.10");
  CHECK(exact(usd("12")) == "12.00");
  CHECK(exact(usd("0.000001")) == "0.000001");
}

TEST_CASE("runs against the cap") {
  struct Case {
    std::string what, price, cap, spent;
    std::string cost, total;
    bool within;
    std::optional<std::size_t> passes;  // runs before the breaker stops; none = never
    std::optional<bool> reduced_fits;   // none = repetitions stay
  };
  const auto runs = twelve_runs();
  for (const auto& c : std::vector<Case>{
           {"well below", "0.10", "5", "0", "1.2", "1.2", true, {}, {}},
           {"free of charge", "0", "5", "0", "0", "0", true, {}, {}},
           {"free, and nothing left", "0", "5", "5", "0", "5", true, {}, {}},
           {"free, but spent over the cap", "0", "5", "5.01", "0", "5.01", false, 0, false},
           {"exactly at the cap", "0.1", "1.2", "0", "1.2", "1.2", true, {}, {}},
           {"exactly at the cap with what is spent", "0.1", "1.3", "0.1", "1.2", "1.3", true, {}, {}},
           {"over it by a millionth", "0.1", "1.199999", "0", "1.2", "1.2", false, 11, true},
           {"eight runs are left when repetitions fall", "0.1", "0.8", "0", "1.2", "1.2", false, 8, true},
           {"and even they do not fit", "0.1", "0.799999", "0", "1.2", "1.2", false, 7, false},
           {"no cap at all", "0.1", "0", "0", "1.2", "1.2", false, 0, false},
           {"spent over the cap", "0.1", "5", "6", "1.2", "7.2", false, 0, false},
           {"spent to the cap", "0.1", "5", "5", "1.2", "6.2", false, 0, false},
           {"one run left", "0.1", "5", "4.9", "1.2", "6.1", false, 1, false},
       }) {
    INFO(c.what);
    const auto found = project(runs, usd(c.price), budget(c.cap, c.spent));
    CHECK(found.cost == Cost{12, usd(c.cost), usd(c.total), c.within});
    CHECK(found.stop == (c.passes ? std::optional(Stop{*c.passes, runs[*c.passes]}) : std::nullopt));
    REQUIRE(found.reduced.has_value() == c.reduced_fits.has_value());
    if (found.reduced) {
      CHECK(found.reduced->runs == 8);
      CHECK(found.reduced->within_cap == *c.reduced_fits);
    }
  }
}

TEST_CASE("nothing to run costs nothing and stops nowhere") {
  const auto found = project({}, usd("0.1"), budget("5", "0"));
  CHECK(found.cost == Cost{0, Usd{}, Usd{}, true});
  CHECK_FALSE(found.stop);
  CHECK_FALSE(project({}, usd("0.1"), budget("5", "6")).stop);
}

TEST_CASE("repetitions that are fewer already stay") {
  auto terms = budget("0.1", "0");
  terms.replicates_over_cap = 5;
  CHECK(kept_labels(terms) == terms.labels);
  CHECK(project(twelve_runs(), usd("0.1"), terms).reduced->runs == 12);
}

TEST_CASE("the circuit breaker stops just before the cap is passed") {
  CHECK(rc::check("The circuit breaker stops just before the cap is passed", [] {
    const auto cents = [](int most) { return Usd{*rc::gen::inRange<std::int64_t>(0, most + 1) * 10'000}; };
    auto terms = budget("0", "0");
    terms.cap = cents(300);
    terms.spent = cents(350);
    const Usd price = cents(40);
    const auto runs = twelve_runs();
    std::size_t passed = 0;
    std::int64_t purse = terms.cap.millionths - terms.spent.millionths;
    while (passed < runs.size() && purse >= 0 && purse - price.millionths >= 0) {
      purse -= price.millionths;
      ++passed;
    }
    const auto found = project(runs, price, terms);
    RC_ASSERT((found.stop ? found.stop->runs_before : runs.size()) == passed);
    RC_ASSERT(found.cost.within_cap == !found.stop);
    RC_ASSERT(found.reduced.has_value() == found.stop.has_value());
  }));
}
