"""A display, a session bus and a window manager of our own, in which a script runs itself again."""

import contextlib
import os
import subprocess
import sys
from pathlib import Path

from .build import FOLDER

# Set inside the session: the file descriptor for what the script has to say.
SPEECH = "SEGLER_SESSION_SPEECH"


def is_inside():
    return SPEECH in os.environ


def enter():
    """Runs this script again inside a new session; returns its exit code."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    log = FOLDER / f"session-{Path(sys.argv[0]).stem}.log"
    # The session's servers chat on both streams: they get a file, and the script speaks through a descriptor of ours.
    speech = os.dup(1)
    environment = {key: value for key, value in os.environ.items() if key != "WAYLAND_DISPLAY"}
    environment[SPEECH] = str(speech)
    command = ["xvfb-run", "-a", "-s", "-screen 0 1280x1024x24 -nolisten tcp", "dbus-run-session", "--"]
    with open(log, "w") as chatter:
        code = subprocess.run(
            [*command, "/usr/bin/python3", *sys.argv],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=chatter,
            stderr=chatter,
            pass_fds=[speech],
        ).returncode
    if code != 0:
        print(f"It ended with {code}; what the session's servers said is in {log}", flush=True)
    return code


@contextlib.contextmanager
def join():
    """Sends output to the script's caller and keeps a window manager running, inside the session."""
    for stream in (1, 2):
        os.dup2(int(os.environ[SPEECH]), stream)
    rules = Path(__file__).resolve().parent / "openbox.xml"
    manager = subprocess.Popen(["openbox", "--config-file", str(rules)], stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        manager.terminate()
        manager.wait()
