#!/usr/bin/python3
"""Measures how long Tagwerk takes from its start to its first frame, and its memory, beside the yardstick in C.

    Benchmarks/startup.py [-n RUNS] [--app PROGRAM]

Adds its rows to .build/bench.json, which Benchmarks/rows.py prints. Runs alternate, so that what else the machine does falls on both.
"""

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import rows
from rows import ROOT, row

sys.path.insert(0, str(ROOT / "Tests" / "UI"))
from harness import Timeout, process, session, wait_until  # noqa: E402
from harness.build import compile_c  # noqa: E402

YARDSTICK = ROOT / "Benchmarks" / "yardstick" / "yardstick.c"


class Run:
    """One start of a program, in a home folder that stays from run to run, as a user's does."""

    def __init__(self, program, home):
        output = home / "first-frame"
        kept = {key: os.environ[key] for key in ("PATH", "DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS")}
        environment = kept | {
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(home),
            "LC_ALL": "en_US.UTF-8",
            "GDK_BACKEND": "x11",
            "GSETTINGS_BACKEND": "memory",
            "SEGLER_PRINT_FIRST_FRAME": "1",
        }
        with open(output, "w") as out:
            started = time.monotonic_ns()
            self.process = subprocess.Popen(
                [program], env=environment, cwd=home, stdout=out, stderr=subprocess.DEVNULL
            )

        def first_frame():
            found = re.search(r"first-frame (\d+)", output.read_text())
            if not found and self.process.poll() is not None:
                raise ProcessLookupError(f"it ended with {self.process.returncode} before its first frame")
            return found

        try:
            drawn = wait_until(first_frame, "its first frame", 20)
        except BaseException:
            self.__exit__()
            raise
        self.milliseconds = (int(drawn[1]) - started) / 1e6

    def memory(self):
        """Resident megabytes once the program rests: (all, with shared pages divided among their users)."""
        pid = self.process.pid
        wait_until(lambda: process.cpu_used(pid, 0.3) < 0.002, "rest", 20)
        kilobytes = process.memory_kilobytes(pid)
        return kilobytes["Rss"] / 1024, kilobytes["Pss"] / 1024

    def idle_milliseconds(self, seconds=5):
        """Processor time at rest, a while after the start."""
        time.sleep(2)
        return process.cpu_used(self.process.pid, seconds) * 1000

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


def measure(programs, count):
    """For each program its medians: {"start": ms, "rss": MB, "pss": MB, "idle": ms in 5 s}; None where it failed."""
    samples = {name: [] for name in programs}
    homes = {name: Path(tempfile.mkdtemp(prefix="segler-bench-")) for name in programs}
    idle = {}
    # The first round only warms caches and lets the app make its files.
    for round_number in range(count + 1):
        for name, program in programs.items():
            if samples[name] is None:
                continue
            try:
                with Run(program, homes[name]) as run:
                    sample = (run.milliseconds, *run.memory())
                    if round_number == count:
                        idle[name] = run.idle_milliseconds()
                if round_number > 0:
                    samples[name].append(sample)
            except (Timeout, OSError) as problem:
                print(f"{name} could not be measured: {problem}", flush=True)
                samples[name] = None
    return {
        name: found and dict(zip(("start", "rss", "pss"), map(statistics.median, zip(*found))), idle=idle[name])
        for name, found in samples.items()
    }


def results(medians):
    app, c = medians["Tagwerk"], medians["the window in C"]

    def value(of, key):
        return of and round(of[key], 2)

    def ratio(key):
        return round(app[key] / c[key], 3) if app and c else None

    return [
        row("Tagwerk: start to first frame", value(app, "start"), "ms"),
        row("the same in C: start to first frame", value(c, "start"), "ms"),
        row("start to first frame, Tagwerk to C", ratio("start"), "×", 1.5),
        row("Tagwerk: resident memory", value(app, "rss"), "MB"),
        row("the same in C: resident memory", value(c, "rss"), "MB"),
        row("resident memory, Tagwerk to C", ratio("rss"), "×", 1.3),
        row("Tagwerk: memory, shared pages divided", value(app, "pss"), "MB"),
        row("the same in C: memory, shared pages divided", value(c, "pss"), "MB"),
        row("Tagwerk: idle CPU in 5 s", value(app, "idle"), "ms", 0),
        row("the same in C: idle CPU in 5 s", value(c, "idle"), "ms"),
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-n", "--runs", type=int, default=7, help="of each program")
    parser.add_argument("--app", type=Path, default=ROOT / ".build" / "release" / "tagwerk")
    arguments = parser.parse_args()
    if not session.is_inside():
        compile_c(YARDSTICK, packages=["libadwaita-1"])
        return session.enter()
    with session.join():
        programs = {"the window in C": compile_c(YARDSTICK, packages=["libadwaita-1"]), "Tagwerk": arguments.app.resolve()}
        rows.merge(results(measure(programs, arguments.runs)))
    return 0


sys.exit(main())
