# SPDX-License-Identifier: MIT
"""The list of contents of a folder, in SPDX 2.3: each file with its checksum, and whose work is in it."""

import datetime
import hashlib
import json
import re

from releasing import NOTICES, ROOT, VERSION, moment

NAME = "contents.spdx.json"
# The tables of NOTICE.md: what, licence, copyright.
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|", re.MULTILINE)
HEADS = {"what", "---"}


def compiled_in(*wanted):
    """The works of others in a form, as NOTICE.md has them: rows whose name begins with one of these words."""
    rows = [[cell.strip() for cell in row] for row in ROW.findall((ROOT / "NOTICE.md").read_text(encoding="utf-8"))]
    found = [{"name": what, "licence": licence, "copyright": holder} for what, licence, holder in rows
             if what not in HEADS and what.startswith(wanted)]
    for word in wanted:
        if not any(work["name"].startswith(word) for work in found):
            raise KeyError(f"NOTICE.md has no row of {word}")
    return found


def identifier(text):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.]+", "-", text).strip("-")


def package(name, version, licence, holder):
    return {"name": name, "SPDXID": identifier(f"Package-{name}"), "versionInfo": version, "downloadLocation": "NOASSERTION",
            "filesAnalyzed": False, "licenseConcluded": "NOASSERTION", "licenseDeclared": licence, "copyrightText": holder}


def document(form, folder, works):
    """Describes all files below a folder, and the works in them; each of these has name, licence, copyright, perhaps version."""
    files = []
    for path in sorted(path for path in folder.rglob("*") if path.is_file() and path.name != NAME):
        name = path.relative_to(folder).as_posix()
        data = path.read_bytes()
        files.append({"fileName": f"./{name}", "SPDXID": identifier(f"File-{hashlib.sha256(name.encode()).hexdigest()[:16]}"),
                      "checksums": [{"algorithm": kind, "checksumValue": hashlib.new(kind.lower(), data).hexdigest()} for kind in ("SHA1", "SHA256")],
                      "licenseConcluded": "NOASSERTION", "copyrightText": "NOASSERTION"})
    ours = package("reckon", VERSION, "MIT", "2026 the reckon authors")
    others = [package(work["name"], work.get("version", "NOASSERTION"), work["licence"] if re.fullmatch(r"[A-Za-z0-9.+-]+( (OR|AND|WITH) [A-Za-z0-9.+-]+)*", work["licence"])
                      else "NOASSERTION", work["copyright"]) for work in works]
    sums = hashlib.sha1("".join(file["checksums"][1]["checksumValue"] for file in files).encode()).hexdigest()
    related = [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": ours["SPDXID"]}]
    related += [{"spdxElementId": ours["SPDXID"], "relationshipType": "CONTAINS", "relatedSpdxElement": one["SPDXID"]} for one in [*files, *others]]
    return {"spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": form,
            "documentNamespace": f"urn:reckon:{form}:{sums}",
            "creationInfo": {"created": datetime.datetime.fromtimestamp(moment(), datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
                             "creators": ["Organization: the reckon authors", f"Tool: reckon-release-{VERSION}"]},
            "packages": [ours, *others], "files": files, "relationships": related}


def write(form, folder, works):
    """Writes the list into the folder that it describes."""
    (folder / NAME).write_text(json.dumps(document(form, folder, works), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def faults(folder):
    """Returns the faults of a folder and its list: files that are missing, changed or not listed, and missing notices."""
    kept = json.loads((folder / NAME).read_text(encoding="utf-8"))
    listed = {file["fileName"].removeprefix("./"): file["checksums"][1]["checksumValue"] for file in kept["files"]}
    there = {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
             for path in folder.rglob("*") if path.is_file() and path.name != NAME}
    return [*(f"{name} is not in the list" for name in sorted(there.keys() - listed.keys())),
            *(f"{name} is missing" for name in sorted(listed.keys() - there.keys())),
            *(f"{name} is not as listed" for name in sorted(listed.keys() & there.keys()) if listed[name] != there[name]),
            *(f"there is no {notice}" for notice in NOTICES if notice not in there)]
