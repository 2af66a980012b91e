# SPDX-License-Identifier: MIT
"""Connections that send given bytes exactly, from any address of this machine."""

import re
import select
import socket
import struct
import time

from attack.steps import ATTACKER, Fault

# <linux/in.h>: the port is chosen when it connects, so that each address can use all of them.
IP_BIND_ADDRESS_NO_PORT = 24
STATUS_LINE = re.compile(rb"HTTP/1\.1 ([1-5]\d\d) [\x20-\x7e]*\r\n")
FIELD = re.compile(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\x20-\x7e\t]*)\r\n")
READ_AT_ONCE = 1 << 16


def ready(connection, seconds, to_write=False):
    """Returns whether a socket can be read and whether it can be written, waiting for one of them.

    It polls, since select() takes no descriptor above 1,023.
    """
    poll = select.poll()
    poll.register(connection, select.POLLIN | (select.POLLOUT if to_write else 0))
    events = sum(event for _, event in poll.poll(seconds * 1000))
    ended = events & (select.POLLHUP | select.POLLERR | select.POLLNVAL)
    return bool(events & select.POLLIN or ended), bool(events & select.POLLOUT)


class Answer:
    """An HTTP response; any other data is a fault of the server."""

    def __init__(self, head):
        line = STATUS_LINE.match(head)
        if not line:
            raise Fault(f"not the head of an answer: {head[:200]!r}")
        self.status = int(line[1])
        self.fields = {}
        place = line.end()
        while place < len(head):
            field = FIELD.match(head, place)
            if not field:
                raise Fault(f"not a field of an answer: {head[place:place + 200]!r}")
            name = field[1].decode().lower()
            if name in self.fields and name == "content-length":
                raise Fault("an answer with two lengths")
            self.fields[name] = field[2].decode().strip()
            place = field.end()
        self.body = b""

    @property
    def length(self):
        without = self.status < 200 or self.status in (204, 304)
        return 0 if without else int(self.fields.get("content-length", 0))


class Wire:
    def __init__(self, port, source=ATTACKER, patience=5.0, receive_buffer=None):
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_IP, IP_BIND_ADDRESS_NO_PORT, 1)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(patience)
        self.socket.bind((source, 0))
        try:
            self.socket.connect(("127.0.0.1", port))
        except OSError as problem:
            self.socket.close()
            raise Fault(f"no connection from {source}: {problem}") from None
        self.got = b""
        self.is_ended = False

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.socket.close()

    def reset(self):
        """Ends it by RST, not by FIN."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def send(self, data):
        """Returns false if the server does not accept all of it."""
        try:
            self.socket.sendall(data)
            return True
        except OSError:
            return False

    def finish(self):
        """Signals that no more data follows."""
        try:
            self.socket.shutdown(socket.SHUT_WR)
        except OSError:
            self.is_ended = True

    def receive(self):
        """Handles received data; false at the end, or when none arrives in time."""
        try:
            data = self.socket.recv(READ_AT_ONCE)
        except TimeoutError:
            return False
        except OSError:
            data = b""
        self.is_ended = not data
        self.got += data
        return bool(data)

    def read_answer(self, to_head=False):
        """Returns the next answer; None if the connection ends or the time runs out before it is complete."""
        while b"\r\n\r\n" not in self.got:
            if not self.receive():
                return None
        head, _, self.got = self.got.partition(b"\r\n\r\n")
        answer = Answer(head + b"\r\n")
        length = 0 if to_head else answer.length
        while len(self.got) < length:
            if not self.receive():
                return None
        answer.body, self.got = self.got[:length], self.got[length:]
        return answer

    def read_answers(self):
        """Returns all answers until the connection ends, or none arrives in time."""
        answers = []
        while answer := self.read_answer():
            answers.append(answer)
        return answers

    def ask(self, request, to_head=False):
        self.send(request)
        return self.read_answer(to_head)

    def ends_within(self, seconds):
        """Returns whether the server closes; other data is read meanwhile."""
        limit = time.monotonic() + seconds
        while not self.is_ended and time.monotonic() < limit:
            self.socket.settimeout(max(0.01, limit - time.monotonic()))
            self.receive()
        return self.is_ended

    def flood(self, piece, most):
        """Sends a piece repeatedly, until data comes back, the server closes, or `most` bytes are sent.
        Returns the number of bytes sent."""
        sent = 0
        left = memoryview(piece)
        limit = time.monotonic() + self.socket.gettimeout()
        while sent < most and time.monotonic() < limit:
            readable, writable = ready(self.socket, 0.5, to_write=True)
            if readable:
                self.receive()
                break
            if writable:
                try:
                    count = self.socket.send(left)
                except OSError:
                    self.is_ended = True
                    break
                sent += count
                left = left[count:] if count < len(left) else memoryview(piece)
        return sent

    def exchange(self, data, seconds):
        """Sends and reads at the same time, until the server closes or no data moves for a second."""
        limit = time.monotonic() + seconds
        left = memoryview(data)
        while time.monotonic() < limit and not self.is_ended:
            readable, writable = ready(self.socket, 1, to_write=bool(left))
            if not readable and not writable:
                break
            if writable:
                try:
                    left = left[self.socket.send(left):]
                except OSError:
                    left = left[:0]
            if readable:
                self.receive()


def post(path, body, *fields, host="localhost"):
    """Returns a question as a program sends it."""
    head = [f"POST /api/{path} HTTP/1.1", f"Host: {host}", "Content-Type: application/json",
            f"Content-Length: {len(body)}", *fields]
    return "\r\n".join(head).encode() + b"\r\n\r\n" + body


def get(path, *fields, host="localhost"):
    return "\r\n".join([f"GET {path} HTTP/1.1", f"Host: {host}", *fields]).encode() + b"\r\n\r\n"
