# SPDX-License-Identifier: MIT
"""Builds the compiled module with CMake, as all else in reckon; pyproject.toml has the rest.

RECKON_BUILD may name a build folder of the repository that is to be used, such as build/release; otherwise it is build/python.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
VERSION = ROOT / "reckon" / "version.hpp"
if not VERSION.is_file():
    sys.exit("reckon: the sources in C++ are missing: build the wheel in the repository, python3 -m build --wheel python")

BUILD = (ROOT / os.environ.get("RECKON_BUILD", "build/python")).resolve()
# Wheels of two build folders may be made at a time.
WHEEL = BUILD / "wheel"
WHEEL.mkdir(parents=True, exist_ok=True)


class BuildWithCMake(build_ext):
    def build_extension(self, extension):
        settings = ["-D", "RECKON_BUILD_PYTHON=ON", "-D", f"Python_EXECUTABLE={sys.executable}"]
        if not (BUILD / "CMakeCache.txt").is_file():
            settings += ["-G", "Ninja", "-D", "RECKON_FEATURES=algebra;pdf", "-D", "RECKON_BUILD_PROGRAM=OFF",
                         "-D", "RECKON_COMPONENTS=core;algebra", "-D", "RECKON_BUILD_TESTS=OFF",
                         "-D", "CMAKE_UNITY_BUILD=ON", "-D", "CMAKE_CXX_FLAGS_RELEASE=-O3 -DNDEBUG"]
        subprocess.run(["cmake", "-S", ROOT, "-B", BUILD, *settings], check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["cmake", "--build", BUILD, "--target", "reckon_python"], check=True)
        (made,) = (BUILD / "python").glob("_core*.so")
        goal = self.get_ext_fullpath(extension.name)
        Path(goal).parent.mkdir(parents=True, exist_ok=True)
        self.copy_file(made, goal)
        subprocess.run(["strip", "--strip-unneeded", goal], check=True)


setup(version=re.search(r'kVersion = "(.+)"', VERSION.read_text())[1],
      ext_modules=[Extension("reckon._core", [])], cmdclass={"build_ext": BuildWithCMake},
      options={"build": {"build_base": str(WHEEL)}, "egg_info": {"egg_base": str(WHEEL)}})
