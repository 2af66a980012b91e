# SPDX-License-Identifier: MIT
"""Conversations with the server, made by a small grammar and then spoiled."""

import json
from pathlib import Path

from attack import png
from attack.guests import frame

OPENAPI = Path(__file__).resolve().parent.parent / "app" / "api" / "openapi.json"

METHODS = [b"GET", b"POST", b"HEAD", b"PUT", b"OPTIONS", b"get", b"G"]
TARGETS = [b"/", b"/index.html", b"/api/version", b"/api/scan", b"/api/v1/rooms", b"/api/openapi.json", b"/api/",
           b"/assets/large.js", b"*", b"/%2e%2e/", b"http://localhost/", b"/?a=b#c"]
VERSIONS = [b"HTTP/1.1", b"HTTP/1.1", b"HTTP/1.0", b"HTTP/2.0"]
FIELDS = [b"Host: localhost", b"Content-Type: application/json", b"Content-Type: image/png", b"Content-Length: 2",
          b"Content-Length: 0", b"Transfer-Encoding: chunked", b"Connection: close", b"Connection: keep-alive",
          b"Connection: Upgrade", b"Upgrade: websocket", b"Expect: 100-continue", b"Range: bytes=0-1",
          b"If-None-Match: *", b"Accept-Encoding: gzip, br;q=0", b"Trailer: A", b"A: b", b"Origin: http://localhost",
          b"Sec-WebSocket-Version: 13", b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", b"Cookie: a=b"]
HANDSHAKE = [b"GET", b" ", b"/api/v1/rooms", b" ", b"HTTP/1.1", b"\r\n", b"Host: localhost", b"\r\n",
             b"Connection: Upgrade", b"\r\n", b"Upgrade: websocket", b"\r\n", b"Sec-WebSocket-Version: 13", b"\r\n",
             b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", b"\r\n", b"\r\n"]
SAYINGS = [{"do": "open", "name": "Kim"}, {"do": "open", "name": "Kim", "settings": {"hands": 1}}, {"do": "deal"},
           {"do": "join", "code": "K7QX2M", "name": "Jan"}, {"do": "watch", "code": "K7QX2M"},
           {"do": "return", "code": "K7QX2M", "token": "0" * 32}, {"do": "call", "deal": 1},
           {"do": "answer", "deal": 1, "formula": "1 + 2 * 3"}, {"do": "pass", "deal": 1}, {"do": "leave"},
           {"do": "show", "deal": 1, "moves": [{"from": 1, "onto": 2, "operator": "+", "swapped": False}]},
           {"do": "ping"}, {"do": "open_class", "settings": {"hands": 1}},
           {"do": "open_class", "settings": {"puzzle": "calcrostic", "level": 1}}, {"do": "close", "deal": 1},
           {"do": "remove", "seat": 0}, {"do": "rename", "seat": 0, "name": "Jan"}, {"do": "rematch"},
           {"do": "open_duel", "name": "Kim", "settings": {"rounds": 3}}, {"do": "pick", "deal": 1, "pile": 3},
           {"do": "put_back", "deal": 1}, {"do": "claim"}, {"do": "record", "from": 0}]
CODES = [1000, 1001, 1002, 1005, 3000, 4999, 0, 65535]
SPICE = [b"\r\n", b"\n", b"\r", b"\0", b" ", b"\t", b":", b";", b",", b"0", b"-1", b"\xff", b"\xc0\x80", b"%", b"\"",
         b"{", b"[", b"18446744073709551616", b"\r\n\r\n", b"0\r\n\r\n", b"\x81\x80", b"\x88\x02"]
MOST_TOKENS = 400


def examples():
    """A question of each path, as the API describes it."""
    paths = json.loads(OPENAPI.read_text(encoding="utf-8"))["paths"]
    found = {}
    for path, methods in paths.items():
        content = methods.get("post", {}).get("requestBody", {}).get("content", {})
        example = content.get("application/json", {}).get("example")
        if example is not None:
            found[path.encode()] = json.dumps(example).encode()
    return found


class Grammar:
    def __init__(self, chance):
        self.chance = chance
        self.questions = list(examples().items())

    # --- What is well formed, as lists of tokens

    def _chunks(self, body):
        tokens = []
        while body:
            size = self.chance.randrange(1, len(body) + 1)
            extension = self.chance.choice([b"", b"", b";a=b", b';a="b\\""'])
            tokens += [b"%x" % size, extension, b"\r\n", body[:size], b"\r\n"]
            body = body[size:]
        trailer = self.chance.choice([[], [], [b"A: b", b"\r\n"]])
        return [*tokens, b"0", b"\r\n", *trailer, b"\r\n"]

    def _request(self):
        chance = self.chance
        method, target, body = chance.choice(METHODS), chance.choice(TARGETS), b""
        kind = b"Content-Type: application/json"
        if chance.random() < 0.6:
            method, (target, body) = b"POST", chance.choice(self.questions)
        elif chance.random() < 0.2:
            method, target, body, kind = b"POST", b"/api/scan", png.tiny(), b"Content-Type: image/png"
        fields = [b"Host: localhost", kind, *chance.choices(FIELDS, k=chance.randrange(3))]
        end = [body]
        if body and chance.random() < 0.4:
            fields.append(b"Transfer-Encoding: chunked")
            end = self._chunks(body)
        elif body:
            fields.append(b"Content-Length: %d" % len(body))
        chance.shuffle(fields)
        lines = [token for field in fields for token in (field, b"\r\n")]
        return [method, b" ", target, b" ", chance.choice(VERSIONS), b"\r\n", *lines, b"\r\n", *end]

    def _message(self):
        """A message in frames, with others between them."""
        chance = self.chance
        text = json.dumps(chance.choice(SAYINGS)).encode()
        if chance.random() < 0.1:
            text = bytes(chance.randrange(256) for _ in range(chance.randrange(20)))
        tokens, opcode = [], chance.choice([1, 1, 1, 1, 2])
        while True:
            size = len(text) if chance.random() < 0.7 else chance.randrange(len(text) + 1)
            last = size == len(text)
            tokens.append(frame(opcode, text[:size], fin=last, mask=chance.randbytes(4),
                                reserved=chance.choice([0] * 30 + [1, 4])))
            if chance.random() < 0.2:
                tokens.append(frame(chance.choice([9, 10]), chance.randbytes(chance.randrange(5))))
            text, opcode = text[size:], 0
            if last:
                return tokens

    def _talk(self):
        tokens = list(HANDSHAKE)
        for _ in range(self.chance.randrange(1, 8)):
            tokens += self._message()
        if self.chance.random() < 0.3:
            tokens.append(frame(8, self.chance.choice(CODES).to_bytes(2, "big")))
        return tokens

    # --- What is wrong with it

    def _stretch(self):
        """A character over and over, around the powers of two where limits are."""
        return self.chance.choice([b"a", b"0", b" ", b"\r\n"]) * (
            (1 << self.chance.randrange(4, 18)) + self.chance.choice([-1, 0, 1]))

    def _spoil(self, tokens):
        chance = self.chance
        place = chance.randrange(len(tokens))
        token = tokens[place]
        other = chance.randrange(len(tokens))
        match chance.randrange(9):
            case 0:
                del tokens[place]
            case 1:
                tokens.insert(place, token)
            case 2:
                tokens[place], tokens[other] = tokens[other], token
            case 3:
                tokens[place] = token[:chance.randrange(len(token) + 1)]
            case 4:
                tokens[place] = token * chance.choice([2, 3, 100, 5000, 30000]) if len(token) < 20 else token * 2
            case 5:
                tokens.insert(place, chance.choice([chance.choice(SPICE), self._stretch()]))
            case 6 if token:
                spoiled = bytearray(token)
                spoiled[chance.randrange(len(spoiled))] = chance.randrange(256)
                tokens[place] = bytes(spoiled)
            case 7:
                tokens.insert(place, chance.choice(FIELDS) + b"\r\n")
            case _:
                tokens.insert(place, chance.randbytes(chance.randrange(1, 30)))
        return tokens[:MOST_TOKENS] or [b""]

    def case(self):
        """A conversation: packets to send, and how the client ends it."""
        chance = self.chance
        tokens = []
        for _ in range(chance.choice([1, 1, 1, 2, 5])):
            tokens += self._talk() if chance.random() < 0.4 else self._request()
        for _ in range(chance.choice([0, 1, 1, 2, 3, 8])):
            tokens = self._spoil(tokens)
        data = b"".join(tokens)[:1 << 18]
        cuts = sorted(chance.randrange(len(data) + 1) for _ in range(chance.choice([0, 0, 1, 2, 10])))
        packets = [data[begin:end] for begin, end in zip([0, *cuts], [*cuts, len(data)])]
        return {"packets": [packet for packet in packets if packet],
                "end": chance.choice(["finish", "finish", "finish", "close", "reset"])}
