// Chooses how an estimand is resampled: exactly as far as the rule says, at random beyond.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "stats/uncertainty.hpp"

namespace sabot::stats {

struct Sampling {
  rulebook::Uncertainty rule;
  std::size_t resamples = 0;  // how many random ones are drawn where labels are too many to enumerate
  std::uint64_t seed = 0;
};

// Whether so many labels are resampled exactly.
bool is_exact(const Sampling& sampling, std::size_t labels);

// Makes the resamples of each number of labels once.
class Sampler {
 public:
  explicit Sampler(Sampling sampling) : sampling_(sampling) {}

  Uncertainty uncertainty(const Estimand& estimand);

 private:
  const std::vector<Resample>& resamples(std::size_t labels);

  Sampling sampling_;
  std::map<std::size_t, std::vector<Resample>> known_;
};

}  // namespace sabot::stats
