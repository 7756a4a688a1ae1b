#include "rulebook/check_texts.hpp"

#include <fmt/format.h>

#include "rulebook/amendment.hpp"
#include "rulebook/codes.hpp"

namespace sabot::rulebook {
namespace {

bool says_nothing(const std::string& text) {
  return text == open_summary || text.find_first_not_of(" \t\r\n") == std::string::npos;
}

// The texts of one file. Of a file that is cut an empty text may be one that could not be read.
template <class File>
class TextCheck {
 public:
  TextCheck(const File& file, bool draft, Diagnostics& findings) : file_(file), draft_(draft), findings_(findings) {}

  void text(const std::string& key, const std::string& text) {
    if (!says_nothing(text) || file_.health == Health::cut) return;
    findings_.push_back(finding(file_.places.at(key), file_.text,
                                draft_ ? codes::nothing_said_yet : codes::nothing_said,
                                text == open_summary ? fmt::format("\"{}\" is still to be written", key)
                                                     : fmt::format("\"{}\" is empty", key)));
  }

 private:
  const File& file_;
  bool draft_;
  Diagnostics& findings_;
};

}  // namespace

Diagnostics check_texts(const Library& library, const Edition& edition, bool draft) {
  Diagnostics findings;
  const SpecDocument& document = edition.document;
  TextCheck spec(document, draft, findings);
  spec.text("spec.summary", document.spec.summary);
  for (std::size_t i = 0; i < document.changes.size(); ++i) {
    const Change& change = document.changes[i];
    spec.text(fmt::format("change[{}].section", i), change.section);
    spec.text(fmt::format("change[{}].summary", i), change.summary);
    if (const RuleFile* file = find_file(library, change.adopts)) {
      TextCheck rule(*file, draft, findings);
      rule.text("rule.section", file->rule.section);
      rule.text("rule.summary", file->rule.summary);
    }
  }
  return findings;
}

}  // namespace sabot::rulebook
