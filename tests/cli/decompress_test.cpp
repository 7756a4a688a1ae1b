#include "cli/decompress.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <memory>

#include "cli/archives.hpp"
#include "cli/runs.hpp"

using namespace sabot;
using sabot::testing::contains;
using sabot::testing::gzip;
using sabot::testing::zstd;

namespace {

// Large enough for several buffers, and not so regular that it compresses to nothing.
std::string long_text() {
  std::string text;
  for (unsigned i = 0, x = 1; i < 300000; ++i, x = x * 1664525U + 1013904223U) {
    text.push_back(static_cast<char>('a' + (x >> 24) % 26));
  }
  return text;
}

// Gives the bytes away in pieces of odd length, as a pipe may.
class Pieces : public cli::ByteStream {
 public:
  explicit Pieces(std::string bytes) : bytes_(std::move(bytes)) {}

  Result<std::size_t> read(char* to, std::size_t size) override {
    const std::size_t count = bytes_.copy(to, std::min(size, longest_), given_);
    given_ += count;
    longest_ = longest_ % 4999 + 7;
    return count;
  }

 private:
  std::string bytes_;
  std::size_t given_ = 0;
  std::size_t longest_ = 1;
};

Result<std::string> decompressed_text(const std::string& bytes, const std::string& shown_as) {
  return cli::read_to_end(*cli::decompressed(std::make_unique<Pieces>(bytes), shown_as));
}

std::string message_of(const std::string& bytes) {
  const auto text = decompressed_text(bytes, "x.gz");
  return text ? "" : render(text.error());
}

}  // namespace

TEST_CASE("compressed text comes back whole") {
  for (const std::string& text : {std::string(), std::string("one line\n"), long_text(), std::string(131072, 'x')}) {
    CHECK(decompressed_text(text, "x") == text);
    CHECK(decompressed_text(gzip(text), "x") == text);
    CHECK(decompressed_text(zstd(text), "x") == text);
    CHECK(decompressed_text(gzip(text) + gzip("tail"), "x") == text + "tail");
    CHECK(decompressed_text(zstd(text) + zstd("tail"), "x") == text + "tail");
  }
}

TEST_CASE("zeros after the last gzip member are padding") {
  CHECK(decompressed_text(gzip("text") + std::string(512, '\0'), "x") == "text");
}

TEST_CASE("a skippable zstd frame may come first") {
  const std::string frame(
      "\x50\x2a\x4d\x18\x02\x00\x00\x00"
      "ab",
      10);
  CHECK(decompressed_text(frame + zstd("text"), "x") == "text");
}

TEST_CASE("every cut of compressed text is told as such") {
  for (const std::string& bytes : {gzip("some text\n"), zstd("some text\n")}) {
    for (std::size_t size = 4; size < bytes.size(); ++size) {
      INFO(size << " of " << bytes.size());
      CHECK(contains(message_of(bytes.substr(0, size)), "E154: the "));
    }
  }
}

TEST_CASE("damaged compressed text is told as such") {
  std::string checksum = gzip("some text\n");
  checksum[checksum.size() - 6] = static_cast<char>(checksum[checksum.size() - 6] ^ 1);
  CHECK(contains(message_of(checksum), "x.gz: error E155: the gzip data is damaged: incorrect data check"));
  CHECK(contains(message_of(gzip("a") + "tail"), "E155: the gzip data is damaged: something else follows"));
  CHECK(contains(message_of(zstd("a") + "tail"), "E155: the zstd data is damaged"));
}
