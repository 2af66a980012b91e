# SPDX-License-Identifier: MIT
"""WebSocket frames that violate RFC 6455, and too many valid ones."""

import time

from attack.guests import DROPPED, Guest, frame
from attack.steps import STEPS, Step, expect, step

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
PING_MESSAGE = b'{"do": "ping"}'
LONGEST = 4096

PROTOCOL, KIND, UTF8, POLICY, SIZE = 1002, 1003, 1007, 1008, 1009

# The frames sent, and the codes with which the server may close (RFC 6455, 5 and 7.4.1).
BAD_FRAMES = {
    "an unmasked frame": (frame(TEXT, PING_MESSAGE, mask=None), {PROTOCOL}),
    "an unmasked ping": (frame(PING, mask=None), {PROTOCOL}),
    "reserved bit 1": (frame(TEXT, PING_MESSAGE, reserved=4), {PROTOCOL}),
    "reserved bit 2": (frame(TEXT, PING_MESSAGE, reserved=2), {PROTOCOL}),
    "reserved bit 3": (frame(TEXT, PING_MESSAGE, reserved=1), {PROTOCOL}),
    "reserved opcode 3": (frame(3, PING_MESSAGE), {PROTOCOL}),
    "reserved opcode 7": (frame(7), {PROTOCOL}),
    "reserved opcode 11": (frame(11), {PROTOCOL}),
    "reserved opcode 15": (frame(15, length=2 ** 62, form=64), {PROTOCOL}),
    "a long ping": (frame(PING, b"a" * 126), {PROTOCOL}),
    "a ping of 2^63 bytes": (frame(PING, length=2 ** 63 - 1, form=64), {PROTOCOL}),
    "a ping in fragments": (frame(PING, b"a", fin=False), {PROTOCOL}),
    "a continuation of nothing": (frame(0, PING_MESSAGE), {PROTOCOL}),
    "a message within a message": (frame(TEXT, b"{", fin=False) + frame(TEXT, b"}"), {PROTOCOL}),
    "16 bits for a short length": (frame(TEXT, PING_MESSAGE, form=16), {PROTOCOL}),
    "64 bits for a short length": (frame(TEXT, PING_MESSAGE, form=64), {PROTOCOL}),
    "a length of 2^64 - 1": (frame(TEXT, length=2 ** 64 - 1, form=64), {PROTOCOL, SIZE}),
    "a length of 2^63 - 1": (frame(TEXT, length=2 ** 63 - 1, form=64), {PROTOCOL, SIZE}),
    "a message too long by one": (frame(TEXT, b" " * (LONGEST + 1)), {SIZE}),
    "a promise too long by one": (frame(TEXT, length=LONGEST + 1), {SIZE}),
    "fragments too long by one": (frame(TEXT, b" " * LONGEST, fin=False) + frame(0, b" "), {SIZE}),
    "binary": (frame(BINARY, PING_MESSAGE), {KIND}),
    "empty binary": (frame(BINARY), {KIND}),
    "invalid UTF-8": (frame(TEXT, b'{"do": "\xff"}'), {UTF8}),
    "overlong UTF-8": (frame(TEXT, b'{"do": "\xc0\xaf"}'), {UTF8}),
    "a surrogate in UTF-8": (frame(TEXT, b'{"do": "\xed\xa0\x80"}'), {UTF8}),
    "UTF-8 beyond Unicode": (frame(TEXT, b'{"do": "\xf4\x90\x80\x80"}'), {UTF8}),
    "UTF-8 cut off by the end": (frame(TEXT, b'{"do": "\xe2\x82'), {UTF8}),
    "UTF-8 cut off in fragments": (frame(TEXT, b'"\xe2', fin=False) + frame(0, b'\x82"'), {UTF8}),
    "a close of one byte": (frame(CLOSE, b"\3"), {PROTOCOL}),
    "close code 0": (frame(CLOSE, (0).to_bytes(2, "big")), {PROTOCOL}),
    "close code 999": (frame(CLOSE, (999).to_bytes(2, "big")), {PROTOCOL}),
    "close code 1005": (frame(CLOSE, (1005).to_bytes(2, "big")), {PROTOCOL}),
    "close code 1006": (frame(CLOSE, (1006).to_bytes(2, "big")), {PROTOCOL}),
    "close code 65535": (frame(CLOSE, (65535).to_bytes(2, "big")), {PROTOCOL}),
    "a close whose reason is not UTF-8": (frame(CLOSE, b"\x03\xe8\xff"), {PROTOCOL, UTF8}),
    "an honest close": (frame(CLOSE, b"\x03\xe8bye"), {1000}),
    "a close without a code": (frame(CLOSE), {1000, 1005}),
}


def closed(data, allowed):
    def run(attack):
        for packets in ([data], [bytes([byte]) for byte in data] if len(data) < 100 else [data[:1], data[1:]]):
            with Guest(attack.port, patience=attack.patience) as guest:
                for packet in packets:
                    guest.raw(packet)
                code = guest.closed_by(attack.patience)
                expect(code in allowed, "stays open" if code is None else "closes without a frame"
                       if code == DROPPED else f"closes by {code}, not by one of {sorted(allowed)}")
                expect(guest.wire.ends_within(attack.patience), "the connection stays open")
    return run


STEPS += [Step(f"frames: {name}", closed(*row), 50) for name, row in BAD_FRAMES.items()]


@step("frames: UTF-8 split over fragments and packets")
def split_text(attack):
    text = '{"do": "watch", "code": "äöü€😀"}'.encode()
    frames = b"".join(frame(0 if n else TEXT, text[n:n + 1], fin=n + 1 == len(text)) for n in range(len(text)))
    with Guest(attack.port, patience=attack.patience) as guest:
        for byte in frames:
            guest.raw(bytes([byte]))
        refused = guest.hear("refused")
        expect(refused and refused["reason"] != "bad_message", f"not read as one message: {refused}")


DEEP = [b"[" * 4000, b'{"do": ' + b"[" * 2000 + b"]" * 2000 + b"}", b'{"a":' * 600 + b"1" + b"}" * 600,
        b'{"do": "ping", "do": "open"}', b"null", b"[]", b"", b" ", b"1e999", b'{"do": 1e999}', b"{" * 4096,
        b'{"do": "call", "deal": 99999999999999999999}', b'{"do": "call", "deal": -1}', b'"\\ud800"',
        b'{"do": "ping\\u0000"}', b'{"do": "ping"} {"do": "ping"}', b"\xef\xbb\xbf{}", b"NaN"]


@step("frames: JSON that is deep, doubled, or not JSON")
def bad_json(attack):
    for text in DEEP:
        with Guest(attack.port, patience=attack.patience) as guest:
            guest.raw(frame(TEXT, text))
            refused = guest.hear("refused", "seat", "pong")
            expect(refused and refused["say"] == "refused" and len(json_line(refused)) < 4096,
                   f"{text[:40]}: {refused}")


def json_line(message):
    return " ".join(map(str, message.values()))


def bombard(attack, beginning, piece, seconds):
    """Sends frames as fast as the server accepts them; others must be served meanwhile. The server may close."""
    with Guest(attack.port, patience=attack.patience) as guest:
        guest.raw(beginning)
        limit = time.monotonic() + seconds
        sent = 0
        while time.monotonic() < limit and not guest.wire.is_ended:
            sent += guest.wire.flood(piece, 1 << 20)
            guest.wire.got = b""
        attack.check_honest()
        check_room(attack)


def check_room(attack):
    with Guest(attack.port, "127.0.1.60", attack.patience) as honest:
        honest.open_room()


@step("frames: pings without end")
def pings(attack):
    bombard(attack, b"", frame(PING, b"p" * 125) * 400, attack.scaled(10, 1))


@step("frames: pongs without end")
def pongs(attack):
    bombard(attack, b"", frame(PONG) * 5000, attack.scaled(10, 1))


@step("frames: empty fragments without end")
def empty_fragments(attack):
    bombard(attack, frame(TEXT, b"", fin=False), frame(0, b"", fin=False) * 5000, attack.scaled(10, 1))


@step("frames: messages without end")
def messages(attack):
    bombard(attack, b"", frame(TEXT, PING_MESSAGE) * 1000, attack.scaled(10, 1))


@step("frames: too many messages are closed as against the policy")
def too_fast(attack):
    with Guest(attack.port, patience=attack.patience) as guest:
        guest.raw(frame(TEXT, PING_MESSAGE) * 500)
        end = guest.hear("end")
        expect(end and end["reason"] == "too_fast", f"not told to be too fast: {end}")
        code = guest.closed_by(attack.patience)
        expect(code == POLICY, f"closes by {code}, not by {POLICY}")
