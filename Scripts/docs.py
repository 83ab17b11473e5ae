#!/usr/bin/python3
"""Builds the documentation site of the modules SwiftUI and Combine into .build/docs, with the toolchain's DocC."""

import json
import shutil
import subprocess
import sys

import symbols

SITE = symbols.ROOT / ".build" / "docs"
WORK = symbols.ROOT / ".build" / "docc"
CATALOGS = {
    "SwiftUI": symbols.ROOT / "Sources" / "SwiftUI" / "Documentation.docc",
    "Combine": symbols.ROOT / "Sources" / "Combine" / "Documentation.docc",
}
# What programs import under one name is declared in several modules.
DECLARED_IN = {"SwiftUI": ("SwiftUICore", "SwiftUI"), "Combine": ("Combine",)}


def prepare(module):
    """The symbol graphs of a module under the name that programs import, without what is plumbing."""
    folder = WORK / module
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    prepared = {}
    for source in DECLARED_IN[module]:
        for file in symbols.graphs(source):
            graph = without_plumbing(json.loads(file.read_text()))
            extended = file.name.removesuffix(".symbols.json").partition("@")[2]
            name = f"{module}@{extended}" if extended and extended not in DECLARED_IN[module] else module
            graph["module"]["name"] = module
            known = prepared.setdefault(name, graph)
            if known is not graph:
                known["symbols"] += graph["symbols"]
                known["relationships"] += graph["relationships"]
    for name, graph in prepared.items():
        (folder / f"{name}.symbols.json").write_text(json.dumps(graph))
    return folder


def without_plumbing(graph):
    """The graph without what is public only because public declarations need it: its name begins with an underscore."""
    hidden = {
        symbol["identifier"]["precise"]
        for symbol in graph["symbols"]
        if any(part.startswith("_") for part in symbol["pathComponents"])
    }
    graph["symbols"] = [symbol for symbol in graph["symbols"] if symbol["identifier"]["precise"] not in hidden]
    graph["relationships"] = [
        relation for relation in graph["relationships"] if not {relation["source"], relation["target"]} & hidden
    ]
    return graph


def convert(module):
    """The archive of one module."""
    archive = WORK / f"{module}.doccarchive"
    shutil.rmtree(archive, ignore_errors=True)
    command = [
        "docc", "convert", str(CATALOGS[module]), "--additional-symbol-graph-dir", str(prepare(module)),
        "--output-path", str(archive), "--fallback-display-name", module,
        "--fallback-bundle-identifier", f"io.github.segler.{module}", "--warnings-as-errors",
    ]
    if subprocess.run(command).returncode != 0:
        sys.exit(f"The documentation of {module} has warnings; they are listed above.")
    return archive


def main():
    symbols.extract()
    archives = [str(convert(module)) for module in CATALOGS]
    shutil.rmtree(SITE, ignore_errors=True)
    command = ["docc", "merge", *archives, "--output-path", str(SITE), "--synthesized-landing-page-name", "Segler"]
    if subprocess.run(command).returncode != 0:
        sys.exit("The archives of the modules could not be merged.")
    print(f"{SITE.relative_to(symbols.ROOT)}: serve it, for example: python3 -m http.server -d {SITE} 8000")
    print("and open http://localhost:8000/documentation/")


main()
