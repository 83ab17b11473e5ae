"""Tagwerk's main screens where there is little room: large letters in a narrow window, long words, right to left."""

import itertools
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import wait_until  # noqa: E402
from harness.element import GLib  # noqa: E402
from test_habit_screens import ScreenStory  # noqa: E402

HABITS = [
    {"name": "Morgendliche Rückengymnastik mit Dehnübungen", "group_key": 1},
    {"name": "Mindestens zwei Liter Wasser", "unit": "l", "aim": "at least", "goal": 2000, "group_key": 1},
    {"name": "Meditieren"},
]
# What a person reads or presses.
ROLES = {"label", "push-button", "toggle-button", "check-box", "combo-box", "text"}
WIDTH = 360


class LargeTextStory(ScreenStory):
    def test_fits_in_a_narrow_window_with_text_twice_as_large(self):
        app = self.start(
            *HABITS, groups=["Körper und Gesundheit"], language="de_DE.UTF-8", size=(WIDTH, 640), text_scale=2
        )
        self.look_at(app, "Heute", "Gewohnheiten", "Notizen", "Statistik")
        app.key("ctrl+comma")
        app.find("frame", "Einstellungen")
        app.resize(WIDTH, 640)
        self.assert_in_place(app.find("frame", "Einstellungen"))

    def test_fits_right_to_left(self):
        app = self.start(*HABITS, groups=["Gesundheit"], language="ar_EG.UTF-8", size=(WIDTH, 640), quiet=False)
        wait_until(lambda: app.find("push-button", "Today").rect.x > WIDTH / 2, "the first tab at the right")
        self.look_at(app, "Today", "Habits", "Notes", "Statistics")

    def look_at(self, app, *screens):
        for screen in screens:
            tab = app.find("push-button", screen)
            if "selected" not in tab.states:
                tab.click()
                app.find("push-button", screen).wait_state("selected")
            self.assert_in_place(app.find("frame", "Tagwerk"))

    def assert_in_place(self, frame):
        """All that has a name lies in the window from side to side, and beside what is around it."""
        # A page that slides in, or a bar whose title moves under it, takes a moment.
        wait_until(lambda: not self.look(frame), lambda: self.look(frame), 3)
        self.assertGreater(self.count, 8)

    def look(self, frame):
        self.count = 0
        return list(self.faults(frame))

    def faults(self, element):
        named = []
        for child in element.children:
            try:
                if "visible" not in child.states:
                    continue
                rect, role = child.rect, child.role
            except GLib.Error:  # what lies in a closed menu has no place
                continue
            # A page of a stack that is not seen lies beside the window.
            if rect.x >= WIDTH or rect.x + rect.width <= 0:
                continue
            if role not in ROLES:
                yield from self.faults(child)
            elif rect.width > 0 and rect.height > 0 and child.name:
                named.append((child, rect))
                self.count += 1
        for child, rect in named:
            if rect.x < 0 or rect.x + rect.width > WIDTH:
                yield f"{child} is at {rect}"
        for (one, a), (other, b) in itertools.combinations(named, 2):
            if overlap(a, b) > 1:
                yield f"{one} at {a} and {other} at {b} lie over each other"


def overlap(a, b):
    """By how many points two places overlap in the direction in which they overlap less."""
    across = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
    down = min(a.y + a.height, b.y + b.height) - max(a.y, b.y)
    return min(across, down)
