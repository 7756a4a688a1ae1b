// Sources in pieces that threads can read by themselves.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/byte_stream.hpp"
#include "cli/lines.hpp"
#include "cli/reading.hpp"
#include "cli/sources.hpp"

namespace sabot::cli {

// Whole lines of one source, or all of it where it is one document.
struct Block {
  std::size_t source = 0;  // which one of the list
  std::string text;
  Layout layout = Layout::lines;
  std::size_t first_line = 1;
};

// Reads one source after the other. A block is about a megabyte long, or less where lines are very short: longer only
// for a longer line or document.
class BlockReader {
 public:
  // The list must live as long as the reader. A line that is longer than the limit, or a document, is a finding. It is
  // passed over without being held when the reading keeps going; else its source ends there, as it may have no end.
  BlockReader(const std::vector<Source>& sources, const Reading& reading);

  // Empty at the end of the last source.
  std::optional<Block> next();

  // So many blocks at most, fewer only at the end.
  std::vector<Block> next_blocks(std::size_t most);

  // Sources that could not be read to their end, and what was too long.
  const Diagnostics& findings() const { return findings_; }
  bool has_finding(std::size_t source) const { return has_finding_[source]; }

  std::size_t sources_done() const { return source_; }
  std::size_t bytes_done() const { return bytes_done_; }

 private:
  bool open_next();
  void fill(std::size_t size);
  void refuse_too_long();
  void report(Diagnostics why);
  Block take_block();

  const std::vector<Source>& sources_;
  Reading reading_;
  std::size_t source_ = 0;              // the one that is read now, or next
  std::unique_ptr<ByteStream> stream_;  // null between sources
  bool at_end_ = false;                 // of the stream
  bool is_cut_ = false;                 // by an error
  std::optional<Layout> layout_;        // known once something was read
  std::string read_;                    // and not given away yet
  std::size_t read_size_;               // how much of it there should be
  std::size_t next_line_ = 1;
  std::size_t bytes_done_ = 0;
  std::vector<bool> has_finding_ = std::vector<bool>(sources_.size());
  Diagnostics findings_;
};

}  // namespace sabot::cli
