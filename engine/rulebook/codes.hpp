// The stable codes of everything that can be wrong with rule and spec files.
#pragma once

namespace sabot::rulebook::codes {

inline constexpr auto not_toml = "E201";            // the file is not TOML
inline constexpr auto unknown_key = "E202";         // a key that the kind does not have
inline constexpr auto missing_key = "E203";         // a required key is not there
inline constexpr auto wrong_type = "E204";          // a value of another type than the key wants
inline constexpr auto unknown_word = "E205";        // a word that is not in the key's closed list
inline constexpr auto bad_pattern = "E206";         // a pattern that does not compile
inline constexpr auto unknown_path = "E207";        // a predicate path that leads nowhere
inline constexpr auto bad_matcher = "E208";         // a predicate matcher that is unknown, or more than one
inline constexpr auto unknown_kind = "E209";        // a rule id whose kind does not exist
inline constexpr auto bad_file_name = "E210";       // the file's place or name does not fit its content
inline constexpr auto unknown_name = "E211";        // a name that the rules in force do not know
inline constexpr auto doubled_name = "E212";        // the same thing is said twice
inline constexpr auto inconsistent = "E213";        // values of one rule that contradict each other
inline constexpr auto missing_rule = "E214";        // a rule that the version needs is not in force
inline constexpr auto unknown_file = "E215";        // a spec adopts or replaces a file that does not exist
inline constexpr auto wrong_replaces = "E216";      // `replaces` does not name the file in force
inline constexpr auto backward_date = "E217";       // a date before that of what it amends or replaces
inline constexpr auto disclosure_changes = "E218";  // a disclosure amendment that changes what a rule says
inline constexpr auto unreachable_file = "E219";    // a rule file that no spec adopts
inline constexpr auto adopted_twice = "E220";       // a rule file that two changes adopt
inline constexpr auto broken_chain = "E221";        // specs that do not form one chain of amendments
inline constexpr auto unknown_version = "E222";     // a version that no spec file has
inline constexpr auto out_of_range = "E223";        // a number outside the range of its key

}  // namespace sabot::rulebook::codes
