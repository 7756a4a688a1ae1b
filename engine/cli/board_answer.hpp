// What is printed of a scoreboard, and what its gaps do to the exit code: for every verb that ends in one.
#pragma once

#include <string>

#include "adjudicate/coverage.hpp"
#include "cli/answer.hpp"
#include "cli/command_line.hpp"
#include "cli/session.hpp"

namespace sabot::cli {

enum class BoardFormat { table, markdown, json, csv, jsonl, html };

// Whether the format shows single cells, which must then be kept.
bool shows_cells(BoardFormat format);

enum class Colour { automatic, always, never };

struct BoardOptions {
  BoardFormat format = BoardFormat::table;
  Colour colour = Colour::automatic;
  adjudicate::Completeness extent = adjudicate::Completeness::present_rows;
  bool partial = false;
  std::string out;
};

// `cells` says whether formats that show single cells can be had.
void add_options(CommandLine& line, BoardOptions& options, bool cells);

Answer board_answer(const Session& session, const Rules& rules, const BoardOptions& options);

// Whether the file of --out is one of these that are read.
bool overwrites(const BoardOptions& options, const std::vector<std::string>& inputs);

// The answer to that.
Answer refused_out(const std::string& verb, const BoardOptions& options);

}  // namespace sabot::cli
