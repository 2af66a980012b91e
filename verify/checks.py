# SPDX-License-Identifier: MIT
"""Runs the program, and collects the disagreements with it."""

import argparse
import json
import random
import subprocess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "build/release/reckon"


def add_program(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--reckon", type=Path, default=PROGRAM, metavar="PROGRAM", help="(default: build/release/reckon)")


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, default=random.randrange(10 ** 6), help="of all chance (default: another each time, printed)")


class Wrong(Exception):
    """A disagreement and its place."""


def expect(good: object, message: str) -> None:
    if not good:
        raise Wrong(message)


class Program:
    """The program, by what it prints alone."""

    def __init__(self, path: Path):
        self.path = path

    def text(self, *words: object) -> str:
        """Returns the output; status 1 means that there is no answer."""
        done = subprocess.run([self.path, *map(str, words)], capture_output=True, text=True, check=False)
        expect(done.returncode <= 1, f"reckon {' '.join(map(str, words))}: {done.stderr.strip()}")
        return done.stdout

    def ask(self, *words: object) -> Any:
        """The document that it prints."""
        return json.loads(self.text(*words, "--json"))


class Checks:
    """Counts what does not agree, and names it."""

    def __init__(self, says_all: bool = False):
        self.says_all = says_all
        self.failed = 0

    def check(self, good: object, what: str) -> None:
        self.failed += not good
        if not good or self.says_all:
            print(f"{'ok    ' if good else 'FAILED'}  {what}", flush=True)

    def same(self, what: str, found: object, truth: object) -> None:
        self.check(found == truth, what if found == truth else f"{what}: {str(truth)[:300]}, not {str(found)[:300]}")
