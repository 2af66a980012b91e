# SPDX-License-Identifier: MIT
"""Keeps the measured figures of the documents: all of them come from bench/figures.json.

bench/figures_in_docs.txt says where they stand, below the name of each page: a text of the page with {} for each
figure, then what was measured: a benchmark, the ratio of two, or a figure of a command:

    docs/speed.md
        | all solutions | {} | {}, all 430,080 formulas |  <-  all_distinct; exhaustive / all_distinct
        The census takes {} under house rules  <-  census/international:0
        server did {} actions a second  <-  rooms: actions
        | limit | … |  <-  not measured

A text that begins with | is a whole row of a table, and … in it is anything in a cell. All other texts may be broken
into lines in any way. The text must be in its page exactly once. A row that is `not measured` exempts its table, such
as one of limits: in all others of docs/ every time has to come from a measurement.

Without options checks that the documents say what bench/figures.json has, with machine and date. With --measure, on an
idle machine, runs the benchmarks, some minutes, or the commands that are named, and writes that file and the documents.

A command of bench/figures.json is a list of lines for bash, in one new folder; reckon, reckon_bench, the scripts of
bench/ and those of scripts/ are on the PATH. After what a line prints stands `line N took SECONDS`, of the
processor. A figure is what the regular expression `from` finds in all this; a time if `unit` says of what unit
the number is; put into the text `as` ({}).
"""

import argparse
import datetime
import json
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from linters import ROOT

sys.path.insert(0, str(ROOT / "bench"))
from measuring import UNITS, machine, measure, names_of  # noqa: E402

FILE = ROOT / "bench" / "figures.json"
PLACES = ROOT / "bench" / "figures_in_docs.txt"
UNMEASURED = "not measured"
FIGURE = r"([^\s|]+(?:\s[^\s|]+){0,4}?)"
TIME = re.compile(r"\d (?:ns|µs|ms|s|min|h)\b")
ROUNDS = 5


class Place:
    """A text of a page with figures, and what was measured for each."""

    def __init__(self, number, page, text, measured):
        self.number, self.page, self.text, self.measured = number, page, text, measured
        self.is_row = text.startswith("|")
        blanks = " +" if self.is_row else r"\s+"
        pattern = "".join(FIGURE if part == "{}" else r"[^|\n]*?" if part == "…" else blanks if part.isspace() else re.escape(part)
                          for part in re.split(r"(\{\}|…| +)", text))
        self.pattern = re.compile(rf"^{pattern}$" if self.is_row else rf"(?<!\S){pattern}", re.MULTILINE)

    def fault(self, text):
        """Why the figures cannot be found in the text of the page; None if they can."""
        if self.measured != [UNMEASURED] and self.pattern.groups != len(self.measured):
            return f"has {self.pattern.groups} times {{}} for {len(self.measured)} that were measured"
        count = len(self.pattern.findall(text))
        return None if count == 1 else f"{self.page} has {count or 'no'} such text{'s' * (count != 1)}: '{self.text}'"


def places_in(listed):
    """The places of the list of figures, by page."""
    places, page = {}, None
    for number, line in enumerate(listed.splitlines(), 1):
        if line.startswith(" "):
            text, _, measured = line.strip().rpartition("  <-  ")
            places[page].append(Place(number, page, text.strip(), measured.split("; ")))
        elif line and not line.startswith("#"):
            page = line
            places[page] = []
    return places


def in_two_digits(value):
    if value >= 100:
        digits = len(str(int(value))) - 2
        return f"{round(value / 10**digits) * 10**digits:,}"
    return f"{value:.0f}" if value >= 10 else f"{value:.1f}"


def as_time(nanoseconds):
    for unit, size in (("s", 1e9), ("ms", 1e6), ("µs", 1e3)):
        if nanoseconds >= 0.995 * size:
            return f"{in_two_digits(nanoseconds / size)} {unit}"
    return f"{in_two_digits(nanoseconds)} ns"


def said_by(figures, measured):
    """Returns the figure as documents have it, or None if nothing was measured for it."""
    command, colon, figure = measured.partition(": ")
    if colon:
        return figures["commands"].get(command, {}).get("figures", {}).get(figure, {}).get("said")
    times = [figures["nanoseconds"].get(name) for name in measured.split(" / ")]
    if None in times or len(times) > 2:
        return None
    return as_time(times[0]) if len(times) == 1 else f"{in_two_digits(times[0] / times[1])} times"


def medians_of(names):
    """Returns the medians of rounds that go through all benchmarks in turn, in nanoseconds of one iteration."""
    program = ROOT / "build" / "release" / "reckon_bench"
    known = names_of(program)
    # A name may leave out how often a benchmark runs.
    full = {name: [line for line in known if line == name or line.startswith(f"{name}/")]
            for name in names}
    wrong = [name for name, found in full.items() if len(found) != 1]
    if wrong:
        sys.exit(f"figures: not the name of one benchmark: {', '.join(wrong)}")
    runs = {name: [] for name in names}
    for _ in range(ROUNDS):
        for name, (one,) in full.items():
            runs[name].append(measure(program, one)[0])
    return {name: statistics.median(times) for name, times in sorted(runs.items())}


def output_of(lines):
    """Returns the output of the lines of a command, and what each costs."""
    output = ""
    path = [ROOT / "build" / "release", ROOT / "bench", ROOT / "scripts", os.environ["PATH"]]
    environment = os.environ | {"PATH": os.pathsep.join(map(str, path)), "ROOT": str(ROOT)}
    with tempfile.TemporaryDirectory() as folder:
        for number, line in enumerate(lines, 1):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            done = subprocess.run(["bash", "-c", line], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if done.returncode:
                sys.exit(f"figures: `{line}` ends with {done.returncode}: {done.stdout[-500:]}")
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            output += f"{done.stdout}\nline {number} took {as_time(1e9 * spent)}\n"
    return output


def measure_command(name, command):
    """Runs a command and keeps what its figures say now."""
    output = output_of(command["run"])
    for figure, how in command["figures"].items():
        found = re.search(how["from"], output, re.MULTILINE)
        if not found:
            sys.exit(f"figures: {name}: {figure}: nothing is like {how['from']} in\n{output}")
        groups = [as_time(float(text) * UNITS[how["unit"]]) if "unit" in how else
                  int(text) if text.isdecimal() else text for text in found.groups()]
        how["said"] = how.get("as", "{}").format(*groups)
    command |= {"machine": machine(), "date": datetime.date.today().isoformat()}


def measure_benchmarks(figures, places):
    """Runs the benchmarks that the documents name."""
    compiler = subprocess.run(["g++", "-dumpfullversion"], check=True, capture_output=True, text=True).stdout.strip()
    names = {name for of_page in places.values() for place in of_page for measured in place.measured
             if ": " not in measured and measured != UNMEASURED for name in measured.split(" / ")}
    return {"machine": machine(), "compiler": f"g++ {compiler}", "date": datetime.date.today().isoformat(),
            "rounds": ROUNDS, "nanoseconds": medians_of(sorted(names)), "commands": figures["commands"]}


def spans_of(text, places):
    """Yields (place, measured, start, end) of each figure; places that are not found have none."""
    for place in places:
        if place.fault(text) is None and place.measured != [UNMEASURED]:
            found = place.pattern.search(text)
            yield from ((place, measured, *found.span(group)) for group, measured in enumerate(place.measured, 1))


def renewed(text, places, figures):
    """Returns a document with the figures that were measured."""
    for _, measured, start, end in sorted(spans_of(text, places), key=lambda span: span[2], reverse=True):
        text = text[:start] + said_by(figures, measured) + text[end:]
    return text


def times_of_nowhere(page, text, places):
    """Yields the times in tables that no place has, unless the table is exempt."""
    known = {number for *_, start, end in spans_of(text, places) for number in range(start, end)}
    exempt = {place.pattern.search(text).start() for place in places
              if place.measured == [UNMEASURED] and place.fault(text) is None}
    without_code = re.sub(r"^ *```.*?^ *```", lambda code: re.sub(r"[^\n]", " ", code[0]), text, flags=re.MULTILINE | re.DOTALL)
    for table in re.finditer(r"(?:^\|.*\n?)+", without_code, re.MULTILINE):
        if not any(table.start() <= place < table.end() for place in exempt):
            for time in TIME.finditer(table[0]):
                if table.start() + time.start() not in known:
                    line = text.count("\n", 0, table.start() + time.start()) + 1
                    yield f"{page}:{line}: '{table[0][:time.end()][-12:]}' comes from no measurement: see {PLACES.relative_to(ROOT)}"


def faults_of(texts, places, figures):
    for page in sorted(texts.keys() | places.keys()):
        if page not in texts:
            yield f"{PLACES.relative_to(ROOT)}: there is no page {page}"
            continue
        text, of_page = texts[page], places.get(page, [])
        yield from (f"{PLACES.relative_to(ROOT)}:{place.number}: {place.fault(text)}" for place in of_page if place.fault(text))
        for place, measured, start, end in spans_of(text, of_page):
            said, line = said_by(figures, measured), text.count("\n", 0, start) + 1
            if said is None:
                yield f"{PLACES.relative_to(ROOT)}:{place.number}: bench/figures.json has nothing for '{measured}'"
            elif said.split() != text[start:end].split():
                yield (f"{page}:{line}: '{text[start:end]}' is not {said}, which bench/figures.json has for '{measured}': "
                       f"scripts/lint figures --measure writes both")
        if page.startswith("docs/"):
            yield from times_of_nowhere(page, text, of_page)
    marks = {measured for of_page in places.values() for place in of_page for measured in place.measured}
    for name, command in figures["commands"].items():
        yield from (f"bench/figures.json: no document has '{name}: {figure}'"
                    for figure in command["figures"] if f"{name}: {figure}" not in marks)


def notices_faults():
    """Whether it finds a wrong figure, a text that is missing or twice, and a time of nowhere; and writes new figures."""
    figures = {"nanoseconds": {"a": 2e6, "b": 1e6}, "commands": {}}
    places = places_in("docs/x.md\n    | one | {} | … |  <-  a\n    takes {} as long  <-  a / b\n    | most | … |  <-  not measured\n")
    good = "| one | 2.0 ms | more |\n\nIt takes 2.0\ntimes as long.\n\n| most | 5 s |\n"
    count = lambda text: len([*faults_of({"docs/x.md": text}, places, figures)])  # noqa: E731
    wrong = (good.replace("2.0 ms", "2.1 ms"), good.replace("takes", "took"), good + "\nIt takes 3.0 times as long.",
             good + "\n| two | 5 s |\n", good.replace("| 5 s", "| | 5 s"))
    return (count(good) == 0 and all(count(text) > 0 for text in wrong)
            and renewed(good.replace("2.0 ms", "1.0 ms"), places["docs/x.md"], figures) == good.replace("2.0\n", "2.0 "))


def main(arguments):
    parser = argparse.ArgumentParser(prog="scripts/lint figures", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commands", nargs="*", metavar="COMMAND", help="with --measure: these (the benchmarks)")
    parser.add_argument("--measure", action="store_true", help="measure again, and write file and documents")
    options = parser.parse_args(arguments)
    if options.commands and not options.measure:
        parser.error("commands are measured: --measure")
    texts = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
             for path in [ROOT / "README.md", *(ROOT / "docs").glob("**/*.md")]}
    figures = json.loads(FILE.read_text(encoding="utf-8"))
    places = places_in(PLACES.read_text(encoding="utf-8"))
    unknown = set(options.commands) - set(figures["commands"])
    if unknown:
        parser.error(f"no command {', '.join(sorted(unknown))}; there are {', '.join(figures['commands'])}")
    if options.measure:
        new = json.loads(json.dumps(figures))
        for name in options.commands:
            measure_command(name, new["commands"][name])
        if not options.commands:
            new = measure_benchmarks(figures, places)
        FILE.write_text(json.dumps(new, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        for page, of_page in places.items():
            (ROOT / page).write_text(renewed(texts[page], of_page, new), encoding="utf-8")
        return 0
    faults = list(faults_of(texts, places, figures))
    if not notices_faults():
        faults.append("scripts/linters/figures.py:1: does not notice faults that were made on purpose")
    count = sum(place.pattern.groups for of_page in places.values() for place in of_page)
    print("\n".join(faults) or f"figures: {count} are as they were measured")
    return 1 if faults else 0
