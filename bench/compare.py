"""What bench/compare runs once everything is built: checks that the scorers agree, then times them side by side."""
import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import time

import agree
import score

ROOT = agree.ROOT
BUILD = os.path.join(ROOT, "build", "release")
FOLDER = os.path.join(ROOT, "build", "bench")
PROGRAM = os.path.join(BUILD, "sabot-eval")
GENERATOR = os.path.join(BUILD, "bench", "sabot-generate")
WALK = os.path.join(BUILD, "bench", "sabot-walk")
SCORE = os.path.join(ROOT, "bench", "score.py")
SEED = 1


class Cost:
    """Of one command: seconds on the clock and on all processors together, and the most memory it held at once."""

    def __init__(self, command, output=subprocess.DEVNULL):
        begin = time.perf_counter()
        child = subprocess.Popen(command, stdout=output, stderr=subprocess.PIPE)
        message = child.stderr.read()
        _, status, usage = os.wait4(child.pid, 0)
        self.seconds = time.perf_counter() - begin
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode != 0:
            sys.exit(f"{' '.join(command)} ended with {child.returncode}:\n{message.decode(errors='replace')}")
        self.processor = usage.ru_utime + usage.ru_stime
        self.megabytes = usage.ru_maxrss / 1024


def median_cost(costs):
    return sorted(costs, key=lambda cost: cost.seconds)[len(costs) // 2]


def table(columns, rows):
    print(f"\n| {' | '.join(columns)} |")
    print(f"|{':---|' + '---:|' * (len(columns) - 1)}")
    for row in rows:
        print(f"| {' | '.join(row)} |")


def thousands(number):
    return f"{number:,.0f}"


def machine():
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        names = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
    busy = os.getloadavg()[0]
    text = f"{names[0] if names else 'unknown processor'}, {os.cpu_count()} processors, {time.strftime('%Y-%m-%d')}."
    if busy > 0.5:
        text += (f" Others used the machine as well (load {busy:.1f}), so trust the processor's seconds rather than "
                 "the clock's.")
    return text


def make_runs(runs):
    """A file of so many generated runs; made anew, as the generator may have changed."""
    os.makedirs(FOLDER, exist_ok=True)
    path = os.path.join(FOLDER, f"runs-{runs}.jsonl")
    with open(path, "wb") as file:
        cost = Cost([GENERATOR, "--runs", str(runs), "--seed", str(SEED)], file)
    size = os.path.getsize(path) / 1e6
    print(f"Generated {runs:,} runs, {size:,.1f} MB, at {size / cost.processor:,.0f} MB for each processor second.")
    return path


def check_agreement(path, version):
    """In a process of its own: what this one holds in memory counts for every command that it starts."""
    command = [sys.executable, os.path.join(ROOT, "bench", "agree.py"), "--program", PROGRAM, "--spec", version]
    for what in (["files", "--files", path], ["published"]):
        answer = subprocess.run([*command, *what], capture_output=True, text=True, check=False)
        if answer.returncode != 0:
            sys.exit(answer.stderr)
        print(f"{what[0].capitalize()}: {answer.stdout.strip()}.")


def side_by_side(options):
    path = make_runs(options.runs)
    check_agreement(path, options.spec)
    commands = {
        "bare walk (simdjson)": [WALK, path],
        "sabot-eval --jobs 1": [PROGRAM, "--spec", options.spec, "--jobs", "1", path],
        "sabot-eval --jobs 2": [PROGRAM, "--spec", options.spec, "--jobs", "2", path],
        "jq -c .trace.run_id": ["jq", "-c", ".trace.run_id", path],
        "bench/score.py": [sys.executable, SCORE, "--spec", options.spec, path],
    }
    costs = {name: [] for name in commands}
    # In turns, so that a slow spell of the machine is shared by all.
    for _ in range(options.times):
        for name, command in commands.items():
            costs[name].append(Cost(command))
    medians = {name: median_cost(found) for name, found in costs.items()}
    walk, python = medians["bare walk (simdjson)"], medians["bench/score.py"]
    megabytes = os.path.getsize(path) / 1e6
    rows = []
    for name, cost in medians.items():
        seconds = [c.seconds for c in costs[name]]
        rows.append((name, f"{cost.seconds:.3f}", f"{min(seconds):.3f}–{max(seconds):.3f}",
                     thousands(megabytes / cost.seconds), thousands(options.runs / cost.seconds),
                     f"{cost.seconds / walk.seconds:.2f}", f"{python.seconds / cost.seconds:.2f}",
                     f"{1e6 * cost.processor / options.runs:.1f}", f"{cost.processor / walk.processor:.2f}",
                     f"{python.processor / cost.processor:.2f}", thousands(cost.megabytes)))
    table(("by the clock", "seconds", "from–to", "MB/s", "runs/s", "of the walk", "faster than Python",
           "by the processor: µs a run", "of the walk", "faster than Python", "peak MB"), rows)
    start(options)


def start(options):
    path = os.path.join(FOLDER, "one.jsonl")
    with open(path, "wb") as file:
        file.write(agree.generated(GENERATOR, 1, SEED))
    commands = {
        "sabot-eval, one run": [PROGRAM, "--spec", options.spec, path],
        "sabot-eval --version": [PROGRAM, "--version"],
        "bench/score.py, one run": [sys.executable, SCORE, "--spec", options.spec, path],
    }
    rows = []
    for name, command in commands.items():
        costs = [Cost(command) for _ in range(50)]
        rows.append((name, f"{1e3 * statistics.median(cost.seconds for cost in costs):.1f}",
                     f"{1e3 * statistics.median(cost.processor for cost in costs):.1f}",
                     thousands(max(cost.megabytes for cost in costs))))
    table(("start, median of 50", "milliseconds", "of the processor", "peak MB"), rows)


def growth(options):
    rows = []
    for runs in (1_000, 10_000, 100_000, 1_000_000)[:4 if options.million else 3]:
        path = make_runs(runs)
        times = options.times if runs < 100_000 else 1
        one = median_cost([Cost([PROGRAM, "--spec", options.spec, "--jobs", "1", path]) for _ in range(times)])
        two = median_cost([Cost([PROGRAM, "--spec", options.spec, "--jobs", "2", path]) for _ in range(times)])
        megabytes = os.path.getsize(path) / 1e6
        rows.append((thousands(runs), thousands(megabytes), f"{one.seconds:.2f}", f"{two.seconds:.2f}",
                     f"{1e6 * one.processor / runs:.1f}", f"{1e6 * two.processor / runs:.1f}",
                     thousands(one.megabytes), f"{1024 * one.megabytes / runs:.1f}"))
        if runs >= 100_000:
            os.remove(path)
    table(("runs", "MB", "seconds, 1 job", "2 jobs", "processor µs a run, 1 job", "2 jobs", "peak MB",
           "peak KB a run"), rows)
    grow_rules(options)


def rules_with(extra, options):
    """A copy of the rules with so many more versions, each of which adopts one more rule file."""
    folder = os.path.join(FOLDER, f"rules-{extra}")
    shutil.rmtree(folder, ignore_errors=True)
    for name in ("rules", "specs", "seeds"):
        shutil.copytree(os.path.join(ROOT, name), os.path.join(folder, name))
    rules = score.rules_in_force(ROOT, options.spec)
    date = rules["anchors"]["rule"]["date"]
    before = f"rules/anchors/{date}.toml"
    with open(os.path.join(ROOT, before), encoding="utf-8") as file:
        text = file.read()
    version = agree.versions()[-1]
    newest = score.read_toml(os.path.join(ROOT, "specs", f"{version}.toml"))["spec"]["date"]
    for number in range(extra):
        path, amended, version = f"rules/anchors/{newest}-{number:03}.toml", version, f"v9.0.{number}"
        with open(os.path.join(folder, path), "w", encoding="utf-8") as file:
            file.write(text.replace(f"date = {date}", f"date = {newest}"))
        with open(os.path.join(folder, "specs", f"{version}.toml"), "w", encoding="utf-8") as file:
            file.write(f'[spec]\nversion = "{version}"\ndate = {newest}\namends = "{amended}"\nkind = "prospective"\n'
                       f'data = "post-data"\nsummary = "One more version."\n\n[[change]]\nsection = "10.4"\n'
                       f'adopts = "{path}"\nreplaces = "{before}"\nsummary = "One more rule file."\n')
        before = path
    return folder


def grow_rules(options):
    path = os.path.join(FOLDER, "one.jsonl")
    with open(path, "wb") as file:
        file.write(agree.generated(GENERATOR, 1, SEED))
    rows = []
    for extra in (0, 1, 10, 100):
        folder = rules_with(extra, options)
        command = [PROGRAM, "--rules", folder, "--spec", options.spec, path]
        files = sum(len(names) for _, _, names in os.walk(os.path.join(folder, "rules")))
        costs = [Cost(command) for _ in range(20)]
        rows.append((str(files), f"{1e3 * statistics.median(cost.seconds for cost in costs):.1f}",
                     f"{1e3 * statistics.median(cost.processor for cost in costs):.1f}",
                     thousands(max(cost.megabytes for cost in costs))))
    table(("rule files", "start with one run, ms", "of the processor", "peak MB"), rows)


def kernels():
    """Each step of the engine by itself, by Google Benchmark."""
    command = [os.path.join(BUILD, "bench", "sabot-kernels"), "--benchmark_format=json", "--benchmark_min_time=0.5"]
    answer = subprocess.run(command, check=True, capture_output=True, text=True)

    def rate(kernel, name):
        return thousands(kernel[name] / 1e6) if name in kernel else ""

    table(("kernel", "items", "µs an item", "MB/s"),
          [(kernel["name"], thousands(kernel["items_per_second"] * kernel["cpu_time"] / 1e3),
            f"{1e6 / kernel['items_per_second']:.3f}", rate(kernel, "bytes_per_second"))
           for kernel in json.loads(answer.stdout)["benchmarks"]])


def main():
    parser = argparse.ArgumentParser(prog="bench/compare", description="Times sabot-eval on generated runs.")
    parser.add_argument("--runs", type=int, default=20_000, help="how many to generate (default: %(default)s)")
    parser.add_argument("--times", type=int, default=5, help="medians are of so many times (default: %(default)s)")
    parser.add_argument("--spec", default="v0.2.1", help="the version to score by (default: %(default)s)")
    parser.add_argument("--growth", action="store_true", help="how cost grows with runs and with rule files instead")
    parser.add_argument("--million", action="store_true", help="with --growth: up to a million runs, about 6 GB")
    parser.add_argument("--kernels", action="store_true", help="each step of the engine by itself instead")
    parser.add_argument("--all", action="store_true", help="all of these, as docs/performance.md has them")
    options = parser.parse_args()
    print(f"{machine()}\n")
    if options.all or not (options.growth or options.kernels):
        side_by_side(options)
    if options.all or options.growth:
        growth(options)
    if options.all or options.kernels:
        kernels()


if __name__ == "__main__":
    main()
