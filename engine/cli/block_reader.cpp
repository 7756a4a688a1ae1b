#include "cli/block_reader.hpp"

#include <algorithm>
#include <utility>

#include "base/lists.hpp"
#include "cli/decompress.hpp"
#include "cli/file.hpp"
#include "cli/line_limit.hpp"

namespace sabot::cli {
namespace {

constexpr std::size_t block_size = 1 << 20;
constexpr std::size_t smallest_read = 1 << 16;

// Of a text of nothing but mistakes every line is a finding, and all those of a block are held at once.
constexpr std::size_t most_lines = 2048;

// The offset after so many lines, at most; npos where the text has fewer.
std::size_t end_of_lines(std::string_view text, std::size_t lines) {
  std::size_t end = 0;
  for (; lines > 0 && end != std::string_view::npos; --lines) {
    end = text.find('\n', end);
    if (end != std::string_view::npos) ++end;
  }
  return end;
}

// Lines are long here, so finding the next end beats looking at every byte.
std::size_t line_ends(std::string_view text) {
  std::size_t number = 0;
  for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1)) ++number;
  return number;
}

}  // namespace

BlockReader::BlockReader(const std::vector<Source>& sources, const Reading& reading)
    : sources_(sources), reading_(reading), read_size_(block_size) {}

std::optional<Block> BlockReader::next() {
  // A line of the longest kind may end in two bytes that are none of it.
  const std::size_t too_long = reading_.line_limit + 2;
  while (stream_ != nullptr || open_next()) {
    fill(read_size_);
    if (!layout_) layout_ = layout_of(sources_[source_].shown_as, read_);
    const bool lines = layout_ == Layout::lines;
    if (!lines) fill(too_long);
    // A line that is longer than a block.
    while (lines && !at_end_ && read_.size() < too_long && read_.find('\n') == std::string::npos) {
      fill(std::min(2 * read_.size(), too_long));
    }
    if (read_.size() >= too_long && (!lines || read_.find('\n') == std::string::npos)) refuse_too_long();
    // What was read before the damage is whole up to its last line.
    if (is_cut_) read_.resize(lines ? read_.rfind('\n') + 1 : 0);
    Block block = take_block();
    if (at_end_ && read_.empty()) {
      stream_ = nullptr;
      ++source_;
    }
    if (!block.text.empty()) return block;
  }
  return std::nullopt;
}

std::vector<Block> BlockReader::next_blocks(std::size_t most) {
  std::vector<Block> blocks;
  while (blocks.size() < most) {
    auto block = next();
    if (!block) break;
    blocks.push_back(*std::move(block));
  }
  return blocks;
}

bool BlockReader::open_next() {
  for (; source_ < sources_.size(); ++source_) {
    const Source& source = sources_[source_];
    auto opened = open_file(source.path, source.shown_as);
    if (opened) {
      stream_ = decompressed(*std::move(opened), source.shown_as);
      at_end_ = is_cut_ = false;
      layout_.reset();
      next_line_ = 1;
      return true;
    }
    report(std::move(opened.error()));
  }
  return false;
}

// Reads on until there is so much, or no more.
void BlockReader::fill(std::size_t size) {
  std::size_t filled = read_.size();
  while (!at_end_ && filled < size) {
    if (filled == read_.size()) read_.resize(std::min(size, std::max(2 * filled, read_size_)));
    const auto count = stream_->read(read_.data() + filled, read_.size() - filled);
    if (!count) {
      is_cut_ = true;
      report(count.error());
    }
    at_end_ = count.value_or(0) == 0;
    filled += count.value_or(0);
    bytes_done_ += count.value_or(0);
  }
  read_.resize(filled);
}

// A line has begun, or a document, that is longer than the limit.
void BlockReader::refuse_too_long() {
  const bool lines = layout_ == Layout::lines;
  report({line_too_long(sources_[source_].shown_as, lines ? next_line_ : 0, reading_.line_limit)});
  if (!reading_.keep_going) is_cut_ = at_end_ = true;
  while (!at_end_ && !(lines && read_.find('\n') != std::string::npos)) {
    read_.clear();
    fill(block_size);
  }
  read_.erase(0, lines ? read_.find('\n') : std::string::npos);
}

void BlockReader::report(Diagnostics why) {
  has_finding_[source_] = true;
  append(findings_, std::move(why));
}

// What was read up to the last end of a line, if that is not too many lines; at the end of the source all of it.
Block BlockReader::take_block() {
  Block block{source_, std::move(read_), layout_.value_or(Layout::lines), next_line_};
  read_.clear();
  const bool lines = block.layout == Layout::lines;
  std::size_t end = lines ? end_of_lines(block.text, most_lines) : std::string::npos;
  // What is read and not taken is moved, so little is read where little is taken.
  read_size_ =
      end == std::string::npos ? std::min(2 * read_size_, block_size) : std::clamp(end, smallest_read, block_size);
  if (end == std::string::npos && !at_end_) end = block.text.rfind('\n') + 1;
  if (end < block.text.size()) {
    read_.assign(block.text, end);
    block.text.resize(end);
  }
  next_line_ += line_ends(block.text);
  return block;
}

}  // namespace sabot::cli
