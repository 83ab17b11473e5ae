"""A program under test: its process, its private home folder and the top of its accessible tree."""

import math
import os
import shutil
import subprocess
import tempfile
import time
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from . import process, screen
from .build import ROOT, compile_clock
from .element import Atspi, Element, GLib
from .screen import Rect
from .wait import wait_until

# What GNOME sets by its settings daemon, and a text cursor that stays: it would keep every program from its rest.
SETTINGS = """[Settings]
gtk-font-name=Cantarell 11
gtk-cursor-blink=false
"""

TIME_ZONE = "Europe/Berlin"


class App:
    """Starts a program in an empty home folder of its own and finds it in the accessible tree.

    - program: a path, or the name of a product of the package's debug build
    - language: a locale such as "de_DE.UTF-8"
    - size: (width, height) of its window in points, or None to leave it as the program wants it
    - now: "2026-03-02 09:00:00" (in Berlin) to let its calendar clock start there and run on; may be changed before
      a restart
    - environment: variables added to those of the harness
    - files: what lies in the home folder beforehand, by its path in there, such as "data/applications/ID.desktop"
    - text_scale: how much larger than usual the user wants text
    - window: False for a program that starts without one
    """

    def __init__(
        self,
        program,
        *arguments,
        language="en_US.UTF-8",
        size=None,
        now=None,
        environment=None,
        files=None,
        text_scale=1,
        window=True,
    ):
        self.command = [str(find_program(program)), *arguments]
        self.home = Path(tempfile.mkdtemp(prefix="segler-story-"))
        self.language = language
        self.size = size
        self.now = now
        self.extra = environment or {}
        self.text_scale = text_scale
        self.window = window
        self.process = None
        self.element = None
        for path, source in (files or {}).items():
            target = self.home / path
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
        try:
            self.start()
        except BaseException:
            self.remove()
            raise

    # MARK: Its life

    def start(self):
        """Starts the program and waits for its window. The home folder stays as an earlier run left it."""
        for folder in ("config", "data", "cache", "state", "run"):
            (self.home / folder).mkdir(mode=0o700, exist_ok=True)
        settings = self.home / "config" / "gtk-4.0" / "settings.ini"
        settings.parent.mkdir(exist_ok=True)
        settings.write_text(SETTINGS)
        # On X, GTK takes the resolution, which carries the size of text, from Xlib's defaults.
        (self.home / ".Xdefaults").write_text(f"Xft.dpi: {96 * self.text_scale:g}\n")
        with open(self.home / "stdout", "ab") as out, open(self.home / "stderr", "ab") as err:
            self.process = subprocess.Popen(
                self.command, env=self._environment(), cwd=self.home, stdin=subprocess.DEVNULL, stdout=out, stderr=err
            )
        if self.window:
            self.wait_window()

    def wait_window(self):
        """Waits for the program's window, also for one that comes later."""
        said = lambda: f"{self.command[0]} to show a window; so far it said: {self.stderr}"
        self.element = wait_until(self._find_in_desktop, said, 30)
        wait_until(self._shows_window, said, 30)
        if self.size:
            self.resize(*self.size)

    def _environment(self):
        kept = {key: os.environ[key] for key in ("PATH", "DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS")}
        environment = {
            **kept,
            "HOME": str(self.home),
            "LC_ALL": self.language,
            "LANG": self.language,
            "TZ": TIME_ZONE,
            "GDK_BACKEND": "x11",
            "GTK_A11Y": "atspi",
            "GSK_RENDERER": "cairo",
            "G_DEBUG": "fatal-criticals",
            "GSETTINGS_BACKEND": "memory",
            "XDG_RUNTIME_DIR": str(self.home / "run"),
            **{f"XDG_{kind.upper()}_HOME": str(self.home / kind) for kind in ("config", "data", "cache", "state")},
        }
        if self.now:
            start = datetime.fromisoformat(self.now).replace(tzinfo=ZoneInfo(TIME_ZONE)).timestamp()
            clock = compile_clock()
            environment |= {"LD_PRELOAD": str(clock), "STORY_CLOCK_OFFSET": str(math.ceil(start - time.time()))}
        return environment | self.extra

    def _find_in_desktop(self):
        if self.process.poll() is not None:
            raise AssertionError(f"{self.command[0]} ended with {self.process.returncode}; it said: {self.stderr}")
        desktop = Atspi.get_desktop(0)
        # Clearing the desktop's cache instead frees accessibles that libatspi still uses.
        desktop.set_cache_mask(Atspi.Cache.NONE)
        for index in range(desktop.get_child_count()):
            accessible = desktop.get_child_at_index(index)
            try:
                if accessible and accessible.get_process_id() == self.process.pid:
                    # A cache would answer with what was true before the story's last step.
                    accessible.set_cache_mask(Atspi.Cache.NONE)
                    return Element(accessible, self)
            except GLib.Error:  # a program that has just ended is still listed
                continue
        return None

    def _shows_window(self):
        try:
            return bool(self.windows() and self.element.children)
        except GLib.Error:
            return False

    @property
    def is_running(self):
        return self.process.poll() is None

    def kill(self):
        """Ends the program as a crash or a power cut would: SIGKILL."""
        if self.process:
            self.process.kill()
            self.process.wait()

    def restart(self):
        """Kills the program and starts it again in the same home folder."""
        self.kill()
        self.start()

    def start_again(self, *arguments):
        """Starts the program a second time beside the first, in the same home folder; returns what it printed."""
        command = [self.command[0], *arguments]
        done = subprocess.run(
            command, env=self._environment(), cwd=self.home, stdin=subprocess.DEVNULL, capture_output=True, timeout=20
        )
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    def terminate(self):
        """Asks the program to end, as a session does."""
        self.process.terminate()

    def wait_ended(self, timeout=10):
        """Waits for the program to end by itself; returns its exit code."""
        return self.process.wait(timeout)

    def remove(self):
        """Kills the program and forgets its home folder."""
        self.kill()
        shutil.rmtree(self.home, ignore_errors=True)

    @property
    def stdout(self):
        return (self.home / "stdout").read_text(errors="replace")

    @property
    def stderr(self):
        return (self.home / "stderr").read_text(errors="replace")

    def cpu_used(self, seconds):
        """Seconds of processor time used in the next `seconds`."""
        return process.cpu_used(self.process.pid, seconds)

    # MARK: Its elements

    def find(self, *arguments, **keywords):
        return self.element.find(*arguments, **keywords)

    def find_all(self, *arguments, **keywords):
        return self.element.find_all(*arguments, **keywords)

    def exists(self, *arguments, **keywords):
        return self.element.exists(*arguments, **keywords)

    def wait_gone(self, *arguments, **keywords):
        self.element.wait_gone(*arguments, **keywords)

    def tree(self):
        return self.element.tree()

    # MARK: Its windows

    def windows(self):
        return screen.windows(self.process.pid)

    def window_of(self, element):
        """The top element of the window or popover that `element` is in: (its rect in AT-SPI's terms, on the screen).

        GTK tells places relative to the window's top element, and to a popover's own surface for all inside it.
        """
        windows = self.windows()
        popups = [window for window in windows if window.is_popup]
        while element.parent and element.parent.role != "application":
            rect = element.rect
            for popup in reversed(popups):
                if rect.size == popup.rect.size:
                    return rect, popup.rect
            element = element.parent
        rect, title = element.rect, element.name
        candidates = [window for window in windows if not window.is_popup]
        window = next((window for window in reversed(candidates) if window.title == title), None)
        if window is None:
            raise AssertionError(f"no window titled {title!r} among {candidates}")
        left, _, top, _ = window.shadow if any(window.shadow) else _solid_border(window.rect, rect)
        return rect, Rect(window.rect.x + left, window.rect.y + top, *rect.size)

    def resize(self, width, height):
        """Makes the topmost window so large, its border not counted, and waits until its content has followed."""
        window = next(window for window in reversed(self.windows()) if not window.is_popup)
        frame = self.find("frame", window.title)
        extra = [outer - inner for outer, inner in zip(window.rect.size, frame.rect.size)]
        screen.xdotool("windowsize", window.id, width + extra[0], height + extra[1])
        wait_until(
            lambda: frame.rect.size == (width, height),
            lambda: f"a window of {width} × {height}, it is {frame.rect.size}",
        )

    # MARK: Its keyboard

    def key(self, *names):
        """Presses keys one after the other: app.key("ctrl+n", "Tab", "Return")."""
        self._wait_focus()
        screen.key(*names)

    def type(self, text):
        self._wait_focus()
        screen.type_text(text)

    def _wait_focus(self):
        wait_until(
            lambda: screen.focused_window() in {window.id for window in self.windows()},
            lambda: f"the keyboard focus in {self.windows()}; window {screen.focused_window()} has it",
        )

    def screenshot(self, name, whole_screen=False):
        """A picture of the topmost window, or of the whole screen, as .build/screenshots/NAME.png."""
        if whole_screen:
            return screen.screenshot(name)
        top = next(window for window in reversed(self.windows()) if not window.is_popup)
        frames = [element for element in self.element.children if element.name == top.title]
        return screen.screenshot(name, self.window_of(frames[-1])[1] if frames else top.rect)


def find_program(program):
    """A path as it is, or a product of the debug build by its name."""
    path = Path(program).resolve() if "/" in str(program) else ROOT / ".build" / "debug" / program
    if not path.exists():
        raise AssertionError(f"{path} is missing: build it with 'swift build'")
    return path


def _solid_border(outer, inner):
    """Without a compositor GTK draws no shadow but a border of equal width all around."""
    width, height = (outer.width - inner.width) // 2, (outer.height - inner.height) // 2
    return width, width, height, height
