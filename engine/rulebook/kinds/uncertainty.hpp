// How sure a number is said to be: the bootstrap over replicate labels (amendment v0.2.1).
#pragma once

#include <cstdint>

#include "rulebook/kinds/fields.hpp"

namespace sabot::rulebook {

// With more the weights of resamples would outgrow 64 bits, and their number any patience: 1,352,078 for twelve labels.
inline constexpr std::int64_t most_enumerable_labels = 12;

struct Uncertainty {
  std::int64_t lower_per_mille = 0;  // the interval's lower end, as a share of all resamples in thousandths
  std::int64_t upper_per_mille = 0;
  std::int64_t exact_up_to = 0;  // replicate labels; with more, resamples are drawn at random
  std::int64_t resamples = 0;    // how many are drawn then, unless the reader asks for another number
};

template <class Visitor>
void fields(Visitor& v, Uncertainty& x) {
  v.required("lower_per_mille", x.lower_per_mille, Range{1, 499}, "the lower percentile, in thousandths");
  v.required("upper_per_mille", x.upper_per_mille, Range{501, 999}, "the upper percentile, in thousandths");
  v.required("exact_up_to", x.exact_up_to, Range{1, most_enumerable_labels},
             "the most replicate labels whose resamples are all enumerated");
  v.required("resamples", x.resamples, Range{1, 1000000}, "random resamples when there are more labels");
}

struct UncertaintyFile {
  Uncertainty uncertainty;
};

template <class Visitor>
void fields(Visitor& v, UncertaintyFile& x) {
  v.required("uncertainty", x.uncertainty, "the interval and its resamples");
}

}  // namespace sabot::rulebook
