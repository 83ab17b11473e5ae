"""The lists of Tagwerk's notes: their order, their tags and what is found in them."""

import re
import sqlite3
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from note_story import DATA, NoteStory, wait_until  # noqa: E402


class OrderStory(NoteStory):
    def becomes(self, app, *titles):
        """Waits until the list begins with these titles, one after the other."""
        shown = []

        def is_so():
            shown[:] = [row.name for row in app.find_all("list-item", re.compile("apfel|äpfel|ofen", re.IGNORECASE))]
            return len(shown) == len(titles) and all(name.startswith(f"{title}, ") for name, title in zip(shown, titles))

        wait_until(is_so, lambda: f"{titles}; they are {shown}")

    def test_keeps_the_order_that_was_chosen_with_pinned_notes_first(self):
        app = self.start(tab="Notizen", language="de_DE.UTF-8")
        with sqlite3.connect(app.home / DATA) as data:
            for title in ("Äpfel", "Ofen", "Apfel"):
                self.insert(data, title)
        self.becomes(app, "Apfel", "Ofen", "Äpfel")
        app.find("push-button", "Listenoptionen").click()
        app.find("menu-item", "Titel").activate()
        self.becomes(app, "Apfel", "Äpfel", "Ofen")
        app.restart()
        self.becomes(app, "Apfel", "Äpfel", "Ofen")
        self.row(app, "Ofen").click(button=3)
        app.find("menu-item", "Anheften").activate()
        self.becomes(app, "Angeheftet, Ofen", "Apfel", "Äpfel")
        app.key("ctrl+z")
        self.becomes(app, "Apfel", "Äpfel", "Ofen")
