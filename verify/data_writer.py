# SPDX-License-Identifier: MIT
"""Whether scripts/data writes the same everywhere, and all of it or nothing."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from verify.checks import ROOT, expect

WRITE = ROOT / "scripts/data"


def write(output: Path, *options: str, **more: Any) -> "subprocess.Popen[str]":
    return subprocess.Popen([WRITE, "--output", output, *options], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT, text=True, **more)


def ended(process: "subprocess.Popen[str]") -> tuple[int, str]:
    said, _ = process.communicate(timeout=300)
    return process.returncode, said.strip()


def check(folder: Path) -> None:
    """Raises Wrong unless a folder of the small edition is the same wherever and however it is written, and whole or not there."""
    with tempfile.TemporaryDirectory() as place:
        one, other = Path(place, "one"), Path(place, "another place", "with blanks")
        abroad = os.environ | {"TZ": "Pacific/Apia", "LC_ALL": "tr_TR.UTF-8", "PYTHONHASHSEED": "7", "SOURCE_DATE_EPOCH": "0"}
        shutil.copytree(folder, one)
        status, said = ended(write(other, "--small", cwd=place, env=abroad, umask=0o077))
        expect(status == 0, f"scripts/data --small: {said}")
        sums = (one / "SHA256SUMS").read_bytes()
        expect((other / "SHA256SUMS").read_bytes() == sums, "scripts/data: other bytes in another place")
        for stop, expected in ((signal.SIGINT, 130), (signal.SIGTERM, 143)):
            process = write(one)
            try:
                while not Path(place, "one.part", "krypto-games.csv").exists() and process.poll() is None:
                    time.sleep(0.02)
                status, said = ended(write(one, "--small"))
                expect(status == 3 and "another run" in said, f"scripts/data: two at once: {said}")
                process.send_signal(stop)
                status, said = ended(process)
                expect(status == expected and "Traceback" not in said, f"scripts/data: ends with {status} by {stop.name}: {said}")
            finally:
                process.kill()
            expect(sorted(os.listdir(place)) == ["another place", "one"], f"scripts/data: leaves {os.listdir(place)}")
            expect((one / "SHA256SUMS").read_bytes() == sums, "scripts/data: harms what was there when it is interrupted")
        own = Path(place, "own")
        own.mkdir()
        (own / "thesis.txt").write_text("years of work")
        status, said = ended(write(own, "--small"))
        expect(status == 2 and os.listdir(own) == ["thesis.txt"], f"scripts/data: a folder with other files: {said}")
        status, said = ended(write(Path(place, "no"), "--small", "--program", "/nowhere/reckon"))
        expect(status == 2 and said.count("\n") == 0, f"scripts/data: without a program: {said}")
