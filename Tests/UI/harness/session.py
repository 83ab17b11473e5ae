"""A display, a session bus and a window manager of our own, in which a script runs itself again."""

import contextlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from .build import FOLDER
from .turns import Turns

# Set inside the session: the file of the turns that those beside each other share.
TURNS = "SEGLER_SESSION_TURNS"


def is_inside():
    return TURNS in os.environ


def enter(sessions=1):
    """Runs this script again inside new sessions, one beside the other; returns its worst exit code."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    codes = []
    with tempfile.NamedTemporaryFile(dir=FOLDER, prefix="turns-") as turns:
        started = [start(part, turns.name) for part in range(sessions)]
        for process, log in started:
            codes.append(process.wait())
            if codes[-1] != 0:
                print(f"It ended with {codes[-1]}; what the session's servers said is in {log}", flush=True)
    return max(codes, key=abs)


def start(part, turns):
    log = FOLDER / f"session-{Path(sys.argv[0]).stem}-{part}.log"
    environment = {key: value for key, value in os.environ.items() if key != "WAYLAND_DISPLAY"}
    environment[TURNS] = turns
    # Two that look for a free display at once may find the same one.
    display = str(99 + 100 * part)
    # A server without clients would begin anew, and forget what keys there are.
    screen = "-screen 0 1280x1024x24 -nolisten tcp -noreset"
    command = ["xvfb-run", "-a", "-n", display, "-s", screen, "dbus-run-session", "--"]
    # The session's servers chat on both streams: they get a file. The script speaks through what is its input, since
    # dbus-run-session closes all other streams.
    with open(log, "w") as chatter:
        process = subprocess.Popen(
            [*command, "/usr/bin/python3", *sys.argv], env=environment, stdin=1, stdout=chatter, stderr=chatter
        )
    return process, log


@contextlib.contextmanager
def join():
    """Sends output to the script's caller and keeps a window manager running, inside the session.

    Gives the turns that it shares with the sessions beside it.
    """
    for stream in (1, 2):
        os.dup2(0, stream)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    rules = Path(__file__).resolve().parent / "openbox.xml"
    # EurKEY: the American layout with accents and umlauts besides. A key that no layout has gets a place for the length of
    # one press, and a slow program looks it up after that.
    subprocess.run(["setxkbmap", "eu"], check=True)
    manager = subprocess.Popen(["openbox", "--config-file", str(rules)], stderr=subprocess.DEVNULL)
    try:
        yield Turns(os.environ[TURNS])
    finally:
        manager.terminate()
        manager.wait()
