# SPDX-License-Identifier: MIT
"""Attacks a real `reckon serve`, step by step, and checks after each that others are still served.

docs/testing.md says more.
"""

import argparse
import contextlib
import inspect
import random
import resource
import signal
import sys
import time
from pathlib import Path

from attack import (class_doors, classes, contests, crowds, days, duels, frames, fuzzer, hosts, http_floods, http_requests,  # noqa: F401
                    http_slow, match_files, neighbours, operating, pictures, proxies, questions, rooms, self_test, staff)
from attack.steps import STEPS, Fault
from attack.target import Attack, Tally

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = [ROOT / "build" / preset / "reckon" for preset in ("asan", "release")]
CASES = ROOT / "build" / "attack"
# With at least this many seconds for a program, the attacks have their full size.
LARGEST_SECONDS = 300
LEAST_FUZZING = 3


def attack_program(program, steps, seconds, seed, tally):
    """Runs these steps against one program; with all or none of them, random tests use the remaining time."""
    begin = time.monotonic()
    scale = min(1, seconds / LARGEST_SECONDS)
    fuzzes = len(steps) in (0, len(STEPS))
    print(f"--- {program}, seed {seed}, scale {scale:.2f}", flush=True)
    with contextlib.ExitStack() as servers:
        attack = servers.enter_context(Attack(program, scale, seed))
        steps = [step for step in steps if not step.needs or attack.server.knows(step.needs)]
        for step in steps:
            if step.missing():
                print(f"skipped {step.name}: not installed: {', '.join(step.missing())}", flush=True)
        steps = [step for step in steps if not step.missing()]
        slow = [step for step in steps if inspect.isgeneratorfunction(step.run)]
        # Steps that wait for the clock of their server use one that is not restarted after a fault.
        patient = servers.enter_context(Attack(program, scale, seed))
        waiting = [(step, tally.check(f"{step.name} (begins)", patient.begin, step)) for step in slow]
        for step in steps:
            if step not in slow and not tally.check(step.name, attack.begin, step):
                attack.renew()
        if fuzzes:
            left = max(LEAST_FUZZING, begin + seconds - time.monotonic())
            if not tally.check(f"fuzz for {left:.0f} s", fuzzer.fuzz, attack, left, CASES, seed):
                attack.renew()
        for step, rest in waiting:
            if rest:
                tally.check(step.name, patient.finish, rest)
        for one in (attack, patient):
            tally.check("ends by SIGTERM", one.server.stop)


def replay(program, path):
    with Attack(program, 1, 0) as attack:
        fault = fuzzer.fault_of(attack, fuzzer.load(path))
    if fault:
        raise fault


def arguments():
    parser = argparse.ArgumentParser(prog="attack", description=__doc__)
    parser.add_argument("--program", type=Path, action="append", metavar="FILE",
                        help="what to attack (default: the builds asan and release, if they are there)")
    parser.add_argument("--seconds", type=int, default=600, help="time for all (default: 600)")
    parser.add_argument("--seed", type=int, help="of all chance (default: another one each time)")
    parser.add_argument("--only", metavar="WORDS", help="steps whose names contain this; fuzz: no steps")
    parser.add_argument("--replay", type=Path, metavar="FILE", help="send a saved case again")
    parser.add_argument("--list", action="store_true", help="print the names of the steps")
    return parser.parse_args()


def main():
    options = arguments()
    # Raised as an exception, which ends the servers too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    steps = [step for step in STEPS if not options.only or options.only in step.name]
    if options.list:
        print(*(step.name for step in steps), sep="\n")
        return 0
    programs = options.program or [program for program in PROGRAMS if program.exists()]
    missing = [program for program in programs if not program.is_file()]
    if missing:
        raise SystemExit(f"attack: there is no program {missing[0]}: build it first")
    tally = Tally()
    if not programs:
        raise SystemExit("attack: nothing to attack: build reckon_cli (asan or release) or name a --program")
    if not options.only and not options.replay:
        self_test.run([step for step in STEPS if not step.missing()], tally)
    for program in programs:
        if options.replay:
            tally.check(f"{program}: {options.replay}", replay, program, options.replay)
        else:
            seed = options.seed if options.seed is not None else random.randrange(1 << 32)
            tally.check(f"all steps against {program} are done", attack_program, program, steps,
                        options.seconds / len(programs), seed, tally)
    print(f"{tally.passed} passed, {tally.failed} failed")
    return 1 if tally.failed else 0
