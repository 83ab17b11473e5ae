"""What is dragged with the pointer."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import wait_until  # noqa: E402
from test_habit_screens import ScreenStory  # noqa: E402


class RowStory(ScreenStory):
    def test_moves_habits_and_groups_by_dragging_and_takes_that_back(self):
        app = self.start(
            {"name": "Reading"}, {"name": "Running"}, {"name": "Writing"}, groups=["Home", "Work"], size=(420, 800))
        app.find("push-button", "Habits").click()
        self.drag(app, "Writing", onto="Reading")
        self.becomes(app, "habit", "Writing", "Reading", "Running")
        self.drag(app, "Writing", onto="Running")
        self.becomes(app, "habit", "Reading", "Running", "Writing")
        app.key("ctrl+z")
        self.becomes(app, "habit", "Writing", "Reading", "Running")
        self.still(app, "label", "Groups").click()
        app.find("label", "Work")
        self.drag(app, "Work", onto="Home")
        self.becomes(app, "habit_group", "Work", "Home")

    def drag(self, app, name, onto):
        self.still(app, "label", name).drag_to(self.still(app, "label", onto))

    def becomes(self, app, table, *names):
        """Waits for an order on the disk and then for the same one on the screen."""
        saved = lambda: [name for name, in self.query(app, f"SELECT name FROM {table} ORDER BY position")]
        wait_until(lambda: saved() == list(names), lambda: f"the order {names}, it is {saved()}")
        shown = lambda: sorted(names, key=lambda name: app.find("label", name).rect.y)
        wait_until(lambda: shown() == list(names), lambda: f"{names} on the screen, it is {shown()}")
