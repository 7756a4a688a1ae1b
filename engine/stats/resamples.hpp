// Resamples of replicate labels: how often each label is drawn (section 7 and amendment v0.2.1).
//
// What is drawn is always a label with all cells that bear it, never a single cell: cells of one label share their
// baseline and the provider's day, so they are not independent. Nothing in this module knows of cells.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace sabot::stats {

struct Resample {
  std::vector<std::int64_t> draws;  // of each label; together as many as there are labels
  std::int64_t weight = 1;          // in how many orders the labels can be drawn so
  friend bool operator==(const Resample&, const Resample&) = default;
};

// Every way to draw k labels with replacement from k: C(2k-1, k) multisets, whose weights are the multinomial numbers
// k!/(m1!...mk!) and add up to k^k. None for no label; k is at most rulebook::most_enumerable_labels.
std::vector<Resample> all_resamples(std::size_t labels);

// So many random resamples, each of weight 1. The same seed gives the same ones on every platform: labels are drawn by
// SplitMix64 (Steele, Lea and Flood, 2014), and a number that would favour a label is drawn again.
std::vector<Resample> random_resamples(std::size_t labels, std::size_t number, std::uint64_t seed);

}  // namespace sabot::stats
