"""Tagwerk as its user meets it, from the first start to the tenth restart."""

import re
import sqlite3
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import Story, wait_until  # noqa: E402
from harness.element import GLib  # noqa: E402

# A Monday on which nothing special happens to the clocks.
MONDAY = "2026-03-02 09:00:00"
DATA = Path("data") / "io.github.segler.Tagwerk"


class HabitStory(Story):
    """Steps that stories share. They speak English unless a story says otherwise."""

    def start(self, *names, **options):
        options.setdefault("now", MONDAY)
        app = self.launch("tagwerk", **options)
        for name in names:
            self.add(app, name)
        return app

    def add(self, app, name):
        app.key("ctrl+n")
        app.find("text", "Name").wait_state("focused")
        app.type(name)
        app.key("Return")
        app.wait_gone("dialog")
        app.find("label", name)

    def open(self, app, name):
        app.find("label", name).click()
        app.find(name=re.compile("^Last 7 Days$|^Letzte 7 Tage$"))

    def check_button(self, app, name):
        return app.find("check-box", re.compile(f"^{name}, (Done|Erledigt)$"))

    def assertOn(self, element, on=True):
        element.wait_state("checked", on)

    def names_in_order(self, app):
        """The habits from top to bottom, by their check buttons."""
        buttons = app.find_all("check-box", re.compile(", Done$"))
        try:
            buttons.sort(key=lambda button: button.rect.y)
            return [button.name.removesuffix(", Done") for button in buttons]
        except GLib.Error:  # a row was leaving
            return None

    def rows(self, app):
        """The habits from top to bottom on the screen of all habits."""
        try:
            rows = [(row.rect.y, row.name.split(",")[0]) for row in app.find_all("list-item", re.compile(", Strength"))]
        except GLib.Error:
            return None
        return [name for _, name in sorted(rows)]

    def wait_rows(self, app, *names):
        wait_until(lambda: self.rows(app) == list(names), lambda: f"{names}, it is {self.rows(app)}")

    def wait_order(self, app, *names):
        wait_until(lambda: self.names_in_order(app) == list(names), lambda: f"{names}, it is {self.names_in_order(app)}")


class FirstStartStory(HabitStory):
    def test_invites_to_add_the_first_habit(self):
        app = self.start()
        app.find("heading", "No Habits Yet")
        app.find("push-button", "New Habit").click()
        app.find("text", "Name").wait_state("focused")

    def test_saves_only_a_habit_with_a_name(self):
        app = self.start()
        app.key("ctrl+n")
        app.find("text", "Name").wait_state("focused")
        app.find("push-button", "Save").wait_state("sensitive", False)
        app.type("   ")
        app.key("Return")
        app.find("push-button", "Save").wait_state("sensitive", False)
        app.type("Reading")
        app.find("push-button", "Save").wait_state("sensitive").click()
        app.find("label", "Reading")
        app.find("label", "0 of 1 done today")

    def test_keeps_the_chosen_symbol_and_color(self):
        app = self.start()
        app.key("ctrl+n")
        app.find("text", "Name").wait_state("focused")
        app.type("Cycling")
        app.find(name="Cycling").click()
        app.find(name="Purple").click()
        app.find("push-button", "Save").click()
        app.wait_gone("dialog")
        app.find("label", "Cycling")
        with sqlite3.connect(app.home / DATA / "tagwerk.db") as data:
            self.assertEqual(data.execute("SELECT icon, color FROM habit").fetchall(), [("bicycle", "purple")])

    def test_symbols_and_colors_are_one_stop_each_for_the_keyboard(self):
        app = self.start()
        app.key("ctrl+n")
        app.find("text", "Name").wait_state("focused")
        app.key("Tab")
        app.find("radio-button", "Star", state="focused")
        app.key("Right", "Down")
        app.find("radio-button", "Writing", state="focused")
        app.key("space")
        app.find("radio-button", "Writing", state="checked")
        app.key("Tab", "Tab")
        app.find("radio-button", "Blue", state="focused")
        app.key("Left", "space", "shift+Tab", "shift+Tab")
        app.find("radio-button", "Writing", state="focused")
        chosen = [element.name for element in app.find_all("radio-button", state="checked")]
        self.assertEqual(chosen, ["Writing", "Green"])

    def test_asks_before_it_discards_what_was_entered(self):
        app = self.start()
        for leave in (lambda: app.find("push-button", "Cancel").click(), lambda: app.key("Escape")):
            app.key("ctrl+n")
            app.find("text", "Name").wait_state("focused")
            app.type("Reading")
            leave()
            app.find("push-button", "Keep Editing").click()
            app.wait_gone("push-button", "Keep Editing")
            leave()
            app.find("push-button", "Discard").click()
            app.wait_gone("dialog")
            app.find("heading", "No Habits Yet")


class DayStory(HabitStory):
    def test_checks_a_habit_off_in_the_list_without_opening_it(self):
        app = self.start("Reading", "Running")
        app.find("label", "0 of 2 done today")
        self.check_button(app, "Reading").click()
        app.find("label", "1 of 2 done today")
        self.assertOn(self.check_button(app, "Reading"))
        self.assertOn(self.check_button(app, "Running"), False)
        self.assertFalse(app.exists(name="Last 7 Days"))
        self.check_button(app, "Reading").click()
        app.find("label", "0 of 2 done today")

    def test_shows_the_streak_and_backfills_days(self):
        app = self.start("Reading")
        self.open(app, "Reading")
        app.find("label", "0 days in a row")
        app.find("push-button", "Done Today").click()
        app.find("label", "1 day in a row")
        for day in ("Sunday, March 1", "Saturday, February 28", "Thursday, February 26"):
            app.find("check-box", f"{day}, not done").click()
            self.assertOn(app.find("check-box", f"{day}, done"))
        app.find("label", "3 days in a row")
        app.find("label", "Longest streak: 3 days")
        app.find("check-box", "Friday, February 27, not done").click()
        app.find("label", "5 days in a row")
        app.find("push-button", "Undo Today").click()
        app.find("label", "4 days in a row")
        app.find("check-box", "Saturday, February 28, done").click()
        app.find("label", "1 day in a row")
        app.find("label", "Longest streak: 2 days")

    def test_shows_the_oldest_of_seven_days_first(self):
        app = self.start("Reading")
        self.open(app, "Reading")
        circles = [(circle.rect, circle.name) for circle in app.find_all("check-box", re.compile("not done$"))]
        week = sorted((rect.x, name) for rect, name in circles if rect.y == circles[0][0].y)
        days = [name.split(",")[0] for _, name in week]
        self.assertEqual(days, ["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "Monday"])

    def test_begins_a_new_day_at_midnight_while_it_is_open(self):
        app = self.start("Reading", now="2026-03-02 23:59:30")
        self.check_button(app, "Reading").click()
        app.find("label", "1 of 1 done today")
        app.find("label", "Monday, March 2")
        app.find("label", "0 of 1 done today", timeout=60)
        app.find("label", "Tuesday, March 3")
        self.assertOn(self.check_button(app, "Reading"), False)
        # Yesterday's check still counts: the new day is not over.
        self.open(app, "Reading")
        app.find("label", "1 day in a row")
        self.assertOn(app.find("check-box", "Monday, March 2, done"))


class ChangeStory(HabitStory):
    def test_renames_a_habit_but_not_to_nothing(self):
        app = self.start("Reading")
        self.open(app, "Reading")
        self.choose(app, "Rename")
        field = app.find("text", "Name")
        field.enter("   ")
        app.find("push-button", "Save").wait_state("sensitive", False)
        field.enter("Reading aloud")
        app.find("push-button", "Save").wait_state("sensitive").click()
        app.wait_gone("text", "Name")
        app.find("label", "Reading aloud")
        app.key("alt+Left")
        app.find("check-box", "Reading aloud, Done")

    def test_asks_before_it_deletes_and_brings_back(self):
        app = self.start("Reading", "Running", size=(400, 700))
        self.check_button(app, "Reading").click()
        self.open(app, "Reading")
        self.choose(app, "Delete")
        app.find("label", "Delete “Reading”?")
        app.find("push-button", "Cancel").click()
        app.wait_gone("label", "Delete “Reading”?")
        self.choose(app, "Delete")
        app.find("push-button", "Delete").click()
        app.find("label", "“Reading” deleted")
        app.find("label", "0 of 1 done today")
        undo = app.find("push-button", "Undo")
        tabs = app.find("push-button", "Notes").rect
        wait_until(lambda: undo.rect.y + undo.rect.height <= tabs.y, "a message that stands over the tabs")
        undo.click()
        app.find("label", "1 of 2 done today")
        self.wait_order(app, "Reading", "Running")

    def test_undoes_and_redoes_with_the_keyboard(self):
        app = self.start("Reading")
        self.check_button(app, "Reading").click()
        app.find("label", "1 of 1 done today")
        app.key("ctrl+z")
        app.find("label", "0 of 1 done today")
        app.find("label", "Undone: “Reading” checked off")
        app.find("push-button", "Redo").click()
        app.find("label", "1 of 1 done today")
        app.key("ctrl+z")
        app.find("label", "0 of 1 done today")
        app.key("ctrl+shift+z")
        app.find("label", "1 of 1 done today")
        app.key("ctrl+z")
        app.find("label", "0 of 1 done today")
        app.key("ctrl+z")
        app.find("heading", "No Habits Yet")

    def test_comes_back_to_the_row_that_led_away(self):
        app = self.start("Reading", "Running")
        self.check_button(app, "Running").focus()
        app.key("shift+Tab")
        app.find("list-item", re.compile("^Running")).wait_state("focused")
        app.key("Return")
        app.find("label", re.compile("^Longest streak"))
        app.key("alt+Left")
        app.find("list-item", re.compile("^Running")).wait_state("focused")

    def test_moves_and_deletes_with_the_keyboard(self):
        app = self.start("Reading", "Running", "Writing")
        app.find("push-button", "Habits").click()
        app.find("list-item", re.compile("^Writing, Every day"))
        app.find("list-item", re.compile("^Reading, Every day")).click()
        app.find("heading", "Last 7 Days")
        app.key("alt+Left")
        app.find("list-item", re.compile("^Reading")).wait_state("focused")
        app.key("Down", "Down")
        app.find("list-item", re.compile("^Writing")).wait_state("focused")
        app.key("alt+Up")
        self.wait_rows(app, "Reading", "Writing", "Running")
        app.key("alt+Up")
        self.wait_rows(app, "Writing", "Reading", "Running")
        app.key("Delete")
        app.find("label", "“Writing” deleted")
        self.wait_rows(app, "Reading", "Running")
        app.key("ctrl+z")
        self.wait_rows(app, "Writing", "Reading", "Running")
        app.wait_gone("label", "“Writing” deleted")
        app.restart()
        self.wait_rows(app, "Writing", "Reading", "Running")

    def choose(self, app, item):
        app.find(name="Options").click()
        app.find("menu-item", item).activate()


class KeepingStory(HabitStory):
    def test_has_everything_after_a_kill_right_after_a_check(self):
        app = self.start("Reading", "Running")
        self.check_button(app, "Running").click()
        app.find("label", "1 of 2 done today")
        app.restart()
        app.find("label", "1 of 2 done today")
        self.assertOn(self.check_button(app, "Running"))
        self.assertOn(self.check_button(app, "Reading"), False)

    def test_uses_no_cpu_with_habits_on_the_screen(self):
        app = self.start("Reading", "Running")
        self.check_button(app, "Reading").click()
        app.find("label", "1 of 2 done today")
        self.assertIdle(app)

    def test_speaks_german(self):
        app = self.start("Lesen", language="de_DE.UTF-8")
        app.find("label", "0 von 1 heute erledigt")
        app.find("label", "Montag, 2. März")
        self.check_button(app, "Lesen").click()
        app.find("label", "1 von 1 heute erledigt")
        self.open(app, "Lesen")
        app.find("label", "1 Tag in Folge")
        app.find("heading", "Letzte 7 Tage")
        app.find("check-box", "Sonntag, 1. März, nicht erledigt").click()
        app.find("label", "2 Tage in Folge")
        app.find("push-button", "Heute rückgängig machen").click()
        app.find("push-button", "Heute erledigt")

    def test_fits_a_narrow_dark_window(self):
        app = self.start(
            "Jeden Abend vor dem Schlafengehen noch zehn Seiten lesen", language="de_DE.UTF-8", size=(360, 640),
            environment={"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"},
        )
        self.assertFits(app, 360)
        self.open(app, "Jeden Abend vor dem Schlafengehen noch zehn Seiten lesen")
        self.assertFits(app, 360)

    def assertFits(self, app, width):
        for element, rect in wait_until(lambda: self.rects(app), "a window that stands still"):
            self.assertGreaterEqual(rect.x, 0, element)
            self.assertLessEqual(rect.x + rect.width, width, element)

    def rects(self, app):
        """Where all that is written or pressed stands; None where some of it left while it was asked, as a sheet does."""
        try:
            elements = [found for role in ("label", "push-button", "check-box") for found in app.find_all(role)]
            return [(element.name, element.rect) for element in elements]
        except GLib.Error:
            return None


class TroubleStory(HabitStory):
    def test_leaves_a_damaged_file_as_it_is(self):
        app = self.start("Reading")
        app.kill()
        file = app.home / DATA / "tagwerk.db"
        for companion in ("-wal", "-shm"):
            file.with_name(file.name + companion).unlink(missing_ok=True)
        for backup in (app.home / DATA / "backups").glob("*"):
            backup.unlink()
        garbage = b"This was once a database." * 100
        file.write_bytes(garbage)
        app.start()
        app.find("heading", "This Is Not a Tagwerk File")
        self.assertEqual(file.read_bytes(), garbage)
        app.find("push-button", "Start Fresh, Keep the Old File").click()
        app.find("heading", "No Habits Yet")
        kept = list((app.home / DATA).glob("tagwerk-kept-*.db"))
        self.assertEqual([copy.read_bytes() for copy in kept], [garbage])

    def test_restores_a_backup(self):
        app = self.start("Reading")
        app.kill()
        # The next start makes the backup of a day with a habit.
        for backup in (app.home / DATA / "backups").glob("*"):
            backup.unlink()
        app.start()
        wait_until(lambda: list((app.home / DATA / "backups").glob("*.db")), "a backup")
        app.kill()
        file = app.home / DATA / "tagwerk.db"
        with sqlite3.connect(file) as data:
            data.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        sound = file.read_bytes()
        file.write_bytes(sound[:100] + b"\xff" * (len(sound) - 100))
        app.start()
        app.find("push-button", "Restore Backup of March 2, 2026").click()
        self.check_button(app, "Reading")

    def test_shows_a_copy_where_it_may_not_write(self):
        app = self.start("Reading")
        app.kill()
        with sqlite3.connect(app.home / DATA / "tagwerk.db") as data:
            data.execute("PRAGMA user_version = 99")
        app.start()
        app.find("heading", "Your Data Is From a Newer Tagwerk")
        app.find("push-button", "View Without Changing").click()
        app.find("label", "You Are Viewing a Copy")
        self.check_button(app, "Reading").wait_state("sensitive", False)
