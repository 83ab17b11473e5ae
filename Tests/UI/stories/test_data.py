"""Models that last, in Tests/UI/samples/Data."""

import sqlite3
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import Story, wait_until  # noqa: E402


class DataStory(Story):
    def add(self, app, title):
        app.find("text", "Title").enter(title)
        app.key("Return")
        app.find("label", title)

    def saved(self, app, query):
        """What the store gives for a query; nothing where there is no store yet."""
        for store in app.home.glob("data/*/default.store"):
            connection = sqlite3.connect(store)
            try:
                return [row[0] for row in connection.execute(query)]
            finally:
                connection.close()
        return []

    def test_what_was_added_is_there_after_a_crash(self):
        app = self.launch("DataSample")
        self.add(app, "Walden")
        self.add(app, "Emma")
        app.find("label", "0 of 2 read")
        app.find("label", "Emma").click()
        app.find("push-button", "Add Chapter").click()
        app.find("label", "Chapter 1")
        wait_until(lambda: self.saved(app, "SELECT name FROM Chapter") == ["Chapter 1"], "the chapter to be saved")
        app.restart()
        app.find("label", "0 of 2 read")
        app.find("label", "Emma").click()
        app.find("label", "Chapter 1")

    def test_a_change_is_saved_when_the_program_ends(self):
        app = self.launch("DataSample")
        self.add(app, "Emma")
        app.find("label", "Emma").click()
        app.find("text", "Title").enter("Persuasion")
        app.key("alt+F4")
        app.wait_ended()
        self.assertEqual(self.saved(app, "SELECT title FROM Book"), ["Persuasion"])

    def test_undo_takes_back_what_was_added(self):
        app = self.launch("DataSample")
        self.add(app, "Emma")
        app.find("push-button", "Undo").click()
        app.wait_gone("label", "Emma")
