"""The X display: windows, pointer, keys and pictures."""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

PICTURES = Path(__file__).resolve().parents[3] / ".build" / "screenshots"


@dataclass(frozen=True)
class Rect:
    x: int
    y: int
    width: int
    height: int

    @property
    def center(self):
        return (self.x + self.width // 2, self.y + self.height // 2)

    @property
    def size(self):
        return (self.width, self.height)


@dataclass(frozen=True)
class Window:
    id: str
    rect: Rect
    title: str
    is_popup: bool
    # Left, right, top and bottom of the shadow that the program draws around its window itself.
    shadow: tuple


def run(*command, check=True):
    return subprocess.run(command, check=check, capture_output=True, text=True).stdout


def xdotool(*arguments):
    return run("xdotool", *map(str, arguments))


def windows(pid):
    """The windows of `pid` that can be seen, popovers among them, in stacking order from below."""
    ids = run("xdotool", "search", "--all", "--onlyvisible", "--pid", str(pid), check=False).split()
    return [window for window in map(_window, ids) if window]


def _window(id):
    geometry = run("xwininfo", "-id", id, check=False)
    properties = run("xprop", "-id", id, "_NET_WM_NAME", "_NET_WM_WINDOW_TYPE", "_GTK_FRAME_EXTENTS", check=False)
    numbers = [
        re.search(rf"{key}:\s+(-?\d+)", geometry)
        for key in ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
    ]
    if not all(numbers):
        return None
    title = re.search(r'_NET_WM_NAME\(UTF8_STRING\) = "(.*)"', properties)
    shadow = re.search(r"_GTK_FRAME_EXTENTS\(CARDINAL\) = (.*)", properties)
    return Window(
        id=id,
        rect=Rect(*(int(number[1]) for number in numbers)),
        title=title[1] if title else "",
        is_popup="Override Redirect State: yes" in geometry,
        shadow=tuple(map(int, shadow[1].split(", "))) if shadow else (0, 0, 0, 0),
    )


def focused_window():
    return run("xdotool", "getwindowfocus", check=False).strip()


def move_pointer(point):
    # Not with --sync: that waits for a movement, and there is none where the pointer is already there.
    xdotool("mousemove", *point)


def click(point, button=1, count=1):
    # A hand never comes in one jump, and GTK takes the first movement after a screen reader has closed a menu for none:
    # a click right after it would go to where the pointer was.
    x, y = point
    xdotool("mousemove", x - 1, y, "mousemove", x, y, "click", "--repeat", count, "--delay", 60, button)


def drag(start, end, steps=12):
    """Presses at `start`, moves to `end` in small steps as a hand does, and lets go.

    Many steps leave other programs the time to say what they take of what is dragged over them.
    """
    move_pointer(start)
    xdotool("mousedown", 1)
    for step in range(1, steps + 1):
        move_pointer([round(a + (b - a) * step / steps) for a, b in zip(start, end)])
    # A hand that stays is never quite still.
    for step in range(steps):
        move_pointer((end[0] + step % 2, end[1]))
    xdotool("mouseup", 1)


def key(*names):
    xdotool("key", "--clearmodifiers", *names)


def type_text(text):
    xdotool("type", "--delay", 20, "--", text)


def screenshot(name, rect=None):
    """A picture of the screen, or of a part of it, as .build/screenshots/NAME.png; returns its path."""
    path = PICTURES / f"{name}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    part = ["-crop", f"{rect.width}x{rect.height}+{rect.x}+{rect.y}", "+repage"] if rect else []
    run("import", "-window", "root", *part, str(path))
    return path


def colours(picture):
    """How many different colours a picture has."""
    return int(run("identify", "-format", "%k", str(picture)))


def colourful(picture, area=None, threshold=40):
    """How many points in a picture, or in an area of it such as "10x10+0+0", are no shade of grey."""
    part = ["-crop", area] if area else []
    command = ["convert", str(picture), *part, "-colorspace", "HSB", "-channel", "G", "-separate"]
    return int(run(*command, "-threshold", f"{threshold}%", "-format", "%[fx:int(mean*w*h)]", "info:"))
