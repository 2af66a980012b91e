# SPDX-License-Identifier: MIT
"""Finds habits of wording that make English hard to read, in the sentences that changed.

    scripts/lint wording [--since REVISION | --all]

Sentences are those of comments in all languages of the tree, and of paragraphs and lists in Markdown. A sentence is
read if one of its lines changed since REVISION, which is the fork from origin/main by default. Where git does not know
that branch, the last commit is read. `--all` reads every sentence, and counts only.

A sentence that needs its wording has a reason in its comment or paragraph: `wording: REASON` at the end of a comment,
`<!--wording: REASON-->` in Markdown. Code in backticks and quoted text are left out.
"""

import collections
import io
import re
import subprocess
import tokenize
from pathlib import Path

from linters import ROOT, tracked

MOST_WORDS = 35
QUANTIFIERS = ("all", "any", "both", "each", "either", "few", "half", "many", "most", "none", "neither", "one", "first", "last", "latter", "quarter", "part", "some")
# A habit, where it is, and an example that the linter has to find.
HABITS = [(name, re.compile(pattern), example) for name, pattern, example in (
    ("begins with What", r"^What(?:ever)?\b(?!.*\?)", "What is left to do."),
    ("begins with Who", r"^Who(?:ever)?\b(?!.*\?)", "Who calls first wins."),
    ("begins with Of", r"^(?:Of (?!course)|But for )", "Of each line the first cell."),
    ("is told, asked, heard", r"\b(?:is|are|was|were|been?|being) (?:never |not |then )?(?:told|asked(?! for)|heard)\b",
     "The client is told."),
    ("somebody", r"(?i)\b(?:no|some|every)body\b", "Then somebody left it."),
    ("of which", rf"(?<!{')(?<!'.join(QUANTIFIERS)}) of wh(?:ich|om)\b(?! (?:only|one|two|three|\d))", "A line of which a part is known."),
    ("is no", r"(?<!here )\b(?:is|are|was|were) no (?!longer|more|less|fewer|better|worse|greater|larger|smaller)[a-z]", "This is no number."),
    ("is there", r"\b(?:that|which|who|what|it|they) (?:is|are) there\b", "All that is there."),
    ("so many", r"\b(?:for|after|of|by|in) so many [a-z]", "Stops after so many steps."),
    ("old word", r"\b(?:for ever|anew|mend(?:s|ed|ing)?|dear(?:er|est)?|so manieth|thousand million)\b", "It is read anew."),
)]
LONG = f"more than {MOST_WORDS} words"
C_LIKE = re.compile(r'R"\((?:.|\n)*?\)"|"(?:\\.|[^"\\\n])*"|(?<![0-9A-Fa-f])\'(?:\\.|[^\'\\\n])*\'|`(?:\\.|[^`\\])*`|'
                    r"(?<!:)//(.*)|/\*((?:.|\n)*?)\*/")
SHELL = re.compile(r"^(?:[^#'\"\n]|'[^'\n]*'|\"(?:\\.|[^\"\\\n])*\")*?(?:^|(?<=\s))#+(?!!)(.*)", re.MULTILINE)
KINDS = {".cpp": "c", ".hpp": "c", ".h": "c", ".c": "c", ".ts": "c", ".tsx": "c", ".js": "c", ".mjs": "c", ".css": "c",
         ".py": "python", ".sh": "shell", ".cmake": "shell", ".txt": "shell", ".yml": "shell", ".md": "markdown"}
MADE = re.compile(r"_fuzz\.corpus/|node_modules/|\.json$|^CHANGELOG|^NOTICE")
EXEMPT = re.compile(r"(?:<!--\s*)?\bwording: *\w.*")


def kind_of(path, text):
    """The language of a file, by its ending, name or first line; None for one that has no sentences."""
    name = Path(path)
    if MADE.search(path) or (name.suffix == ".txt" and name.name != "CMakeLists.txt"):
        return None
    first = text.split("\n", 1)[0]
    if name.suffix in KINDS or not first.startswith("#!"):
        return "shell" if name.name == "Makefile" else KINDS.get(name.suffix)
    return "python" if "python" in first else "c" if "node" in first else "shell"


def rows_of(kind, text):
    """The lines of comments or paragraphs: (number, text, whether a block begins here)."""
    if kind == "markdown":
        code = before = False
        for number, line in enumerate(text.split("\n"), 1):
            code ^= line.lstrip().startswith("```")
            if not code and line.strip() and not re.match(r"\s*(?:```|[|#<>!$]|\[[^]]*\]:)", line.split("<!--wording")[0] or "x"):
                item = re.match(r"\s*(?:[-*]|\d+\.) +", line)
                yield number, line[item.end() if item else 0:], bool(item) or not before
                before = True
            else:
                before = False
    elif kind == "python":
        last = None
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            docstring = token.type == tokenize.STRING and last in (None, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
            if token.type == tokenize.COMMENT or docstring:
                lines = token.string.strip("\"'#rf").split("\n")
                alone = not token.line[:token.start[1]].strip()
                yield from ((token.start[0] + i, line, not alone) for i, line in enumerate(lines))
            if token.type not in (tokenize.COMMENT, tokenize.NL):
                last = token.type
    else:
        behind = None  # the column of a comment behind code, which goes on below in the same column
        for found in (C_LIKE if kind == "c" else SHELL).finditer(text):
            group = next((i for i in range(1, found.re.groups + 1) if found[i] is not None), None)
            if group:
                number = text.count("\n", 0, found.start(group)) + 1
                code = text[text.rfind("\n", 0, found.start(group)) + 1:found.start(group)]
                alone = not code.strip("/#*! \t{") and behind in (None, len(code))
                behind = len(code) if code.strip("/#*! \t{") else behind if alone else None
                for i, line in enumerate(found[group].split("\n")):
                    yield number + i, line.lstrip("/!*< " if i or kind == "c" else "") if line[:3] != "   " else line, not alone


def sentences(kind, text):
    """Every sentence with the numbers of its first and last line; drawings and tables have none."""
    blocks, last = [], -9
    for number, line, begins in rows_of(kind, text):
        words = line.strip()
        drawing = not words or "SPDX-" in words or (kind != "markdown" and re.search(r"\S {3,}\S|^ {4,}\S|[-+=|─]{4}", line))
        if drawing:
            last = -9
            continue
        if begins or number != last + 1 or re.match(r"- |\d+\. |[A-Za-z_]+ {2,}", words):
            blocks.append([])
        blocks[-1].append((number, words))
        last = number
    for block in blocks:
        whole = " ".join(words for _, words in block)
        if EXEMPT.search(whole):
            continue
        starts = [(sum(len(words) + 1 for _, words in block[:i]), number) for i, (number, _) in enumerate(block)]
        line_at = lambda place: max(number for start, number in starts if start <= place)  # noqa: E731
        for found in re.finditer(r"\S(?:.*?)(?:[.!?:;][)\"”]?(?=\s+[A-Z`\"(*0-9&#])|$)", whole):
            yield line_at(found.start()), line_at(found.end() - 1), found[0]


def habits_in(sentence):
    """The names of the habits of a sentence."""
    plain = re.sub(r"<!--.*?-->|https?://\S+", "", re.sub(r'`[^`]*`|"[^"]*"|“[^”]*”|\$[^$ ]+\$', "X", sentence)).strip("*_ ")
    found = [name for name, pattern, _ in HABITS if pattern.search(plain)]
    return found + [LONG] * (len(re.findall(r"[A-Za-z][\w'’-]+", plain)) > MOST_WORDS)


def git(*words):
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.strip() if done.returncode == 0 else None


def base():
    """The revision to compare with, and what it is."""
    head, fork = git("rev-parse", "HEAD"), git("merge-base", "HEAD", "origin/main")
    if fork and fork != head:
        return fork, "the fork from origin/main"
    if git("rev-parse", "--verify", "HEAD~1"):
        return "HEAD~1", "the commit before the last" + (" (git knows no fork from origin/main)" if not fork else "")
    return "HEAD", "the last commit (git knows none before it)"


def changed_since(revision):
    """The numbers of new lines by file; None for every line of a file that git does not track."""
    rows = subprocess.run(["git", "diff", "-U0", "--no-ext-diff", revision, "--"], cwd=ROOT, check=True, capture_output=True,
                          text=True, errors="replace").stdout.split("\n")
    lines, path = collections.defaultdict(set), ""
    for row in rows:
        if row.startswith("+++ "):
            path = row[6:]
        elif found := re.match(r"@@ \S+ \+(\d+)(?:,(\d+))? @@", row):
            lines[path] |= set(range(int(found[1]), int(found[1]) + int(found[2] or 1)))
    new = (git("ls-files", "--others", "--exclude-standard") or "").splitlines()
    return lines | dict.fromkeys(new)


def faults_of(path, text, lines):
    """(line, habit, sentence) of each fault, and (line, None, sentence) of a sentence without one."""
    for first, last, sentence in sentences(kind_of(path, text), text):
        if len(sentence.split()) > 3 and (lines is None or any(number in lines for number in range(first, last + 1))):
            for habit in habits_in(sentence) or [None]:
                yield first, habit, sentence


def notices_faults():
    """Whether it finds each habit in each language, and passes over what is exempt, code, or a table."""
    form = {"x.cpp": "int a = '\"'; // {}\n", "x.ts": "/** {} */\n", "x.py": 'def f():\n    """{}"""\n', "y.py": "a = 1  # {}\n",
            "x.cmake": "set(a \"# b\") # {}\n", "x.sh": "#!/bin/sh\n# {}\n", "x.md": "{}\n"}
    found = lambda path, text: [habit for _, habit, _ in faults_of(path, text, None) if habit]  # noqa: E731
    examples = [(name, example) for name, _, example in HABITS] + [(LONG, "word " * 36 + "end.")]
    return (all(found(path, text.format(f"It is good so. {example}")) == [name] for path, text in form.items() for name, example in examples)
            and not found("x.cpp", "// Whose line?\n// What is it?\nf(\"// What is no name\"); // `of which` it is \"told\"\n")
            and not found("x.cpp", "// What is left here. wording: the name of a game\n")
            and not found("x.md", "| What is left | here and there |\n\n```\nWhat is left here\n```\n\nWhat is left here.<!--wording: a title-->\n"))


def main(options):
    if options not in ([], ["--all"]) and (len(options) != 2 or options[0] != "--since"):
        print(__doc__)
        return 2
    revision, name = (options[1], options[1]) if len(options) == 2 else base()
    if git("rev-parse", "--verify", f"{revision}^{{commit}}") is None:
        print(f"scripts/linters/wording.py: git knows no revision {revision}")
        return 2
    lines = dict.fromkeys(tracked()) if options == ["--all"] else changed_since(revision)
    counts = collections.defaultdict(collections.Counter)
    for path in sorted(lines):
        try:
            text = (ROOT / path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            continue
        part = "/".join(path.split("/")[:2 if path.split("/")[0] in ("reckon", "app", "web") else 1])
        for line, habit, sentence in faults_of(path, text, lines[path]) if kind_of(path, text) else ():
            counts[part][habit] += 1
            if habit:
                print(f"{path}:{line}: {habit}: {sentence}")
    total = sum((row.total() for row in counts.values()))
    faults = total - sum(row[None] for row in counts.values())
    if options == ["--all"]:
        print(*(f"{part}: {row.total()} sentences, {row.total() - row[None]} with a habit" for part, row in counts.items()), sep="\n")
    print(f"wording: {faults} of {total} sentences" + ("" if options == ["--all"] else f" that changed since {name}") + " have a habit")
    if not notices_faults():
        print("scripts/linters/wording.py: does not notice faults that were made on purpose")
        return 1
    return 1 if faults and options != ["--all"] else 0
