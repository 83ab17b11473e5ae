"""Tagwerk's notes as their user meets them: written, found, sorted away, and never lost."""

import contextlib
import re
import signal
import sqlite3
import sys
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from note_story import DATA, NoteStory, wait_until  # noqa: E402
from harness import screen  # noqa: E402


class WritingStory(NoteStory):
    def test_keeps_a_note_and_shows_its_title_while_it_is_typed(self):
        self.title, self.save = "Titel", "Sichern"
        app = self.start(tab="Notizen", language="de_DE.UTF-8")
        app.find("heading", "Noch keine Notizen")
        self.write(app, "Rom", "Am Morgen")
        app.key("ctrl+s")
        app.wait_gone("dialog")
        app.find("text", "Text", state="focused")
        app.type(" los")
        app.find("text", "Titel").click()
        app.key("End")
        app.type(" und Ostia")
        app.find("label", "Rom und Ostia")
        self.row(app, "Rom und Ostia")
        app.restart()
        text = self.open(app, "Rom und Ostia")
        self.assertEqual(text.text, "Am Morgen los")
        text.click()
        # More lines than are in sight.
        app.key("ctrl+End", *["Return"] * 40)
        wait_until(lambda: app.cpu_used(0.5) < 0.02, "the open note to let the processor rest", timeout=10)

    def test_shows_no_scroll_bar_while_it_is_typed(self):
        app = self.start(("Plan", ""))
        text = self.open(app, "Plan")
        text.click()
        app.key(*["Return"] * 40, "ctrl+Home", "Down")
        place = text.on_screen()
        edge = screen.Rect(place.x + place.width - 20, place.y, 20, place.height)
        # With a pointer over the text, GTK shows one.
        screen.move_pointer((place.x - 40, place.y))
        wait_until(lambda: screen.colours(screen.screenshot("edge", edge)) == 1, "no scroll bar any more")
        app.key("a")
        # Time enough for one to appear, and not for it to go again.
        wait_until(lambda: app.cpu_used(0.5) < 0.02, "the processor to rest")
        self.assertEqual(screen.colours(screen.screenshot("edge", edge)), 1)

    def test_an_empty_text_is_no_wider_than_the_window(self):
        app = self.start(("Plan", ""))
        text = self.open(app, "Plan")
        app.resize(360, 640)
        wait_until(lambda: text.rect.x + text.rect.width <= 360, lambda: f"the text in the window, it is at {text.rect}")

    def test_asks_before_a_draft_is_lost(self):
        app = self.start(size=(360, 700))
        self.write(app, "Rome", "in the morning")
        app.key("Escape")
        app.find("push-button", "Keep Writing").click()
        app.wait_gone("push-button", "Keep Writing")
        self.assertEqual(app.find("text", "Text").text, "in the morning")
        app.find("push-button", "Cancel").click()
        app.find("push-button", "Discard").click()
        app.wait_gone("dialog")
        app.find("heading", "No Notes Yet")
        app.key("ctrl+n")
        self.assertEqual(app.find("text", "Title", state="focused").text, "")
        app.key("Escape")
        app.wait_gone("dialog")

    def test_has_a_draft_again_after_the_program_was_killed(self):
        app = self.start()
        self.write(app, "Rome", "in the morning")
        wait_until(
            lambda: self.draft(app) == [("Rome", "in the morning")],
            "the draft to be kept", timeout=2)
        app.restart()
        self.show(app)
        app.key("ctrl+n")
        app.find("text", "Title", state="focused")
        self.assertEqual(app.find("text", "Text").text, "in the morning")

    def test_goes_on_with_a_list_and_checks_its_items_off(self):
        app = self.start(("Shopping", "- [ ] tea"))
        text = self.open(app, "Shopping")
        text.click()
        app.key("ctrl+End", "Return")
        app.type("bread")
        wait_until(lambda: text.text == "- [ ] tea\n- [ ] bread", lambda: f"another item; it is {text.text!r}")
        app.key("ctrl+Return")
        wait_until(lambda: text.text == "- [ ] tea\n- [x] bread", lambda: f"a checked item; it is {text.text!r}")
        app.key("Return", "Return")
        wait_until(lambda: text.text == "- [ ] tea\n- [x] bread\n", lambda: f"the end of the list; it is {text.text!r}")

    def test_adds_marks_for_a_typed_return_only(self):
        app = self.start(("Shopping", "- tea"))
        text = self.open(app, "Shopping")
        text.click()

        def becomes(expected):
            wait_until(lambda: text.text == expected, lambda: f"{expected!r}; it is {text.text!r}")

        app.key("ctrl+End", "Return")
        app.type("bread")
        becomes("- tea\n- bread")
        for caret, key in (("Home", "BackSpace"), ("Up", "Delete")):
            app.key(caret, *["End"] * (key == "Delete"), key)
            becomes("- tea- bread")
            app.key("ctrl+z")
            becomes("- tea\n- bread")
            app.key("ctrl+shift+z")
            becomes("- tea- bread")
            app.key("ctrl+z")
            becomes("- tea\n- bread")
            app.key("ctrl+End")
        # A line break of its own and a tab, copied and pasted.
        app.key("Home", "shift+Left", "ctrl+x")
        becomes("- tea- bread")
        app.key("ctrl+v")
        becomes("- tea\n- bread")

    def test_makes_selected_words_bold(self):
        app = self.start(("Rome", "by train"))
        text = self.open(app, "Rome")
        text.click()
        app.key("ctrl+a", "ctrl+b")
        wait_until(lambda: text.text == "**by train**", lambda: f"bold words; it is {text.text!r}")
        app.key("ctrl+z")
        wait_until(lambda: text.text == "by train", lambda: f"plain words; it is {text.text!r}")


class LinkStory(NoteStory):
    def test_leads_from_today_to_its_note_and_from_the_note_to_its_habit(self):
        app = self.start(("Rome", "by train"))
        app.find(name="Today").click()
        app.key("ctrl+n")
        app.find("text", "Name").wait_state("focused")
        app.type("Travel")
        app.key("Return")
        app.wait_gone("dialog")
        app.find(name="Notes").click()
        self.row(app, "Rome").click(3)
        app.find("menu-item", "Link to a Day or Habit…").activate()
        app.find("check-box", "Link to a Day").click()
        app.find("combo-box", "Habit").click()
        app.find("dialog").find("label", "Travel").click()
        app.wait_gone("label", "None")
        app.find("push-button", "Save").activate()
        app.wait_gone("dialog")
        app.find(name="Today").click()
        app.find("push-button", "Rome by train").click()
        wait_until(lambda: app.find("text", self.title).text == "Rome", "the note")
        app.find("push-button", "Travel").click()
        app.find("heading", "Last 7 Days").scroll(60)
        app.find("heading", "Linked Notes")
        app.find("push-button", "Rome by train")


    def links(self, app):
        """The day and the name of the habit of each note on the disk, by title."""
        with sqlite3.connect(f"file:{app.home / DATA}?mode=ro", uri=True) as data:
            rows = data.execute(
                "SELECT note.title, date(note.day * 86400, 'unixepoch'), habit.name"
                " FROM note LEFT JOIN habit ON habit.id = habit_id")
            return {title: (day, habit) for title, day, habit in rows}

    def test_links_a_note_to_where_it_was_begun(self):
        app = self.start(("Rome", "by train"), tab="Notes")
        app.find(name="Today").click()
        app.key("ctrl+n")
        app.find("text", "Name").wait_state("focused")
        app.type("Travel")
        app.key("Return")
        app.wait_gone("dialog")
        app.find("push-button", "New Note").click()
        app.find("text", self.title, state="focused")
        app.type("Packing")
        wait_until(lambda: self.draft(app) == [("Packing", "")], "the draft to be kept", timeout=2)
        app.restart()
        # The draft has its day still, wherever the sheet opens next.
        app.find("label", "Travel").click()
        app.find("push-button", "Options").click()
        app.find("menu-item", "New Linked Note").activate()
        app.find("dialog").find("label", "March 2, 2026")
        app.key("ctrl+s")
        app.wait_gone("dialog")
        app.find("check-box", re.compile("March 1, not done")).click(button=3)
        app.find("menu-item", "New Linked Note").activate()
        app.find("dialog").find("label", "Travel")
        app.type("Oslo")
        app.key("ctrl+s")
        app.wait_gone("dialog")
        self.assertEqual(
            self.links(app), {"Rome": (None, None), "Packing": ("2026-03-02", None), "Oslo": ("2026-03-01", "Travel")})


class FindingStory(NoteStory):
    def test_finds_words_whatever_their_accents_and_case(self):
        app = self.start(("Rome", "cafeteria"))
        with sqlite3.connect(app.home / DATA) as data:
            self.insert(data, "Café", "in der STRASSE")
            self.insert(data, "Oslo", "die Straße am Hafen")
            self.insert(data, "漢字", "text")
        self.row(app, "漢字")
        for query, found in (("cafe", ("Café", "Rome")), ("strasse", ("Café", "Oslo")), ("hafen", ("Oslo",))):
            app.key("ctrl+f", "ctrl+a")
            app.type(query)
            for title in ("Café", "Oslo", "Rome", "漢字"):
                row = re.compile(rf"(^|, ){title}, ")
                if title in found:
                    app.find("list-item", row)
                else:
                    app.wait_gone("list-item", row)

    def test_ends_a_search_with_escape_from_what_was_found(self):
        app = self.start(("Rome", "red"), ("Oslo", "blue"))
        app.key("ctrl+f")
        app.type("rom")
        app.wait_gone("list-item", re.compile("Oslo"))
        app.key("Tab")
        app.find("list-item", re.compile("Rome"), state="focused")
        app.key("Escape")
        self.row(app, "Oslo")

    def test_deletes_note_after_note_as_fast_as_keys_come(self):
        app = self.start(("Rome", "red"))
        with sqlite3.connect(app.home / DATA) as data:
            for title in ("A", "B", "C", "D", "E"):
                self.insert(data, title)
        self.row(app, "E")
        self.row(app, "Rome").click()
        app.find("list-item", re.compile("Rome"), state="focused")
        app.key(*["Delete"] * 4)
        wait_until(lambda: len(app.find_all("list-item")) == 2, lambda: f"two notes to be left in\n{app.tree()}")
        app.find("list-item", state="focused")

    def test_brings_an_earlier_text_back(self):
        app = self.start(("Rome", "one"))
        text = self.open(app, "Rome").click()
        app.key("ctrl+End")
        app.type(" two")
        wait_until(lambda: self.saved(app)["Rome"] == "one two", "the text to be saved")
        app.find("push-button", "Note Options").click()
        app.find("menu-item", "Versions…").activate()
        app.find("dialog").find("list-item").click()
        restore = app.find("push-button", "Restore")
        earlier = app.find("dialog").find("text", "Text").click()
        app.key("ctrl+a")
        self.assertEqual(earlier.selected_text, "one")
        self.assertNotIn("editable", earlier.states)
        restore.click()
        app.wait_gone("dialog")
        wait_until(lambda: text.text == "one", lambda: f"the earlier text; it is {text.text!r}")
        text.click()
        app.key("ctrl+z")
        wait_until(lambda: text.text == "one two", lambda: f"the later text; it is {text.text!r}")


class SafetyStory(NoteStory):
    def test_loses_no_more_than_a_second_of_typing(self):
        app = self.start(("Rome", "one"))
        self.open(app, "Rome").click()
        app.key("ctrl+End")
        for word in ("two", "three"):
            app.type(f" {word}")
            wait_until(lambda: word in self.saved(app)["Rome"], f"{word} to be on the disk", timeout=1.5)
        app.type(" four")
        app.restart()
        text = self.open(app, "Rome").text
        self.assertIn(text, ["one two three" + " four"[:length] for length in range(6)])

    def test_keeps_both_texts_when_another_program_writes_too(self):
        self.title, self.save = "Titel", "Sichern"
        app = self.start(("Rom", "eins"), tab="Notizen", language="de_DE.UTF-8")
        text = self.open(app, "Rom").click()
        app.key("ctrl+End")
        with sqlite3.connect(app.home / DATA) as data:
            data.execute("UPDATE note SET revision = revision + 1, index_version = 0")
            data.execute("UPDATE note_text SET text = 'zwei von dort'")
            app.type("x")
            wait_until(lambda: text.text == "einsx", "the letter")
        app.find("push-button", "Kopie anzeigen").click()
        wait_until(lambda: app.find("text", "Text").text == "zwei von dort", "the other text")
        self.assertEqual(self.saved(app), {"Rom": "einsx", "Rom 2": "zwei von dort"})
        app.find("push-button", "Notiz anzeigen").click()
        wait_until(lambda: app.find("text", "Text").text == "einsx", "the text that was typed")
        app.find("push-button", "Beide behalten").click()
        app.wait_gone("push-button", "Kopie anzeigen")
        self.row(app, "Rom 2")

    def test_saves_when_it_is_ended_in_any_way(self):
        app = self.start(("Rome", "one"))
        ends = (
            ("two", lambda: app.process.send_signal(signal.SIGTERM)),
            ("three", lambda: app.key("ctrl+q")),
            ("four", lambda: app.key("ctrl+w")),
        )
        for word, end in ends:
            text = self.open(app, "Rome")
            text.click()
            app.key("ctrl+End")
            app.type(f" {word}")
            # A signal does not wait for keys that are on their way.
            wait_until(lambda: text.text.endswith(word), f"{word} to be typed")
            end()
            app.wait_ended()
            self.assertTrue(self.saved(app)["Rome"].endswith(word), word)
            app.start()

    def test_keeps_what_was_typed_where_the_data_is_locked_to_the_end(self):
        app = self.start(("Rome", "one"))
        for word, lets_go in (("two", True), ("three", False)):
            text = self.open(app, "Rome")
            text.click()
            app.key("ctrl+End")
            with self.locked(app) as unlock:
                app.type(f" {word}")
                wait_until(lambda: text.text.endswith(word), f"{word} to be typed")
                app.terminate()
                if lets_go:
                    # It waits longer than a window does.
                    threading.Timer(1, unlock).start()
                self.assertEqual(app.wait_ended(), 0)
            if lets_go:
                self.assertTrue(self.saved(app)["Rome"].endswith(word))
            app.start()
            self.show(app)
            wait_until(lambda: self.saved(app)["Rome"].endswith(word), f"{word} to be saved")

    @contextlib.contextmanager
    def locked(self, app):
        """Has the data locked as another program does; gives what lets go of it before the end."""
        data = sqlite3.connect(app.home / DATA, isolation_level=None, check_same_thread=False)
        data.execute("BEGIN IMMEDIATE")
        try:
            yield data.rollback
        finally:
            data.close()

    def test_keeps_a_note_that_is_being_written_when_the_program_is_ended(self):
        app = self.start()
        self.write(app, "Rome", "red")
        # The window manager's key asks, as the button does.
        app.key("alt+F4")
        app.find("push-button", "Keep Writing").click()
        app.wait_gone("push-button", "Keep Writing")
        for key, way in (("x", app.terminate), ("y", lambda: app.key("ctrl+q"))):
            app.type(key)
            way()
            self.assertEqual(app.wait_ended(), 0)
            app.start()
            self.show(app)
            app.key("ctrl+n")
            app.find("text", self.title, state="focused")
            text = app.find("text", self.text)
            self.assertTrue(text.text.endswith(key), text.text)
            text.click()
            app.key("ctrl+End")

    def test_saves_at_once_by_the_key_that_hands_know(self):
        app = self.start(("Rome", "red"))
        self.open(app, "Rome").click()
        app.key("ctrl+End")
        app.type("x")
        app.key("ctrl+s")
        app.find("label", "Saved")
        self.assertEqual(self.saved(app)["Rome"], "redx")

    def test_keeps_a_link_that_is_being_chosen_when_the_program_is_ended(self):
        app = self.start(("Rome", "red"), size=None)
        self.row(app, "Rome").click(button=3)
        app.find("menu-item", re.compile("^Link to")).activate()
        app.find("check-box", "Link to a Day").click()
        app.find("check-box", "Link to a Day", state="checked")
        app.terminate()
        self.assertEqual(app.wait_ended(), 0)
        app.start()
        app.find("dialog", "Link").find("check-box", "Link to a Day", state="checked")
        app.find("push-button", "Save").click()
        app.wait_gone("dialog")
        self.row(app, "Rome")

    def test_never_undoes_into_another_note(self):
        app = self.start(("Rome", "red"), ("Oslo", "blue"))
        for title in ("Rome", "Oslo", "Rome"):
            text = self.open(app, title)
            text.click()
            app.key("ctrl+End")
            app.type("x")
            wait_until(lambda: text.text.endswith("x"), "the letter")
        app.key(*["ctrl+z"] * 12)
        wait_until(lambda: text.text == "redx", lambda: f"what was there on opening; it is {text.text!r}")
        self.row(app, "Oslo")
        self.assertEqual(self.open(app, "Oslo").text, "bluex")


class SortingAwayStory(NoteStory):
    def test_deletes_into_the_trash_and_takes_that_back(self):
        app = self.start(("Rome", "red"), ("Oslo", "blue"))
        self.row(app, "Rome").click(button=3)
        app.find("menu-item", "Move to Trash").activate()
        app.find("push-button", "Undo").click()
        self.row(app, "Rome").click(button=3)
        app.find("menu-item", "Move to Trash").activate()
        app.wait_gone("list-item", re.compile("Rome, "))
        app.find("push-button", "List Options").click()
        app.find(name="Trash").activate()
        app.find("label", "Trash")
        self.row(app, "Rome")
        self.assertEqual(self.saved(app), {"Rome": "red", "Oslo": "blue"})
        # A click while it still closes would only close it.
        wait_until(lambda: not any(window.is_popup for window in app.windows()), "the menu to be closed")
        self.row(app, "Rome").click(button=3)
        app.find("menu-item", "Restore").activate()
        app.find("heading", "The Trash Is Empty")
        app.find("push-button", "List Options").click()
        app.find("menu-item", "All Notes").activate()
        self.row(app, "Rome")
        self.row(app, "Oslo")

    def test_a_row_may_go_while_its_menu_is_open(self):
        app = self.start(("Rome", "red"), ("Oslo", "blue"))
        self.row(app, "Rome").click(button=3)
        app.find("menu-item", "Move to Trash")
        with sqlite3.connect(app.home / DATA) as data:
            data.execute("UPDATE note SET trashed_at = modified_at WHERE title = 'Rome'")
        app.wait_gone("list-item", re.compile("Rome, "))
        app.wait_gone("menu-item", "Move to Trash")
        self.row(app, "Oslo").click(button=3)
        app.find("menu-item", "Move to Trash").activate()
        app.find("heading", "No Notes Yet")
