# SPDX-License-Identifier: MIT
"""Runs each notebook beside it from the beginning, and fails with the first cell that does.

    python run_notebooks.py FOLDER
"""

import json
import os
import sys
import tempfile
from pathlib import Path

import nbformat
from nbclient import NotebookClient


def main():
    found = sorted(Path(sys.argv[1]).glob("*.ipynb"))
    if not found:
        sys.exit("no notebooks")
    with tempfile.TemporaryDirectory() as kernels:
        # The Python that runs this, whatever kernels the system has.
        kernel = Path(kernels, "kernels", "python3", "kernel.json")
        kernel.parent.mkdir(parents=True)
        kernel.write_text(json.dumps({"argv": [sys.executable, "-Xfrozen_modules=off", "-m", "ipykernel_launcher", "-f", "{connection_file}"],
                                      "display_name": "Python 3", "language": "python"}))
        os.environ["JUPYTER_PATH"] = kernels
        run(found)


def run(found):
    for path in found:
        notebook = nbformat.read(path, as_version=4)
        nbformat.validate(notebook)
        if any(cell.get("outputs") or cell.get("execution_count") for cell in notebook.cells):
            sys.exit(f"{path.name}: is stored with outputs: clear them")
        with tempfile.TemporaryDirectory() as folder:
            NotebookClient(notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": folder}}).execute()
        print(f"ok      {path.name}")


main()
