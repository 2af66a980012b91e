# SPDX-License-Identifier: MIT
"""Parts of packaging/release: each makes a form in which reckon is given away."""

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
VERSION = re.search(r'kVersion = "(.+)"', (ROOT / "reckon/version.hpp").read_text(encoding="utf-8"))[1]
# Each form has these.
NOTICES = ("LICENSE", "NOTICE.md")


class Refused(Exception):
    """A form cannot be made; the message is one line with the reason and the cure."""


def run(*command, folder=ROOT, **environment):
    """Returns what a command prints; Refused with its last lines if it fails."""
    done = subprocess.run(list(map(str, command)), cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace",
                          env={**os.environ, **environment})
    if done.returncode:
        last = "\n".join((done.stdout + done.stderr).strip().splitlines()[-15:])
        raise Refused(f"{' '.join(map(str, command))}: status {done.returncode}\n{last}")
    return done.stdout


def moment():
    """The time of the commit, in seconds; it stands for that of the build."""
    return int(os.environ.get("SOURCE_DATE_EPOCH") or run("git", "log", "-1", "--format=%ct"))
