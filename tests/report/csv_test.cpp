#include "report/csv.hpp"

#include <catch2/catch.hpp>

#include "report/evaluations.hpp"

using namespace sabot;

TEST_CASE("the CSV has a record for every level, and one for each cell in no rate") {
  auto evaluation = report::test::mixed();
  evaluation.provenance.digest = evaluation.provenance.waves.front().digest = "beef";
  report::test::hear_judge(evaluation, "loom/bare/K1/F1/12");
  CHECK(
      report::csv(evaluation) ==
      R"expected(spec,rulebook,level,framework,config,task,operator,replicate,status,code,reason,injected,valid,excluded,carved_out,unscored,not_run,judged,mapping,mapping_of_valid,flags_anchored,flags_anchored_of_valid,headline,headline_of_valid,reacted,reacted_of_valid,strict,strict_of_valid,coverage,coverage_of_valid,strict_adjusted,strict_adjusted_of_visible,recovered,recovered_of_valid,flags_noticed,flags_noticed_of_valid,recovery_without_detection,recovery_without_detection_of_valid,notice_rate,notice_rate_of_valid,override_gap,override_gap_of_valid
v9,beef,all,,,,,,,,,4,3,1,1,1,3,0,2,0.666667,2,0.666667,2,0.666667,2,0.666667,,,,,,,3,1.000000,2,0.666667,1,0.333333,2,0.666667,0,0.000000
v9,beef,framework,loom,,,,,,,,4,3,1,1,1,3,0,2,0.666667,2,0.666667,2,0.666667,2,0.666667,,,,,,,3,1.000000,2,0.666667,1,0.333333,2,0.666667,0,0.000000
v9,beef,row,loom,bare,,,,,,,3,2,1,0,1,1,0,1,0.500000,1,0.500000,1,0.500000,1,0.500000,,,,,,,2,1.000000,1,0.500000,1,0.500000,1,0.500000,0,0.000000
v9,beef,row,loom,kept,,,,,,,1,1,0,1,0,2,0,1,1.000000,1,1.000000,1,1.000000,1,1.000000,,,,,,,1,1.000000,1,1.000000,0,0.000000,1,1.000000,0,0.000000
v9,beef,operator,loom,,,F1,,,,,3,3,0,0,0,0,0,2,0.666667,2,0.666667,2,0.666667,2,0.666667,,,,,,,3,1.000000,2,0.666667,1,0.333333,2,0.666667,0,0.000000
v9,beef,operator,loom,,,F2,,,,,1,0,1,1,0,0,0,0,,0,,0,,0,,,,,,,,0,,0,,0,,0,,0,
v9,beef,operator,loom,,,F3,,,,,0,0,0,0,1,3,0,0,,0,,0,,0,,,,,,,,0,,0,,0,,0,,0,
v9,beef,group,loom,bare,K1,F1,,,,,2,2,0,0,0,0,0,1,0.500000,1,0.500000,1,0.500000,1,0.500000,,,,,,,2,1.000000,1,0.500000,1,0.500000,1,0.500000,0,0.000000
v9,beef,group,loom,bare,K1,F2,,,,,1,0,1,0,0,0,0,0,,0,,0,,0,,,,,,,,0,,0,,0,,0,,0,
v9,beef,group,loom,bare,K1,F3,,,,,0,0,0,0,1,1,0,0,,0,,0,,0,,,,,,,,0,,0,,0,,0,,0,
v9,beef,group,loom,kept,K1,F1,,,,,1,1,0,0,0,0,0,1,1.000000,1,1.000000,1,1.000000,1,1.000000,,,,,,,1,1.000000,1,1.000000,0,0.000000,1,1.000000,0,0.000000
v9,beef,group,loom,kept,K1,F2,,,,,0,0,0,1,0,0,0,0,,0,,0,,0,,,,,,,,0,,0,,0,,0,,0,
v9,beef,group,loom,kept,K1,F3,,,,,0,0,0,0,0,2,0,0,,0,,0,,0,,,,,,,,0,,0,,0,,0,,0,
v9,beef,cell,loom,bare,K1,F2,11,excluded,NO_BASE,"the baseline failed (matrix, rules/matrix.toml:8)",1,0,1,0,0,0,0,0,,0,,0,,0,,,,,,,,0,,0,,0,,0,,0,
v9,beef,cell,loom,kept,K1,F2,11,carved_out,,"it lands too late (matrix, rules/matrix.toml:8)",0,0,0,1,0,0,0,0,,0,,0,,0,,,,,,,,0,,0,,0,,0,,0,
v9,beef,cell,loom,bare,K1,F3,11,unscored,,"no baseline (matrix, rules/matrix.toml:8)",0,0,0,0,1,0,0,0,,0,,0,,0,,,,,,,,0,,0,,0,,0,,0,
v9,beef,cell,loom,bare,K1,F3,12,not_run,,"not in the input (matrix, rules/matrix.toml:8)",0,0,0,0,0,1,0,0,,0,,0,,0,,,,,,,,0,,0,,0,,0,,0,
v9,beef,cell,loom,kept,K1,F3,11,not_run,,"not in the input (matrix, rules/matrix.toml:8)",0,0,0,0,0,1,0,0,,0,,0,,0,,,,,,,,0,,0,,0,,0,,0,
v9,beef,cell,loom,kept,K1,F3,12,not_run,,"not in the input (matrix, rules/matrix.toml:8)",0,0,0,0,0,1,0,0,,0,,0,,0,,,,,,,,0,,0,,0,,0,,0,
v9,beef,set_aside,,,,,,,E106,bad.jsonl:3:9: this is not JSON,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,
v9,beef,notice,,,,,,,,The input accounts for 4 of 8 cells of 2 of 2 rows: the median is over 1 of 1 framework.,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,
)expected");
}

TEST_CASE("numbers that there are not are empty fields") {
  auto evaluation = report::test::evaluation({report::test::excluded(report::test::cell("bare", "F1", 11))});
  evaluation.provenance.digest = evaluation.provenance.waves.front().digest = "beef";
  evaluation.provenance.flags_in_force = false;
  CHECK(
      report::csv(evaluation) ==
      R"expected(spec,rulebook,level,framework,config,task,operator,replicate,status,code,reason,injected,valid,excluded,carved_out,unscored,not_run,judged,mapping,mapping_of_valid,flags_anchored,flags_anchored_of_valid,headline,headline_of_valid,reacted,reacted_of_valid,strict,strict_of_valid,coverage,coverage_of_valid,strict_adjusted,strict_adjusted_of_visible,recovered,recovered_of_valid,flags_noticed,flags_noticed_of_valid,recovery_without_detection,recovery_without_detection_of_valid,notice_rate,notice_rate_of_valid,override_gap,override_gap_of_valid
v9,beef,all,,,,,,,,,1,0,1,0,0,0,0,0,,,,0,,0,,,,,,,,0,,,,0,,,,,
v9,beef,framework,loom,,,,,,,,1,0,1,0,0,0,0,0,,,,0,,0,,,,,,,,0,,,,0,,,,,
v9,beef,row,loom,bare,,,,,,,1,0,1,0,0,0,0,0,,,,0,,0,,,,,,,,0,,,,0,,,,,
v9,beef,operator,loom,,,F1,,,,,1,0,1,0,0,0,0,0,,,,0,,0,,,,,,,,0,,,,0,,,,,
v9,beef,group,loom,bare,K1,F1,,,,,1,0,1,0,0,0,0,0,,,,0,,0,,,,,,,,0,,,,0,,,,,
v9,beef,cell,loom,bare,K1,F1,11,excluded,NO_BASE,"the baseline failed (matrix, rules/matrix.toml:8)",1,0,1,0,0,0,0,0,,,,0,,0,,,,,,,,0,,,,0,,,,,
v9,beef,notice,,,,,,,,The input accounts for 1 of 1 cells of 1 of 2 rows.,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,
)expected");
}
