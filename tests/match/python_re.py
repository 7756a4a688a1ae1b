"""Answers a batch of pattern searches with Python's own `re`.

Each line of the file is "-MODES,PATTERN,TEXT", pattern and text in hexadecimal UTF-8. Each answer is one line:
"no match", or the byte offsets "begin-end" of the match and, if group 1 is not empty, of the group.
"""

import re
import sys
import warnings

FLAGS = {"i": re.IGNORECASE, "m": re.MULTILINE, "s": re.DOTALL}


def answer(modes, pattern, text):
    flags = re.RegexFlag(0)
    for mode in modes:
        flags |= FLAGS[mode]
    found = re.search(pattern, text, flags)
    if not found:
        return "no match"

    def span(group):
        begin, end = found.span(group)
        return "{}-{}".format(len(text[:begin].encode()), len(text[:end].encode()))

    if found.re.groups > 0 and found.group(1):
        return span(0) + " " + span(1)
    return span(0)


warnings.simplefilter("ignore")
with open(sys.argv[1], encoding="ascii") as batch:
    for line in batch:
        modes, pattern, text = line.rstrip("\n")[1:].split(",")
        print(answer(modes, bytes.fromhex(pattern).decode(), bytes.fromhex(text).decode()))
