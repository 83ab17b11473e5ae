"""The public symbols of the package's modules, as the compiler lists them. Needs a build, and takes a second or two."""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / ".build" / "debug"
GRAPHS = ROOT / ".build" / "symbol-graphs"
# Those in which each public declaration says what it means.
DOCUMENTED = ("SwiftUICore", "SwiftUI", "Combine", "CoreTransferable", "SwiftData")
# And what else `import SwiftUI` brings along, or source imports besides.
MODULES = (
    *DOCUMENTED,
    "CoreSpotlight",
    "FoundationPlus",
    "ServiceManagement",
    "UIKitCore",
    "UniformTypeIdentifiers",
    "UserNotifications",
    "os",
)


class Symbol:
    """A public declaration of the package's source."""

    def __init__(self, data, parent):
        self.kind = data["kind"]["identifier"].removeprefix("swift.")
        self.path = data["pathComponents"]
        self.parent = parent
        self.precise = data["identifier"]["precise"]
        self.doc = "\n".join(line["text"] for line in data.get("docComment", {}).get("lines", [])).strip()
        self.declaration = "".join(part["spelling"] for part in data.get("declarationFragments", []))
        self.file = Path(data["location"]["uri"].removeprefix("file://")).relative_to(ROOT)
        self.line = data["location"]["position"]["line"] + 1
        self.unavailable = None
        self.deprecated = None
        for item in data.get("availability", []):
            if item.get("isUnconditionallyUnavailable"):
                self.unavailable = item.get("message") or ""
            if item.get("isUnconditionallyDeprecated"):
                self.deprecated = item.get("message") or item.get("renamed") or ""

    @property
    def name(self):
        """The name without parameters: "padding" for "padding(_:)"."""
        return self.path[-1].split("(")[0]

    @property
    def is_plumbing(self):
        """True for what is public only because public declarations need it: its name begins with an underscore."""
        return any(part.startswith("_") for part in self.path)

    @property
    def full_name(self):
        return ".".join(self.path)


def extract():
    """Lets the compiler write the symbol graphs of the modules that were built last; returns their folder."""
    GRAPHS.mkdir(parents=True, exist_ok=True)
    target = json.loads(_output("swift", "-print-target-info"))["target"]["triple"]
    for module in MODULES:
        if not (BUILD / "Modules" / f"{module}.swiftmodule").exists():
            sys.exit(f"The module {module} is not built: run swift build first.")
        for old in graphs(module):
            old.unlink()
        _output(
            "swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-I", str(BUILD / "Modules"),
            "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", str(GRAPHS),
        )
    return GRAPHS


def graphs(module):
    """The files of a module: one for itself, and one for each module that it extends."""
    return sorted([*GRAPHS.glob(f"{module}.symbols.json"), *GRAPHS.glob(f"{module}@*.symbols.json")])


def load(module):
    """All public symbols of a module, in the order of the source, without what the compiler derives."""
    contents = [json.loads(file.read_text()) for file in graphs(module)]
    parents, inherited = {}, set()
    for graph in contents:
        for relation in graph["relationships"]:
            if relation["kind"] in ("memberOf", "requirementOf", "optionalRequirementOf"):
                parents[relation["source"]] = relation["target"]
            if "sourceOrigin" in relation:
                inherited.add(relation["source"])
    symbols = {}
    for graph in contents:
        for data in graph["symbols"]:
            if str(ROOT / "Sources") in data.get("location", {}).get("uri", ""):
                symbol = Symbol(data, parents.get(data["identifier"]["precise"]))
                # It does what the protocol says that it fulfils; the protocol's words hold for it.
                symbol.inherits_doc = symbol.precise in inherited
                symbols[symbol.precise] = symbol
    return sorted(symbols.values(), key=lambda symbol: (str(symbol.file), symbol.line, symbol.full_name))


class Unavailable:
    """A declaration that only says why it is not there. The compiler's list leaves these out; the source has them."""

    kind = "unavailable"

    def __init__(self, name, reason, file):
        self.name = name
        self.reason = reason
        self.file = file


def unavailable():
    """All of them, in the order of the source."""
    found = []
    attribute = re.compile(r'@available\(\*, unavailable, message: "([^"]*)"\)')
    declared = re.compile(r"\b(?:func|var|let|struct|class|enum|protocol|case|init|typealias) ?`?(\w*)`?")
    for file in sorted((ROOT / "Sources").rglob("*.swift")):
        source = file.read_text()
        for match in attribute.finditer(source):
            name = declared.search(source, match.end())
            owner = _owner(source[: match.start()])
            if name:
                full = f"{owner}.{name[1] or 'init'}" if owner else name[1]
                found.append(Unavailable(full, match[1], file.relative_to(ROOT)))
    return found


def _owner(source):
    """The type or extension that is open at the end of some source, told by its indentation."""
    lines = source.split("\n")
    indentation = len(lines[-1])
    for line in reversed(lines[:-1]):
        if line.strip() and len(line) - len(line.lstrip()) < indentation:
            declared = re.match(r"\s*(?:[@\w]+ )*(?:extension|struct|class|enum|protocol) ([\w.]+)", line)
            if declared:
                return declared[1]
    return None


def undocumented(symbols):
    """Those that say nothing about themselves."""
    return [
        symbol for symbol in symbols if not symbol.doc and not symbol.inherits_doc and not symbol.is_plumbing
        and symbol.unavailable is None
    ]


def _output(*command):
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(f"{' '.join(command[:2])} failed: {run.stderr.strip()}")
    return run.stdout
