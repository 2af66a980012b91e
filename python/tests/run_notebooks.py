# SPDX-License-Identifier: MIT
"""Runs each notebook beside it from the beginning, and fails with the first cell that does, or whose stored output differs.

    python run_notebooks.py FOLDER
    python run_notebooks.py FOLDER --write    stores the outputs
"""

import json
import os
import sys
import tempfile
from pathlib import Path

import nbformat
from nbclient import NotebookClient

# A picture of Matplotlib differs from one version to the next.
BY_KIND_ALONE = "image/png"


def main():
    folder, *options = sys.argv[1:] or [""]
    found = sorted(Path(folder).glob("*.ipynb"))
    if not found or options not in ([], ["--write"]):
        sys.exit(__doc__ if options else "no notebooks")
    with tempfile.TemporaryDirectory() as kernels:
        # The Python that runs this, whatever kernels the system has.
        kernel = Path(kernels, "kernels", "python3", "kernel.json")
        kernel.parent.mkdir(parents=True)
        kernel.write_text(json.dumps({"argv": [sys.executable, "-Xfrozen_modules=off", "-m", "ipykernel_launcher", "-f", "{connection_file}"],
                                      "display_name": "Python 3", "language": "python"}))
        os.environ["JUPYTER_PATH"] = kernels
        run(found, bool(options))


def run(found, writes):
    for path in found:
        notebook = nbformat.read(path, as_version=4)
        nbformat.validate(notebook)
        stored = [shown(cell) for cell in notebook.cells]
        with tempfile.TemporaryDirectory() as folder:
            NotebookClient(notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": folder}}).execute()
        if writes:
            store(notebook, path)
        for number, (before, cell) in enumerate(zip(stored, notebook.cells), 1):
            if not writes and before != shown(cell):
                sys.exit(f"{path.name}: the stored output of cell {number} differs: store it with run_notebooks.py --write\n"
                         f"stored: {before}\nnow:    {shown(cell)}")
        print(f"ok      {path.name}")


def shown(cell):
    """The outputs of a cell, as far as every machine has the same."""
    outputs = []
    for output in cell.get("outputs", []):
        if output.output_type == "stream":
            outputs.append(output.text)
        elif BY_KIND_ALONE in output.get("data", {}):
            outputs.append(BY_KIND_ALONE)
        else:
            outputs.append(dict(output.get("data", {})))
    return outputs


def store(notebook, path):
    """Without times, and without the version of the Python that ran it."""
    notebook.metadata["language_info"] = {"name": "python"}
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
    nbformat.write(notebook, path)


main()
