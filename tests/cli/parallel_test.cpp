#include "cli/parallel.hpp"

#include <catch2/catch.hpp>
#include <stdexcept>

using sabot::cli::parallel_map;

TEST_CASE("results stand in the order of the items for any number of threads") {
  for (const std::size_t jobs : {0U, 1U, 2U, 7U, 100U}) {
    for (const std::size_t count : {0U, 1U, 5U, 1000U}) {
      const auto squares = parallel_map(count, jobs, [](std::size_t i) { return i * i; });
      REQUIRE(squares.size() == count);
      for (std::size_t i = 0; i < count; ++i) REQUIRE(squares[i] == i * i);
    }
  }
}

TEST_CASE("an exception of any item comes out") {
  const auto odd = [](std::size_t i) {
    if (i == 7) throw std::runtime_error("seven");
    return i;
  };
  CHECK_THROWS_WITH(parallel_map(100, 4, odd), "seven");
  CHECK(parallel_map(7, 4, odd).size() == 7);
}
