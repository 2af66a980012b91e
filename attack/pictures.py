# SPDX-License-Identifier: MIT
"""Pictures that are damaged, or more expensive than they look."""

import struct
import time
import zlib

from attack import png
from attack.steps import expect, step
from attack.wire import Wire

# Processor time for a picture, times Server.factor; docs/server.md says 1 to 4 s for the largest.
MOST_SECONDS = 6
# For a picture of a few pixels; sanitizers do not slow decompression, which is in a library of the system.
SMALL_SECONDS = 2
LARGEST = 16_000_000  # pixels


def request(data):
    return (b"POST /api/scan HTTP/1.1\r\nHost: localhost\r\nContent-Type: image/png\r\nContent-Length: "
            + str(len(data)).encode() + b"\r\n\r\n" + data)


def scan(attack, data, allowed, seconds=None):
    """Uploads a picture, and checks the answer and its time."""
    before = attack.server.processor_seconds()
    with Wire(attack.port, patience=8 * attack.patience) as wire:
        answer = wire.ask(request(data))
    took = attack.server.processor_seconds() - before
    limit = seconds or MOST_SECONDS * attack.server.factor
    expect(answer is not None, f"no answer after {took:.1f} s of processor")
    expect(answer.status in allowed, f"answered by {answer.status} {answer.body[:100]!r}")
    expect(took <= limit, f"takes {took:.1f} s of processor, more than {limit}")


@step("pictures: more is packed than the rows need", 400)
def too_much_data(attack):
    packed = png.bomb(15 if attack.scale >= 1 else 6)
    for width, height in ((1, 1), (1000, 100)):
        data = png.head(width, height) + png.chunk(b"IDAT", packed) + png.END
        scan(attack, data, {200, 400, 422}, SMALL_SECONDS)


@step("pictures: text, profile and animation that unpack to gigabytes", 400)
def packed_chunks(attack):
    packed = png.bomb(3)
    for extra in (png.chunk(b"zTXt", b"a\0\0" + packed), png.chunk(b"iCCP", b"a\0\0" + packed),
                  png.chunk(b"iTXt", b"a\0\1\0\0\0" + packed), png.chunk(b"fdAT", b"\0\0\0\0" + packed)):
        scan(attack, png.picture(1, 1, b"\0\xff", extra), {200, 400, 422}, SMALL_SECONDS)


@step("pictures: dimensions that are too large, or none", 400)
def dimensions(attack):
    most = 2 ** 31 - 1
    for width, height in ((most, most), (2 ** 32 - 1, 1), (most, 1), (1, most), (20001, 1), (1, 20001),
                          (4001, 4001), (0, 1), (1, 0), (65536, 65536), (2 ** 16, 2 ** 16 + 1)):
        for interlaced in (0, 1):
            data = png.head(width, height, interlaced=interlaced) + png.chunk(b"IDAT", b"x") + png.END
            scan(attack, data, {400, 422}, SMALL_SECONDS)


@step("pictures: 100,000 small chunks", 400)
def small_chunks(attack):
    rows = zlib.compress(b"".join(b"\0" + attack.random.randbytes(300) for _ in range(330)), 0)
    one_byte_each = b"".join(png.chunk(b"IDAT", bytes([byte])) for byte in rows[:100_000])
    scan(attack, png.head(300, 330) + one_byte_each + png.END, {200, 400, 422}, SMALL_SECONDS)
    for kind, data in ((b"tEXt", b"a\0b"), (b"IDAT", b""), (b"abCd", b"")):
        before = png.chunk(kind, data) * 100_000
        scan(attack, png.picture(1, 1, b"\0\xff", before), {200, 400, 422}, SMALL_SECONDS)


@step("pictures: cut off anywhere", 400)
def cut(attack):
    whole = png.noise(attack.random, 64, 64)
    for _ in range(attack.scaled(300, 25)):
        scan(attack, whole[:attack.random.randrange(1, len(whole) - 12)], {400}, SMALL_SECONDS)


@step("pictures: bytes changed anywhere", 400)
def changed(attack):
    whole = png.noise(attack.random, 64, 64)
    for _ in range(attack.scaled(300, 25)):
        data = bytearray(whole)
        for _ in range(attack.random.randrange(1, 4)):
            data[attack.random.randrange(len(data))] ^= 1 << attack.random.randrange(8)
        scan(attack, bytes(data), {200, 400, 422}, SMALL_SECONDS)


@step("pictures: chunks with wrong checksums, lengths and order", 400)
def faulty_chunks(attack):
    data = zlib.compress(b"\0\xff")
    ihdr = struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0)
    idat = png.chunk(b"IDAT", data)
    for fault in (png.SIGNATURE + png.chunk(b"IHDR", ihdr, 0) + idat + png.END,
                  png.head(1, 1) + png.chunk(b"IDAT", data, 0) + png.END,
                  png.head(1, 1) + struct.pack(">I", 2 ** 31) + b"IDAT" + data,
                  png.head(1, 1) + struct.pack(">I", 2 ** 32 - 1) + b"IDAT" + data,
                  png.SIGNATURE + idat + png.END, png.head(1, 1) + png.END, png.SIGNATURE,
                  png.head(1, 1, 16, 3) + idat + png.END, png.head(1, 1, 3) + idat + png.END,
                  png.head(1, 1, 8, 3) + idat + png.END, png.head(1, 1, interlaced=2) + idat + png.END,
                  png.head(1, 1) + png.chunk(b"IDAT", b"\x78\xda" + data[::-1]) + png.END,
                  b"GIF89a" + bytes(100), b"\xff\xd8\xff\xe0" + bytes(100)):
        scan(attack, fault, {400}, SMALL_SECONDS)


@step("pictures: large and interlaced, of nothing and of noise", 1000)
def interlaced(attack):
    side = 4000 if attack.scale >= 1 else 1000
    for bits, colour, bytes_each in ((1, 0, 0), (16, 6, 8)):
        row = bytes(1 + (side * bytes_each or side // 8))
        data = png.picture(side, side, row * side, bits=bits, colour=colour, interlaced=1)
        scan(attack, data, {200, 400, 422})
    if attack.scale >= 1:
        scan(attack, png.noise(attack.random, 4000, LARGEST // 4000), {200, 422},
             2 * MOST_SECONDS * attack.server.factor)


@step("pictures: read while the server is to end", 1000)
def ends_while_reading(attack):
    """SIGTERM must work within 12 s, however long the pictures would take."""
    with attack.start() as server:
        worst = request(png.noise(attack.random, 4000, LARGEST // 4000))
        wires = [Wire(server.port, f"127.0.66.{n}") for n in range(1, 9)]
        for wire in wires:
            wire.send(worst)
        before = server.processor_seconds()
        limit = time.monotonic() + attack.patience
        while server.processor_seconds() < before + 0.2 and time.monotonic() < limit:
            time.sleep(0.05)
        try:
            server.stop()
        finally:
            for wire in wires:
                wire.close()
