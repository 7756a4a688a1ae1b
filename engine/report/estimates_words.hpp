// How estimates are written in tables. Internal to this module.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "report/estimates.hpp"
#include "report/table.hpp"

namespace sabot::report {

// "langgraph/default", "langgraph/O1", "all".
std::string name_of(const Subject& subject);

// Whose rule makes the intervals. The digest is cut to `digest_length` characters.
std::string intervals_line(const rulebook::Lender& from, std::size_t digest_length);

// "55.1%", "+4.0 pp", "-1.5 pp".
std::string shown(const stats::Fraction& value, Unit unit);

// "50.0 to 59.6%", "-1.5 to +4.0 pp"
std::string shown(const stats::Span& span, Unit unit);

// "95% interval": the share of resamples between the percentiles of the rule.
std::string interval_name(const rulebook::Uncertainty& rule);

// Why there is no interval, in words; empty where there is one.
std::string words(stats::Silence silence);

// The interval as above, or why there is none.
std::string interval_or_silence(const stats::Uncertainty& uncertainty, Unit unit);

// How the labels of the input are resampled, in one sentence.
std::string sampling_method(const Estimates& estimates);

// The line of a scoreboard whose headline is read first where there is no median: the only row, or everything. Null
// without an injected fault.
const SubjectEstimates* pooled_line(const Estimates& estimates);

// By the figure's key; null where it is not in force.
const SubjectEstimates::Entry* entry_of(const SubjectEstimates& line, std::string_view key);
inline constexpr std::string_view headline_key = "headline";

// What stands beside a value, one cell for each of these columns: the interval or why there is none, the span with one
// label left out, the attained span, the number of distinct values, the share of resamples without a value.
std::vector<Column> spread_columns(const rulebook::Uncertainty& rule);
std::vector<std::string> spread_cells(const stats::Uncertainty& uncertainty, Unit unit);

// The same of a difference, in percentage points: its value first, then its spread, how many labels differ which way,
// and the sign test over them. The column of the value is left to the caller, who knows what it is called.
std::vector<Column> difference_columns(const rulebook::Uncertainty& rule);
std::vector<std::string> difference_cells(const Contrast& difference);

// How little a sign test over so many labels can show.
std::string sign_test_note(std::size_t labels);

}  // namespace sabot::report
