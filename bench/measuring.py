# SPDX-License-Identifier: MIT
"""Shared by the scripts that run benchmarks: runs one benchmark in a separate process, and describes the
machine.
"""

import json
import os
import re
import subprocess
import tempfile
from pathlib import Path

UNITS = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}


def names_of(program, wanted="."):
    """Returns the names of a program's benchmarks that match `wanted`."""
    told = subprocess.run([program, "--benchmark_list_tests", f"--benchmark_filter={wanted}"],
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, check=True).stdout
    return told.splitlines()


def literally(name):
    """Returns the name as a regular expression of C++, which has fewer escapes than Python."""
    return re.sub(r"([.^$*+?()\[\]{}|\\])", r"\\\1", name)


def measure(program, name, *options):
    """Returns the nanoseconds of processor time for one iteration, and the memory of the process in bytes."""
    with tempfile.NamedTemporaryFile(suffix=".json") as told:
        child = os.posix_spawn(
            program, [program, f"--benchmark_filter=^{literally(name)}$", f"--benchmark_out={told.name}",
                      "--benchmark_out_format=json", *options],
            os.environ, file_actions=[(os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0),
                                      (os.POSIX_SPAWN_OPEN, 2, "/dev/null", os.O_WRONLY, 0)])
        _, status, usage = os.wait4(child, 0)
        if os.waitstatus_to_exitcode(status):
            raise SystemExit(f"{program} {name} failed")
        result = json.load(told)["benchmarks"][0]
    return result["cpu_time"] * UNITS[result["time_unit"]], usage.ru_maxrss * 1024


def machine():
    """Returns the processor, and its number of cores."""
    found = re.search(r"model name\s*:\s*(.+)", Path("/proc/cpuinfo").read_text(encoding="utf-8"))
    return f"{found[1] if found else 'unknown'}, {len(os.sched_getaffinity(0))} cores"
