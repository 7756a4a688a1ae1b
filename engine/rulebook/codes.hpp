// The stable codes of everything that can be wrong with rule and spec files.
#pragma once

#include <array>

#include "base/code_meaning.hpp"

namespace sabot::rulebook::codes {

inline constexpr auto not_toml = "E201";
inline constexpr auto unknown_key = "E202";
inline constexpr auto missing_key = "E203";
inline constexpr auto wrong_type = "E204";
inline constexpr auto unknown_word = "E205";
inline constexpr auto bad_pattern = "E206";
inline constexpr auto unknown_path = "E207";
inline constexpr auto bad_matcher = "E208";
inline constexpr auto unknown_kind = "E209";
inline constexpr auto bad_file_name = "E210";
inline constexpr auto unknown_name = "E211";
inline constexpr auto doubled_name = "E212";
inline constexpr auto inconsistent = "E213";
inline constexpr auto missing_rule = "E214";
inline constexpr auto unknown_file = "E215";
inline constexpr auto wrong_replaces = "E216";
inline constexpr auto backward_date = "E217";
inline constexpr auto disclosure_changes = "E218";
inline constexpr auto unreachable_file = "E219";
inline constexpr auto adopted_twice = "E220";
inline constexpr auto broken_chain = "E221";
inline constexpr auto unknown_version = "E222";
inline constexpr auto out_of_range = "E223";
inline constexpr auto too_deep = "E224";
inline constexpr auto too_large = "E225";
inline constexpr auto frozen_file = "E231";
inline constexpr auto lost_file = "E232";
inline constexpr auto other_digest = "E233";
inline constexpr auto not_recorded = "E234";
inline constexpr auto reads_nothing = "E235";
inline constexpr auto empty_restriction = "E255";
inline constexpr auto nothing_said = "E256";
inline constexpr auto matches_empty = "W201";
inline constexpr auto shadowed_row = "W202";
inline constexpr auto no_anchor_set = "W203";
inline constexpr auto none_form_anchor = "W204";
inline constexpr auto unsorted_anchor = "W205";
inline constexpr auto needless_anchor = "W206";
inline constexpr auto nothing_said_yet = "W207";
inline constexpr auto distant_draft = "W208";

inline constexpr auto meanings = std::to_array<CodeMeaning>({
    {not_toml, "The file is not TOML."},
    {unknown_key, "The kind of rule has no such key."},
    {missing_key, "A required key or table is missing."},
    {wrong_type, "A value has another type than its key wants."},
    {unknown_word, "The key takes one of a few words, and this is none of them."},
    {bad_pattern, "A pattern does not compile, or means something that RE2 cannot keep."},
    {unknown_path, "A path of a condition leads nowhere."},
    {bad_matcher, "A condition has no known matcher, several, or one with the wrong operand."},
    {unknown_kind, "There is no kind of rule with this id."},
    {bad_file_name, "The file's place does not fit its id and date, or a spec's its version."},
    {unknown_name, "A name is not known to the rule that defines such names."},
    {doubled_name, "The same thing is said twice."},
    {inconsistent, "Values of one rule contradict each other."},
    {missing_rule, "A rule that others rely on is not in force."},
    {unknown_file, "A change adopts a file that does not exist."},
    {wrong_replaces, "`replaces` does not name the file that is in force for the rule."},
    {backward_date, "A date lies before the date of what is amended, replaced or adopted."},
    {disclosure_changes, "A disclosure changes what a rule decides."},
    {unreachable_file, "No version adopts the rule file."},
    {adopted_twice, "Two changes adopt the same file."},
    {broken_chain, "The versions do not form one chain of amendments."},
    {unknown_version, "There is no such version."},
    {out_of_range, "A number is outside the range of its key, or not finite."},
    {too_deep, "Tables and lists are nested deeper than any rule needs."},
    {too_large, "The file is larger than any rule needs."},
    {frozen_file, "A released file has other bytes than on the day of its release."},
    {lost_file, "The record of released files names a file that does not exist."},
    {other_digest, "A released version has another digest than the record says, though its files are unchanged."},
    {not_recorded, "A version, or a file that it adopts, is not in the record of released files."},
    {reads_nothing, "A pattern that must find something to read matches an empty text."},
    {empty_restriction, "A list that limits where something holds is there and empty."},
    {nothing_said,
     "A text that a released version, or a rule that it adopts, has to say is empty or still to be written."},
    {matches_empty, "A pattern of a condition matches an empty text."},
    {shadowed_row, "A row of a mapping can never decide, because an earlier row admits all that it admits."},
    {no_anchor_set, "A task and operator of the matrix have no registered anchors."},
    {none_form_anchor, "An anchor is a none-form by itself."},
    {unsorted_anchor, "The strict floor neither keeps nor drops a registered anchor."},
    {needless_anchor, "An anchor is another of its set in other letters, or is held by one."},
    {nothing_said_yet, "A text that a draft, or a rule that it adopts, has to say is empty or still to be written."},
    {distant_draft, "A draft is dated more than a year after the newest released version."},
});

}  // namespace sabot::rulebook::codes
