#include "bench/generate/wave.hpp"

#include "base/lists.hpp"
#include "bench/generate/pipeline.hpp"

namespace sabot::bench {
namespace {

// Of 1,000 failed baselines, those whose fault runs are made all the same.
constexpr std::size_t runs_on_failed_baselines = 300;

bool carved_out(const rulebook::Rulebook& rulebook, const RunPlan& plan) {
  if (!rulebook.carve_outs || !plan.fault_operator) return false;
  const auto& name = rulebook.matrix.body.matrix.operators[*plan.fault_operator];
  return first_where(rulebook.carve_outs->body.carve_outs, [&](const rulebook::CarveOut& c) {
           return c.framework == plan.framework && c.config == plan.config && contains(c.operators, name);
         }) != nullptr;
}

class Wave {
 public:
  Wave(const rulebook::Rulebook& rulebook, std::size_t count, std::uint64_t seed,
       const std::function<void(const trace::Run&)>& use)
      : rulebook_(rulebook), matrix_(rulebook.matrix.body.matrix), left_(count), random_(seed), use_(use) {}

  void make() {
    for (std::int64_t label = matrix_.labels.front(); left_ > 0; ++label) {
      for (const auto& framework : matrix_.frameworks) {
        for (const auto& config : matrix_.configs) {
          for (std::size_t task = 0; task < matrix_.tasks.size(); ++task) {
            make_group({framework, config, task, std::nullopt, label});
          }
        }
      }
    }
  }

 private:
  void make_group(RunPlan plan) {
    const bool passed = make_one(plan);
    if (!passed && !random_.permille(runs_on_failed_baselines)) return;
    for (std::size_t fault = 0; fault < matrix_.operators.size(); ++fault) {
      plan.fault_operator = fault;
      if (!carved_out(rulebook_, plan)) make_one(plan);
    }
  }

  bool make_one(const RunPlan& plan) {
    if (left_ == 0) return false;
    --left_;
    const auto run = make_run(plan, rulebook_, random_);
    use_(run);
    return run.task_passed;
  }

  const rulebook::Rulebook& rulebook_;
  const rulebook::Matrix& matrix_;
  std::size_t left_;
  Random random_;
  const std::function<void(const trace::Run&)>& use_;
};

}  // namespace

void for_each_run(const rulebook::Rulebook& rulebook, std::size_t count, std::uint64_t seed,
                  const std::function<void(const trace::Run&)>& use) {
  Wave(rulebook, count, seed, use).make();
}

}  // namespace sabot::bench
