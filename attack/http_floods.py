# SPDX-License-Identifier: MIT
"""Requests that are too large, too many or too slow."""

import time

from attack.steps import expect, step
from attack.wire import Wire, get, post

HEAD = b"POST /api/version HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"
PICTURE = CHUNKED.replace(b"version", b"scan").replace(b"application/json", b"image/png")
# This many bytes may be in system buffers before a refusal arrives.
ENOUGH = 12 << 20
# The refusal must come well before the server's time limit for a body, 10 s, which would end any flood.
REFUSAL_SECONDS = 5
TOO_MUCH = {400, 413, 431, 501}


def flood(attack, beginning, piece, connections=1):
    """Sends endlessly on some connections; each must be refused before it has sent ENOUGH."""
    wires = [Wire(attack.port, patience=REFUSAL_SECONDS) for _ in range(connections)]
    try:
        for wire in wires:
            wire.send(beginning)
        for wire in wires:
            sent = wire.flood(piece, ENOUGH)
            answer = wire.read_answer()
            expect(answer or wire.is_ended, f"{sent} bytes are taken without an answer")
            expect(not answer or answer.status in TOO_MUCH, f"answered by {answer and answer.status}")
    finally:
        for wire in wires:
            wire.close()


FLOODS = {
    "endless field of a trailer": (CHUNKED + b"2\r\n{}\r\n0\r\nA: ", b"b" * 65536),
    "endless trailers": (CHUNKED + b"2\r\n{}\r\n0\r\n", b"A: b\r\n" * 10000),
    "endless chunk extension": (CHUNKED + b"2;a=", b"b" * 65536),
    "endless chunk extensions": (CHUNKED + b"2", b";a=b" * 10000),
    "endless chunks with extensions": (CHUNKED, b"1;a=bcdefghijkl\r\n \r\n" * 4000),
    "endless zeros before a chunk's size": (CHUNKED, b"0" * 65536),
    "endless body in chunks": (CHUNKED, b"1000\r\n" + b" " * 4096 + b"\r\n"),
    "endless chunk": (CHUNKED + b"7fffffff\r\n", b" " * 65536),
    "endless request line": (b"GET /", b"a" * 65536),
    "endless method": (b"G", b"E" * 65536),
    "endless field": (HEAD + b"A: ", b"b" * 65536),
    "endless name of a field": (HEAD, b"A" * 65536),
    "endless fields": (HEAD, b"A: b\r\n" * 10000),
    "endless blank lines": (b"", b"\r\n" * 30000),
    "endless blanks in a field": (HEAD + b"A:", b" " * 65536),
    "endless folded field": (HEAD + b"A: b", b"\r\n b" * 10000),
}


def register():
    for name, (beginning, piece) in FLOODS.items():
        step(f"http: {name}", 50)(lambda attack, b=beginning, p=piece: flood(attack, b, p))


register()


@step("http: 8 pictures of endless zeros before a chunk's size", 100)
def pictures_of_zeros(attack):
    flood(attack, PICTURE, b"0" * 65536, 8)


@step("http: 8 pictures with endless trailers", 100)
def pictures_with_trailers(attack):
    flood(attack, PICTURE + b"0\r\n", b"A: b\r\n" * 10000, 8)


@step("http: a trailer of 65,536 bytes")
def large_trailer(attack):
    for size in (4096, 8192, 65535, 65536, 65537, 1 << 20):
        with Wire(attack.port, patience=attack.patience) as wire:
            answer = wire.ask(CHUNKED + b"2\r\n{}\r\n0\r\nA: " + b"b" * size + b"\r\n\r\n")
            expect(size < 65535 or not answer or answer.status in TOO_MUCH,
                   f"{size} bytes: answered by {answer and answer.status}")
        attack.check_honest()


@step("http: headers above 8 KiB")
def large_headers(attack):
    """In one packet, in many, in one field, in two thousand: the answer is the same."""
    long = [HEAD + b"A: " + b"b" * size + b"\r\n\r\n" for size in (8192, 9000, 65536)]
    many = HEAD + b"".join(b"A%d: b\r\n" % n for n in range(2000)) + b"\r\n"
    names = HEAD + b"A" * 9000 + b": b\r\n\r\n"
    line = b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"
    for request in [*long, many, names, line]:
        for size in (len(request), 1460, 100):
            with Wire(attack.port, patience=attack.patience) as wire:
                for begin in range(0, len(request), size):
                    if not wire.send(request[begin:begin + size]):
                        break
                answer = wire.read_answer()
                expect(answer and answer.status == 431,
                       f"{len(request)} bytes by {size}: answered by "
                       f"{answer and (answer.status, answer.body)}")


@step("http: a method of 1 MB", 50)
def large_method(attack):
    with Wire(attack.port, patience=attack.patience) as wire:
        wire.send(b"A" * (1 << 20) + b" / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        answer = wire.read_answer()
        expect(not answer or answer.status in {400, 431, 501}, f"answered by {answer and answer.status}")
        expect(wire.ends_within(attack.patience), "the connection stays open")


@step("http: a body above 64 KiB")
def large_body(attack):
    whole = post("version", b"{" + b" " * 65536 + b"}")
    promised = HEAD + b"Content-Length: 65537\r\nExpect: 100-continue\r\n\r\n"
    chunks = CHUNKED + b"1000\r\n" + b" " * 4096 + b"\r\n"
    for request in (whole, promised, chunks + (b"1000\r\n" + b" " * 4096 + b"\r\n") * 16 + b"0\r\n\r\n"):
        with Wire(attack.port, patience=attack.patience) as wire:
            answer = wire.ask(request)
            expect(answer and answer.status == 413, f"answered by {answer and answer.status}")


@step("http: 2,000 requests at once on a connection", 50)
def pipelining(attack):
    with Wire(attack.port, patience=attack.patience) as wire:
        wire.exchange(get("/") * 1000 + post("version", b"{}") * 999 + get("/", "Connection: close"),
                      4 * attack.patience)
        answers = wire.read_answers()
        expect(len(answers) == 2000 and all(answer.status == 200 for answer in answers),
               f"{len(answers)} answers")


@step("http: a client that has said all answers still come to")
def half_closed(attack):
    with Wire(attack.port, patience=attack.patience) as wire:
        wire.send(post("version", b"{}"))
        wire.finish()
        answer = wire.read_answer()
        expect(answer and answer.status == 200, "no answer")
        expect(wire.ends_within(attack.patience), "the connection stays open")
    for cut in range(1, 120, 7):
        with Wire(attack.port, patience=attack.patience) as wire:
            wire.send(post("version", b"{}")[:cut])
            wire.finish()
            expect(wire.ends_within(attack.patience), f"open after {cut} bytes and the end")


@step("http: connections reset at any moment")
def resets(attack):
    whole = post("krypto/solve", b'{"hand": "2 4 3 6 5 : 6", "limit": 1000}')
    for _ in range(attack.scaled(2000, 100)):
        wire = Wire(attack.port)
        wire.send(whole[:attack.random.randrange(len(whole) + 1)])
        if attack.random.random() < 0.5:
            time.sleep(attack.random.random() / 500)
        wire.reset()


@step("http: an answer that nobody takes, over and over", 50)
def unread(attack):
    """Requests for large files, by clients with the smallest possible windows."""
    wires = [Wire(attack.port, receive_buffer=2048) for _ in range(attack.scaled(500, 50))]
    for wire in wires:
        wire.send(get("/assets/large.js") * 50)
    attack.check_honest()
    for wire in wires:
        wire.close()
