// The scoreboard as a text: what the terminal and the Markdown report both say, before it is laid out.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "report/evaluation.hpp"
#include "report/table.hpp"

namespace sabot::report {

struct Section {
  std::string title;
  std::vector<std::string> notes;  // sentences, before the tables
  std::vector<Table> tables;
};

struct Document {
  std::string headline;                 // the one number to read first
  std::vector<std::string> companions;  // what stands right below it
  std::vector<std::string> provenance;
  std::vector<Section> sections;
};

// "v0.2.1 of 2026-07-25, rulebook 8d4d16c1ca9e", and "runs.jsonl (4 runs)".
std::string rules_words(const Provenance& provenance, std::size_t digest_length);
std::string input_words(const Provenance& provenance);

// The rules, the inputs and the program. The rulebook's digest is cut to `digest_length` characters.
std::vector<std::string> provenance_lines(const Provenance& provenance, std::size_t digest_length);

// Texts are raw: whoever lays them out escapes them.
Document scoreboard_document(const Evaluation& evaluation, std::size_t digest_length);

}  // namespace sabot::report
