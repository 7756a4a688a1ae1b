#include "cli/input_sum.hpp"

#include <fmt/format.h>
#include <xxhash.h>

#include <charconv>

namespace sabot::cli {
namespace {

constexpr std::size_t digits = 16;  // of each half

bool read_half(std::string_view text, std::uint64_t& half) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), half, 16);
  return error == std::errc() && end == text.data() + text.size();
}

}  // namespace

TextsDigest digest_of(std::string_view run) {
  const XXH128_hash_t hash = XXH3_128bits(run.data(), run.size());
  return {hash.high64, hash.low64};
}

TextsDigest operator+(const TextsDigest& a, const TextsDigest& b) {
  const std::uint64_t low = a.low + b.low;
  return {a.high + b.high + (low < a.low ? 1 : 0), low};
}

std::string to_string(const TextsDigest& digest) {
  return fmt::format("{:016x}{:016x}", digest.high, digest.low);
}

std::optional<TextsDigest> parse_digest(std::string_view text) {
  TextsDigest digest;
  const bool read = text.size() == 2 * digits && read_half(text.substr(0, digits), digest.high) &&
                    read_half(text.substr(digits), digest.low);
  return read ? std::optional(digest) : std::nullopt;
}

InputSum operator+(const InputSum& a, const InputSum& b) {
  return {a.runs + b.runs, a.digest + b.digest};
}

}  // namespace sabot::cli
