# SPDX-License-Identifier: MIT
"""The linters, each a file with a main() that prints the faults and returns the status."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def tracked():
    """The files of the repository, new ones too."""
    names = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                           check=True, capture_output=True, text=True).stdout.splitlines()
    return [name for name in names if (ROOT / name).is_file()]
