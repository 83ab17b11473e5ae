"""What is dragged with the pointer: rows to another place, and files and text onto the notes."""

import sqlite3
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import screen, wait_until  # noqa: E402
from harness.build import ROOT  # noqa: E402
from note_story import DATA, NoteStory  # noqa: E402
from test_habit_screens import ScreenStory  # noqa: E402

FIXTURE = ROOT / ".build" / "ui" / "fixture"


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
        app.find("label", "Groups").click()
        app.find("label", "Work")
        self.drag(app, "Work", onto="Home")
        self.becomes(app, "habit_group", "Work", "Home")

    def drag(self, app, name, onto):
        app.find("label", name).drag_to(app.find("label", onto))

    def becomes(self, app, table, *names):
        """Waits for an order on the disk and then for the same one on the screen."""
        saved = lambda: [name for name, in self.query(app, f"SELECT name FROM {table} ORDER BY position")]
        wait_until(lambda: saved() == list(names), lambda: f"the order {names}, it is {saved()}")
        shown = lambda: sorted(names, key=lambda name: app.find("label", name).rect.y)
        wait_until(lambda: shown() == list(names), lambda: f"{names} on the screen, it is {shown()}")


class NoteDragStory(NoteStory):
    def test_files_and_text_of_other_programs_become_notes(self):
        app = self.start(size=(480, 700))
        with sqlite3.connect(app.home / DATA) as data:
            self.insert(data, "Rome", "by **train**")
        other = self.launch_beside(app)
        (other.home / "Oslo.md").write_text("# Fjord\n\nby ship")
        self.drag(other.find("label", "A file"), self.row(app, "Rome"))
        self.row(app, "Fjord")
        entry = other.find("text", "Name").enter("Bergen")
        other.key("ctrl+a")
        self.drag(entry, self.row(app, "Rome"), left=15)
        self.row(app, "Bergen")
        # In its own list a note stays what it is.
        self.drag(self.row(app, "Rome"), self.row(app, "Bergen"))
        self.assertEqual(self.texts(app), ["# Fjord\n\nby ship", "Bergen", "by **train**"])

    def test_other_programs_get_a_note_as_text_and_as_a_file(self):
        app = self.start(size=(480, 700))
        with sqlite3.connect(app.home / DATA) as data:
            self.insert(data, "To Rome / Ostia", "by **train**")
        other = self.launch_beside(app)
        note = self.row(app, "To Rome / Ostia")
        self.drag(note, other.find("label", "Text here"))
        other.find("label", "# To Rome / Ostia\n\nby **train**")
        self.drag(note, other.find("label", "Files here"))
        other.find("label", "To Rome - Ostia.md: # To Rome / Ostia\n\nby **train**")
        self.assertEqual(self.texts(app), ["by **train**"])
        # The file is for the other program only, and does not outlive this one.
        left = lambda: [file for file in app.home.rglob("dragged/*/*/*")]
        self.assertEqual([file.name for file in left()], ["To Rome - Ostia.md"])
        app.key("ctrl+q")
        wait_until(lambda: not left(), lambda: f"nothing to be left, there is {left()}")

    def launch_beside(self, app):
        """Starts another program beside the app."""
        other = self.launch(FIXTURE)
        for program, x in ((app, 20), (other, 820)):
            screen.xdotool("windowmove", program.windows()[0].id, x, 100)
        return other

    def texts(self, app):
        with sqlite3.connect(f"file:{app.home / DATA}?mode=ro", uri=True) as data:
            return sorted(text for text, in data.execute("SELECT text FROM note_text"))

    def drag(self, element, target, left=None):
        """Drags from one window to another: from the middle of an element, or so far behind its left edge."""
        rect = element.on_screen()
        start = (rect.x + left, rect.center[1]) if left else rect.center
        screen.drag(start, target.on_screen().center, steps=40)
