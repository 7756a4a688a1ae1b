// Every document of every source, read in several threads and handed on in the order of the sources.
#pragma once

#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "cli/block_reader.hpp"
#include "cli/codes.hpp"
#include "cli/line_limit.hpp"
#include "cli/parallel.hpp"
#include "cli/progress.hpp"
#include "cli/reading.hpp"

namespace sabot::cli {

inline Diagnostic holds_no_run(const std::string& shown_as) {
  return {{shown_as, 0, 0}, codes::no_runs, "holds no run", "", ""};
}

// Calls `read(document, source)`, which gives a Result, in up to `jobs` threads, and
// `take(source's place in the list, what was read)` in this one, in order. Only a few megabytes are held at a time.
// Findings: sources that cannot be read, or hold nothing.
template <class Read, class Take>
Diagnostics read_documents(const std::vector<Source>& sources, const Reading& reading, const Read& read,
                           const Take& take) {
  using Item = std::invoke_result_t<const Read&, const Document&, const Source&>;
  constexpr std::size_t blocks_of_each_thread = 4;
  BlockReader reader(sources, reading);
  Progress progress(sources.size());
  std::vector<std::size_t> documents(sources.size());
  for (;;) {
    const std::vector<Block> blocks = reader.next_blocks(reading.jobs == 1 ? 1 : reading.jobs * blocks_of_each_thread);
    if (blocks.empty()) break;
    auto items = parallel_map(blocks.size(), reading.jobs, [&](std::size_t i) {
      const Source& source = sources[blocks[i].source];
      std::vector<Item> of_block;
      for (const Document& document : split_documents(blocks[i].text, blocks[i].layout, blocks[i].first_line)) {
        const bool too_long = document.text.size() > reading.line_limit;
        of_block.push_back(too_long ? Item(failure(line_too_long(source.shown_as, document.line, reading.line_limit)))
                                    : read(document, source));
      }
      return of_block;
    });
    for (std::size_t i = 0; i < blocks.size(); ++i) {
      documents[blocks[i].source] += items[i].size();
      for (Item& item : items[i]) take(blocks[i].source, std::move(item));
    }
    progress.show(reader.sources_done(), reader.bytes_done());
  }
  Diagnostics findings = reader.findings();
  for (std::size_t i = 0; i < sources.size(); ++i) {
    if (documents[i] > 0 || reader.has_finding(i)) continue;
    findings.push_back(holds_no_run(sources[i].shown_as));
  }
  return findings;
}

}  // namespace sabot::cli
