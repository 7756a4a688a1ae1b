#!/usr/bin/env python3
"""Checks that sabot-eval and score.py count alike, and that the generator repeats itself.

    bench/agree.py repeats   --generator FILE
    bench/agree.py generated --generator FILE --program FILE [--runs N]
    bench/agree.py published --program FILE
    bench/agree.py files     --program FILE --files RUNS...
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile

import score

# What the program calls the counts that score.py names by one word.
RATES = {"flags": "flags_anchored", "noticed": "flags_noticed"}
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def published_folders():
    """The folders of the published waves; empty when they are not there."""
    root = os.environ.get("SABOT_PUBLISHED", os.path.join(ROOT, "..", "shared", "published"))
    return [os.path.join(root, wave) for wave in ("wave1", "wave2") if os.path.isdir(os.path.join(root, wave))]


def versions():
    names = [name.removesuffix(".toml") for name in os.listdir(os.path.join(ROOT, "specs"))]
    return sorted(name for name in names if name.startswith("v"))


def generated(generator, runs, seed):
    return subprocess.run([generator, "--runs", str(runs), "--seed", str(seed)], check=True, capture_output=True).stdout


def rows_of_program(program, version, path):
    command = [program, "--spec", version, "--rules", ROOT, "--partial", "--format", "json", path]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        sys.exit(f"{' '.join(command)} ended with {answer.returncode}:\n{answer.stderr}")

    def count(row, name):
        if name in row:
            return row[name]
        rate = row["rates"][RATES.get(name, name)]
        return rate["part"] if rate else 0

    return {(row["framework"], row["config"]): {name: count(row, name) for name in score.COUNTS}
            for row in json.loads(answer.stdout)["rows"]}


def differences(program, version, path):
    """One line for each count that the two give differently; the number of cells that both hold valid."""
    ours = rows_of_program(program, version, path)
    rules = score.Rules(score.rules_in_force(ROOT, version))
    theirs = score.score([path], rules)
    lines = [f"{version} {path}: rows {sorted(ours)} and {sorted(theirs)}"] if set(ours) != set(theirs) else []
    for row in sorted(set(ours) & set(theirs)):
        for name in score.COUNTS:
            if ours[row][name] != theirs[row][name]:
                lines.append(f"{version} {path}: {'/'.join(row)} {name}: sabot-eval {ours[row][name]}, "
                             f"score.py {theirs[row][name]}")
    return lines, sum(counts["valid"] for counts in theirs.values())


def check(program, paths, chosen):
    """Fails unless both count alike on every path under every version."""
    lines, valid = [], 0
    for path in paths:
        for version in chosen:
            found, cells = differences(program, version, path)
            lines += found
            valid += cells
    if lines or not valid:
        sys.exit("\n".join(lines) or "no valid cell to compare")
    return f"sabot-eval and score.py agree on {valid} valid cells over {len(chosen)} version(s)"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("repeats", "generated", "published", "files"))
    parser.add_argument("--generator")
    parser.add_argument("--program")
    parser.add_argument("--runs", type=int, default=600)
    parser.add_argument("--files", nargs="+", default=[])
    parser.add_argument("--spec", action="append", help="a version to count by; all of them when left out")
    options = parser.parse_args()
    chosen = options.spec or versions()
    if options.what == "repeats":
        once = generated(options.generator, options.runs, 7)
        if once != generated(options.generator, options.runs, 7):
            sys.exit("the same seed gave other bytes")
        if once == generated(options.generator, options.runs, 8):
            sys.exit("another seed gave the same bytes")
        if once.count(b"\n") != options.runs:
            sys.exit(f"asked for {options.runs} runs, got {once.count(bytes([10]))}")
        print(f"{options.runs} runs, {len(once)} bytes, twice the same")
    elif options.what == "published":
        folders = published_folders()
        print(check(options.program, folders, chosen) if folders else "SKIPPED: no published runs on this machine")
    elif options.what == "files":
        print(check(options.program, options.files, chosen))
    else:
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "runs.jsonl")
            with open(path, "wb") as file:
                file.write(generated(options.generator, options.runs, 7))
            print(check(options.program, [path], chosen))


if __name__ == "__main__":
    main()
