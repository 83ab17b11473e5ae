#!/usr/bin/python3
"""Measures a clean debug build, and the build after an edit in an app, in a copy of the sources; adds their rows."""

import shutil
import subprocess
import sys
import time

import rows
from rows import ROOT, row

COPY = ROOT / ".build" / "buildtime"


def build():
    started = time.monotonic()
    subprocess.run(["swift", "build", "--quiet"], cwd=COPY, check=True, stdin=subprocess.DEVNULL)
    return round(time.monotonic() - started, 1)


def main():
    shutil.rmtree(COPY, ignore_errors=True)
    for folder in ("Sources", "Apps", "Tests", "Benchmarks"):
        shutil.copytree(ROOT / folder, COPY / folder)
    shutil.copy(ROOT / "Package.swift", COPY)
    clean = build()
    # A new declaration, as an edit makes one; a comment alone might be seen as no change.
    edited = max((COPY / "Apps" / "Tagwerk" / "Views").glob("**/*.swift"), key=lambda path: path.stat().st_size)
    with open(edited, "a") as source:
        source.write("\nfileprivate let edit = 1\n")
    rebuild = build()
    shutil.rmtree(COPY)
    rows.merge([row("clean debug build", clean, "s", 120), row("rebuild after an edit in Tagwerk", rebuild, "s", 4)])


sys.exit(main())
