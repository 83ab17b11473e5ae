#!/usr/bin/python3
"""Writes docs/support.md: what the package declares, whether it works, and what tests it.

    Scripts/support.py            writes the page
    Scripts/support.py --check    fails if the page does not fit the source
    Scripts/support.py --undocumented    lists public symbols without a comment and fails if there are any
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

import symbols

PAGE = symbols.ROOT / "docs" / "support.md"
TYPES = {"struct", "class", "enum", "protocol", "actor"}
FAMILIES = {
    "App": "App and scenes",
    "Drawing": "Drawing: colors, shapes, paths, styles",
    "State": "State and data flow",
    "Modifiers": "Modifiers",
    "Views": "Views",
}
# Modules other than SwiftUICore are a heading each; they stand behind.
MODULES = {
    "SwiftUI": "Macros",
    "SwiftData": "SwiftData: models that last",
    "Combine": "Combine",
    "CoreTransferable": "Transfer: dragging, copying, sharing",
    "CoreSpotlight": "Search by the desktop",
    "FoundationPlus": "Foundation: what Linux lacks",
    "ServiceManagement": "Service management",
    "UIKitCore": "UIKit: what SwiftUI source names",
    "UniformTypeIdentifiers": "Uniform types",
    "UserNotifications": "Notifications",
    "os": "Logging",
}
# Whose methods are listed as modifiers.
MODIFIED = ("View", "Scene", "Text", "Image", "Shape", "InsettableShape", "Gesture", "DynamicViewContent")


class Row:
    """A type, or a modifier with all its forms."""

    def __init__(self, name, kind, family):
        self.name = name
        self.kind = kind
        self.family = family
        self.forms = []
        self.members = []

    @property
    def status(self):
        old = [form for form in self.forms if form.deprecated is not None]
        if not old:
            return "works"
        return "deprecated" if len(old) == len(self.forms) else f"works; {len(old)} of {len(self.forms)} forms deprecated"

    @property
    def pattern(self):
        """How a use of it looks in source."""
        if self.kind == "modifier":
            return rf"\.{self.name}\b"
        if self.kind == "macro":
            return rf"[#@]{self.name}\b"
        if self.kind == "environment key":
            return rf"\\\.{self.name}\b"
        if self.kind == "property wrapper":
            return rf"(?:@|\b){self.name}\b"
        return rf"\b{self.name}\b"

    @property
    def title(self):
        return {
            "modifier": f"`.{self.name}`",
            "macro": f"`{'#' if '@freestanding' in self.forms[0].declaration else '@'}{self.name}`",
            "environment key": f"`\\.{self.name}`",
            "property wrapper": f"`@{self.name}`",
        }.get(self.kind, f"`{self.name}`")


def family(symbol):
    """The folder of the source, as a heading."""
    folders = symbol.file.parts[1:-1]
    if folders[0] in MODULES:
        return MODULES[folders[0]]
    area = folders[1] if len(folders) > 1 else "Basics"
    if area in ("Views", "Modifiers") and len(folders) > 2:
        return f"{area}: {folders[2]}"
    return FAMILIES.get(area, area)


def rows(all_symbols):
    """The rows of the page, by family."""
    found, owners = {}, {}
    for symbol in all_symbols:
        if symbol.is_plumbing or symbol.name == "Body":
            continue
        kind = None
        if symbol.kind in TYPES:
            wraps = re.search(r"@propertyWrapper\b", symbol.declaration) or symbol.precise in WRAPPERS
            kind = "property wrapper" if wraps else "type"
        elif symbol.kind == "macro":
            kind = "macro"
        elif symbol.kind == "method" and symbol.path[0] in MODIFIED and len(symbol.path) == 2:
            kind = "modifier"
        elif symbol.kind == "property" and symbol.path[0] == "EnvironmentValues" and len(symbol.path) == 2:
            kind = "environment key"
        if kind:
            name = symbol.full_name if kind in ("type", "property wrapper") else symbol.name
            row = found.setdefault((kind, name), Row(name, kind, family(symbol)))
            row.forms.append(symbol)
            owners[symbol.precise] = row
        elif symbol.parent in owners:
            owners[symbol.parent].members.append(symbol)
    # Members may stand before their type, in the file of an extension.
    for symbol in all_symbols:
        row = owners.get(symbol.parent)
        if row and symbol.precise not in owners and symbol not in row.members:
            row.members.append(symbol)
    return list(found.values())


def find_wrappers(all_symbols):
    """Property wrappers, which the compiler's list does not mark: what has `@propertyWrapper` in the source."""
    wrappers = set()
    for symbol in all_symbols:
        if symbol.kind in TYPES:
            lines = (symbols.ROOT / symbol.file).read_text().split("\n")[max(0, symbol.line - 5) : symbol.line]
            if any("@propertyWrapper" in line for line in lines):
                wrappers.add(symbol.precise)
    return wrappers


WRAPPERS = set()


class Sources:
    """Swift files in which uses are looked for."""

    def __init__(self, *folders):
        self.texts = {}
        for folder in folders:
            for file in sorted((symbols.ROOT / folder).rglob("*.swift")):
                self.texts[file.relative_to(symbols.ROOT)] = file.read_text()
        # A file is searched only for names that it has at all.
        self.words = {file: set(re.findall(r"\w+", text)) for file, text in self.texts.items()}

    def using(self, row):
        """The file that speaks of it most, or None."""
        word = row.name.split(".")[-1]
        expression = re.compile(row.pattern)
        counts = {
            file: len(expression.findall(text)) for file, text in self.texts.items() if word in self.words[file]
        }
        best = max(counts.items(), key=lambda item: (item[1], item[0]), default=(None, 0))
        return best[0] if best[1] else None


def link(file):
    return f"[{file.stem.removesuffix('Tests')}](../{file.as_posix()})" if file else "—"


def page(all_rows, missing):
    tests = Sources("Tests/SwiftUICoreTests", "Tests/CombineTests")
    examples = Sources("Apps/Gallery/Examples")
    lines, covered, shown = [], 0, 0
    families = defaultdict(list)
    for row in all_rows:
        families[row.family].append(row)
    reasons = defaultdict(list)
    for symbol in missing:
        reasons[family(symbol)].append(symbol)
    for name in sorted(families, key=lambda name: (name in MODULES.values(), name)):
        lines += ["", f"## {name}", "", "| | | test | example |", "|---|---|---|---|"]
        order = {"macro": 0, "type": 0, "property wrapper": 1, "modifier": 2, "environment key": 3}
        for row in sorted(families[name], key=lambda row: (order[row.kind], row.name.lower())):
            test, example = tests.using(row), examples.using(row)
            covered += test is not None
            shown += example is not None
            lines.append(f"| {row.title} | {row.status} | {link(test)} | {link(example)} |")
        for symbol in sorted(reasons[name], key=lambda symbol: symbol.name.lower()):
            lines.append(f"| `{symbol.name}` | unavailable: {symbol.reason.replace('|', chr(92) + '|')} | — | — |")
    counts = defaultdict(int)
    for row in all_rows:
        counts[row.kind] += 1
    head = [
        "# What is supported",
        "",
        "Written by `make support` from the package's public declarations; don't edit it. What is not listed is not",
        "declared: the compiler says so. What is listed as unavailable is declared so that the compiler can say why.",
        "",
        f"- **{len(all_rows)} work:** {counts['type']} types, {counts['property wrapper']} property wrappers, "
        f"{counts['modifier']} modifiers, {counts['environment key']} environment keys, {counts['macro']} macros",
        f"- **{len(missing)} unavailable**, each with its reason",
        f"- **{covered} named by a test** of their own module; {len(all_rows) - covered} are not (—)",
        f"- **{shown} shown in the gallery** (`swift run gallery`)",
    ]
    return "\n".join([*head, *lines]) + "\n"


def main():
    symbols.extract()
    if "--undocumented" in sys.argv:
        bare = [symbol for module in symbols.DOCUMENTED for symbol in symbols.undocumented(symbols.load(module))]
        for symbol in bare:
            print(f"{symbol.file}:{symbol.line}: {symbol.kind} {symbol.full_name} has no comment")
        if bare:
            print("Say above each of them what it means, in a comment with ///.", file=sys.stderr)
        return len(bare) > 0
    everything = [symbol for module in symbols.MODULES for symbol in symbols.load(module)]
    WRAPPERS.update(find_wrappers(everything))
    text = page(rows(everything), symbols.unavailable())
    if "--check" in sys.argv:
        if not PAGE.exists() or PAGE.read_text() != text:
            print("docs/support.md does not fit the source: run make support and commit it.", file=sys.stderr)
            return True
        return False
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(text)
    print(Path(PAGE).relative_to(symbols.ROOT))
    return False


sys.exit(main())
