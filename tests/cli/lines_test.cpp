#include "cli/lines.hpp"

#include <catch2/catch.hpp>
#include <string>

using namespace sabot::cli;

namespace {

struct Split {
  std::string name;
  std::string text;
  std::vector<std::pair<std::string, std::size_t>> documents;
};

std::vector<std::pair<std::string, std::size_t>> split(const Split& given) {
  std::vector<std::pair<std::string, std::size_t>> documents;
  for (const Document& document : split_documents(given.text, layout_of(given.name, given.text))) {
    documents.emplace_back(document.text, document.line);
  }
  return documents;
}

}  // namespace

TEST_CASE("a text is split into its documents") {
  const std::vector<Split> table = {
      {"a.jsonl", "{1}\n{2}\n", {{"{1}", 1}, {"{2}", 2}}},
      {"a.jsonl", "{1}\n{2}", {{"{1}", 1}, {"{2}", 2}}},
      {"a.jsonl", "\n{1}\n \t\n{2}\n\n", {{"{1}", 2}, {"{2}", 4}}},
      {"a.jsonl", "{1}\r\n\r\n{2}\r\n", {{"{1}", 1}, {"{2}", 3}}},
      {"a.jsonl", "\xef\xbb\xbf{1}\n", {{"{1}", 1}}},
      {"a.jsonl", "", {}},
      {"a.jsonl", "\n\n", {}},
      {"a.jsonl.gz", "{\n}\n", {{"{", 1}, {"}", 2}}},
      {"a.json", "{\n}\n", {{"{\n}\n", 0}}},
      {"a.json", "\xef\xbb\xbf{1}\n{2}", {{"{1}\n{2}", 0}}},
      {"a.json.zst", "{1}", {{"{1}", 0}}},
      {"a.json", " \n", {}},
      {"<stdin>", "{1}\n{2}\n", {{"{1}", 1}, {"{2}", 2}}},
      {"<stdin>", "\n{ \r\n 1}\n", {{"\n{ \r\n 1}\n", 0}}},
      {"<stdin>", "", {}},
  };
  for (const Split& given : table) {
    INFO(given.name << ": " << given.text);
    CHECK(split(given) == given.documents);
  }
}

TEST_CASE("lines keep their numbers where a text is a later part of a file") {
  const auto documents = split_documents("a\n\nb\r\n", Layout::lines, 40);
  REQUIRE(documents.size() == 2);
  CHECK(documents[0].line == 40);
  CHECK(documents[1].line == 42);
  CHECK(documents[1].text == "b");
}
