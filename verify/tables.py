# SPDX-License-Identifier: MIT
"""Reads a folder of data as an outsider would, and compares every file with its description."""

import csv
import hashlib
import json
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import jsonschema

from verify.checks import ROOT, Wrong, expect

READ_PARQUET = ROOT / "share/data/read_parquet.mjs"


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def files_in(folder: Path) -> set[str]:
    """All that have a checksum."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()} - {"SHA256SUMS"}


def reader_of(field: dict[str, Any]) -> Callable[[str], Any]:
    """Returns the function that makes a value of a text, or refuses it."""
    name, rules = field["name"], field["constraints"]
    expect(field["type"] in ("integer", "boolean", "string"), f"{name}: the type {field['type']}")
    if field["type"] == "integer":
        least, most = rules["minimum"], rules["maximum"]

        def integer(text: str) -> int:
            value = int(text)
            expect(least <= value <= most and str(value) == text, f"{name}: {text}")
            return value
        return integer
    if field["type"] == "boolean":
        return lambda text: {"true": True, "false": False}[text]
    allowed, pattern = rules.get("enum"), re.compile(rules.get("pattern", ".*"))

    def string(text: str) -> str:
        expect((allowed is None or text in allowed) and pattern.fullmatch(text), f"{name}: {text}")
        return text
    return string


class Folder:
    """A folder of data, whose files are as SHA256SUMS, datapackage.json and README.md say."""

    def __init__(self, path: Path):
        self.path = path
        listed = {name: value for value, name in (line.split("  ", 1) for line in (path / "SHA256SUMS").read_text().splitlines())}
        found = files_in(path)
        expect(found == set(listed), f"SHA256SUMS: other files than there are: {sorted(found ^ set(listed))}")
        for name, value in listed.items():
            expect(sha256(path / name) == value, f"{name}: not the checksum of SHA256SUMS")
        self.package = json.loads((path / "datapackage.json").read_text())
        self.is_full = self.package["edition"] == "full"
        self.described = {resource["path"]: resource for resource in self.package["resources"]}
        readme = (path / "README.md").read_text()
        own = {"datapackage.json", "README.md", "LICENSE.txt"}
        expect(set(self.described) == {name for name in found - own if "/" not in name}, "datapackage.json: other files than there are")
        for name, resource in self.described.items():
            expect(resource["hash"] == f"sha256:{listed[name]}", f"datapackage.json: {name}: not its checksum")
            expect(resource["bytes"] == (path / name).stat().st_size, f"datapackage.json: {name}: not its size")
            expect(f"`{name}`" in readme, f"README.md: does not name {name}")
            for field in resource.get("schema", {}).get("fields", ()):
                expect(f"`{field['name']}`" in readme, f"README.md: does not name {field['name']} of {name}")

    def rows(self, name: str) -> Iterator[list[Any]]:
        """The rows of a table, each value checked and of its type."""
        resource = self.described[name]
        fields = resource["schema"]["fields"]
        readers = [reader_of(field) for field in fields]
        with open(self.path / name, encoding=resource["encoding"], newline="") as file:
            rows = csv.reader(file, strict=True)
            expect(next(rows) == [field["name"] for field in fields], f"{name}:1: not the names of its columns")
            count = 0
            for row in rows:
                count += 1
                try:
                    expect(len(row) == len(readers), f"{len(row)} values")
                    yield [read(text) for read, text in zip(readers, row)]
                except (Wrong, ValueError, KeyError) as error:
                    raise Wrong(f"{name}:{count + 1}: {error}") from error
        expect(count == resource["rows"], f"{name}: {count} rows, described as {resource['rows']}")

    def documents(self, name: str) -> Iterator[Any]:
        """The document of a file, or those of its lines, each as its schema has it."""
        schema = json.loads((self.path / self.described[name]["json_schema"]).read_text())
        jsonschema.Draft7Validator.check_schema(schema)
        validator = jsonschema.Draft7Validator(schema)
        text = (self.path / name).read_text()
        for number, line in enumerate(text.splitlines() if name.endswith(".jsonl") else [text], 1):
            document = json.loads(line)
            for error in validator.iter_errors(document):
                raise Wrong(f"{name}:{number}: {error.message[:200]}")
            yield document

    def check_parquet(self) -> None:
        """Each says what the table of the same name says."""
        for name in self.described:
            if name.endswith(".parquet"):
                # Node 20 may hang at its end, waiting for a thread that compiles:
                # https://github.com/nodejs/node/issues/54918
                done = subprocess.run(["node", "--single-threaded", READ_PARQUET, self.path / name], stdin=subprocess.DEVNULL,
                                      capture_output=True, check=False, timeout=300)
                expect(done.returncode == 0, f"{name}: {done.stderr.decode().strip()[-300:]}")
                expect(done.stdout == (self.path / name).with_suffix(".csv").read_bytes(), f"{name}: other rows than the CSV")
