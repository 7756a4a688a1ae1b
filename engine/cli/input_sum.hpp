// How many runs an input held, and a digest by which the same runs are known again.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace sabot::cli {

// The sum, modulo 2^128, of the XXH3 hashes of the runs' texts. It is of the runs, not of a file: their order, how they
// are split over files, compression and line ends change nothing. It tells apart by accident, not by intent: whoever
// wants to can make other runs of the same digest.
struct TextsDigest {
  std::uint64_t high = 0;
  std::uint64_t low = 0;
  friend bool operator==(const TextsDigest&, const TextsDigest&) = default;
};

TextsDigest digest_of(std::string_view run);
TextsDigest operator+(const TextsDigest& a, const TextsDigest& b);

// 32 hexadecimal digits.
std::string to_string(const TextsDigest& digest);
std::optional<TextsDigest> parse_digest(std::string_view text);

struct InputSum {
  std::int64_t runs = 0;
  TextsDigest digest;
  friend bool operator==(const InputSum&, const InputSum&) = default;
};

InputSum operator+(const InputSum& a, const InputSum& b);

// Of each argument of the command line, by its name.
using InputSums = std::map<std::string, InputSum>;

}  // namespace sabot::cli
