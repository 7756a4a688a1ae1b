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

// Lines are long here, so finding the next end beats looking at every byte.
std::size_t line_ends(std::string_view text) {
  std::size_t number = 0;
  for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1)) ++number;
  return number;
}

}  // namespace

std::optional<Block> BlockReader::next() {
  while (stream_ != nullptr || open_next()) {
    fill(block_size);
    if (!layout_) layout_ = layout_of(sources_[source_].shown_as, read_);
    const bool lines = layout_ == Layout::lines;
    if (!lines) fill(line_limit_ + 1);
    // A line that is longer than a block.
    while (lines && !at_end_ && read_.size() <= line_limit_ && read_.find('\n') == std::string::npos) {
      fill(std::min(2 * read_.size(), line_limit_ + 1));
    }
    if (read_.size() > line_limit_ && (!lines || read_.find('\n') == std::string::npos)) skip_too_long();
    // What was read before the damage is whole up to its last line.
    if (is_cut_) read_.resize(lines ? read_.rfind('\n') + 1 : 0);
    Block block = take_lines();
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
    if (filled == read_.size()) read_.resize(std::min(size, std::max(2 * filled, block_size)));
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

// Passes over the line that has begun, or over the document, and tells its length.
void BlockReader::skip_too_long() {
  const bool lines = layout_ == Layout::lines;
  std::size_t length = 0;
  std::size_t end = std::string::npos;
  while (end == std::string::npos) {
    end = lines ? read_.find('\n') : std::string::npos;
    length += std::min(end, read_.size());
    read_.erase(0, std::min(end, read_.size()));
    if (end != std::string::npos || at_end_) break;
    fill(block_size);
  }
  report({*too_long(sources_[source_].shown_as, lines ? next_line_ : 0, length, line_limit_)});
}

void BlockReader::report(Diagnostics why) {
  has_finding_[source_] = true;
  append(findings_, std::move(why));
}

// What was read up to the last end of a line; at the end of the source all of it.
Block BlockReader::take_lines() {
  Block block{source_, std::move(read_), layout_.value_or(Layout::lines), next_line_};
  read_.clear();
  if (!at_end_) {
    const std::size_t end = block.text.rfind('\n') + 1;
    read_.assign(block.text, end);
    block.text.resize(end);
  }
  next_line_ += line_ends(block.text);
  return block;
}

}  // namespace sabot::cli
