// The scoreboard as a text: what the terminal and the Markdown report both say, before it is laid out.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "report/evaluation.hpp"
#include "report/table.hpp"

namespace sabot::report {

// One thing of a list, and what there is to say of it.
struct Item {
  std::string text;
  std::vector<std::string> details;
};

struct Section {
  std::string title;
  std::vector<std::string> notes;  // sentences, before the tables
  std::vector<Table> tables;
  std::vector<Item> items = {};  // after the tables
};

struct Document {
  std::string headline;                 // the one number to read first
  std::vector<std::string> companions;  // what stands right below it
  std::vector<std::string> provenance;
  std::vector<Section> sections;
};

// "v0.1.0 of 2026-07-22, rulebook ..."; "a.jsonl (3 runs, digest ...), b (1 run, digest ...)".
std::string rules_text(const rulebook::Spec& spec, bool draft, std::string_view digest);
std::string inputs_text(const std::vector<Input>& inputs, std::size_t digest_length);

// The rules, the inputs and the program. The rulebook's digest is cut to `digest_length` characters.
std::vector<std::string> provenance_lines(const Provenance& provenance, std::size_t digest_length);

// Texts are raw: whoever lays them out escapes them.
Document scoreboard_document(const Evaluation& evaluation, std::size_t digest_length);

}  // namespace sabot::report
