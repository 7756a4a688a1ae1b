#include "cli/decompress.hpp"

#include <fmt/format.h>
#define ZLIB_CONST  // zlib then takes its input as const
#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <limits>
#include <new>
#include <string_view>
#include <utility>

#include "cli/codes.hpp"

namespace sabot::cli {
namespace {

using namespace std::string_view_literals;

constexpr std::size_t chunk = 1 << 16;
constexpr std::size_t longest_magic = 4;
constexpr int gzip_window = 15 + 16;  // zlib's largest window; 16 asks for the gzip format

Diagnostic truncated(const std::string& shown_as, std::string_view format) {
  return {{shown_as, 0, 0}, codes::truncated_archive, fmt::format("the {} data stops before its end", format), "", ""};
}

Diagnostic corrupt(const std::string& shown_as, std::string_view format, std::string_view why) {
  return {{shown_as, 0, 0}, codes::corrupt_archive, fmt::format("the {} data is damaged: {}", format, why), "", ""};
}

bool is_gzip(std::string_view bytes) {
  return bytes.starts_with("\x1f\x8b"sv);
}

// A frame of data, or a skippable one, which some tools write first.
bool is_zstd(std::string_view bytes) {
  return bytes.starts_with("\x28\xb5\x2f\xfd"sv) || (bytes.size() >= 4 && bytes.substr(1, 3) == "\x2a\x4d\x18"sv &&
                                                     (static_cast<unsigned char>(bytes[0]) & 0xf0) == 0x50);
}

// What is still to be decompressed, with a look ahead.
class Input {
 public:
  explicit Input(std::unique_ptr<ByteStream> stream) : stream_(std::move(stream)), buffer_(chunk, '\0') {}

  std::string_view rest() const { return rest_; }
  void consume(std::size_t bytes) { rest_.remove_prefix(bytes); }

  // Makes sure of so many bytes where the input has them, at most a chunk.
  Result<void> want(std::size_t bytes) {
    while (rest_.size() < bytes) {
      std::copy(rest_.begin(), rest_.end(), buffer_.begin());
      const auto count = stream_->read(buffer_.data() + rest_.size(), buffer_.size() - rest_.size());
      if (!count) return failure(count.error());
      rest_ = std::string_view(buffer_).substr(0, rest_.size() + *count);
      if (*count == 0) break;
    }
    return {};
  }

  // When nothing is held back, bytes need not come by way of the buffer.
  Result<std::size_t> read(char* to, std::size_t size) {
    if (rest_.empty()) return stream_->read(to, size);
    const std::size_t count = rest_.copy(to, size);
    consume(count);
    return count;
  }

 private:
  std::unique_ptr<ByteStream> stream_;
  std::string buffer_;
  std::string_view rest_;  // into the buffer
};

class Plain : public ByteStream {
 public:
  explicit Plain(Input input) : input_(std::move(input)) {}
  Result<std::size_t> read(char* to, std::size_t size) override { return input_.read(to, size); }

 private:
  Input input_;
};

class Gzip : public ByteStream {
 public:
  Gzip(Input input, std::string shown_as) : input_(std::move(input)), shown_as_(std::move(shown_as)) {
    if (inflateInit2(&stream_, gzip_window) != Z_OK) throw std::bad_alloc();
  }
  Gzip(const Gzip&) = delete;
  Gzip(Gzip&&) = delete;
  Gzip& operator=(const Gzip&) = delete;
  Gzip& operator=(Gzip&&) = delete;
  ~Gzip() override { inflateEnd(&stream_); }

  Result<std::size_t> read(char* to, std::size_t size) override {
    for (;;) {
      if (auto wanted = input_.want(in_member_ ? 1 : 2); !wanted) return failure(wanted.error());
      if (!in_member_) {
        if (input_.rest().empty()) return 0;
        if (auto begun = begin_member(); !begun) return failure(begun.error());
        if (!in_member_) return 0;
      }
      auto count = inflate_some(to, size);
      if (!count || *count > 0) return count;
    }
  }

 private:
  static constexpr auto format = "gzip";

  Result<void> begin_member() {
    if (input_.rest().front() == '\0') return skip_padding();
    if (!is_gzip(input_.rest())) return failure(corrupt(shown_as_, format, something_else));
    if (inflateReset(&stream_) != Z_OK) throw std::bad_alloc();
    in_member_ = true;
    return {};
  }

  // Tape blocks are padded with zeros, which belong to no member.
  Result<void> skip_padding() {
    while (!input_.rest().empty()) {
      if (input_.rest().find_first_not_of('\0') != std::string_view::npos) {
        return failure(corrupt(shown_as_, format, something_else));
      }
      input_.consume(input_.rest().size());
      if (auto wanted = input_.want(1); !wanted) return wanted;
    }
    return {};
  }

  // May give nothing: at the end of a member, or when more input is needed.
  Result<std::size_t> inflate_some(char* to, std::size_t size) {
    constexpr std::size_t most = std::numeric_limits<uInt>::max();
    const std::string_view given = input_.rest();
    stream_.next_in = reinterpret_cast<const Bytef*>(given.data());
    stream_.avail_in = static_cast<uInt>(std::min(given.size(), most));
    stream_.next_out = reinterpret_cast<Bytef*>(to);
    stream_.avail_out = static_cast<uInt>(std::min(size, most));
    const uInt room = stream_.avail_out;
    const int status = inflate(&stream_, Z_NO_FLUSH);
    input_.consume(given.size() - stream_.avail_in);
    if (status == Z_STREAM_END) in_member_ = false;
    const std::size_t count = room - stream_.avail_out;
    if (status == Z_BUF_ERROR && count == 0 && given.empty()) return failure(truncated(shown_as_, format));
    if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR) {
      return failure(corrupt(shown_as_, format, stream_.msg != nullptr ? stream_.msg : zError(status)));
    }
    return count;
  }

  static constexpr auto something_else = "something else follows the last member";

  Input input_;
  std::string shown_as_;
  z_stream stream_{};
  bool in_member_ = false;
};

class Zstd : public ByteStream {
 public:
  Zstd(Input input, std::string shown_as)
      : input_(std::move(input)), shown_as_(std::move(shown_as)), context_(ZSTD_createDCtx(), &ZSTD_freeDCtx) {
    if (context_ == nullptr) throw std::bad_alloc();
  }

  Result<std::size_t> read(char* to, std::size_t size) override {
    for (;;) {
      if (auto wanted = input_.want(1); !wanted) return failure(wanted.error());
      const std::string_view given = input_.rest();
      if (given.empty() && frame_is_complete_) return 0;
      ZSTD_inBuffer in{given.data(), given.size(), 0};
      ZSTD_outBuffer out{to, size, 0};
      const std::size_t status = ZSTD_decompressStream(context_.get(), &out, &in);
      if (ZSTD_isError(status) != 0) return failure(corrupt(shown_as_, format, ZSTD_getErrorName(status)));
      input_.consume(in.pos);
      frame_is_complete_ = status == 0;
      if (out.pos > 0) return out.pos;
      if (given.empty() && !frame_is_complete_) return failure(truncated(shown_as_, format));
    }
  }

 private:
  static constexpr auto format = "zstd";

  Input input_;
  std::string shown_as_;
  std::unique_ptr<ZSTD_DCtx, decltype(&ZSTD_freeDCtx)> context_;
  bool frame_is_complete_ = true;
};

// What could not even be begun to be read.
class Unreadable : public ByteStream {
 public:
  explicit Unreadable(Diagnostics why) : why_(std::move(why)) {}
  Result<std::size_t> read(char* /*to*/, std::size_t /*size*/) override { return failure(why_); }

 private:
  Diagnostics why_;
};

}  // namespace

std::unique_ptr<ByteStream> decompressed(std::unique_ptr<ByteStream> compressed, const std::string& shown_as) {
  Input input(std::move(compressed));
  if (auto head = input.want(longest_magic); !head) return std::make_unique<Unreadable>(std::move(head.error()));
  if (is_gzip(input.rest())) return std::make_unique<Gzip>(std::move(input), shown_as);
  if (is_zstd(input.rest())) return std::make_unique<Zstd>(std::move(input), shown_as);
  return std::make_unique<Plain>(std::move(input));
}

}  // namespace sabot::cli
