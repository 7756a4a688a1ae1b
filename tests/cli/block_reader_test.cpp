#include "cli/block_reader.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "cli/archives.hpp"
#include "cli/line_limit.hpp"
#include "cli/workspace.hpp"

using namespace sabot;
using cli::Block;
using cli::BlockReader;
using cli::Source;
using sabot::testing::gzip;
using sabot::testing::Workspace;

namespace {

Source source(const Workspace& workspace, const std::string& name, const std::string& text) {
  workspace.write(name, text);
  return {(workspace.folder() / name).string(), name, name, ""};
}

struct Read {
  std::vector<Block> blocks;
  Diagnostics findings;
};

Read read_all(const std::vector<Source>& sources, const cli::Reading& reading = {}) {
  BlockReader reader(sources, reading);
  Read read;
  while (auto block = reader.next()) read.blocks.push_back(*std::move(block));
  read.findings = reader.findings();
  return read;
}

// Lines of many lengths, one of them longer than two blocks.
std::string long_text() {
  std::string text;
  for (std::size_t i = 0; i < 3000; ++i) text += std::string(i % 1500, 'x') + '\n';
  text += std::string(3'000'000, 'y') + '\n';
  for (std::size_t i = 0; i < 2000; ++i) text += std::string(i, 'z') + '\n';
  return text + "without an end";
}

std::size_t line_count(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

std::vector<std::string> numbered_lines(const Read& read) {
  std::vector<std::string> lines;
  for (const Block& block : read.blocks) {
    for (const auto& document : cli::split_documents(block.text, block.layout, block.first_line)) {
      lines.push_back(std::to_string(document.line) + std::string(document.text));
    }
  }
  return lines;
}

}  // namespace

TEST_CASE("blocks are whole lines that add up to the source, and know their numbers") {
  const Workspace workspace;
  const std::string text = long_text();
  for (const auto& [name, bytes] : {std::pair("a.jsonl", text), {"a.jsonl.gz", gzip(text)}}) {
    INFO(name);
    const auto read = read_all({source(workspace, name, bytes)});
    CHECK(read.findings.empty());
    REQUIRE(read.blocks.size() > 3);
    std::string joined;
    for (const Block& block : read.blocks) {
      CHECK(block.first_line == line_count(joined) + 1);
      CHECK((block.text.back() == '\n' || &block == &read.blocks.back()));
      joined += block.text;
    }
    CHECK(joined == text);
  }
}

TEST_CASE("a document is one block, however long it is") {
  const Workspace workspace;
  const std::string text = "{\n" + std::string(3'000'000, ' ') + "\n}\n";
  const auto read = read_all({source(workspace, "a.json", text), source(workspace, "b", text)});
  REQUIRE(read.blocks.size() == 2);
  for (const Block& block : read.blocks) {
    CHECK(block.layout == cli::Layout::one_document);
    CHECK(block.text == text);
  }
  CHECK(read.blocks[1].source == 1);
}

TEST_CASE("a source that cannot be read does not stop the next one") {
  const Workspace workspace;
  const auto read = read_all({{"/no/such/file", "gone.jsonl", "", ""},
                              source(workspace, "cut.json.gz", gzip("{\"a\": 1}").substr(0, 15)),
                              source(workspace, "empty.jsonl", ""),
                              source(workspace, "b.jsonl", "{}\n")});
  REQUIRE(read.findings.size() == 2);
  CHECK(read.findings[0].place.file == "gone.jsonl");
  CHECK(read.findings[1].code == "E154");
  REQUIRE(read.blocks.size() == 1);
  CHECK(read.blocks[0].source == 3);
}

TEST_CASE("of lines whose archive is cut the whole ones are read") {
  const Workspace workspace;
  std::string text;
  for (std::size_t i = 0; i < 100'000; ++i) text += std::to_string(i * 2654435761U % 1000003U) + '\n';
  const std::string bytes = gzip(text);
  const auto read = read_all({source(workspace, "cut.jsonl.gz", bytes.substr(0, bytes.size() / 2))});
  REQUIRE(read.findings.size() == 1);
  REQUIRE_FALSE(read.blocks.empty());
  CHECK(read.blocks.back().text.back() == '\n');
  CHECK(text.starts_with(read.blocks.front().text));
}

TEST_CASE("what is too long is passed over when asked to, and the lines around it keep their numbers") {
  const Workspace workspace;
  const std::string too_long(3 * cli::mebibyte, 'x');
  const std::vector<Source> sources = {
      source(workspace, "a.jsonl",
             "first\n" + std::string(cli::mebibyte, ' ') + "\r\n" + too_long + "\nfourth\n" + too_long),
      source(workspace, "b.json", too_long), source(workspace, "c.jsonl", "{}\n")};
  const auto all = read_all(sources, {1, cli::mebibyte, true});
  REQUIRE(all.findings.size() == 3);
  CHECK(all.findings[0].message == "the line is longer than 1 MiB");
  CHECK(all.findings[0].place == Place{"a.jsonl", 3, 0});
  CHECK(all.findings[1].place == Place{"a.jsonl", 5, 0});
  CHECK(all.findings[2].message == "the document is longer than 1 MiB");
  CHECK(numbered_lines(all) == std::vector<std::string>{"1first", "4fourth", "1{}"});

  const auto strict = read_all(sources, {1, cli::mebibyte, false});
  REQUIRE(strict.findings.size() == 2);
  CHECK(strict.findings[0].place == Place{"a.jsonl", 3, 0});
  CHECK(numbered_lines(strict) == std::vector<std::string>{"1first", "1{}"});
}

TEST_CASE("a line without an end is refused all the same") {
  const auto read = read_all({{"/dev/zero", "zero", "zero", ""}}, {1, cli::mebibyte, false});
  REQUIRE(read.findings.size() == 1);
  CHECK(read.findings[0].message == "the line is longer than 1 MiB");
}

TEST_CASE("of very short lines a block holds few, since each may be a finding") {
  const Workspace workspace;
  std::string text;
  for (std::size_t i = 0; i < 1'000'000; ++i) text += "y\n";
  const auto read = read_all({source(workspace, "a.jsonl", text)});
  std::size_t lines = 0;
  for (const Block& block : read.blocks) {
    CHECK(block.first_line == lines + 1);
    CHECK(line_count(block.text) <= 2048);
    lines += line_count(block.text);
  }
  CHECK(lines == 1'000'000);
}
