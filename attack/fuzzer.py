# SPDX-License-Identifier: MIT
"""Sends conversations from the grammar, many at a time, and checks all answers."""

import base64
import json
import socket
import time
from pathlib import Path

from attack.grammar import Grammar
from attack.steps import Fault, expect
from attack.wire import Answer, Wire

AT_ONCE = 32
# After the client's last packet, the server must finish too, within the time of the longest question.
END_SECONDS = 30
KNOWN = {100, 101, 200, 204, 206, 304, 400, 403, 404, 405, 411, 413, 414, 415, 416, 417, 421, 422, 426, 429, 431,
         501, 503, 505}
CLOSE_CODES = {1000, 1001, 1002, 1003, 1005, 1007, 1008, 1009, 1011, 1013}


def check_answers(got):
    """Checks that the server has sent only whole, allowed answers, and then frames."""
    while got:
        head, end, rest = got.partition(b"\r\n\r\n")
        if not end:
            return
        answer = Answer(head + b"\r\n")
        expect(answer.status in KNOWN, f"answered by {answer.status}: {rest[:200]!r}")
        if answer.status == 101:
            return check_frames(rest)
        # The answer to HEAD has no body; another answer may follow in its place.
        got = rest if rest.startswith(b"HTTP/1.1 ") else rest[answer.length:]


def check_frames(got):
    while len(got) >= 2:
        opcode, size, head = got[0] & 15, got[1], 2
        expect(not got[0] & 0x70 and opcode in (0, 1, 8, 9, 10), f"not a frame: {got[:20]!r}")
        expect(size < 128, "the server masks its frames")
        if size >= 126:
            head += 2 if size == 126 else 8
            size = int.from_bytes(got[2:head], "big")
        payload = got[head:head + size]
        if len(payload) < size or len(got) < head:
            return
        if opcode == 1:
            expect("say" in json.loads(payload), f"not a message: {payload!r}")
        if opcode == 8 and size:
            code = int.from_bytes(payload[:2], "big")
            # A server repeats the code of a client (RFC 6455, 5.5.1), which may be one of its own codes, or one from
            # 5000 on, to which the standard gives no meaning.
            expect(code in CLOSE_CODES or code >= 3000, f"closes by {code}")
            payload[2:].decode()
        got = got[head + size:]


def converse(server, cases):
    """Runs the conversations at the same time, packet by packet; raises Fault if the server misbehaves in any."""
    wires = [Wire(server.port, f"127.0.{71 + n % 20}.{1 + n}") for n in range(len(cases))]
    try:
        for turn in range(max(len(case["packets"]) for case in cases)):
            for case, wire in zip(cases, wires):
                if turn < len(case["packets"]):
                    wire.socket.settimeout(2)
                    wire.send(case["packets"][turn])
        for case, wire in zip(cases, wires):
            if case["end"] == "finish":
                wire.finish()
            elif case["end"] == "reset":
                wire.reset()
            else:
                wire.close()
        for case, wire in zip(cases, wires):
            if case["end"] == "finish":
                expect(wire.ends_within(END_SECONDS * server.factor), "the connection stays open")
                check_answers(wire.got)
    finally:
        for wire in wires:
            wire.close()
    server.check_alive()


# --- Cases in files

def save(folder, seed, cases):
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"case-{seed}-{time.time_ns()}.json"
    path.write_text(json.dumps([{"packets": [base64.b64encode(packet).decode() for packet in case["packets"]],
                                 "end": case["end"]} for case in cases], indent=1))
    return path


def load(path):
    return [{"packets": [base64.b64decode(packet) for packet in case["packets"]], "end": case["end"]}
            for case in json.loads(Path(path).read_text())]


def fault_of(attack, cases):
    """Returns the fault of a new server that gets only these cases; None if it has none."""
    with attack.start() as server:
        try:
            converse(server, cases)
            attack.check_honest(server)
            server.stop()
        except Fault as fault:
            return fault
    return None


def smallest(attack, cases):
    """Returns one case that suffices, or else all of them."""
    for case in cases:
        if fault_of(attack, [case]):
            return [case]
    return cases


def fuzz(attack, seconds, folder, seed):
    """Returns how many conversations succeeded; raises Fault, with the name of a file, at the first failure."""
    grammar = Grammar(attack.random)
    limit = time.monotonic() + seconds
    count = 0
    before = attack.server.memory()
    while time.monotonic() < limit:
        cases = [grammar.case() for _ in range(AT_ONCE)]
        try:
            converse(attack.server, cases)
            if count % (16 * AT_ONCE) == 0:
                attack.check_honest()
                grown = attack.server.memory() - before
                expect(grown < 400 * attack.server.factor ** 0.5, f"memory has grown by {grown:.0f} MB")
        except (Fault, socket.timeout) as fault:
            path = save(folder, seed, smallest(attack, cases))
            raise Fault(f"{fault}\n    again: attack/run --replay {path}") from None
        count += AT_ONCE
    attack.check_honest()
    return f"{count} conversations"
