# SPDX-License-Identifier: MIT
"""The pages of the documents' site about the package for Python: its reference, by Sphinx, and the notebooks with their outputs."""

import base64
import json
import re
import shutil

# Without the compiled module: its constants, as far as the modules read them when they are imported.
STAND_IN = """
ALPHAMETIC_KINDS = DECKS = FORMS = LANGUAGES = NOTATIONS = PAPERS = RULES = USES = ()
GAMES, HAS_PDF, VERSION = {}, True, ""
MOST_CARDS = MOST_OBJECTIVE_DIGITS = MOST_WORK = 1
"""
PICTURES = {"image/svg+xml": "svg", "image/png": "png"}


def import_path(root, build):
    """A folder with the package, in which the compiled part has a stand-in, so that Sphinx can import it."""
    folder = build / "python"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(root / "python/reckon", folder / "reckon", ignore=shutil.ignore_patterns("*.pyi", "*.so", "__pycache__"))
    (folder / "reckon" / "_core.py").write_text(STAND_IN, encoding="utf-8")
    return folder


def reference(root):
    """The page with all public names of the package: classes, functions, types and their constants."""
    types = types_of(root)
    text = (root / "python/reckon/__init__.py").read_text(encoding="utf-8")
    names = re.findall(r'"(\w+)"', text[text.index("__all__"):])
    page = ("# Python reference\n\nAll public names of the package `reckon`; [languages](../languages.md#python) says how to install it, and "
            "[the notebooks](../notebooks/class_sheet.md) show it at work.\n\n")
    sections = {"Classes": [name for name in names if name[0].isupper() and not name.isupper() and name not in types],
                "Functions": [name for name in names if name.islower() and name[0] != "_"]}
    for title, members in sections.items():
        page += f"## {title}\n\n"
        kind = "autoclass" if title == "Classes" else "autofunction"
        options = "   :members:\n   :inherited-members: tuple\n" if title == "Classes" else ""
        for name in members:
            page += f"### {name}\n\n```{{eval-rst}}\n.. {kind}:: reckon.{name}\n{options}```\n\n"
    page += "## Types and constants\n\n| type | constant |\n|---|---|\n"
    constants = {"AlphameticKind": "ALPHAMETIC_KINDS", "Rules": "RULES", "Accents": ""}
    for name, said in types.items():
        constant = constants.get(name, f"{name.upper()}S")
        page += f"| `{name}`: {said} | {f'`{constant}`' if constant else ''} |\n"
    return page


def types_of(root):
    """The names and the meaning of each type in _choices.py."""
    text = (root / "python/reckon/_choices.py").read_text(encoding="utf-8")
    return {name: f"{names.replace(chr(34), '`')}. {said}" for name, names, said in
            re.findall(r'^(\w+) = Literal\[(.*)\]\n"""(.*)"""$', text, re.MULTILINE)}


def notebook_page(path, place):
    """A notebook as Markdown; its pictures become files beside the page."""
    page = ""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    for number, cell in enumerate(notebook["cells"], 1):
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            page += f"{source}\n\n"
            continue
        page += f"```python\n{source}\n```\n\n"
        for part, output in enumerate(cell["outputs"], 1):
            page += shown(output, place.with_name(f"{place.stem}-{number}-{part}"))
    return page


def shown(output, name):
    """An output as Markdown: its picture if it has one, else its text."""
    data = output.get("data", {})
    for kind, ending in PICTURES.items():
        if kind in data:
            content = "".join(data[kind])
            file = name.with_name(f"{name.name}.{ending}")
            file.write_bytes(base64.b64decode(content) if ending == "png" else content.encode())
            return f"![output]({file.name})\n\n"
    text = "".join(data.get("text/plain", output.get("text", "")))
    return f"```text\n{text.rstrip()}\n```\n\n" if text else ""
