"""Builds the small C programs that stories and benchmarks need."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / ".build" / "ui"


def compile_c(source, *flags, packages=()):
    """Compiles a C file into .build/ui/ unless it is there and newer; returns its path."""
    program = FOLDER / source.stem
    if program.exists() and program.stat().st_mtime > source.stat().st_mtime:
        return program
    FOLDER.mkdir(parents=True, exist_ok=True)
    if packages:
        command = ["pkg-config", "--cflags", "--libs", *packages]
        flags += tuple(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split())
    # Renamed at the end, so that nobody starts half a program.
    unfinished = program.with_suffix(".new")
    subprocess.run(["cc", "-O2", "-Wall", "-o", str(unfinished), str(source), *flags], check=True)
    unfinished.rename(program)
    return program


def compile_clock():
    """The library that gives a program another time."""
    return compile_c(ROOT / "Tests" / "UI" / "clock" / "clock.c", "-shared", "-fPIC")
