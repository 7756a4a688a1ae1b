#include "stats/sampler.hpp"

namespace sabot::stats {

bool is_exact(const Sampling& sampling, std::size_t labels) {
  return labels <= static_cast<std::size_t>(sampling.rule.exact_up_to);
}

Uncertainty Sampler::uncertainty(const Estimand& estimand) {
  return uncertainty_of(estimand, resamples(labels_of(estimand).size()), sampling_.rule);
}

const std::vector<Resample>& Sampler::resamples(std::size_t labels) {
  const auto [found, is_new] = known_.try_emplace(labels);
  if (is_new) {
    found->second = is_exact(sampling_, labels) ? all_resamples(labels)
                                                : random_resamples(labels, sampling_.resamples, sampling_.seed);
  }
  return found->second;
}

}  // namespace sabot::stats
