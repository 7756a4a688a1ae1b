// Check results as JUnit XML.
#include "report/junit.hpp"

#include <catch2/catch.hpp>

using sabot::report::CheckedCase;
using sabot::report::junit;

namespace {

// What the failure's text has become.
std::string written(const std::string& failure) {
  const std::string xml = junit("s", {{"n", failure}});
  const auto start = xml.find("\">", xml.find("<failure")) + 2;
  return xml.substr(start, xml.find("</failure>") - start);
}

}  // namespace

TEST_CASE("a suite lists every case, and the failure of each that has one") {
  const std::vector<CheckedCase> cases = {{"golden/first", ""}, {"golden/second", "  cell\n    field: expected 1\n"}};
  CHECK(junit("golden", cases) == R"(<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="2" failures="1" errors="0">
  <testsuite name="golden" tests="2" failures="1" errors="0">
    <testcase classname="golden" name="golden/first"/>
    <testcase classname="golden" name="golden/second">
      <failure message="  cell">  cell
    field: expected 1
</failure>
    </testcase>
  </testsuite>
</testsuites>
)");
}

TEST_CASE("a case that a draft judged says so, whether it failed or not") {
  const std::string xml = junit("golden", {{"a", "", "v9"}, {"b", "wrong\n", "v9"}});
  CHECK(xml.find(R"(
    <testcase classname="golden" name="a">
      <system-out>v9 DRAFT</system-out>
    </testcase>
    <testcase classname="golden" name="b">
      <failure message="wrong">wrong
</failure>
      <system-out>v9 DRAFT</system-out>
    </testcase>
)") != std::string::npos);
}

TEST_CASE("a suite without a case is whole all the same") {
  CHECK(junit("golden", {}) == R"(<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="0" failures="0" errors="0">
  <testsuite name="golden" tests="0" failures="0" errors="0">
  </testsuite>
</testsuites>
)");
}

TEST_CASE("markup, and what XML cannot hold, is written so that every reader gets through") {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"a < b && c > \"d\"", "a &lt; b &amp;&amp; c &gt; &quot;d&quot;"},
      {"]]>", "]]&gt;"},
      {"one\ntwo", "one\ntwo"},
      {"\x1b[31m\x01\x7f", "\\x1b[31m\\x01\\x7f"},
      {std::string("nul\0", 4), "nul\\x00"},
      {"tab\tback\r", "tab\\tback\\r"},
      {"\xff\xc3", "\\xff\\xc3"},
      {"\xEF\xBF\xBE\xEF\xBF\xBF", "\\ufffe\\uffff"},
      {"\xED\xA0\x80", "\\xed\\xa0\\x80"},
      {"5 \xC2\xB5m, \xF0\x9F\x9A\x80", "5 \xC2\xB5m, \xF0\x9F\x9A\x80"},
      {"\xE2\x80\xAE", "\\u202e"},
  };
  for (const auto& [failure, expected] : cases) CHECK(written(failure) == expected);
}

TEST_CASE("names are escaped as the texts are") {
  const std::string xml = junit("a&b", {{"<\"c\">", ""}});
  CHECK(xml.find(R"(<testcase classname="a&amp;b" name="&lt;&quot;c&quot;&gt;"/>)") != std::string::npos);
}
