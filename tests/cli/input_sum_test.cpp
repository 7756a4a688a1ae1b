#include "cli/input_sum.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <algorithm>
#include <vector>

using sabot::cli::digest_of;
using sabot::cli::parse_digest;
using sabot::cli::TextsDigest;

namespace {

TextsDigest digest_of_all(const std::vector<std::string>& runs) {
  TextsDigest sum;
  for (const auto& run : runs) sum = sum + digest_of(run);
  return sum;
}

}  // namespace

TEST_CASE("the digest of runs does not depend on their order, and does on each of them") {
  CHECK(rc::check("for any texts", [](const std::vector<std::string>& runs) {
    auto other = runs;
    std::reverse(other.begin(), other.end());
    RC_ASSERT(digest_of_all(other) == digest_of_all(runs));
    other.push_back("one more");
    RC_ASSERT(digest_of_all(other) != digest_of_all(runs));
  }));
}

TEST_CASE("a digest is read as it is written, and nothing else is read") {
  CHECK(rc::check("for any digest", [](std::uint64_t high, std::uint64_t low) {
    const TextsDigest digest{high, low};
    RC_ASSERT(parse_digest(to_string(digest)) == digest);
  }));
  for (const char* text : {"", "0", "0123456789abcdef0123456789abcdeg", "0123456789abcdef0123456789abcdef0",
                           "-123456789abcdef0123456789abcdef", " 123456789abcdef0123456789abcdef0"}) {
    INFO(text);
    CHECK_FALSE(parse_digest(text));
  }
}

TEST_CASE("the sum of two digests carries over") {
  CHECK(TextsDigest{1, ~std::uint64_t{0}} + TextsDigest{2, 1} == TextsDigest{4, 0});
}

TEST_CASE("a digest is the same on every machine") {
  CHECK(to_string(digest_of("")) == "99aa06d3014798d86001c324468d497f");
}
