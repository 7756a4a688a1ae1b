#include "cli/decompress.hpp"

#include <fmt/format.h>
#define ZLIB_CONST  // zlib then takes its input as const
#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <new>
#include <string_view>

#include "cli/codes.hpp"

namespace sabot::cli {
namespace {

using namespace std::string_view_literals;

constexpr std::size_t chunk = 1 << 16;
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

// One member off the front of `bytes`; its text is added to `text`. Z_STREAM_END on success.
int inflate_member(z_stream& stream, std::string_view& bytes, std::string& text) {
  std::array<Bytef, chunk> buffer{};
  int status = inflateReset(&stream);
  while (status == Z_OK) {
    const std::size_t given = std::min<std::size_t>(bytes.size(), std::numeric_limits<uInt>::max());
    stream.next_in = reinterpret_cast<const Bytef*>(bytes.data());
    stream.avail_in = static_cast<uInt>(given);
    stream.next_out = buffer.data();
    stream.avail_out = static_cast<uInt>(buffer.size());
    status = inflate(&stream, Z_NO_FLUSH);
    bytes.remove_prefix(given - stream.avail_in);
    text.append(reinterpret_cast<const char*>(buffer.data()), buffer.size() - stream.avail_out);
  }
  return status;
}

Result<std::string> gunzip(std::string_view bytes, const std::string& shown_as) {
  constexpr auto format = "gzip";
  z_stream stream{};
  if (inflateInit2(&stream, gzip_window) != Z_OK) throw std::bad_alloc();
  const std::unique_ptr<z_stream, decltype(&inflateEnd)> owner(&stream, &inflateEnd);
  std::string text;
  while (!bytes.empty()) {
    const int status = inflate_member(stream, bytes, text);
    if (status == Z_BUF_ERROR) return failure(truncated(shown_as, format));
    if (status != Z_STREAM_END) {
      return failure(corrupt(shown_as, format, stream.msg != nullptr ? stream.msg : zError(status)));
    }
    // Tape blocks are padded with zeros, which belong to no member.
    if (bytes.find_first_not_of('\0') == std::string_view::npos) break;
    if (!is_gzip(bytes)) return failure(corrupt(shown_as, format, "something else follows the last member"));
  }
  return text;
}

Result<std::string> unzstd(std::string_view bytes, const std::string& shown_as) {
  constexpr auto format = "zstd";
  const std::unique_ptr<ZSTD_DCtx, decltype(&ZSTD_freeDCtx)> context(ZSTD_createDCtx(), &ZSTD_freeDCtx);
  std::string text;
  std::string buffer(ZSTD_DStreamOutSize(), '\0');
  ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
  for (;;) {
    ZSTD_outBuffer out{buffer.data(), buffer.size(), 0};
    const std::size_t status = ZSTD_decompressStream(context.get(), &out, &in);
    if (ZSTD_isError(status) != 0) return failure(corrupt(shown_as, format, ZSTD_getErrorName(status)));
    text.append(buffer.data(), out.pos);
    if (in.pos < in.size) continue;
    if (status == 0) return text;
    if (out.pos < out.size) return failure(truncated(shown_as, format));
  }
}

}  // namespace

Result<std::string> decompress(std::string bytes, const std::string& shown_as) {
  if (is_gzip(bytes)) return gunzip(bytes, shown_as);
  if (is_zstd(bytes)) return unzstd(bytes, shown_as);
  return bytes;
}

}  // namespace sabot::cli
