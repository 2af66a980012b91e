# SPDX-License-Identifier: MIT
"""Requests that are not, or not quite, HTTP/1.1: each is a step.

A second request follows each on the same connection. If the server and a proxy before it disagreed about the
end of the first one, an answer to the second would be request smuggling. So the server must refuse the first
and close.
"""

from attack.steps import STEPS, Step, expect
from attack.wire import Wire

SMUGGLED = b"GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n"
HOST = b"Host: localhost\r\n"
CLOSED = None  # without an answer


def question(*fields, body=b"", version=b"1.1"):
    return (b"POST /api/version HTTP/" + version + b"\r\n" + HOST + b"Content-Type: application/json\r\n"
            + b"".join(field + b"\r\n" for field in fields) + b"\r\n" + body)


def page(line, *fields):
    return line + b"\r\n" + b"".join(field + b"\r\n" for field in fields) + b"\r\n"


def chunked(body):
    return question(b"Transfer-Encoding: chunked", body=body)


CHUNKS = b"2\r\n{}\r\n0\r\n\r\n"
TE = b"Transfer-Encoding: "
CL = b"Content-Length: "
GET = b"GET / HTTP/1.1"

# The data sent, and the allowed reactions.
REQUESTS = {
    "coding gzip, chunked": (question(TE + b"gzip, chunked", body=CHUNKS), {400, 501}),
    "coding chunked, gzip": (question(TE + b"chunked, gzip", body=CHUNKS), {400, 501}),
    "coding xchunked": (question(TE + b"xchunked", body=CHUNKS), {400, 501}),
    "coding chunkedx": (question(TE + b"chunkedx", body=CHUNKS), {400, 501}),
    "coding identity": (question(TE + b"identity", body=CHUNKS), {400, 501}),
    "coding chunked, chunked": (question(TE + b"chunked, chunked", body=CHUNKS), {400, 501}),
    "two Transfer-Encoding": (question(TE + b"chunked", TE + b"chunked", body=CHUNKS), {400, 501}),
    "coding of vertical tab": (question(TE + b"\vchunked", body=CHUNKS), {400, 501}),
    "coding in HTTP/1.0": (question(TE + b"chunked", body=CHUNKS, version=b"1.0"), {400, 501}),
    "coding and length": (question(TE + b"chunked", CL + b"2", body=CHUNKS), {400}),
    "length and coding": (question(CL + b"2", TE + b"chunked", body=CHUNKS), {400}),
    "two lengths": (question(CL + b"2", CL + b"44", body=b"{}"), {400}),
    "a list of lengths": (question(CL + b"2, 44", body=b"{}"), {400}),
    "negative length": (question(CL + b"-2", body=b"{}"), {400}),
    "length with a sign": (question(CL + b"+2", body=b"{}"), {400}),
    "hexadecimal length": (question(CL + b"0x2", body=b"{}"), {400}),
    "length with a blank": (question(CL + b"2 2", body=b"{}"), {400}),
    "empty length": (question(CL, body=b"{}"), {400}),
    "length of 2^64 + 2": (question(CL + b"18446744073709551618", body=b"{}"), {400, 413}),
    "length of 30 digits": (question(CL + b"9" * 30, body=b"{}"), {400, 413}),
    "length of 2^63": (question(CL + b"9223372036854775808", body=b"{}"), {400, 413}),
    "blank before a colon": (question(b"Content-Length : 2", body=b"{}"), {400}),
    "blank before a field": (page(GET, b" " + HOST[:-2]), {400}),
    "lines that end with LF": (b"GET / HTTP/1.1\nHost: localhost\n\n", {400}),
    "a field that ends with LF": (page(GET, b"A: b\nContent-Length: 44", HOST[:-2]), {400}),
    "CR within a field": (page(GET, b"A: b\rContent-Length: 44", HOST[:-2]), {400}),
    "NUL in a field": (page(GET, HOST[:-2], b"A: b\0c"), {400}),
    "NUL in a name": (page(GET, HOST[:-2], b"A\0: b"), {400}),
    "NUL in the target": (page(b"GET /\0 HTTP/1.1", HOST[:-2]), {400}),
    "8-bit name": (page(GET, HOST[:-2], b"\xc3\xa4: b"), {400}),
    "empty name": (page(GET, HOST[:-2], b": b"), {400}),
    "no colon": (page(GET, HOST[:-2], b"colon"), {400}),
    "blank in the target": (page(b"GET / / HTTP/1.1", HOST[:-2]), {400}),
    "tab in the request line": (page(b"GET\t/\tHTTP/1.1", HOST[:-2]), {400}),
    "two blanks in the request line": (page(b"GET  / HTTP/1.1", HOST[:-2]), {400}),
    "no target": (page(b"GET HTTP/1.1", HOST[:-2]), {400}),
    "HTTP/9.9": (page(b"GET / HTTP/9.9", HOST[:-2]), {400, 505}),
    "HTTP/11.1": (page(b"GET / HTTP/11.1", HOST[:-2]), {400, 505}),
    "http in small letters": (page(b"GET / http/1.1", HOST[:-2]), {400, 505}),
    "HTTP/0.9": (b"GET /\r\n", {400, CLOSED}),
    "HTTP/2": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\4\0\0\0\0\0", {400, 505}),
    "TLS": (bytes.fromhex("160301007a0100007603031f") + b"\0" * 115 + b"\r\n\r\n", {400, CLOSED}),
    "method of control characters": (page(b"G\1T / HTTP/1.1", HOST[:-2]), {400}),
    "chunk size of letters": (chunked(b"zz\r\n{}\r\n0\r\n\r\n"), {400}),
    "negative chunk size": (chunked(b"-2\r\n{}\r\n0\r\n\r\n"), {400}),
    "chunk size with 0x": (chunked(b"0x2\r\n{}\r\n0\r\n\r\n"), {400}),
    "chunk size of 2^64 + 2": (chunked(b"10000000000000002\r\n{}\r\n0\r\n\r\n"), {400, 413}),
    "chunk size of 2^64 - 1": (chunked(b"ffffffffffffffff\r\n{}\r\n0\r\n\r\n"), {400, 413}),
    "chunk size after a blank": (chunked(b" 2\r\n{}\r\n0\r\n\r\n"), {400}),
    "chunk size that ends with LF": (chunked(b"2\n{}\r\n0\r\n\r\n"), {400}),
    "chunk longer than its size": (chunked(b"2\r\n{}}}\r\n0\r\n\r\n"), {400}),
    "chunk without an end": (chunked(b"2\r\n{}0\r\n\r\n"), {400}),
    "no chunk size": (chunked(b"\r\n\r\n0\r\n\r\n"), {400}),
    "chunk extension with LF": (chunked(b"2;a\nb\r\n{}\r\n0\r\n\r\n"), {400, 501}),
    "trailer that is not a field": (chunked(b"2\r\n{}\r\n0\r\nno colon\r\n\r\n"), {400, 501}),
}


# Answered by an error; the connection may continue.
DENIED = {
    "folded Host": (page(GET, HOST[:-2] + b"\r\n .evil.example"), {400, 421}),
    "target of another site": (page(b"GET http://evil.example/ HTTP/1.1", HOST[:-2]), {400, 421}),
    "target of another scheme": (page(b"GET file:///etc/passwd HTTP/1.1", HOST[:-2]), {400, 404, 421}),
    "no Host": (page(GET), {400}),
    "two Hosts": (page(GET, HOST[:-2], b"Host: localhost"), {400}),
    "CONNECT": (page(b"CONNECT localhost:22 HTTP/1.1", HOST[:-2]), {400, 405, 501}),
    "TRACE": (page(b"TRACE / HTTP/1.1", HOST[:-2], b"Cookie: a=b"), {400, 405, 501}),
    "DELETE": (page(b"DELETE / HTTP/1.1", HOST[:-2]), {405}),
    "unknown method": (page(b"BREW / HTTP/1.1", HOST[:-2]), {400, 405, 501}),
    "GET *": (page(b"GET * HTTP/1.1", HOST[:-2]), {400, 404}),
    "GET of a question": (page(b"GET /api/v1/version HTTP/1.1", HOST[:-2]), {200}),
    "GET of a question with a broken escape": (page(b"GET /api/v1/krypto/solve?hand=%2 HTTP/1.1", HOST[:-2]), {400}),
    "GET of a question with a name twice": (page(b"GET /api/v1/krypto/solve?hand=1&h%61nd=1 HTTP/1.1", HOST[:-2]), {400}),
    "GET of a question that is too long": (page(b"GET /api/v1/krypto/solve?hand=" + b"1" * 9000 + b" HTTP/1.1", HOST[:-2]), {431}),
    "GET of a question with a body": (page(b"GET /api/v1/version HTTP/1.1", HOST[:-2], CL + b"2") + b"{}", {400}),
    "GET of a question by a foreign image": (page(b"GET /api/v1/version HTTP/1.1", HOST + b"Sec-Fetch-Site: cross-site"), {403}),
    "permission that was not asked for": (page(b"OPTIONS /api/v1/version HTTP/1.1", HOST + b"Origin: https://example.org"), {405}),
    "question as text": (question(CL + b"2", body=b"{}").replace(b"application/json", b"text/plain"), {415}),
}


def status_of(request, wire):
    # A server that waits for missing data also waits for the end of the connection.
    wire.send(request)
    wire.finish()
    answer = wire.read_answer()
    return answer.status if answer else CLOSED


def refused(request, allowed):
    def run(attack):
        with Wire(attack.port, patience=attack.patience) as wire:
            found = status_of(request + SMUGGLED, wire)
            expect(found in allowed, f"answered by {found}, not by one of {sorted(map(str, allowed))}")
            expect(wire.read_answer() is None, "what is behind it is answered too")
            expect(wire.ends_within(attack.patience), "the connection stays open")
    return run


def denied(request, allowed):
    def run(attack):
        with Wire(attack.port, patience=attack.patience) as wire:
            found = status_of(request, wire)
            expect(found in allowed, f"answered by {found}, not by one of {sorted(map(str, allowed))}")
    return run


STEPS += [Step(f"http: {name}", refused(*row), 50) for name, row in REQUESTS.items()]
STEPS += [Step(f"http: {name}", denied(*row), 50) for name, row in DENIED.items()]
