#!/usr/bin/env python3
"""Scores runs by the standard's rules in plain Python: what sabot-eval is compared with.

    bench/score.py [--spec v0.2.1] [--json] RUNS...

RUNS are .jsonl files or folders with runresult.json files. It knows no policy: frameworks, acts, anchors and patterns
are read from the rule files that the version has in force. It neither checks its input nor gives reasons.
"""
import argparse
import json
import os
import re
import sys
import tomllib

COUNTS = ("injected", "valid", "mapping", "flags", "headline", "reacted", "recovered", "noticed")
FLAGS = {"i": re.IGNORECASE, "m": re.MULTILINE, "s": re.DOTALL}


def read_toml(path):
    with open(path, "rb") as file:
        return tomllib.load(file)


def rules_in_force(root, version):
    """The rule files of a version by their id."""
    folder = os.path.join(root, "specs")
    documents = [read_toml(os.path.join(folder, name)) for name in os.listdir(folder) if name.endswith(".toml")]
    specs = {document["spec"]["version"]: document for document in documents if "spec" in document}
    if version not in specs:
        sys.exit(f"score.py: no version {version}")
    chain = []
    while version:
        chain.insert(0, specs[version])
        version = specs[version]["spec"].get("amends")
    paths = []
    for spec in chain:
        for change in spec.get("change", []):
            if "replaces" in change:
                paths.remove(change["replaces"])
            if "adopts" in change:
                paths.append(change["adopts"])
    rules = {}
    for path in paths:
        rule = read_toml(os.path.join(root, path))
        rules[rule["rule"]["id"]] = rule
    return rules


def pattern_of(table):
    modes = 0
    for mode in table.get("modes", ""):
        modes |= FLAGS[mode]
    return re.compile(table["matches"], modes)


def matcher_of(wanted):
    """What a rule file asks of one value."""
    if isinstance(wanted, list):
        return lambda value: value in wanted
    if not isinstance(wanted, dict):
        return lambda value: value == wanted
    if "matches" in wanted:
        search = pattern_of(wanted).search
        return lambda value: isinstance(value, str) and search(value) is not None
    if "equals" in wanted:
        return lambda value: value == wanted["equals"]
    if "exists" in wanted:
        return lambda value: (value is not None) == wanted["exists"]
    if "below" in wanted:
        return lambda value: value is not None and value < wanted["below"]
    if "contains" in wanted:
        return lambda value: isinstance(value, str) and wanted["contains"] in value
    sys.exit(f"score.py: no matcher is known for {wanted}")


def predicate_of(when):
    """A rule's condition as a function of nested dicts; a dict that is None makes every test on it fail."""
    tests = [(path.split("."), matcher_of(wanted)) for path, wanted in when.items() if path != "any"]
    alternatives = [predicate_of(alternative) for alternative in when.get("any", [])]

    def holds(subject):
        for path, matches in tests:
            value = subject
            for key in path[:-1]:
                value = value[key]
            if value is None or not matches(value.get(path[-1])):
                return False
        return not alternatives or any(alternative(subject) for alternative in alternatives)

    return holds


class Rules:
    def __init__(self, rules):
        self.matrix = rules["matrix"]["matrix"]
        self.soft = set(rules["acts"]["acts"]["soft"])
        self.corrective = set(rules["acts"]["acts"]["corrective"])
        self.mappings = {}
        for name, rule in rules.items():
            if name.startswith("mappings."):
                rows = [(row["act"], row.get("configs"), predicate_of(row["when"])) for row in rule["act"]]
                self.mappings[rule["mapping"]["framework"]] = rows
        self.surfaces = {surface["source"]: surface for surface in rules["surfaces"]["surface"]}
        self.reacts_by_act = rules["reaction"]["reaction"]["rule"] == "corrective-act"
        codes = {code["code"]: predicate_of(code["when"]) for code in rules["exclusions"]["code"]}
        self.exclusions = [codes[code] for code in rules["exclusions"]["exclusions"]["precedence"]]
        self.probes = [(probe["operators"], predicate_of(probe["event"]))
                       for probe in rules.get("landing-probes", {}).get("probe", [])]
        self.anchors = {(row["task"], row["operator"]): [anchor.lower() for anchor in row["anchors"]]
                        for row in rules.get("anchors", {}).get("anchor", [])}
        self.carve_outs = {(row["framework"], row["config"], name)
                           for row in rules.get("carve-outs", {}).get("carve-out", []) for name in row["operators"]}
        retry = rules.get("retry-reason", {"retry-reason": {"acts": []}})
        self.asked_for_reason = set(retry["retry-reason"]["acts"])
        self.quotes_anchor = retry["retry-reason"].get("quotes_anchor", False)
        self.boilerplate = [pattern_of(form["pattern"]) for form in retry.get("boilerplate", [])]
        self.flags = None
        if "flags" in rules:
            flags = rules["flags"]["flags"]
            self.flags = pattern_of(flags["pattern"]), pattern_of(flags["none_form"]), predicate_of(flags["where"])
        if rules.get("verdict-token", {}).get("verdict-token", {}).get("missing_token", "counted") != "counted":
            sys.exit("score.py: acts without their verdict token are counted here, and the rules say otherwise")

    def scores(self, source, operator):
        surface = self.surfaces.get(source)
        return surface is not None and operator not in surface.get("excluded_operators", [])

    def in_headline(self, source):
        return source in self.surfaces and self.surfaces[source]["headline"]


def observe(run, rules):
    """What a fault run shows by itself: its facts, and what it detects if it is valid."""
    trace = run["trace"]
    operator, since = trace["operator"], run["injection_seq"]
    events = [event for event in trace["events"] if since is not None and event["seq"] >= since]
    anchors = rules.anchors.get((trace["task"], operator), [])
    acts, flags, noticed = [], [], False

    def quotes_anchor(text):
        text = text.lower()
        return any(anchor in text for anchor in anchors)

    def refused(act, reason):
        if act not in rules.asked_for_reason:
            return False
        if any(form.search(reason) for form in rules.boilerplate):
            return True
        return rules.quotes_anchor and not quotes_anchor(reason)

    act_scores = rules.scores("mapping-acts", operator)
    flag_scores = rules.scores("anchored-flags", operator)
    for event in events:
        payload = event["payload"]
        if event["kind"] == "guardrail-event" and act_scores and payload["act"] not in rules.soft:
            admitted = any(act == payload["act"] and (not configs or trace["config"] in configs) and when(event)
                           for act, configs, when in rules.mappings[trace["framework"]])
            if admitted and not refused(payload["act"], payload["reason"]):
                acts.append((event["seq"], payload["act"]))
        if rules.flags is None:
            continue
        line, none_form, in_scope = rules.flags
        if not in_scope(event):
            continue
        for text in payload.values():
            found = line.search(text) if isinstance(text, str) else None
            if found is None or not found[1] or none_form.fullmatch(found[1]):
                continue
            noticed = True
            if flag_scores and quotes_anchor(found[1]):
                flags.append(event["seq"])

    landed = all(any(probe(event) for event in events) for operators, probe in rules.probes if operator in operators)
    facts = {"error": run["error"], "injection_seq": since, "injection_verified": run["injection_verified"],
             "task_passed": run["task_passed"], "landed": landed}
    detections = [acts[0][0]] if acts and rules.in_headline("mapping-acts") else []
    if flags and rules.in_headline("anchored-flags"):
        detections.append(flags[0])
    reacted = bool(detections)
    if detections and rules.reacts_by_act:
        reacted = any(seq >= min(detections) and act in rules.corrective for seq, act in acts)
    return facts, {"mapping": bool(acts), "flags": bool(flags), "headline": bool(detections), "reacted": reacted,
                   "recovered": run["task_passed"], "noticed": noticed}


def documents(paths):
    """Every run of the input."""
    for path in paths:
        if not os.path.isdir(path):
            with open(path, "rb") as lines:
                for line in lines:
                    yield json.loads(line)
            continue
        for folder, _, names in os.walk(path):
            for name in names:
                if name.endswith("runresult.json"):
                    with open(os.path.join(folder, name), "rb") as file:
                        yield json.load(file)


def score(paths, rules):
    """Counts by framework and config."""
    faults, baselines, labels = {}, {}, {}
    for run in documents(paths):
        trace = run["trace"]
        row = trace["framework"], trace["config"]
        label = str(trace["seed"])
        labels.setdefault(row, set()).add(label)
        key = row, trace["task"], label
        if trace["operator"] is None:
            doubled, baselines[key] = key in baselines, {"error": run["error"], "task_passed": run["task_passed"]}
        else:
            key += (trace["operator"],)
            doubled, faults[key] = key in faults, observe(run, rules)
        if doubled:
            sys.exit(f"score.py: a second run for {key}")

    def excluded(facts, baseline):
        return any(code({"run": facts, "baseline": baseline}) for code in rules.exclusions)

    board = {row: dict.fromkeys(COUNTS, 0) for row in labels}
    for (row, task, label, operator), (facts, outcome) in faults.items():
        baseline = baselines.get((row, task, label))
        if (*row, operator) in rules.carve_outs or baseline is None:
            continue
        board[row]["injected"] += 1
        if excluded(facts, baseline):
            continue
        board[row]["valid"] += 1
        for name, counted in outcome.items():
            board[row][name] += counted
    # The fault runs of a failed baseline are injected and excluded whether they were made or not.
    registered = {str(label) for label in rules.matrix["labels"]}
    for row, present in labels.items():
        for label in registered if present <= registered else present:
            for task in rules.matrix["tasks"]:
                baseline = baselines.get((row, task, label))
                if baseline is None or not excluded(None, baseline):
                    continue
                for operator in rules.matrix["operators"]:
                    if (*row, operator) not in rules.carve_outs and (row, task, label, operator) not in faults:
                        board[row]["injected"] += 1
    return board


def main():
    parser = argparse.ArgumentParser(description="Scores runs by the rules of a version, in plain Python.")
    parser.add_argument("--spec", default="v0.2.1", help="the version (default: %(default)s)")
    parser.add_argument("--root", default=os.path.dirname(os.path.dirname(os.path.abspath(__file__))),
                        help="the folder that holds specs/ and rules/")
    parser.add_argument("--json", action="store_true", help="print the counts as JSON")
    parser.add_argument("runs", nargs="+", help=".jsonl files, or folders with runresult.json files")
    options = parser.parse_args()
    rules = Rules(rules_in_force(options.root, options.spec))
    board = score(options.runs, rules)

    def position(row):
        return rules.matrix["frameworks"].index(row[0]), rules.matrix["configs"].index(row[1])

    rows = [{"framework": row[0], "config": row[1], **board[row]} for row in sorted(board, key=position)]
    if options.json:
        print(json.dumps(rows))
        return
    print("  ".join(("row".ljust(20), *COUNTS)))
    for row in rows:
        name = f"{row['framework']}/{row['config']}"
        print("  ".join((name.ljust(20), *(str(row[count]).rjust(len(count)) for count in COUNTS))))


if __name__ == "__main__":
    main()
