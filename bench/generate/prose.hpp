// What agents say: sentences of the length and kind that published runs hold, with figures, quotes and signs outside
// ASCII.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "bench/generate/random.hpp"

namespace sabot::bench {

// Appends sentences until at least so many bytes have been added.
void add_prose(std::string& text, std::size_t bytes, Random& random);

// One clause without a full stop; `quoted` is what it is about, in quotes.
std::string remark_on(std::string_view quoted, Random& random);

// A figure as a source writes it: 41.7, 12,400, 3.
void add_figure(std::string& text, Random& random);

}  // namespace sabot::bench
