"""Calls the function of this task in a module, and prints what came of each call as one line of JSON.

Run with the module and a file of calls. Knows no right answer: the module shares its process and may look at all of it.
"""
import importlib.util
import json
import sys


def load(path):
    spec = importlib.util.spec_from_file_location("candidate", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.kessler_freight_charge


def result(function, arguments):
    try:
        value = function(*arguments)
    except Exception as problem:
        return {"raised": [kind.__name__ for kind in type(problem).__mro__]}
    if value is None or isinstance(value, (bool, int, float, str)):
        return {"value": value}
    return {"other": type(value).__name__}


def main(module, calls):
    with open(calls) as file:
        listed = json.load(file)
    function = load(module)
    print(json.dumps([result(function, arguments) for arguments in listed]))


if __name__ == "__main__":
    main(*sys.argv[1:])
