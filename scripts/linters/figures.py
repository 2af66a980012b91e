# SPDX-License-Identifier: MIT
"""Keeps the measured figures of the documents: nobody types them.

Behind a figure stands, unseen, where it comes from: a benchmark, the ratio of two, or what a command prints:

    takes 57 ms<!--bench census/international:0-->, 155 times<!--bench all_written / all_distinct--> as fast
    2,000<!--measured rooms: actions--> actions a second

bench/figures.json has them all, with machine and date. Without options checks that the documents say what it
has, and that no table has a time that comes from nowhere (a table of limits, which nobody measured, begins
with <!--not measured-->). With --measure, on an idle machine, runs the benchmarks, some minutes, or the commands
that are named, and writes that file and the documents.

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
MARK = re.compile(r"<!--(bench|measured) ([^>]+?)-->")
TIME = re.compile(r"\d (?:ns|µs|ms|s|min|h)\b(?!<!--)")
ROUNDS = 5


def documents():
    return [ROOT / "README.md", *sorted((ROOT / "docs").glob("**/*.md"))]


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


def said_by(figures, kind, mark):
    """What a document says before the mark, or None for one that nothing was measured for."""
    if kind == "measured":
        command, _, figure = mark.partition(": ")
        return figures["commands"].get(command, {}).get("figures", {}).get(figure, {}).get("said")
    times = [figures["nanoseconds"].get(name) for name in mark.split(" / ")]
    if None in times or len(times) > 2:
        return None
    return as_time(times[0]) if len(times) == 1 else f"{in_two_digits(times[0] / times[1])} times"


def medians_of(names):
    """Medians of rounds that go through all benchmarks in turn, in nanoseconds of one iteration."""
    program = ROOT / "build" / "release" / "reckon_bench"
    known = names_of(program)
    # A mark may leave out how often a benchmark runs.
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
    """What the lines of a command print, and what each costs."""
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


def measure_benchmarks(figures, texts):
    """Runs the benchmarks that the documents name."""
    compiler = subprocess.run(["g++", "-dumpfullversion"], check=True, capture_output=True, text=True).stdout.strip()
    names = {name for text in texts.values() for kind, mark in MARK.findall(text) if kind == "bench"
             for name in mark.split(" / ")}
    return {"machine": machine(), "compiler": f"g++ {compiler}", "date": datetime.date.today().isoformat(),
            "rounds": ROUNDS, "nanoseconds": medians_of(sorted(names)), "commands": figures["commands"]}


def renewed(text, old, new):
    """A document in which what `old` has is replaced by what `new` has."""
    parts, taken = [], 0
    for found in MARK.finditer(text):
        before = text[taken:found.start()]
        known = said_by(old, *found.groups()) or ""  # measured for the first time: nothing stands there
        parts += [before.removesuffix(known), said_by(new, *found.groups()), found[0]]
        taken = found.end()
    return "".join(parts) + text[taken:]


def faults_in(path, text, figures):
    name = path.relative_to(ROOT)
    in_code, exempt, before = False, False, ""
    for number, line in enumerate(text.splitlines(), 1):
        for found in MARK.finditer(line):
            said = said_by(figures, *found.groups())
            if said is None:
                yield f"{name}:{number}: bench/figures.json has nothing for '{found[2]}'"
            elif not re.search(rf"(?<![\d.,]){re.escape(said)}$", line[:found.start()]):
                yield (f"{name}:{number}: not {said}, which bench/figures.json has for '{found[2]}': "
                       f"scripts/lint figures --measure writes both")
        in_code ^= line.lstrip().startswith("```")
        if line.startswith("|") and not before.startswith("|"):
            exempt = before == "<!--not measured-->"
        if line.startswith("|") and not in_code and not exempt and path.parent.name == "docs":
            yield from (f"{name}:{number}: '{line[:found.end()][-12:]}' comes from no measurement"
                        for found in TIME.finditer(line))
        before = line


def faults_of(texts, figures):
    for path, text in texts.items():
        yield from faults_in(path, text, figures)
    marks = {mark for text in texts.values() for kind, mark in MARK.findall(text) if kind == "measured"}
    for name, command in figures["commands"].items():
        yield from (f"bench/figures.json: no document has '{name}: {figure}'"
                    for figure in command["figures"] if f"{name}: {figure}" not in marks)


def main(arguments):
    parser = argparse.ArgumentParser(prog="scripts/lint figures", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commands", nargs="*", metavar="COMMAND", help="with --measure: these (the benchmarks)")
    parser.add_argument("--measure", action="store_true", help="measure anew, and write file and documents")
    options = parser.parse_args(arguments)
    if options.commands and not options.measure:
        parser.error("commands are measured: --measure")
    texts = {path: path.read_text(encoding="utf-8") for path in documents()}
    figures = json.loads(FILE.read_text(encoding="utf-8"))
    unknown = set(options.commands) - set(figures["commands"])
    if unknown:
        parser.error(f"no command {', '.join(sorted(unknown))}; there are {', '.join(figures['commands'])}")
    if options.measure:
        new = json.loads(json.dumps(figures))
        for name in options.commands:
            measure_command(name, new["commands"][name])
        if not options.commands:
            new = measure_benchmarks(figures, texts)
        FILE.write_text(json.dumps(new, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        for path, text in texts.items():
            path.write_text(renewed(text, figures, new), encoding="utf-8")
        return 0
    faults = list(faults_of(texts, figures))
    count = sum(len(MARK.findall(text)) for text in texts.values())
    print("\n".join(faults) or f"figures: {count} are as they were measured")
    return 1 if faults else 0
