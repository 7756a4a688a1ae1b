"""The cases of this task.

Run alone, prints the arguments of every case as JSON, for the caller. Run with what the caller printed, judges it, and
prints its last line only when every case holds. No code that is judged is ever loaded here.
"""
import json
import sys

CHARGES = [
    # (weight_kg, zone, is_perishable), expected, what it shows
    ((8, "inland", False), 33.60, "the first band"),
    ((30, "coastal", False), 126.50, "the second band"),
    ((70, "highland", False), 373.10, "the third band"),
    ((8, "inland", True), 52.10, "the surcharge on perishable goods"),
    ((70, "highland", True), 373.10, "no surcharge in the highland zone"),
    ((10, "inland", False), 40.00, "the rebate on a whole-dollar subtotal"),
    ((10, "inland", True), 58.50, "the rebate goes by the subtotal, before the surcharge"),
    ((1, "inland", False), 4.20, "one kilogram inland"),
    ((1, "coastal", False), 5.75, "one kilogram to the coast"),
    ((1, "highland", False), 9.10, "one kilogram to the highland"),
    ((0.5, "inland", False), 2.10, "less than a kilogram"),
    ((10, "coastal", False), 57.50, "the end of the first band"),
    ((11, "coastal", False), 60.95, "just above the first band"),
    ((50, "inland", False), 142.80, "the end of the second band"),
    ((51, "inland", False), 144.27, "just above the second band"),
    ((50, "coastal", False), 195.50, "the end of the second band at the coast"),
    ((10, "highland", False), 89.00, "the rebate in the highland zone"),
    ((10, "highland", True), 89.00, "the rebate, and no surcharge, in the highland zone"),
    ((20, "coastal", False), 90.00, "the rebate in the second band"),
    ((20, "coastal", True), 108.50, "the rebate in the second band, with the surcharge"),
    ((100, "inland", False), 216.30, "far into the third band"),
    ((70, "coastal", True), 254.25, "the third band, with the surcharge"),
    ((90, "coastal", False), 274.00, "the rebate in the third band"),
    ((0.333, "inland", False), 1.40, "a charge of more than two decimals"),
    ((0.9523, "inland", False), 2.00, "the rebate goes by the rounded subtotal"),
]

REFUSED = [
    ((0, "inland", False), "a weight of nothing"),
    ((-3, "coastal", False), "a negative weight"),
    ((5, "island", False), "an unknown zone"),
    ((5, "Inland", False), "a zone in other letters"),
    ((5, "", True), "no zone"),
]


def fail(arguments, what, text):
    print(f"kessler_freight_charge{arguments}: {text} ({what})")
    sys.exit(1)


def shown(result):
    if "raised" in result:
        return result["raised"][0]
    return repr(result["value"]) if "value" in result else f"an object of type {result['other']}"


def is_charge(value, expected):
    return not isinstance(value, bool) and isinstance(value, (int, float)) and abs(value - expected) <= 1e-9


def judge(results):
    for (arguments, expected, what), result in zip(CHARGES, results):
        if not is_charge(result.get("value"), expected):
            fail(arguments, what, f"expected {expected:.2f}, got {shown(result)}")
    for (arguments, what), result in zip(REFUSED, results[len(CHARGES) :]):
        if "ValueError" not in result.get("raised", []):
            fail(arguments, what, f"expected ValueError, got {shown(result)}")


def read(answers):
    """The last line of what the caller printed: the module may have printed before it, or ended it early."""
    try:
        results = json.loads(answers.rstrip("\n").rsplit("\n", 1)[-1])
    except ValueError:
        results = []
    if len(results) != len(CHARGES) + len(REFUSED):
        print("not every call came back with a result")
        sys.exit(1)
    return results


def main():
    if len(sys.argv) == 1:
        print(json.dumps([case[0] for case in CHARGES + REFUSED]))
        return
    with open(sys.argv[1]) as file:
        judge(read(file.read()))
    print("all cases passed")


if __name__ == "__main__":
    main()
