"""What stories about Tagwerk's notes share."""

import re
import sqlite3
import sys
import uuid
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import Story, wait_until  # noqa: E402

MONDAY = "2026-03-02 09:00:00"
DATA = Path("data") / "io.github.segler.Tagwerk" / "tagwerk.db"


class NoteStory(Story):
    """Steps that stories share. They speak English unless a story says otherwise."""

    title, text, save = "Title", "Text", "Save"

    def start(self, *notes, tab="Notes", **options):
        options.setdefault("now", MONDAY)
        options.setdefault("size", (1000, 700))
        app = self.launch("tagwerk", **options)
        self.show(app, tab)
        for title, text in notes:
            self.add(app, title, text)
        return app

    def show(self, app, tab="Notes"):
        app.find(name=tab).click()
        # Keys are for the page that is shown.
        app.find("push-button", re.compile("^(List Options|Listenoptionen)$"))

    def write(self, app, title, text=""):
        app.key("ctrl+n")
        app.find("text", self.title, state="focused")
        app.type(title)
        if text:
            app.key("Return")
            app.find("text", self.text, state="focused")
            app.type(text)

    def add(self, app, title, text=""):
        self.write(app, title, text)
        app.find("push-button", self.save).click()
        app.wait_gone("dialog")
        self.row(app, title)

    def row(self, app, title):
        return app.find("list-item", re.compile(rf"(^|, ){title}, "))

    def open(self, app, title):
        self.row(app, title).click()
        wait_until(lambda: app.find("text", self.title).text == title, f"{title} to be open")
        return app.find("text", self.text)

    def saved(self, app):
        """The texts as they are on the disk, by title."""
        with sqlite3.connect(f"file:{app.home / DATA}?mode=ro", uri=True) as data:
            return dict(data.execute("SELECT title, text FROM note JOIN note_text ON note = key"))

    def insert(self, data, title, text="text"):
        """Writes a note as another program does."""
        data.execute(
            "INSERT INTO note (id, title, heading, excerpt, created_at, modified_at, revision, is_pinned)"
            " VALUES (?, ?, ?, '', 1772000000000, 1772000000000, 1, 0)",
            (str(uuid.uuid4()).upper(), title, title))
        data.execute("INSERT INTO note_text SELECT key, ? FROM note WHERE title = ?", (text, title))

    def draft(self, app):
        """What is kept of a note that is being written."""
        with sqlite3.connect(f"file:{app.home / DATA}?mode=ro", uri=True) as data:
            return data.execute("SELECT title, text FROM note_draft").fetchall()
