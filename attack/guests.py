# SPDX-License-Identifier: MIT
"""Guests of the rooms: WebSockets of wsproto, which rejects every protocol error of the server."""

import json
import time

from wsproto import ConnectionType, WSConnection
from wsproto.events import (AcceptConnection, BytesMessage, CloseConnection, Ping, RejectConnection, Request,
                            TextMessage)
from wsproto.utilities import ProtocolError

from attack.steps import ATTACKER, Fault, expect
from attack.wire import Wire, ready

TARGET = "/api/v1/rooms"
DROPPED = 1006  # RFC 6455, 7.1.5: no close frame was received
MESSAGES_A_SECOND = 8  # fewer than a client may send (docs/rooms.md)


class Refused(Fault):
    """The server admits no one for now."""


class Guest:
    def __init__(self, port, source=ATTACKER, patience=5.0, fields=(), wire=Wire, host="localhost"):
        self.wire = wire(port, source, patience)
        self.patience = patience
        self.protocol = WSConnection(ConnectionType.CLIENT)
        self.heard = []
        self.close_code = None
        self.pongs = 0
        self.text = ""
        fields = [(name.encode(), value.encode()) for name, value in fields]
        self.wire.send(self.protocol.send(Request(host=host, target=TARGET, extra_headers=fields)))
        self.is_in = False
        while not self.is_in:
            if not self._take() and not self.is_in:
                self.wire.close()
                raise Refused("no answer to the handshake")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.wire.close()

    def raw(self, data):
        """Sends bytes unchanged."""
        return self.wire.send(data)

    def say(self, **message):
        return self.raw(self.protocol.send(TextMessage(json.dumps(message, ensure_ascii=False))))

    def _take(self):
        """Handles received data; false at the end, or when none arrives in time."""
        alive = self.wire.receive()
        data, self.wire.got = self.wire.got, b""
        try:
            self.protocol.receive_data(data if alive or data else None)
            events = list(self.protocol.events())
        except ProtocolError as problem:
            raise Fault(f"the server breaks the protocol: {problem}") from None
        for event in events:
            self._hear(event)
        return alive and self.close_code is None

    def _hear(self, event):
        if isinstance(event, AcceptConnection):
            self.is_in = True
        elif isinstance(event, RejectConnection):
            self.wire.close()
            raise Refused(f"refused by {event.status_code}")
        elif isinstance(event, TextMessage):
            self.text += event.data
            if event.message_finished:
                self.heard.append(json.loads(self.text))
                self.text = ""
        elif isinstance(event, BytesMessage):
            raise Fault("the server sends bytes")
        elif isinstance(event, Ping):
            self.raw(self.protocol.send(event.response()))
        elif isinstance(event, CloseConnection):
            # wsproto invents a close event when the connection just ends.
            if self.close_code is None and not self.wire.is_ended:
                self.close_code = event.code

    def hear(self, *says):
        """Returns the next message of one of these kinds; None if none arrives in time. Earlier messages are
        dropped."""
        limit = time.monotonic() + self.patience
        while time.monotonic() < limit:
            while self.heard:
                message = self.heard.pop(0)
                if message["say"] in says:
                    return message
            if self.close_code is not None or not self._take() and not self.heard:
                return None
        return None

    def wait_for(self, kind, is_good, fault):
        """Returns the state of a room, from messages of this kind, once it satisfies `good`."""
        while True:
            heard = self.hear(kind, "end")
            expect(heard and heard["say"] == kind, f"{fault}: {heard}")
            if is_good(heard[kind]):
                return heard[kind]

    def read_on(self):
        """Handles received messages, as the page does all the time."""
        while ready(self.wire.socket, 0)[0] and self._take():
            pass

    def closed_by(self, seconds):
        """Returns the server's closing code, DROPPED if it gives none, None if it does not close."""
        limit = time.monotonic() + seconds
        while self.close_code is None and not self.wire.is_ended:
            left = limit - time.monotonic()
            if left <= 0:
                return None
            self.wire.socket.settimeout(left)
            self._take()
        return DROPPED if self.close_code is None else self.close_code

    # --- Acts of honest guests

    def open_room(self, name="Kim", **settings):
        """Opens a room and returns the server's message about the seat."""
        self.say(do="open", name=name, settings=settings)
        seat = self.hear("seat", "refused", "end")
        expect(seat and seat["say"] == "seat", f"no room is opened: {seat}")
        return seat


def frame(opcode, payload=b"", fin=True, mask=b"\x5a\xa5\x3c\xc3", reserved=0, length=None, form=None):
    """Returns a frame, valid or not: `length` is the length that it claims, `form` its size in bits (7, 16, 64)."""
    claimed = len(payload) if length is None else length
    form = form or (7 if claimed < 126 else 16 if claimed < 65536 else 64)
    head = bytes([(0x80 if fin else 0) | reserved << 4 | opcode])
    marked = 0x80 if mask is not None else 0
    if form == 7:
        head += bytes([marked | claimed])
    else:
        head += bytes([marked | (126 if form == 16 else 127)]) + claimed.to_bytes(form // 8, "big")
    if mask is None:
        return head + payload
    return head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))
