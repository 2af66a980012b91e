# SPDX-License-Identifier: MIT
"""PNG files, including malicious ones."""

import functools
import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
END = b"\0\0\0\0IEND\xaeB`\x82"


def chunk(kind, data, checksum=None):
    if checksum is None:
        checksum = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum)


def head(width, height, bits=8, colour=0, interlaced=0):
    return SIGNATURE + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, bits, colour, 0, 0, interlaced))


def picture(width, height, rows, *before, bits=8, colour=0, interlaced=0):
    """Returns a picture from filtered rows, which it compresses."""
    return head(width, height, bits, colour, interlaced) + b"".join(before) + chunk(
        b"IDAT", zlib.compress(rows, 1)) + END


def tiny():
    """Returns a white pixel."""
    return picture(1, 1, b"\0\xff")


@functools.cache
def bomb(packed_megabytes):
    """Returns a zlib stream of this many megabytes, which decompresses to a thousand times as many zero bytes."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    part = 32 << 20
    stretch = packer.compress(bytes(part)) + packer.flush(zlib.Z_FULL_FLUSH)
    count = (packed_megabytes << 20) // len(stretch)
    sums = (count * part % 65521, 1)  # Adler-32 of zeros
    end = b"\x03\x00" + struct.pack(">HH", *sums)
    return b"\x78\xda" + stretch * count + end


def noise(chance, width, height):
    """Returns random black and white pixels: the slowest picture for the reader of pages."""
    row = (width + 7) // 8
    return picture(width, height, b"".join(b"\0" + chance.randbytes(row) for _ in range(height)), bits=1)
