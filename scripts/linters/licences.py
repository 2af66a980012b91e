# SPDX-License-Identifier: MIT
"""Checks that NOTICE.md names all that is shipped, and that every source says under which licence it is.

    scripts/lint licences [--fix | --notice]

`--fix` writes the line that says it where it is missing, `--notice` looks at NOTICE.md alone. The page ships the
dependencies of package.json, and theirs; the program ships the libraries that its sources include.
"""

import json
import re
import sys
from pathlib import Path

from linters import ROOT, tracked
TAG = "SPDX-License-Identifier: MIT"
# How a comment begins and ends, by the ending of a file.
COMMENTS = {".cpp": ("//", ""), ".hpp": ("//", ""), ".ts": ("//", ""), ".tsx": ("//", ""), ".js": ("//", ""),
            ".css": ("/*", " */"), ".cmake": ("#", ""), ".py": ("#", ""), ".sh": ("#", ""), ".yml": ("#", "")}
SCRIPT = re.compile(r"^#!.*\b(sh|bash|python3|node)\b")
# Includes of the C library and the system.
OF_THE_SYSTEM = {"sys", "linux", "net", "netinet", "arpa"}
# Libraries of Debian whose names look like those of npm.
OF_DEBIAN = {"cairo", "libpng", "libseccomp", "ncurses", "utf8proc", "wasi-libc", "zlib"}
# Packages that npm would install with others, but the page does without: types, and those that vite.config.ts leaves
# out.
NOT_SHIPPED = {"@types/pako"}


def comment_of(path, text):
    """How a comment is written in a file that has to say its licence; None if it has not."""
    if path in ("CMakeLists.txt", "Makefile"):
        return "#", ""
    if SCRIPT.match(text):
        return ("//", "") if "node" in text.split("\n", 1)[0] else ("#", "")
    return COMMENTS.get(Path(path).suffix)


def check_headers(fix):
    faults, count = [], 0
    for path in tracked():
        if "_fuzz.corpus/" in path:
            continue
        try:
            text = (ROOT / path).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        comment = comment_of(path, text)
        if comment is None:
            continue
        count += 1
        if TAG in "\n".join(text.split("\n", 3)[:3]):
            continue
        if not fix:
            faults.append(f"{path}:1: says no licence: scripts/lint licences --fix")
            continue
        line = f"{comment[0]} {TAG}{comment[1]}\n"
        first, rest = text.split("\n", 1) if text.startswith("#!") else ("", text)
        (ROOT / path).write_text((first + "\n" if first else "") + line + rest, encoding="utf-8")
    print(f"licences: {count} sources")
    return faults


def rows_of_notice():
    rows = {}
    for line in (ROOT / "NOTICE.md").read_text(encoding="utf-8").splitlines():
        columns = [column.strip() for column in line.strip("|").split("|")]
        if line.startswith("|") and len(columns) >= 3 and columns[0] not in ("what", "---"):
            rows[columns[0]] = columns[1:]
    return rows


def check_page(rows):
    """Checks the packages that the page needs, by the lock file: production dependencies that are not optional."""
    lock = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    faults = []
    shipped = set()
    for place, package in lock.items():
        name = place.rpartition("node_modules/")[2]
        if not name or package.get("dev") or package.get("optional") or name in NOT_SHIPPED:
            continue
        shipped.add(name)
        if name not in rows:
            faults.append(f"NOTICE.md: the page ships {name}, {package.get('license')}")
            continue
        licence = package.get("license", "").strip("()")
        if not licence.startswith("SEE ") and rows[name][0] != licence:
            faults.append(f"NOTICE.md: {name} is under {licence}, not {rows[name][0]}")
    return faults, shipped


def check_program(rows):
    """Checks that every header that the sources include belongs to a row, or to the language or the system."""
    known = {row[2] for row in rows.values() if len(row) > 2}
    used = set()
    faults = []
    for path in tracked():
        if not re.match(r"(reckon|app|python)/.*\.[ch]pp$", path) or re.search(r"_(test|bench|fuzz)\.", path):
            continue
        for header in re.findall(r"^\s*#\s*include <([^>]+)>", (ROOT / path).read_text(encoding="utf-8"), re.MULTILINE):
            family = header.split("/")[0]
            used.add(family)
            if "/" in header and family not in known | OF_THE_SYSTEM:
                faults.append(f"{path}: NOTICE.md does not name what <{header}> belongs to")
    # Headers that come with others of their row, or through another library.
    through = {"gmp.h", "sqlite3.h"}
    own = {family for family in known if (ROOT / family).is_file()}  # with a table of others
    faults += [f"NOTICE.md: nothing includes {family}" for family in sorted(known - used - through - own)]
    return faults


def main(options):
    if options not in ([], ["--fix"], ["--notice"]):
        sys.exit(__doc__)
    rows = rows_of_notice()
    faults = [] if "--notice" in options else check_headers("--fix" in options)
    of_page, shipped = check_page(rows)
    faults += of_page + check_program(rows)
    faults += [f"NOTICE.md: the page does not ship {name}" for name in rows
               if re.match(r"^[@a-z][a-z0-9@/-]*$", name) and name not in shipped | OF_DEBIAN]
    print(*faults[:20], sep="\n", end="\n" if faults else "")
    print(f"licences: {len(rows)} others are named, {len(faults)} faults")
    return 1 if faults else 0
