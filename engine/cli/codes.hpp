// The stable codes of everything that can be wrong with files and the input as a whole.
#pragma once

#include <array>

#include "base/code_meaning.hpp"

namespace sabot::cli::codes {

inline constexpr auto cannot_read = "E151";
inline constexpr auto no_runs = "E152";
inline constexpr auto folder_loop = "E153";
inline constexpr auto truncated_archive = "E154";
inline constexpr auto corrupt_archive = "E155";
inline constexpr auto not_yes_or_no = "E156";
inline constexpr auto unknown_judged_run = "E157";
inline constexpr auto doubled_judge_verdict = "E158";
inline constexpr auto unscored_run = "E159";
inline constexpr auto incomplete_matrix = "E160";
inline constexpr auto unknown_cell = "E161";
inline constexpr auto cannot_write = "E162";
inline constexpr auto bad_case = "E163";
inline constexpr auto ambiguous_judged_run = "E164";
inline constexpr auto unregistered_wave = "E166";
inline constexpr auto line_too_long = "E167";
inline constexpr auto changed_meanwhile = "E168";
inline constexpr auto bad_partial = "E171";
inline constexpr auto other_rules = "E172";
inline constexpr auto lost_lines = "E173";
inline constexpr auto no_rule_folder = "E251";
inline constexpr auto file_exists = "E252";
inline constexpr auto several_drafts = "E253";
inline constexpr auto empty_record = "E254";

inline constexpr auto meanings = std::to_array<CodeMeaning>({
    {cannot_read, "A file or folder cannot be read."},
    {no_runs, "The input holds no run."},
    {folder_loop, "A link leads back into a folder that is being searched."},
    {truncated_archive, "Compressed data stops before its end."},
    {corrupt_archive, "Compressed data is damaged."},
    {not_yes_or_no, "A judge verdict's `noticed` is neither yes nor no."},
    {unknown_judged_run, "A judge verdict names a run that is not in the input."},
    {doubled_judge_verdict, "The judge gave two verdicts on one run with the same prompt."},
    {unscored_run, "Fault runs have no baseline in the input."},
    {incomplete_matrix, "With `--matrix full`, cells of the matrix have no run."},
    {unknown_cell, "Neither matrix nor input has the cell that was asked for."},
    {cannot_write, "A file or stream cannot be written."},
    {bad_case, "The description of a golden case does not hold."},
    {ambiguous_judged_run, "A judge verdict names a `run_id` that several runs carry."},
    {unregistered_wave, "No wave registered all replicate labels of a side of `compare`."},
    {line_too_long, "A line, or a file of one document, is longer than the limit."},
    {changed_meanwhile, "A file changed while it was read."},
    {bad_partial, "A line is none that `map` writes."},
    {other_rules, "A line of `map` was made by other rules than those that `reduce` adds up by."},
    {lost_lines, "Of the lines that `map` wrote some are missing, are there twice, or were changed."},
    {no_rule_folder, "The folder given with `--rules` holds no rules."},
    {file_exists, "A file exists where a new rule would be written."},
    {several_drafts, "A folder of rules stands for its draft, and it has several."},
    {empty_record, "The record of released files is empty."},
});

}  // namespace sabot::cli::codes
