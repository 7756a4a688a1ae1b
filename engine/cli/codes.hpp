// The stable codes of everything that can be wrong with files and the input as a whole.
#pragma once

namespace sabot::cli::codes {

inline constexpr auto cannot_read = "E151";            // a file or folder that cannot be read
inline constexpr auto no_runs = "E152";                // an input that holds no run
inline constexpr auto folder_loop = "E153";            // a folder that a link leads back into
inline constexpr auto truncated_archive = "E154";      // compressed data that stops before its end
inline constexpr auto corrupt_archive = "E155";        // compressed data that does not decompress
inline constexpr auto not_yes_or_no = "E156";          // a judge verdict that is neither
inline constexpr auto unknown_judged_run = "E157";     // a judge verdict on a run that the input does not hold
inline constexpr auto doubled_judge_verdict = "E158";  // two judge verdicts on one run by one prompt
inline constexpr auto unscored_run = "E159";           // fault runs without a baseline
inline constexpr auto incomplete_matrix = "E160";      // cells of the matrix without a run
inline constexpr auto unknown_cell = "E161";           // a cell that neither the matrix nor the input has
inline constexpr auto cannot_write = "E162";           // a file or stream that cannot be written
inline constexpr auto bad_case = "E163";               // a golden case whose description does not hold
inline constexpr auto ambiguous_judged_run = "E164";   // a judge verdict on a run_id that several runs carry
inline constexpr auto no_rule_folder = "E251";         // a folder of rules that holds none
inline constexpr auto file_exists = "E252";            // a file that a new one would replace

}  // namespace sabot::cli::codes
