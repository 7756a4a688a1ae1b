#include <fmt/format.h>

#include "rulebook/codes.hpp"
#include "rulebook/rule_check.hpp"

namespace sabot::rulebook {
namespace {

// One prediction after another; no two have the same id.
class PredictionsCheck {
 public:
  explicit PredictionsCheck(const RulesInForce& rules) : rules_(rules), check_(rules.check("predictions")) {}

  template <class Kind>
  void all(std::string_view table, const std::vector<Kind>& list) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      const auto key = fmt::format("{}[{}]", table, i);
      check_.once(key + ".id", "the prediction", list[i].id, ids_);
      cells(key + ".of", list[i].of);
      if constexpr (requires { list[i].smaller; }) two_sides(key, list[i]);
    }
  }

 private:
  void rows(const std::string& key, const std::vector<RowName>& rows) const {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const auto row = fmt::format("{}[{}]", key, i);
      check_.known(row + ".framework", "a framework of the matrix", rows[i].framework, rules_.frameworks());
      check_.known(row + ".config", "a config of the matrix", rows[i].config, rules_.configs());
    }
  }

  void operators(const std::string& key, const Names& names) const {
    check_.all_known(key, "an operator of the matrix", names, rules_.operators());
  }

  void cells(const std::string& key, const PredictedCells& of) const {
    rows(key + ".rows", of.rows);
    rows(key + ".without_rows", of.without_rows);
    check_.all_known(key + ".tasks", "a task of the matrix", of.tasks, rules_.tasks());
    operators(key + ".operators", of.operators);
  }

  void two_sides(const std::string& key, const SmallerLift& lift) const {
    operators(key + ".smaller", lift.smaller);
    operators(key + ".larger", lift.larger);
    for (std::size_t i = 0; i < lift.larger.size(); ++i) {
      if (!contains(lift.smaller, lift.larger[i])) continue;
      check_.report(fmt::format("{}.larger[{}]", key, i), codes::inconsistent,
                    fmt::format("\"{}\" cannot stand on both sides", lift.larger[i]));
    }
  }

  const RulesInForce& rules_;
  RuleCheck check_;
  std::set<std::string> ids_;
};

}  // namespace

void check_predictions(const RulesInForce& rules) {
  const auto& body = rules.book.predictions->body;
  PredictionsCheck check(rules);
  check.all("lift", body.lifts);
  check.all("no-loss", body.no_losses);
  check.all("rate-above", body.rates);
  check.all("smaller-lift", body.smaller_lifts);
  check.all("falls-where-rises", body.falls);
}

}  // namespace sabot::rulebook
