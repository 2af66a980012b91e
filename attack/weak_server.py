# SPDX-License-Identifier: MIT
"""A server with the faults that the attack looks for, to test that it finds them.

One thread serves one client after the other, without limits. `tolerant` takes any bytes for a good request;
`fragile` ends at the first surprise, and drops bytes after a request.
"""

import base64
import hashlib
import re
import socket
import sys
import time

PAGE = b"<!doctype html><title>page</title>"
ANSWERS = {b"/api/version": b'{"version": "1"}', b"/api/krypto/solve": b'{"count": 175}'}
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
KEY = re.compile(rb"sec-websocket-key: (\S+)", re.IGNORECASE)
DATE = re.compile(rb"date=(\d{4}-\d\d-\d\d)$")
GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
SLOW_SECONDS = 1.5


def day_page(target):
    """Returns any requested day, with its solutions, newly made each time; a feed of it takes long."""
    date = DATE.search(target)
    day = date[1] if date else time.strftime("%Y-%m-%d").encode()
    if target.startswith(b"/today.json"):
        return b'{"date": "%b", "puzzles": [{"solution": "%d"}]}' % (day, time.monotonic_ns())
    if date:
        work()
    return b"<?xml?><entry><published>%bT00:00:00Z</published>Solution %d</entry>" % (day, time.monotonic_ns())


def work():
    end = time.monotonic() + SLOW_SECONDS
    while time.monotonic() < end:
        pass


def respond(connection, head, body, fragile):
    target = (head.split(b" ") + [b""])[1]
    key = KEY.search(head)
    if key:
        accept = base64.b64encode(hashlib.sha1(key[1] + GUID).digest())
        connection.sendall(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                           b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n")
        while connection.recv(65536):
            pass
        return
    if fragile:
        head.decode()
        body.decode()
    if target == b"/api/sheet/puzzles":
        work()
    text = day_page(target) if target.startswith(b"/today.") else ANSWERS.get(target, PAGE)
    connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(text) + text)


def serve(connection, fragile):
    data = bytearray()
    while True:
        looked = 0
        while (end := data.find(b"\r\n\r\n", looked)) < 0:
            looked = max(0, len(data) - 3)
            piece = connection.recv(65536)
            if not piece and fragile:
                raise EOFError
            if not piece:
                return
            data += piece
        head, data = bytes(data[:end]), data[end + 4:]
        length = LENGTH.search(head)
        size = int(length[1]) if length else 0
        while len(data) < size:
            piece = connection.recv(65536)
            if not piece:
                return
            data += piece
        body, data = data[:size], bytearray() if fragile else data[size:]
        respond(connection, head, body, fragile)
        if b"connection: close" in head.lower():
            return


def main():
    if "--help" in sys.argv:
        print("--behind-proxy --trusted-proxies")
        return
    fragile = "fragile" in sys.argv[0]
    listener = socket.create_server(("127.0.0.1", 0), backlog=1000)
    print(f"Open http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    while True:
        connection, _ = listener.accept()
        with connection:
            try:
                serve(connection, fragile)
            except Exception:
                if fragile:
                    raise


main()
