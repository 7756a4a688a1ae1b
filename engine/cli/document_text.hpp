// Reports that are documents, in the format that was asked for.
#pragma once

#include <string>

#include "cli/options.hpp"
#include "report/markdown.hpp"
#include "report/terminal.hpp"
#include "report/words.hpp"

namespace sabot::cli {

// Markdown has whole digests, a terminal short ones. JSON is what the report's own json() makes of it.
template <class Report>
std::string text_of(const Report& report, report::Document (*document)(const Report&, std::size_t),
                    DocumentFormat format) {
  switch (format) {
    case DocumentFormat::json:
      return json(report);
    case DocumentFormat::markdown:
      return report::markdown(document(report, std::string::npos));
    case DocumentFormat::table:
      break;
  }
  return report::terminal(document(report, report::short_digest_length), {});
}

}  // namespace sabot::cli
