# SPDX-License-Identifier: MIT
"""Names of hosts, pages of other sites, paths that lead outside, and forged proxies."""

from attack import honest
from attack.guests import Guest, Refused
from attack.questions import slow_question
from attack.steps import expect, step
from attack.wire import Wire, get, post

HOSTS = ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "evil.example:80", "localhost@evil",
         "localhost:80:80", "localhost:x", "localhost/", "LOCALHOST.", "", " ", "0x7f.1", "2130706433", "127.1",
         "127.0.0.1.", "127.0.0.256", "127.0.0.1.1", "[::1", "[::1].evil.example", "[::ffff:1.2.3.4]",
         "localhost, evil.example", "localhost\tevil", "0.0.0.0", "1.127.0.0", "127.0.0.1%00", "ｌocalhost"]
GOOD_HOSTS = ["localhost", "localhost:8080", "LocalHost", "127.0.0.1", "127.0.0.1:1", "127.1.2.3", "[::1]", "[::1]:9"]


@step("hosts: names of other machines")
def other_hosts(attack):
    for name in HOSTS:
        for request in (get("/", host=name), post("version", b"{}", host=name)):
            with Wire(attack.port, patience=attack.patience) as wire:
                answer = wire.ask(request)
                expect(answer and answer.status in (400, 421), f"{name!r}: {answer and answer.status}")
    for name in GOOD_HOSTS:
        with Wire(attack.port, patience=attack.patience) as wire:
            answer = wire.ask(get("/", host=name))
            expect(answer and answer.status == 200, f"{name!r}: {answer and answer.status}")


ORIGINS = ["http://evil.example", "null", "http://localhost.evil.example", "http://localhost:1", "localhost", "://",
           "http://evil.example#localhost", "http://localhost@evil.example", "http://localhost/", "file://"]


@step("hosts: pages of other sites that want to enter the rooms")
def foreign_pages(attack):
    for origin in ORIGINS:
        try:
            with Guest(attack.port, patience=attack.patience, fields=[("Origin", origin)]):
                entered = True
        except Refused:
            entered = False
        expect(not entered, f"a page of {origin!r} enters the rooms")
    with Guest(attack.port, patience=attack.patience, fields=[("Origin", "http://localhost")]) as guest:
        guest.open_room()


CLIMBS = ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/..%5csecret.txt", "/..\\secret.txt",
          "/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/%252e%252e/secret.txt",
          "/.%2e/secret.txt", "//secret.txt", "/%c0%ae%c0%ae/secret.txt", "/..;/secret.txt", "/%00/../secret.txt",
          "/index.html%00.txt", "/.hidden", "/%2ehidden", "/assets", "/assets/", "/../../../../etc/passwd",
          "/%2fetc/passwd", "//etc/passwd", "/proc/self/environ", "/index.html/", "/%", "/%z", "/%2", "/\x7f",
          "/index.html%20", "/index.html.", "/INDEX.HTML"]


@step("hosts: paths that lead out of the folder")
def traversal(attack):
    for path in CLIMBS:
        for method in ("GET", "HEAD"):
            with Wire(attack.port, patience=attack.patience) as wire:
                answer = wire.ask(get(path).replace(b"GET", method.encode(), 1), method == "HEAD")
                expect(answer and answer.status in (400, 404), f"{path!r}: {answer and answer.status}")
                expect(b"secret" not in answer.body.replace(path.encode(), b""), f"{path!r} gives it away")


RANGES = ["bytes=0-0", "bytes=-1", "bytes=5-1", "bytes=0-", "bytes=99999999999999999999-", "bytes=-0",
          "bytes=" + ",".join(f"{n}-{n}" for n in range(900)), "bytes=" + "0-," * 1000, "lines=1-2", "bytes=a-b"]
TAGS = ["*", '"a"', 'W/"a"', '"' * 4000, ",".join(['"a"'] * 1500), "W/" * 2000, '"a', "a", ", ,", '"a" "b"', "\\"]


@step("hosts: ranges and tags", 50)
def conditions(attack):
    """A request for a range gets the range or the whole file, never more."""
    size = len("// a large file\n") * 65536
    for fields in [[f"Range: {value}"] for value in RANGES] + [[f"If-None-Match: {value}"] for value in TAGS]:
        with Wire(attack.port, patience=attack.patience) as wire:
            answer = wire.ask(get("/assets/large.js", *fields))
            expect(answer and answer.status in (200, 206, 304, 416), f"{fields[0][:60]}: {answer and answer.status}")
            expect(len(answer.body) <= size, f"{fields[0][:60]}: {len(answer.body)} bytes")
            expect(answer.status != 304 or fields[0] == "If-None-Match: *", f"{fields[0][:60]}: 304")
    with Wire(attack.port, patience=attack.patience) as wire:
        tag = wire.ask(get("/")).fields.get("etag", "")
        expect(tag.startswith('"'), "the page has no tag")
        expect(wire.ask(get("/", f"If-None-Match: {tag}")).status == 304, "304 is not answered")


@step("hosts: addresses made up before a proxy", needs="--behind-proxy")
def behind_proxy(attack):
    """A proxy appends the address of its client to the client's own header: only the appended one counts."""
    with attack.start("--behind-proxy") as server:
        wires = []
        for n in range(400):
            wires.append(Wire(server.port, "127.0.0.1"))
            wires[-1].send(slow_question(n, f"X-Forwarded-For: 10.9.{n // 250}.{1 + n % 250}, 203.0.113.66"))
        honest.check(server, "X-Forwarded-For: 203.0.113.66, 198.51.100.7")
        for wire in wires:
            wire.close()
        for value in ("", ",", "a", "203.0.113.66,", "1.2.3.4.5", "::1%eth0", ", " * 3000, "[::1]:80", "unknown"):
            with Wire(server.port, "127.0.0.1", attack.patience) as wire:
                answer = wire.ask(get("/", f"X-Forwarded-For: {value}"))
                expect(answer and answer.status in (200, 400), f"{value[:40]!r}: {answer and answer.status}")
        server.stop()
