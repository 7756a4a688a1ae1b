#include "report/junit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "base/escape.hpp"
#include "base/utf8.hpp"
#include "report/words.hpp"

namespace sabot::report {
namespace {

// UTF-8 can say these two, XML 1.0 cannot.
bool is_noncharacter(char32_t c) {
  return c == 0xfffe || c == 0xffff;
}

// For texts and attributes alike; a line end stays a line end.
std::string xml_text(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    const auto [c, length, valid] = code_point_at(text, i);
    const std::string_view character = text.substr(i, length);
    i += length;
    if (character == "&") {
      out += "&amp;";
    } else if (character == "<") {
      out += "&lt;";
    } else if (character == ">") {
      out += "&gt;";
    } else if (character == "\"") {
      out += "&quot;";
    } else if (character == "\n") {
      out += character;
    } else if (valid && is_noncharacter(c)) {
      fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<unsigned>(c));
    } else {
      out += escape_controls(character);
    }
  }
  return out;
}

std::string case_element(std::string_view suite, const CheckedCase& checked) {
  const std::string attributes = fmt::format("classname=\"{}\" name=\"{}\"", xml_text(suite), xml_text(checked.name));
  std::string content;
  if (const std::string_view failure = checked.failure; !failure.empty()) {
    content += fmt::format("      <failure message=\"{}\">{}</failure>\n",
                           xml_text(failure.substr(0, failure.find('\n'))), xml_text(failure));
  }
  if (!checked.draft.empty()) {
    content += fmt::format("      <system-out>{}</system-out>\n", xml_text(version_name(checked.draft, true)));
  }
  if (content.empty()) return fmt::format("    <testcase {}/>\n", attributes);
  return fmt::format("    <testcase {}>\n{}    </testcase>\n", attributes, content);
}

}  // namespace

std::string junit(std::string_view suite, const std::vector<CheckedCase>& cases) {
  const auto failures = std::count_if(cases.begin(), cases.end(), [](const auto& c) { return !c.failure.empty(); });
  const std::string counts = fmt::format("tests=\"{}\" failures=\"{}\" errors=\"0\"", cases.size(), failures);
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  text += fmt::format("<testsuites {}>\n  <testsuite name=\"{}\" {}>\n", counts, xml_text(suite), counts);
  for (const CheckedCase& checked : cases) text += case_element(suite, checked);
  return text + "  </testsuite>\n</testsuites>\n";
}

}  // namespace sabot::report
