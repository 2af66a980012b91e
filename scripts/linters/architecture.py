# SPDX-License-Identifier: MIT
"""Checks docs/architecture.md. Every file and link on it exists, and a function stands in a file that is named beside
it. Each folder of reckon/, app/ and web/src has a row, below the rows of those that it includes.

A file is a piece of code with the ending of a source, or one that begins with a folder of the repository.
"""

import re
from os.path import dirname, join, normpath
from pathlib import Path

from linters import ROOT, tracked
DOCUMENT = Path("docs/architecture.md")
HOUSES = ("reckon", "app", "web/src")
ROW = re.compile(r"\| `([^`]+)` \| .+ \|")
FUNCTION = re.compile(r"(?:\w+::)*(\w+)\(\)")
SOURCE = re.compile(r"\S+\.(?:cpp|hpp|h|tsx?|css|json|py)")


def room_of(name):
    """The room of a file, or nothing if it is in none."""
    for house in HOUSES:
        parts = name.removeprefix(f"{house}/").split("/")
        if name.startswith(f"{house}/") and len(parts) > 1:
            return f"{house}/{parts[0]}"
    return None


def included(files):
    """By room the others that it includes or imports, but for tests."""
    found = {}
    for name in files:
        if re.search(r"[_.](test|bench|fuzz)\.", name) or not name.endswith((".cpp", ".hpp", ".ts", ".tsx")):
            continue
        text = (ROOT / name).read_text(encoding="utf-8")
        if name.endswith("pp"):
            others = re.findall(r'^#include "([^"]+)"', text, re.MULTILINE)
        else:
            # An import may name a folder.
            others = [normpath(join(dirname(name), one)) + "/" for one in re.findall(r"""(?:from|import)\s*\(?['"](\.[^'"]*)""", text)]
        found.setdefault(room_of(name), set()).update(filter(None, map(room_of, others)))
    return {room: others - {room} for room, others in found.items() if room}


def faults_of_line(line, folders):
    """Returns the faults of what a line names, outside the picture."""
    code = re.findall(r"`([^`]+)`", line)
    paths = [one for one in code if SOURCE.fullmatch(one) or ("/" in one and one.split("/")[0] in folders)]
    for path in paths:
        if not (ROOT / path).exists():
            yield f"there is no {path}: name a file or folder that there is, from the root of the repository"
    for link in re.findall(r"\]\(([^)#:]+)", line):
        if not (ROOT / DOCUMENT.parent / link).exists():
            yield f"there is no {link} to link to"
    texts = [(ROOT / path).read_text(encoding="utf-8") for path in paths if (ROOT / path).is_file()]
    for one in code:
        function = FUNCTION.fullmatch(one)
        if function and not any(re.search(rf"\b{function[1]}\b", text) for text in texts):
            yield f"no file of this line has {one}: name the one that has"


def faults(document, files, includes):
    """The faults of a document, each with the number of its line."""
    folders = {name.split("/")[0] for name in files}
    rooms = {room for room in map(room_of, files) if room}
    rows = []
    for number, line in enumerate(document.splitlines(), 1):
        yield from ((number, fault) for fault in faults_of_line(line, folders))
        row = ROW.fullmatch(line)
        if not row:
            continue
        if row[1] not in rooms or row[1] in rows:
            yield number, f"{row[1]} is no room, or has a row already"
        rows.append(row[1])
        for above in sorted(includes.get(row[1], set()) - {*rows}):
            yield number, f"{row[1]} includes {above}: put its row below that one"
    for room in sorted(rooms - {*rows}):
        yield 1, f"{room} has no row: say what it does"


def notices_faults(files, includes):
    """Whether it would notice what it looks for."""
    good = (ROOT / DOCUMENT).read_text(encoding="utf-8")
    first, *_, last = re.findall(r"^\| `[^`]+` \| .+ \|\n", good, re.MULTILINE)
    file = re.search(r"`([\w/]+\.cpp)`", good)[1]
    wrong = (good.replace(file, f"{file}x.cpp", 1), good.replace(last, "", 1), good.replace(first, first + first, 1),
             good.replace(first, "", 1).replace(last, last + first, 1), good.replace("()`", "Elsewhere()`", 1),
             good.replace("](../", "](../no/", 1))
    return (all(any(faults(text, files, includes)) for text in wrong)
            and any(faults(good, [*files, "app/new/new.hpp"], includes)))


def main():
    files = tracked()
    includes = included(files)
    found = [*faults((ROOT / DOCUMENT).read_text(encoding="utf-8"), files, includes)]
    for number, fault in found:
        print(f"{DOCUMENT}:{number}: {fault}")
    if not notices_faults(files, includes):
        print("scripts/linters/architecture.py: does not notice faults that were made on purpose")
        return 1
    return 1 if found else 0
