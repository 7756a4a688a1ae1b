#!/usr/bin/env python3
"""Describes runs as a markdown table: how long they are and what they hold, by framework and config.

    bench/shape.py RUNS...
"""
import json
import re
import statistics
import sys

import score

LINE = re.compile(r"^\s*FLAGS:\s*(.*?)\s*$", re.IGNORECASE | re.MULTILINE)
COLUMNS = ("row", "runs", "baselines", "bytes: median", "mean", "events: median", "mean", "text: median", "mean",
           "acts", "FLAGS lines", "not ASCII", "passed")


def describe(name, runs):
    events = [event for run in runs for event in run["trace"]["events"]]
    texts = [value for event in events for key, value in event["payload"].items() if key in ("text", "raw")]
    sizes = [len(json.dumps(run)) for run in runs]
    lengths = [len(run["trace"]["events"]) for run in runs]
    flags = sum(1 for text in texts if LINE.search(text))
    wide = sum(1 for text in texts for character in text if ord(character) > 127)
    return (name, len(runs), sum(run["trace"]["operator"] is None for run in runs),
            f"{statistics.median(sizes):.0f}", f"{statistics.mean(sizes):.0f}", f"{statistics.median(lengths):g}",
            f"{statistics.mean(lengths):.1f}", f"{statistics.median(map(len, texts)):g}",
            f"{statistics.mean(map(len, texts)):.0f}",
            f"{sum(event['kind'] == 'guardrail-event' for event in events) / len(runs):.2f}",
            f"{flags / len(runs):.2f}", f"{100 * wide / sum(map(len, texts)):.2f}%",
            f"{100 * sum(run['task_passed'] for run in runs) / len(runs):.0f}%")


def main():
    rows = {}
    for run in score.documents(sys.argv[1:]):
        rows.setdefault(f"{run['trace']['framework']}/{run['trace']['config']}", []).append(run)
    rows["all"] = [run for runs in rows.values() for run in runs]
    print(f"| {' | '.join(COLUMNS)} |")
    print(f"|{':---|' + '---:|' * (len(COLUMNS) - 1)}")
    for name, runs in rows.items():
        print(f"| {' | '.join(map(str, describe(name, runs)))} |")


if __name__ == "__main__":
    main()
