"""The lists of Tagwerk's notes: their order, their tags and what is found in them."""

import re
import sqlite3
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from note_story import DATA, NoteStory, wait_until  # noqa: E402
from harness import screen  # noqa: E402


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
        app.find("push-button", "Listenoptionen").click()
        app.find("menu-item", "Erstellungsdatum").activate()
        self.becomes(app, "Apfel", "Ofen", "Äpfel")
        # The pointer is still on the button whose menu a screen reader has closed.
        self.row(app, "Ofen").click(button=3)
        app.find("menu-item", "Anheften").activate()
        self.becomes(app, "Angeheftet, Ofen", "Apfel", "Äpfel")
        app.key("ctrl+z")
        self.becomes(app, "Apfel", "Ofen", "Äpfel")


class TagStory(NoteStory):
    def tags(self, app):
        """The tags on the disk that are not in a text."""
        with sqlite3.connect(f"file:{app.home / DATA}?mode=ro", uri=True) as data:
            return sorted(tag for tag, in data.execute("SELECT tag FROM note_tag WHERE is_in_text = 0"))

    def becomes(self, app, *tags):
        wait_until(lambda: self.tags(app) == list(tags), lambda: f"the tags {tags}; they are {self.tags(app)}")

    def test_adds_and_takes_away_tags_beside_those_in_the_text(self):
        app = self.start()
        with sqlite3.connect(app.home / DATA) as data:
            self.insert(data, "Oslo", "by train #Reise/Nord")
            self.insert(data, "Rome", "by bus #bus")
        self.row(app, "Rome").click(button=3)
        app.find("menu-item", "Tags…").activate()
        sheet = app.find("dialog")
        self.assertNotIn("sensitive", sheet.find("check-box", re.compile("#bus")).states)
        # What is typed finds a known tag, and all goes by keyboard.
        app.type("nord")
        sheet.wait_gone("check-box", re.compile("#bus"))
        app.key("Tab", "Tab", "space")
        self.becomes(app, "Reise/Nord")
        app.key("shift+Tab", "shift+Tab", "ctrl+a")
        app.type("family, reise")
        app.key("Return")
        self.becomes(app, "Reise", "Reise/Nord", "family")
        sheet.find("check-box", "#family").click()
        self.becomes(app, "Reise", "Reise/Nord")
        app.key("Escape")
        app.wait_gone("dialog")
        app.key("ctrl+z")
        self.becomes(app, "Reise", "Reise/Nord", "family")
        self.row(app, "Rome").click()
        app.find("push-button", "Tags: #Reise  #Reise/Nord  #family")


class HitStory(NoteStory):
    def colourful(self, element):
        picture = screen.screenshot("hits", element.on_screen())
        return screen.colourful(picture, threshold=15)

    def test_shows_what_was_found_in_the_list_and_in_the_note(self):
        app = self.start()
        with sqlite3.connect(app.home / DATA) as data:
            self.insert(data, "Oslo", "".join(f"line {number}\n" for number in range(200)) + "das Café am Hafen")
        row = self.row(app, "Oslo")
        self.assertEqual(self.colourful(row), 0)
        app.key("ctrl+f")
        app.type("cafe")
        row = app.find("list-item", re.compile("Café"))
        wait_until(lambda: self.colourful(row) > 100, "a mark in the list")
        app.key("Return")
        text = app.find("text", "Text")
        wait_until(lambda: text.selected_text == "Café", lambda: f"Café to be selected, not {text.selected_text!r}")
        # Only what is found has a colour, and it stands at the end of the text.
        wait_until(lambda: self.colourful(text) > 100, "a mark in the text")
        app.key("ctrl+f", "ctrl+a", "BackSpace")
        wait_until(lambda: self.colourful(text) == 0, "no mark any more")

    def test_searches_for_what_is_typed_without_a_pause(self):
        app = self.start()
        with sqlite3.connect(app.home / DATA) as data:
            for title in ("Oslo", "Rome"):
                self.insert(data, title)
        self.row(app, "Rome")
        # The hidden field takes no room.
        place = lambda: app.find("scroll-pane").rect.y - app.find("push-button", "Search").rect.y
        self.assertLess(place(), 48)
        app.key("ctrl+f", *"oslo")
        app.wait_gone("list-item", re.compile("Rome, "))
        app.key("Escape")
        self.row(app, "Rome").click()
        app.key(*"oslo")
        app.wait_gone("list-item", re.compile("Rome, "))
        self.assertEqual(app.find("entry", "Search").text, "oslo")

    def test_finds_what_was_copied_out_of_a_text_without_spaces(self):
        app = self.start()
        with sqlite3.connect(app.home / DATA) as data:
            self.insert(data, "Tokyo", "東京都へ行く")
            self.insert(data, "Diary", "今日、京都へ着いた")
            self.insert(data, "Oslo", "by train")
        self.row(app, "Tokyo").click()
        app.find("text", "Text").click()
        app.key("ctrl+Home", "Right", "shift+Right", "shift+Right", "ctrl+c", "ctrl+f", "ctrl+v")
        app.wait_gone("list-item", re.compile("Oslo, "))
        self.row(app, "Diary")
        self.row(app, "Tokyo")


class CopyStory(NoteStory):
    def test_copies_a_note_as_markdown(self):
        app = self.start()
        with sqlite3.connect(app.home / DATA) as data:
            self.insert(data, "Café in Rome", "- [ ] **tea**\n\n> one")
        self.row(app, "Café in Rome").click(button=3)
        app.find("menu-item", "Copy as Markdown").activate()
        app.key("ctrl+n")
        app.find("text", self.title, state="focused")
        app.key("Return")
        text = app.find("dialog").find("text", self.text, state="focused")
        app.key("ctrl+v")
        expected = "# Café in Rome\n\n- [ ] **tea**\n\n> one"
        wait_until(lambda: text.text == expected, lambda: f"{expected!r}; it is {text.text!r}")
