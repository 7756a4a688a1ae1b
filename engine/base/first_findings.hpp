// The first findings of any number, so that an input full of mistakes is told in bounded memory.
#pragma once

#include <cstddef>

#include "base/diagnostic.hpp"
#include "base/listing.hpp"
#include "base/shortlist.hpp"

namespace sabot {

class FirstFindings {
 public:
  void add(Diagnostic finding);
  void add(Diagnostics findings);

  // Of all that were added, listed or not.
  std::size_t total() const { return total_; }
  bool empty() const { return total_ == 0; }

  // By place; of equal places in the order in which they were added.
  Listing<Diagnostic> listing() const;

 private:
  static constexpr std::size_t most_listed = 10'000;

  Shortlist<Place, Diagnostic> first_{most_listed};
  std::size_t total_ = 0;
};

}  // namespace sabot
