#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests what a release is made with, in seconds: packaging/prove-release has the long proof. Needs build/release."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

from releasing import ROOT, VERSION, Refused, archives, contents, libraries, run, wheels

ASK = ROOT / "packaging/ask"
PROGRAM = ROOT / "build/release/reckon"


class InFolder(unittest.TestCase):
    def setUp(self):
        place = tempfile.TemporaryDirectory()
        self.addCleanup(place.cleanup)
        self.folder = Path(place.name)

    def file(self, name, text="text\n"):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path


class Questions(InFolder):
    def test_program_and_engine_answer_as_kept(self):
        run(ASK, "program", PROGRAM)
        run(ASK, "engine", PROGRAM, "engine")

    def test_another_answer_is_noticed(self):
        liar = self.file("liar", "#!/bin/sh\necho 25\n")
        liar.chmod(0o755)
        for way in ("program", "engine", "library", "python"):
            with self.assertRaises(Refused):
                run(ASK, way, liar)


class Libraries(InFolder):
    def test_program_finds_what_it_carries(self):
        program = self.folder / "any/bin/reckon"
        program.parent.mkdir(parents=True)
        shutil.copy(PROGRAM, program)
        works = libraries.carry([program], self.folder / "any/lib/reckon", self.folder / "any/licences")
        moved = self.folder / "elsewhere"
        shutil.move(self.folder / "any", moved)
        found = libraries.needed(moved / "bin/reckon")
        self.assertIn("libflint", " ".join(found))
        for name, path in found.items():
            self.assertEqual(path.resolve(), (moved / "lib/reckon" / name).resolve(), name)
        self.assertEqual(len(works), len(found))
        for work in works:
            self.assertTrue((moved / work["copyright"]).read_text(errors="replace").strip(), work)
        run(ASK, "program", moved / "bin/reckon")

    def test_renamed_copies_refer_to_each_other(self):
        program = self.folder / "reckon"
        shutil.copy(PROGRAM, program)
        libraries.carry([program], self.folder / "own", self.folder / "licences", rename="own")
        names = set(libraries.needed(program))
        self.assertTrue(names and all("-own.so" in name for name in names), names)

    def test_the_c_library_is_dated(self):
        self.assertGreaterEqual(libraries.least_glibc([PROGRAM]), (2, 34))


class Contents(InFolder):
    def listed(self):
        for notice in ("LICENSE", "NOTICE.md", "bin/program"):
            self.file(f"form/{notice}")
        contents.write("form", self.folder / "form", contents.compiled_in("Boost"))
        return self.folder / "form"

    def test_a_list_names_all(self):
        form = self.listed()
        self.assertEqual(contents.faults(form), [])
        kept = json.loads((form / contents.NAME).read_text())
        self.assertEqual(kept["spdxVersion"], "SPDX-2.3")
        self.assertEqual([one["name"] for one in kept["packages"]], ["reckon", "Boost"])
        self.assertEqual(kept["packages"][1]["licenseDeclared"], "BSL-1.0")
        identifiers = [one["SPDXID"] for one in [*kept["packages"], *kept["files"]]]
        self.assertEqual(len(identifiers), len(set(identifiers)))
        self.assertEqual({row["relatedSpdxElement"] for row in kept["relationships"]}, set(identifiers))

    def test_changes_are_noticed(self):
        for change in (lambda form: (form / "bin/program").write_text("another\n"), lambda form: (form / "more").write_text("more\n"),
                       lambda form: (form / "LICENSE").unlink()):
            form = self.listed()
            change(form)
            self.assertTrue(contents.faults(form))
            shutil.rmtree(form)

    def test_a_work_without_a_notice_is_refused(self):
        with self.assertRaises(KeyError):
            contents.compiled_in("no such work")


class Archives(InFolder):
    def test_the_same_files_give_the_same_bytes(self):
        for name in ("first", "second"):
            self.file(f"{name}/form/a.txt").chmod(0o600)
            self.file(f"{name}/form/sub/run").chmod(0o711)
            os.utime(self.folder / name / "form/a.txt", (1, 10**9 + len(name)))
            archives.make_tar(self.folder / name / "form", self.folder / f"{name}.tar.gz")
            archives.make_zip(self.folder / name / "form", self.folder / f"{name}.zip")
        for ending in ("tar.gz", "zip"):
            self.assertEqual((self.folder / f"first.{ending}").read_bytes(), (self.folder / f"second.{ending}").read_bytes())
        with zipfile.ZipFile(self.folder / "first.zip") as packed:
            self.assertEqual(packed.namelist(), ["form/a.txt", "form/sub/run"])
            self.assertEqual(packed.getinfo("form/sub/run").external_attr >> 16, 0o100755)


class Wheels(InFolder):
    def test_the_plain_wheel_answers_in_an_empty_environment(self):
        library = self.folder / "libreckon.so"
        shutil.copy((ROOT / "build/release/libreckon.so.0").resolve(), library)
        name = wheels.plain(library, wheels.platform_of([library]), self.folder, self.folder)
        python = self.folder / "environment/bin/python"
        run(sys.executable, "-m", "venv", self.folder / "environment")
        run(python, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", self.folder / name)
        run(ASK, "python", python)
        with zipfile.ZipFile(self.folder / name) as packed:
            about = f"reckon_puzzles-{VERSION}.dist-info"
            for file in ("licenses/LICENSE", "licenses/NOTICE.md", f"sboms/{contents.NAME}", "RECORD"):
                self.assertIn(f"{about}/{file}", packed.namelist())
        said = subprocess.run([python, "-c", "import reckon; reckon.Hand"], capture_output=True, text=True)
        self.assertIn("this wheel has ask() alone", said.stderr)
        said = run(python, "-c", "import reckon\ntry: reckon.ask('krypto/solve', hand='3 3')\nexcept reckon.Error as error: print(error.status)")
        self.assertEqual(said, "400\n")


class Windows(InFolder):
    @unittest.skipUnless((ROOT / "build/windows/reckon.exe").is_file() and shutil.which("wine"), "not built for Windows, or no Wine")
    def test_the_program_answers_under_wine(self):
        run(ASK, "program", "wine", ROOT / "build/windows/reckon.exe", WINEPREFIX=str(self.folder / "wine"), WINEDEBUG="-all",
            WINEDLLOVERRIDES="mscoree=;mshtml=")


class Version(unittest.TestCase):
    """The version stands in reckon/version.hpp; where others must read it in a text, it is the same."""

    def test_texts_name_it(self):
        for name, pattern in {"CITATION.cff": r"^version: (\S+)$", "app/door/reckon.h": r'the version of reckon, such as "(.+)"',
                              "app/api/openapi.json": r'^  "version": "(.+)",$', "python/reckon/_engine.py": r'"version":"(.+)"\}',
                              "docs/install.md": r"\breckon[_-](\d+\.\d+\.\d+)"}.items():
            found = re.findall(pattern, (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE)
            self.assertTrue(found, name)
            self.assertEqual(set(found), {VERSION}, name)

    def test_parts_are_refused_by_name(self):
        for script in ("release", "prove-release"):
            said = subprocess.run([ROOT / "packaging" / script, "lunix"], capture_output=True, text=True)
            self.assertEqual(said.returncode, 2)
            self.assertIn("'lunix' is not a part: choose", said.stderr)


if __name__ == "__main__":
    unittest.main()
