# SPDX-License-Identifier: MIT
"""Checks that includes and imports follow the arrows of the house, in C++ and on the page, and that what is expensive to
compile stays in one file. A table says for each folder what its files may know; an entry that nothing needs any more
is a fault as well. No files stand in a circle, and on the page no folders either.
"""

import os
import re
from pathlib import Path

from linters import ROOT

# The folders and single headers that the files of a folder may include, besides the folder itself and tests' helpers. A
# new folder is added with those that it stands on.
MAY_INCLUDE = {
    "reckon": [],
    "reckon/text": ["reckon/text/detail"],
    "reckon/text/detail": [],
    "reckon/arith": ["reckon/text"],
    "reckon/arith/detail": [],
    "reckon/krypto": ["reckon/arith", "reckon/arith/detail", "reckon/text", "reckon/text/detail"],
    "reckon/krypto/census": ["reckon/krypto", "reckon/arith", "reckon/arith/detail", "reckon/text"],
    "reckon/countdown": ["reckon/krypto", "reckon/arith", "reckon/arith/detail"],
    "reckon/words": ["reckon/text"],
    "reckon/match": ["reckon/kinds", "reckon/krypto", "reckon/letters/grid", "reckon/letters/read", "reckon/letters/solve",
                     "reckon/arith", "reckon/text"],
    "reckon/letters": ["reckon/arith", "reckon/text"],
    "reckon/letters/grid": ["reckon/letters", "reckon/arith", "reckon/text"],
    "reckon/letters/read": ["reckon/letters", "reckon/arith", "reckon/text"],
    "reckon/letters/solve": ["reckon/letters", "reckon/arith", "reckon/arith/detail"],
    "reckon/letters/guess": ["reckon/letters", "reckon/arith", "reckon/arith/detail", "reckon/text"],
    "reckon/letters/reason": ["reckon/letters/solve", "reckon/letters/read", "reckon/letters", "reckon/arith", "reckon/text"],
    "reckon/letters/generate": ["reckon/letters/reason", "reckon/letters/solve", "reckon/letters/read", "reckon/words", "reckon/arith", "reckon/text"],
    "reckon/calcrostic": ["reckon/letters/grid", "reckon/letters/reason", "reckon/letters/solve", "reckon/letters",
                          "reckon/arith", "reckon/text"],
    "reckon/daily": ["reckon/kinds/kind_list.hpp", "reckon/calcrostic", "reckon/krypto", "reckon/krypto/census",
                     "reckon/letters/grid", "reckon/letters/solve", "reckon/letters", "reckon/arith", "reckon/text"],
    "reckon/kinds/detail": [],
    "reckon/kinds": ["reckon/kinds/detail", "reckon/words", "reckon/krypto", "reckon/calcrostic", "reckon/letters/generate",
                     "reckon/letters/grid", "reckon/letters/read", "reckon/letters/reason", "reckon/letters/solve",
                     "reckon/letters", "reckon/arith", "reckon/text"],
    "reckon/algebra": ["reckon/kinds", "reckon/calcrostic", "reckon/letters/grid", "reckon/letters", "reckon/arith",
                       "reckon/text"],
    "reckon/zero": ["reckon/algebra", "reckon/letters/grid", "reckon/letters", "reckon/arith", "reckon/text"],
    "reckon/sheet": ["reckon/kinds", "reckon/words", "reckon/krypto", "reckon/calcrostic", "reckon/letters/grid",
                     "reckon/letters/read", "reckon/letters/reason", "reckon/letters", "reckon/arith", "reckon/text"],
    "reckon/contest": ["reckon/kinds/detail", "reckon/kinds", "reckon/krypto", "reckon/calcrostic", "reckon/letters/grid",
                       "reckon/letters/read", "reckon/letters/solve", "reckon/arith", "reckon/text"],
    "reckon/store": ["reckon/contest", "reckon/kinds", "reckon/algebra", "reckon/krypto", "reckon/calcrostic",
                     "reckon/letters/grid", "reckon/arith", "reckon/text"],
    "reckon/vision": ["reckon/arith/detail", "reckon/vision/detail", "reckon/arith", "reckon/text"],
    "reckon/vision/detail": ["reckon/vision"],
    "reckon/scan": ["reckon/contest", "reckon/vision", "reckon/kinds/detail", "reckon/kinds", "reckon/letters/grid",
                    "reckon/letters/read", "reckon/letters/solve", "reckon/krypto", "reckon/arith", "reckon/text"],
    "reckon/work": ["reckon/text"],
    # Code that is compiled to WebAssembly too knows neither the program nor the rooms that are not.
    "app/answers": ["reckon/daily", "reckon/letters/grid", "reckon/letters/read", "reckon/letters/reason", "reckon/match",
                    "reckon/scan", "reckon/kinds", "reckon/krypto", "reckon/krypto/census", "reckon/calcrostic", "reckon/arith",
                    "reckon/text"],
    "app/api": ["app/answers", "reckon/words", "reckon/sheet", "reckon/kinds", "reckon/krypto", "reckon/calcrostic",
                "reckon/letters/generate", "reckon/letters/grid", "reckon/letters/read", "reckon/letters/reason",
                "reckon/letters/solve", "reckon/letters", "reckon/arith", "reckon/text", "reckon/version.hpp"],
    "app/wasm": ["app/api", "reckon/text"],
    "app/door": ["app/api", "app/answers", "reckon/arith", "reckon/version.hpp"],
    "app/play": ["reckon/match", "reckon/krypto", "reckon/arith", "reckon/text"],
    "app/dynamic": [],
    "app/images": ["app/dynamic", "reckon/scan/answer_sheet.hpp", "reckon/contest/answer_page.hpp", "reckon/vision", "reckon/arith", "reckon/text"],
    "app/mpi": ["reckon/work/channel.hpp"],
    "app/pdf": ["app/dynamic", "reckon/sheet", "reckon/text", "reckon/version.hpp"],
    "app/course": ["reckon/sheet", "reckon/words", "reckon/kinds", "reckon/krypto", "reckon/letters/grid", "reckon/letters/read",
                   "reckon/arith", "reckon/text"],
    "app/traffic": ["reckon/arith"],
    "app/keeping": [],
    "app/papers": ["app/course/zip.hpp", "reckon/scan/answer_sheet.hpp", "reckon/store", "reckon/contest", "reckon/words", "reckon/algebra", "reckon/kinds",
                   "reckon/krypto", "reckon/arith", "reckon/text"],
    "app/contests": ["app/keeping", "app/papers", "app/traffic", "app/answers", "reckon/store", "reckon/contest", "reckon/kinds",
                     "reckon/words", "reckon/text"],
    "app/rooms": ["app/keeping", "app/traffic", "app/answers", "reckon/store", "reckon/match", "reckon/kinds",
                  "reckon/krypto", "reckon/letters/reason", "reckon/arith", "reckon/text"],
    "app/server": ["app/traffic", "app/api", "app/contests", "app/rooms", "app/images", "app/answers/day_list.hpp", "app/answers/days.hpp", "app/answers/scans.hpp", "app/answers/values.hpp", "reckon/daily",
                   "reckon/words", "reckon/scan/scan.hpp", "reckon/vision/parts.hpp", "reckon/store/matches.hpp", "reckon/text", "reckon/version.hpp", "reckon/arith/effort_test.hpp"],
    "python/src": ["app/api", "app/pdf/pdf.hpp", "reckon/sheet", "reckon/kinds", "reckon/algebra", "reckon/krypto",
                   "reckon/krypto/census", "reckon/calcrostic", "reckon/letters/generate", "reckon/letters/grid",
                   "reckon/letters/read", "reckon/letters/reason", "reckon/letters/solve", "reckon/arith", "reckon/text", "reckon/version.hpp"],
    # Helpers of the tests of all.
    "app/testing": [],
}
# The folders of the command line may include all the others, and of each other these.
OF_THE_PROGRAM = {
    "app/cli": ["frame", "long", "serve"],
    "app/cli/frame": [],
    "app/cli/algebra": ["frame", "letters", "long", "zero"],
    "app/cli/zero": ["frame", "letters", "long"],
    "app/cli/files": ["frame", "image"],
    "app/cli/long": ["frame"],
    "app/cli/plot": ["frame"],
    "app/cli/bank": ["frame", "files"],
    "app/cli/contest": ["frame", "files", "bank", "image", "pdf"],
    "app/cli/letters": ["frame", "files", "algebra", "long", "plot"],
    "app/cli/image": ["frame"],
    "app/cli/pdf": ["frame"],
    "app/cli/play": ["frame"],
    "app/cli/scan": ["frame", "files", "image", "algebra"],
    "app/cli/krypto": ["frame", "files", "long", "plot"],
    "app/cli/today": ["frame", "files"],
    "app/cli/sheet": ["frame", "files", "bank", "algebra", "pdf"],
    "app/cli/serve": ["frame", "files", "contest"],
}
# The same of the page, from the ground up: the folders of web/src that one may import from, beside its own. A row
# names only rows above it, so that no folders stand in a circle. Tests obey too, and imports of types.
PAGE = {
    "i18n/base": [],
    "i18n/en": ["i18n/base"],
    "i18n/fr": ["i18n/base", "i18n/en"],
    "i18n": ["i18n/base", "i18n/en", "i18n/fr"],
    "styles": [],
    "storage": [],
    "engine": [],
    "days": [],
    "keys": [],
    "address": ["storage"],
    "parts": ["i18n/base", "i18n", "storage", "engine"],
    "offline": ["i18n"],
    "diary": ["storage", "engine", "days"],
    "result": ["i18n/base", "i18n/en", "i18n/fr", "i18n", "engine", "days", "parts", "diary"],
    "letters": ["i18n/base", "i18n/en", "i18n", "storage", "engine", "days", "keys", "address", "parts", "diary", "result"],
    "krypto": ["i18n/en", "i18n", "storage", "engine", "days", "keys", "address", "parts", "diary", "result"],
    "calcrostic": ["i18n/base", "i18n", "storage", "engine", "days", "address", "parts", "diary", "letters"],
    "alphametic": ["i18n/base", "i18n/en", "i18n/fr", "i18n", "storage", "engine", "days", "address", "parts", "letters"],
    "answering": ["i18n", "engine", "address", "parts", "letters", "calcrostic", "alphametic"],
    "embed": ["i18n/base", "i18n/en", "i18n/fr", "storage", "engine", "days", "keys", "letters", "krypto", "calcrostic"],
    "run": ["i18n/base", "i18n/en", "i18n/fr", "i18n", "storage", "engine", "address", "parts", "diary", "result", "letters", "krypto", "calcrostic"],
    "home": ["i18n/base", "i18n", "engine", "days", "address", "parts", "offline", "diary", "krypto", "calcrostic", "alphametic"],
    "record": ["i18n/base", "krypto", "calcrostic", "alphametic", "i18n/en", "i18n/fr", "i18n", "days", "parts", "diary", "result", "run"],
    "explore": ["i18n/en", "i18n/fr", "i18n", "engine", "parts", "krypto"],
    "workshop": ["i18n/en", "i18n/fr", "i18n", "storage", "engine", "address", "parts", "krypto"],
    "scan": ["i18n/en", "i18n/fr", "i18n", "storage", "engine", "parts", "krypto", "calcrostic", "alphametic", "workshop"],
    "about": ["i18n/en", "i18n/fr", "i18n", "engine", "parts"],
    "together/session": ["storage", "engine", "days", "krypto"],
    "together/parts": ["i18n/base", "i18n/en", "i18n/fr", "i18n", "engine", "address", "parts", "result", "letters", "krypto", "answering",
                       "together/session"],
    "together/replays": ["i18n/base", "i18n/en", "i18n", "storage", "engine", "address", "parts", "krypto", "answering",
                         "together/session", "together/parts"],
    "together/matches": ["i18n/en", "i18n/fr", "i18n", "engine", "parts", "krypto", "together/session", "together/parts",
                         "together/replays"],
    "together/classes": ["i18n", "storage", "engine", "days", "parts", "krypto", "answering", "workshop", "together/session", "together/parts",
                         "together/replays"],
    "together/duels": ["i18n", "parts", "krypto", "together/session", "together/parts", "together/replays"],
    "together": ["engine", "address", "parts", "together/session", "together/parts", "together/replays",
                 "together/matches", "together/classes", "together/duels"],
    "app": ["i18n/base", "days", "i18n", "storage", "engine", "keys", "address", "parts", "offline", "krypto", "calcrostic", "alphametic", "run", "home", "record",
            "explore", "workshop", "scan", "about", "together"],
    "contest": ["styles", "i18n/en", "i18n/fr", "i18n", "storage", "engine", "parts", "krypto", "calcrostic",
                "answering", "app"],
    "staff/frame": ["i18n/base", "i18n/en", "i18n/fr", "i18n", "parts", "contest"],
    "staff/groups": ["i18n/en", "i18n/fr", "i18n", "parts", "staff/frame"],
    "staff/organiser": ["i18n/en", "i18n/fr", "i18n", "parts", "contest", "staff/frame"],
    "staff": ["styles", "i18n", "parts", "app", "contest", "staff/frame", "staff/groups", "staff/organiser"],
    "practice": ["styles", "i18n/en", "i18n/fr", "i18n", "storage", "engine", "parts", "letters", "krypto", "calcrostic",
                 "alphametic", "answering", "app", "contest"],
    # The file that is loaded first.
    ".": ["styles", "days", "address", "offline", "app"],
}
# Headers that few source files may include, and no header, since they cost seconds each time: how
# many files. The network library has four files of the server and one of its benchmark.
DEAR = {"boost/multiprecision": 1, "boost/asio": 4, "boost/beast": 4, "cairo": 1, "png.h": 1,
        "tesseract": 1, "leptonica": 1, "mpi.h": 1, "seccomp.h": 1, "utf8proc.h": 1}
INCLUDE = re.compile(r'\s*#\s*include\s*([<"])([^>"]+)[>"]')
IMPORT = re.compile(r"""(?:\bfrom|\bimport|\bimport\(|\bvi\.mock\()\s*['"](\.[^'"?]*)""")


def may_include(folder):
    """The folders and headers that a folder's row names, or None where it has no row."""
    if folder.startswith("bench"):
        return [*MAY_INCLUDE]
    if folder in OF_THE_PROGRAM:
        return [f"app/cli/{one}" for one in OF_THE_PROGRAM[folder]]
    return MAY_INCLUDE.get(folder)


# The rooms that take their puzzles for tests from a higher one.
TESTED_WITH = {"reckon/letters": ["reckon/calcrostic"]}


def is_of_test(name, folder, header):
    """Whether a test includes another folder of its room, or a room that it takes puzzles from."""
    room = "/".join(folder.split("/")[:2])
    rooms = [room, *TESTED_WITH.get(room, [])]
    return name.stem.endswith(("_test", "_fuzz")) and "/".join(header.split("/")[:2]) in rooms


def is_free(folder, header):
    """Whether a header needs no entry in the row of a folder."""
    into = str(Path(header).parent)
    of_all = [folder, "app/testing"] + ([*MAY_INCLUDE] if folder in OF_THE_PROGRAM else [])
    return into in of_all or (folder in OF_THE_PROGRAM and header == "reckon/version.hpp")


def sources_of(folders):
    """The C++ files below some folders, each with the folder that it is in and its lines."""
    for path in sorted(p for folder in folders for p in ROOT.glob(f"{folder}/**/*.[ch]pp")):
        name = path.relative_to(ROOT)
        yield name, name.parent.as_posix(), path.read_text(encoding="utf-8").splitlines()


def includes_of_house():
    """Yields the faults in the includes of C++."""
    users = {dear: set() for dear in DEAR}
    used, included = {}, {}
    for name, folder, lines in sources_of(("reckon", "app", "bench", "python/src")):
        allowed = may_include(folder)
        needed = used.setdefault(folder, set())
        headers = included.setdefault(str(name), set())
        if allowed is None:
            yield f"{name}:1: say in scripts/linters/arrows.py what {folder} may include"
        for number, line in enumerate(lines, 1):
            include = INCLUDE.match(line)
            if not include:
                continue
            quote, header = include.groups()
            for dear in DEAR:
                if header.startswith(dear) and not name.stem.endswith("_test"):
                    users[dear].add(name)
            if quote == "<" or allowed is None:
                continue
            headers.add(header)
            entry = next((one for one in (header, str(Path(header).parent)) if one in allowed), None)
            needed.add(entry)
            if not (ROOT / header).is_file():
                yield f'{name}:{number}: name "{header}" from the root of the repository'
            elif entry is None and not is_free(folder, header) and not is_of_test(name, folder, header):
                yield f'{name}:{number}: {folder} must not know "{header}"'
    rows = {**MAY_INCLUDE, **{folder: may_include(folder) for folder in OF_THE_PROGRAM}}
    yield from unneeded(rows, used)
    yield from (f"{files[0]}:1: includes itself through {', '.join(files[1:])}" for files in circles(included))
    for dear, names in users.items():
        if len(names) != DEAR[dear] or any(name.suffix != ".cpp" for name in names):
            yield f"{', '.join(map(str, sorted(names)))}: keep {dear} in {DEAR[dear]} source file(s)"


def imports_of_page():
    """Yields the faults in the imports of the page."""
    root = ROOT / "web/src"
    files = {str(path.relative_to(root)): path.read_text(encoding="utf-8") if path.suffix in (".ts", ".tsx") else ""
             for path in sorted(root.glob("**/*")) if path.suffix in (".ts", ".tsx", ".css", ".json")}
    used, imported = {}, {}
    for name, text in files.items():
        folder = os.path.dirname(name) or "."
        needed, targets = used.setdefault(folder, set()), imported.setdefault(name, set())
        if folder not in PAGE:
            yield f"web/src/{name}:1: say in scripts/linters/arrows.py what web/src/{folder} may import"
            continue
        for found in IMPORT.finditer(text):
            target = os.path.normpath(os.path.join(folder, found[1]))
            if target.startswith(".."):
                continue  # the engine that was built
            path = next((one for one in (target, f"{target}.ts", f"{target}.tsx", f"{target}/index.ts")
                         if one in files), None)
            number = text.count("\n", 0, found.start()) + 1
            if path is None:
                yield f"web/src/{name}:{number}: there is no {found[1]}"
                continue
            targets.add(path)
            into = os.path.dirname(path) or "."
            needed.add(into)
            if into not in (folder, *PAGE[folder]):
                yield f"web/src/{name}:{number}: {folder} must not know {into}/"
    above = []
    for folder, others in PAGE.items():
        yield from (f"scripts/linters/arrows.py:1: PAGE: put the row of {folder} below that of {one}"
                    for one in others if one not in above)
        above.append(folder)
    yield from unneeded(PAGE, used)
    yield from (f"web/src/{ring[0]}:1: imports itself through {', '.join(ring[1:])}" for ring in circles(imported))


def unneeded(table, used):
    """The rows of folders that have no file, and the entries that none of their files needs."""
    for folder, entries in table.items():
        if folder not in used:
            yield f"scripts/linters/arrows.py:1: there is no file in {folder}: take its row away"
            continue
        yield from (f"scripts/linters/arrows.py:1: {folder} does not need {one} (any more): take it out of its row"
                    for one in entries if one not in used[folder])


def circles(graph):
    """Returns the sets of files in which each leads to all the others, by Tarjan's algorithm."""
    order, lowest, stack, found = {}, {}, [], []

    def visit(one):
        order[one] = lowest[one] = len(order)
        stack.append(one)
        for other in sorted(graph.get(one, ())):
            if other not in order:
                visit(other)
            if other in stack:
                lowest[one] = min(lowest[one], lowest[other])
        if lowest[one] == order[one]:
            at = stack.index(one)
            if len(stack) - at > 1:
                found.append(stack[at:])
            del stack[at:]

    for one in graph:
        if one not in order:
            visit(one)
    return found


def notices_faults():
    """Whether it would notice what it looks for."""
    return (circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c"]]
            and not circles({"a": {"b", "c"}, "b": {"c"}})
            and len([*unneeded({"a": ["b", "c"], "d": []}, {"a": {"b"}})]) == 2)


def main():
    faults = [*includes_of_house(), *imports_of_page()]
    if not notices_faults():
        faults.append("scripts/linters/arrows.py:1: does not notice faults that were made on purpose")
    print("\n".join(faults) or "arrows: all point the right way")
    return 1 if faults else 0
