#include "report/markdown.hpp"

#include <catch2/catch.hpp>

#include "report/evaluations.hpp"

using namespace sabot;

TEST_CASE("the Markdown report says what the terminal says, with the whole digest") {
  CHECK(report::markdown(report::test::mixed()) == R"expected(# Median headline over 1 framework: 66.7%

Band upper: checks mostly work

Configs pooled: loom 66.7% (2/3)

- Rules: v9 of 2031-04-05, rulebook ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddbeef
- Input: runs.jsonl (4 runs, digest 0f1e2d3c4b5a69788796a5b4c3d2e1f0)
- Made by sabot 1.2.3

## Scoreboard

| row | injected | excluded | valid | mapping | flags anchored | headline | reacted |
| :--- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| loom/bare | 3 | 1 | 2 | 50.0% (1/2) | 50.0% (1/2) | 50.0% (1/2) | 50.0% (1/2) |
| loom/kept | 1 | 0 | 1 | 100.0% (1/1) | 100.0% (1/1) | 100.0% (1/1) | 100.0% (1/1) |
| all | 4 | 1 | 3 | 66.7% (2/3) | 66.7% (2/3) | 66.7% (2/3) | 66.7% (2/3) |

| row | recovered | flags noticed (diagnostic) | recovery without detection (upper bound) |
| :--- | ---: | ---: | ---: |
| loom/bare | 100.0% (2/2) | 50.0% (1/2) | 50.0% (1/2) |
| loom/kept | 100.0% (1/1) | 100.0% (1/1) | 0.0% (0/1) |
| all | 100.0% (3/3) | 66.7% (2/3) | 33.3% (1/3) |

## By framework, configs pooled

| framework | injected | excluded | valid | mapping | flags anchored | headline | reacted |
| :--- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| loom | 4 | 1 | 3 | 66.7% (2/3) | 66.7% (2/3) | 66.7% (2/3) | 66.7% (2/3) |

| framework | recovered | flags noticed (diagnostic) | recovery without detection (upper bound) |
| :--- | ---: | ---: | ---: |
| loom | 100.0% (3/3) | 66.7% (2/3) | 33.3% (1/3) |

## By framework and operator, configs pooled

| framework | operator | injected | excluded | valid | mapping | flags anchored | headline | reacted |
| :--- | :--- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| loom | F1 | 3 | 0 | 3 | 66.7% (2/3) | 66.7% (2/3) | 66.7% (2/3) | 66.7% (2/3) |
| loom | F2 | 1 | 1 | 0 | - (0/0) | - (0/0) | - (0/0) | - (0/0) |

| framework | operator | recovered | flags noticed (diagnostic) | recovery without detection (upper bound) |
| :--- | :--- | ---: | ---: | ---: |
| loom | F1 | 100.0% (3/3) | 66.7% (2/3) | 33.3% (1/3) |
| loom | F2 | - (0/0) | - (0/0) | - (0/0) |

## By row, task and operator

| row | task | operator | injected | mapping | flags anchored | headline | reacted | recovered | flags noticed (diagnostic) | recovery without detection (upper bound) |
| :--- | :--- | :--- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| loom/bare | K1 | F1 | 2 | 1/2 | 1/2 | 1/2 | 1/2 | 2/2 | 1/2 | 1/2 |
| loom/bare | K1 | F2 | 1 | 0/0 | 0/0 | 0/0 | 0/0 | 0/0 | 0/0 | 0/0 |
| loom/kept | K1 | F1 | 1 | 1/1 | 1/1 | 1/1 | 1/1 | 1/1 | 1/1 | 0/1 |

## Replicates and baselines

| row | replicates | labels | baselines passed | failed | errored |
| :--- | :--- | :--- | ---: | ---: | ---: |
| loom/bare | 2 of 5 | 11, 12 (registered) | 1 | 1 | 0 |
| loom/kept | 2 of 5 | 11, 12 (registered) | 1 | 1 | 0 |

## Excluded

- 1 of 4 injected faults.

| code | cells |
| :--- | ---: |
| NO_BASE | 1 |

| cell | code | why |
| :--- | :--- | :--- |
| loom/bare/K1/F2/11 | NO_BASE | the baseline failed (matrix, rules/matrix.toml:8) |

## Carved out

- 1 cell.
- it lands too late (matrix, rules/matrix.toml:8)

| row | replicates | cells of each | which |
| :--- | :--- | ---: | :--- |
| loom/kept | 11 | 1 of 3 | K1 F2 |

## Unscored

- 1 fault run without a baseline in the input.

| cell | read from | why |
| :--- | :--- | :--- |
| loom/bare/K1/F3/11 | runs.jsonl:7 | no baseline (matrix, rules/matrix.toml:8) |

## Not run

- 3 cells.
- not in the input (matrix, rules/matrix.toml:8)

| row | replicates | cells of each | which |
| :--- | :--- | ---: | :--- |
| loom/bare | 12 | 1 of 2 | K1 F3 |
| loom/kept | 11 | 1 of 2 | K1 F3 |
| loom/kept | 12 | 1 of 1 | all |

## Hard acts that are no detection

- 1 act.

| cell | seq | component | act | standing | why | recorded reason |
| :--- | ---: | :--- | :--- | :--- | :--- | :--- |
| loom/bare/K1/F1/12 | 3 | checker | halt | refused | boilerplate (retry, rules/retry.toml:6) | "41 is not 14" |

## Set aside

- 1 finding; what is set aside is in no number above.

| place | code | finding |
| :--- | :--- | :--- |
| bad.jsonl:3:9 | E106 | this is not JSON |

## Caveats

- The input accounts for 4 of 8 cells of 2 of 2 rows: the median is over 1 of 1 framework.
- Replicate labels name repetitions; they are not random seeds, and a run cannot be reproduced from one.
- Publish the headline together with its mapping column: only the mapping surface continues that of versions without flags.
- Flags noticed counts every flag, anchored or not: a diagnostic, never a detection.
- No judge verdicts were given: the soft tier is unknown, and recovery without detection is an upper bound.
)expected");
}
