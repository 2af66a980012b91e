# SPDX-License-Identifier: MIT
"""Derives what the program says a second time, by code that shares nothing with it, and compares.

Each proof has options of its own: verify/run PROOF --help. docs/testing.md says what each finds.
"""

import argparse
import importlib
import signal
import sys

from verify.checks import Wrong

PROOFS = ("algebra", "data", "families", "local", "marks", "records", "zero", "self-test")


def main() -> int:
    # A shell has what it runs in the background ignore Ctrl-C, and what is interrupted here would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    parser = argparse.ArgumentParser(prog="verify/run", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("proof", choices=PROOFS, metavar="PROOF", help=" ".join(PROOFS))
    parser.add_argument("options", nargs=argparse.REMAINDER, help="of the proof")
    asked = parser.parse_args()
    # Imported here, so that a proof does not wait for the needs of others.
    proof = importlib.import_module(f"verify.{asked.proof.replace('-', '_')}")
    own = argparse.ArgumentParser(prog=f"verify/run {asked.proof}", description=proof.__doc__,
                                  formatter_class=argparse.RawDescriptionHelpFormatter)
    proof.add_options(own)
    try:
        return 1 if proof.run(own.parse_args(asked.options)) else 0
    except (Wrong, OSError) as wrong:
        print(f"verify {asked.proof}: {wrong}", file=sys.stderr)
        return 1
