# SPDX-License-Identifier: MIT
"""A server under attack: starts, measures and ends it."""

import mmap
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from attack.steps import Fault, expect
from attack.wire import Wire

PYTHON = [sys.executable, "-IS"]  # without packages, which weak servers do not need
STOPPING_SECONDS = 12
RELEASE_BYTES = 2 << 30
SANITIZED_MEGABYTES = 3500
SANITIZED_FACTOR = 8  # how much slower it is than an optimised program, generously
SANITIZER_STATUS = 99
REPORT = re.compile(r"^.*(?:ERROR: \w+Sanitizer|runtime error|terminate called|Assertion).*$", re.MULTILINE)


def is_sanitized(program):
    with open(program, "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
        return content.find(b"__asan_init") >= 0


def make_site(folder):
    """Writes a small page, and a secret file beside its folder."""
    (folder / "site" / "assets").mkdir(parents=True)
    (folder / "site" / "index.html").write_text("<!doctype html><title>page</title>\n")
    (folder / "site" / "assets" / "large.js").write_text("// a large file\n" * 65536)
    (folder / "site" / ".hidden").write_text("secret\n")
    (folder / "secret.txt").write_text("secret\n")


class Server:
    """A `reckon serve` process on a free port, with limited memory, and its rooms in a separate folder."""

    wire = Wire  # its address

    def __init__(self, program, options=(), files=None):
        """`files` limits its number of open files, if given."""
        self.program = Path(program)
        self.files = files
        self.options = tuple(options)
        self.scratch = tempfile.TemporaryDirectory(prefix="reckon-attack-")
        self.folder = Path(self.scratch.name)
        make_site(self.folder)
        self.is_weak = self.program.suffix == ".py"
        self.sanitized = not self.is_weak and is_sanitized(self.program)
        self.factor = SANITIZED_FACTOR if self.sanitized else 1
        # Seconds that an honest client waits for an answer.
        self.patience = 0.5 if self.is_weak else 2 + self.factor
        self.restart()

    def restart(self):
        """Starts it, the first time or after its end, on the same files."""
        self.notes = self.open_notes()
        self.process = subprocess.Popen(
            self._command(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self.notes,
            env=self._environment(), start_new_session=True)
        line = self.process.stdout.readline().decode()
        port = re.search(r":(\d+)/", line)
        if not port:
            notes = (self.folder / "notes.txt").read_text(errors="replace")
            raise Fault(f"{self.program} does not start: {line}{notes[-500:]}")
        self.port = int(port[1])

    def open_notes(self):
        return open(self.folder / "notes.txt", "ab")

    @property
    def matches(self):
        return self.folder / "matches.sqlite"

    def _command(self):
        words = [self.program, "serve", "--port", "0", "--site", self.folder / "site",
                 "--matches", self.matches, *self.options]
        if self.is_weak:
            return [*PYTHON, *words]
        # AddressSanitizer reserves terabytes of addresses, so its memory has a separate limit.
        limits = [] if self.sanitized else [f"--as={RELEASE_BYTES}"]
        if self.files:
            limits.append(f"--nofile={self.files}")
        return ["prlimit", *limits, *words] if limits else words

    def knows(self, option):
        words = PYTHON if self.is_weak else []
        return option.encode() in subprocess.run([*words, self.program, "serve", "--help"],
                                                 stdin=subprocess.DEVNULL, capture_output=True).stdout

    def _environment(self):
        options = (f"hard_rss_limit_mb={SANITIZED_MEGABYTES}:"
                   f"exitcode={SANITIZER_STATUS}:{os.environ.get('ASAN_OPTIONS', '')}")
        return {**os.environ, "ASAN_OPTIONS": options, "UBSAN_OPTIONS": "print_stacktrace=1"}

    # --- Use of resources

    def is_alive(self):
        return self.process.poll() is None

    def _status(self, name):
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith(name + ":"):
                return int(line.split()[1]) / 1024
        raise Fault("the server has ended")

    def memory(self):
        """Returns the memory in megabytes."""
        return self._status("VmRSS")

    def peak(self):
        """Returns the most memory since `forget_peak`, in megabytes."""
        return self._status("VmHWM")

    def forget_peak(self):
        Path(f"/proc/{self.process.pid}/clear_refs").write_text("5")

    def processor_seconds(self):
        """Returns the processor time of all its threads, and of its ended children."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")

    def processor_in(self, seconds):
        """Returns its processor time during the next seconds."""
        before = self.processor_seconds()
        time.sleep(seconds)
        return self.processor_seconds() - before

    # --- End

    def report(self):
        """Returns the report of the server or a sanitizer about a fault; empty if none."""
        text = (self.folder / "notes.txt").read_text(errors="replace")
        found = REPORT.search(text)
        return text[found.start():found.start() + 3000] if found else ""

    def check_alive(self):
        status = self.process.poll()
        expect(status is None, f"the server has ended with status {status}\n{self.report()}")

    def stop(self):
        """Ends it as its operator would; it must end in time, cleanly, and without a report."""
        self.check_alive()
        begin = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            status = self.process.wait(STOPPING_SECONDS)
        except subprocess.TimeoutExpired:
            raise Fault(f"SIGTERM has not ended it within {STOPPING_SECONDS} s") from None
        finally:
            self.kill()
        expect(status == 0 and not self.report(),
               f"SIGTERM ends it with status {status}, not 0\n{self.report()}")
        return time.monotonic() - begin

    def kill(self):
        """Kills it; for the process, this is like a power cut."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.notes.close()

    def close(self):
        self.kill()
        self.scratch.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
