# SPDX-License-Identifier: MIT
"""Whether damage to a folder of data is noticed."""

import json
import re
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Optional

from verify.checks import Wrong, expect
from verify.tables import files_in, sha256

Damage = Callable[[Path], Any]


def describe(folder: Path, change: Callable[[dict[str, Any]], None]) -> None:
    """Changes what the description says of each file."""
    package = json.loads((folder / "datapackage.json").read_text())
    for resource in package["resources"]:
        change(resource)
    (folder / "datapackage.json").write_text(json.dumps(package))


def reseal(folder: Path) -> None:
    """Makes checksums and sizes true again, so that only what they are of can be noticed."""
    describe(folder, lambda resource: resource.update(
        bytes=(folder / resource["path"]).stat().st_size, hash=f"sha256:{sha256(folder / resource['path'])}"))
    (folder / "SHA256SUMS").write_text("".join(f"{sha256(folder / name)}  {name}\n" for name in sorted(files_in(folder))))


def changed(name: str, change: Callable[[list[str]], Any]) -> Damage:
    """Changes the lines of a file."""
    def damage(folder: Path) -> None:
        text = (folder / name).read_text()
        lines = text.split("\n")
        change(lines)
        expect("\n".join(lines) != text, f"{name}: no damage")
        (folder / name).write_text("\n".join(lines))
    return damage


def in_line(name: str, number: int, before: str, after: str) -> Damage:
    return changed(name, lambda lines: lines.insert(number, lines.pop(number).replace(before, after, 1)))


def anywhere(name: str, before: str, after: str) -> Damage:
    return lambda folder: (folder / name).write_text((folder / name).read_text().replace(before, after, 1))


def swapped(name: str, first: int) -> Damage:
    return changed(name, lambda lines: lines.insert(first, lines.pop(first + 1)))


def without_line(name: str, number: int, renumbered: bool = False) -> Damage:
    """Leaves out a line, and says so in the description."""
    def leave_out(lines: list[str]) -> None:
        del lines[number]
        if renumbered:
            lines[1:] = [re.sub(r"^\d+", str(i), line) for i, line in enumerate(lines[1:], 1)]

    def damage(folder: Path) -> None:
        changed(name, leave_out)(folder)
        describe(folder, lambda resource: resource.update(
            {"rows": resource["rows"] - 1} if resource["path"] == name and "rows" in resource else {}))
    return damage


# The damage, and the check that notices it with true checksums, or with those before.
DAMAGES: tuple[tuple[str, Optional[str], Damage], ...] = (
    ("a byte is another", None, in_line("krypto-games.csv", 9, ",", ";")),
    ("a file too many", None, lambda folder: (folder / "more.txt").write_text("more")),
    ("a file is missing", None, lambda folder: (folder / "zero-grids.json").unlink()),
    ("a file that is not described", "", lambda folder: (folder / "more.csv").write_text("more\n")),
    ("a column has another name", "krypto", in_line("krypto-games.csv", 0, "house", "home")),
    ("a value is not of its type", "krypto", in_line("krypto-games.csv", 5, ",1,", ",1.0,")),
    ("a value too large", "krypto", in_line("krypto-games.csv", 1, "38", "99999")),
    ("a value missing", "krypto", in_line("krypto-games.csv", 1, ",34", "")),
    ("a game has one solution more", "krypto", in_line("krypto-games.csv", 1, ",38,", ",39,")),
    ("a game has a solution under one rule set", "krypto", in_line("krypto-games.csv", 7, "0,0,0,0", "1,0,0,0")),
    ("two games are swapped", "krypto", swapped("krypto-games.csv", 30)),
    ("a game is missing", "krypto", without_line("krypto-games.csv", 40)),
    ("a game without a solution is missing", "krypto", without_line("krypto-unsolvable.csv", 3)),
    ("another number of unsolvable games", "krypto", in_line("krypto-census.csv", 7, ",792,", ",792,1")),
    ("a solution of 24 is another", "24", anywhere("solutions-of-24.csv", "8 / (3 - 8 / 3)", "8 / (3 + 8 / 3)")),
    ("a solution of 24 is missing", "24", without_line("solutions-of-24.csv", 40)),
    ("a hand of 24 has one solution more", "24", in_line("hands-of-24.csv", 8, ",1,", ",2,")),
    ("a hand of 24 has another level", "24", anywhere("hands-of-24.csv", "3,3,8,8,1,5,", "3,3,8,8,1,1,")),
    ("a hand of 24 is missing", "24", without_line("hands-of-24.csv", 3)),
    ("a board reaches one target more", "countdown", in_line("countdown-boards.csv", 1, ",0,0", ",0,1")),
    ("two boards are swapped", "countdown", swapped("countdown-boards.csv", 700)),
    ("a board has another number of large ones", "countdown", anywhere("countdown-boards.csv", "25,1,", "25,2,")),
    ("a board is missing", "countdown", without_line("countdown-boards.csv", 9)),
    ("a number of a grid", "calcrostics", in_line("calcrostics.csv", 30, "2,", "3,")),
    ("two grids are swapped", "calcrostics", swapped("calcrostics.csv", 5)),
    ("a grid is missing", "calcrostics", without_line("calcrostics.csv", 6, renumbered=True)),
    ("a large grid is missing", "calcrostics", without_line("calcrostics.csv", 9_000, renumbered=True)),
    ("a puzzle is called unique", "calcrostics", anywhere("calcrostics.csv", "false,", "true,")),
    ("another number of versions", "families", in_line("calcrostic-settings.csv", 2, ",8,", ",4,")),
    ("another dimension", "families", in_line("calcrostic-settings.csv", 2, ",1,1,", ",1,2,")),
    ("a family is another", "families", in_line("calcrostic-families.jsonl", 0, '"numbers":["', '"numbers":["1+')),
    ("a proof is missing", "families", in_line("calcrostic-families.jsonl", 3, '"because"', '"why"')),
    ("a grid with another operator", "zero", anywhere("zero-grids.json", "10 + 2", "10 × 2")),
    ("Parquet of another table", "parquet", lambda folder: shutil.copyfile(
        folder / "krypto-unsolvable.parquet", folder / "krypto-games.parquet")),
)


def count_unnoticed(folder: Path, check: Callable[[Path, str], Any]) -> int:
    """Damages copies of the small edition, each of which `check` has to notice."""
    wrong = 0
    for name, part, damage in DAMAGES:
        with tempfile.TemporaryDirectory() as place:
            copy = Path(place, "data")
            shutil.copytree(folder, copy)
            damage(copy)
            if part is not None:
                reseal(copy)
            try:
                check(copy, part or "")
                said = ""
            except (Wrong, OSError) as noticed:
                said = str(noticed)
        wrong += not said
        print(f"{'ok    ' if said else 'FAILED'}  {name}: {said.splitlines()[0][:120] if said else 'not noticed'}")
    print(f"{len(DAMAGES)} damages, {wrong} not noticed")
    return wrong
