"""Everything that Tagwerk knows about habits beyond a daily check, screen by screen."""

import re
import sqlite3
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import Story, screen, wait_until  # noqa: E402

# A Wednesday.
WEDNESDAY = "2026-03-04 09:00:00"
DATA = Path("data") / "io.github.segler.Tagwerk" / "tagwerk.db"


class ScreenStory(Story):
    """Starts with habits that are written into the file, since these stories are about what comes after."""

    def start(self, *habits, groups=(), **options):
        app = self.launch("tagwerk", now=WEDNESDAY, **options)
        app.kill()
        with sqlite3.connect(app.home / DATA) as data:
            for key, group in enumerate(groups, 1):
                data.execute(
                    "INSERT INTO habit_group (key, id, name, color, position) VALUES (?, ?, ?, 'green', ?)",
                    (key, f"00000000-0000-0000-0000-{key:012}", group, key),
                )
            for key, habit in enumerate(habits, 1):
                columns = {
                    "key": key, "id": f"00000000-0000-0000-0001-{key:012}", "icon": "star.fill", "color": "blue",
                    "position": key, "created_on": "2026-01-01", "schedule": "daily", **habit,
                }
                names, places = ", ".join(columns), ", ".join("?" * len(columns))
                data.execute(f"INSERT INTO habit ({names}) VALUES ({places})", list(columns.values()))
        app.start()
        return app

    def query(self, app, sql):
        with sqlite3.connect(app.home / DATA) as data:
            return data.execute(sql).fetchall()


class TodayStory(ScreenStory):
    def test_shows_what_is_due_and_takes_amounts(self):
        app = self.start(
            {"name": "Wasser", "unit": "l", "aim": "at least", "goal": 2000, "group_key": 1},
            {"name": "Kaffee", "unit": "Tassen", "aim": "at most", "goal": 1000, "group_key": 1},
            {"name": "Kirche", "schedule": "weekdays 7"},
            groups=["Gesundheit"], language="de_DE.UTF-8", size=(400, 760),
        )
        app.find("label", "0 von 2 heute erledigt")
        app.find("label", "Gesundheit")
        self.assertFalse(app.exists("label", "Kirche"))
        app.find("push-button", "mindestens 2 l").click()
        app.find("text", "Menge").wait_state("focused")
        app.type("1,75")
        app.key("Return")
        app.wait_gone("dialog")
        app.find("push-button", "1,75 von 2 l")
        app.find("push-button", "Wasser, 0,25 l hinzufügen").click()
        app.find("label", "1 von 2 heute erledigt")
        app.find("check-box", "Kaffee, Erledigt").click()
        app.find("push-button", "0 von höchstens 1 Tassen, bisher eingehalten")
        app.find("label", "2 von 2 heute erledigt")
        app.find("label", "Fortschritt: 100 Prozent")

    def test_skips_and_notes_from_the_menu_of_a_row(self):
        app = self.start({"name": "Reading"})
        app.find("label", "Reading").click(button=3)
        app.find("menu-item", "Skip").activate()
        app.find("label", "Skipped today")
        app.find("label", "Nothing is due today")
        app.find("check-box", "Reading, Skipped").click()
        app.find("label", "0 of 1 done today")
        app.find("label", "Reading").click(button=3)
        app.find("menu-item", "Note").activate()
        app.find("text", "Note").wait_state("focused")
        app.type("Too tired")
        app.find("push-button", "Save").click()
        app.wait_gone("dialog")
        app.find("label", "Too tired")
        app.key("ctrl+z")
        app.wait_gone("label", "Too tired")


class EditorStory(ScreenStory):
    def test_makes_a_measured_habit_for_some_days_of_a_week(self):
        app = self.start(size=(480, 1000), language="de_DE.UTF-8")
        app.find("push-button", "Neue Gewohnheit").click()
        app.find("text", "Name").wait_state("focused")
        app.type("Laufen")
        app.find("text", "Name").scroll(30)
        app.find("combo-box", "Art").click()
        app.find("label", "Mit einer Menge").click()
        app.wait_gone("label", "Erledigt oder nicht")
        # The first click after a drop-down's list has closed only lets go of it.
        goal = app.find("text", "Ziel pro Tag").click()
        goal.enter("zwei")
        app.find("label", re.compile("^Gib eine Zahl"))
        app.find("push-button", "Sichern").wait_state("sensitive", False)
        goal.enter("2,5")
        app.wait_gone("label", re.compile("^Gib eine Zahl"))
        app.find("text", "Einheit").enter("km")
        app.find("push-button", "Sichern").wait_state("sensitive")
        app.key("Return")
        app.wait_gone("dialog")
        app.find("push-button", "mindestens 2,5 km")
        self.assertEqual(self.query(app, "SELECT name, unit, goal FROM habit"), [("Laufen", "km", 2500)])

    def test_cuts_the_name_of_a_long_group_in_its_row(self):
        name = "Körper, Gesundheit und alles andere, was mir guttut"
        app = self.start({"name": "Laufen", "group_key": 1}, groups=[name], size=(360, 700), language="de_DE.UTF-8")
        app.find("label", "Laufen").click(button=3)
        app.find("menu-item", "Bearbeiten").activate()
        sheet = self.sheet(app)
        row = sheet.find("combo-box", "Gruppe").rect
        self.assertLess(row.x + row.width, sheet.rect.x + sheet.rect.width)
        self.assertLess(sheet.find("label", "Gruppe").rect.x, row.x)


class LeavingStory(ScreenStory):
    """What was typed into a sheet is not lost without a word, however the sheet is left."""

    # The keys of the window manager, of the window and of the program, and the button.
    WAYS = ("alt+F4", "ctrl+w", "ctrl+q", "Escape", "Cancel")

    def leave(self, app, way):
        if way == "Cancel":
            app.find("push-button", way).click()
        else:
            app.key(way)

    def assertAsks(self, app, ways=WAYS):
        for way in ways:
            self.leave(app, way)
            app.find("push-button", "Keep Editing").click()
            app.wait_gone("push-button", "Keep Editing")
        self.leave(app, ways[-1])
        app.find("push-button", "Discard").click()
        app.wait_gone("dialog")
        self.assertTrue(app.is_running)

    def edit(self, app):
        app.find("label", "Reading").click(button=3)
        app.find("menu-item", "Edit").activate()
        return app.find("text", "Name")

    def test_asks_before_a_changed_habit_is_left(self):
        app = self.start({"name": "Reading"})
        self.edit(app).enter("Writing")
        self.assertAsks(app)
        app.find("label", "Reading")
        self.edit(app)
        app.key("alt+F4")
        app.wait_gone("dialog")

    def test_asks_before_a_changed_day_or_group_is_left(self):
        app = self.start({"name": "Reading"}, groups=["Home"])
        app.find("label", "Reading").click(button=3)
        app.find("menu-item", "Note").activate()
        app.find("text", "Note").enter("Krimi")
        self.assertAsks(app, ("alt+F4", "ctrl+q"))
        app.find("push-button", "Habits").click()
        app.find("label", "Groups").click()
        app.find("label", "Home").click()
        app.find("text", "Name").enter("Work")
        self.assertAsks(app, ("alt+F4", "Escape"))

    def test_keeps_the_note_of_a_day_when_the_session_ends(self):
        app = self.start({"name": "Reading"})
        app.find("label", "Reading").click(button=3)
        app.find("menu-item", "Note").activate()
        app.find("text", "Note").enter("Krimi")
        app.terminate()
        self.assertEqual(app.wait_ended(), 0)
        # As long as nobody saves it, it is entered and no more than that.
        self.assertEqual(self.query(app, "SELECT count(*) FROM habit_day WHERE note IS NOT NULL"), [(0,)])
        app.start()
        app.find("dialog")
        self.assertEqual(app.find("text", "Note").text, "Krimi")
        app.find("push-button", "Save").click()
        app.wait_gone("dialog")
        app.find("label", "Krimi")

    def test_keeps_what_is_typed_into_a_new_habit_however_the_program_ends(self):
        app = self.start()
        app.key("ctrl+n")
        app.find("text", "Name").wait_state("focused")
        app.type("Rea")
        wait_until(lambda: app.find("text", "Name").text == "Rea", "the letters")
        # The end of the session asks nobody.
        app.terminate()
        self.assertEqual(app.wait_ended(), 0)
        app.start()
        app.find("dialog", "New Habit")
        name = app.find("text", "Name")
        self.assertEqual(name.text, "Rea")
        name.enter("Reading")
        wait_until(
            lambda: "Reading" in str(self.query(app, "SELECT contents FROM sheet_draft")), "the draft to be on the disk")
        app.restart()
        self.assertEqual(app.find("text", "Name").text, "Reading")
        app.find("push-button", "Save").click()
        app.wait_gone("dialog")
        app.find("label", "Reading")
        self.assertEqual(self.query(app, "SELECT * FROM sheet_draft"), [])

    def test_keeps_what_is_typed_into_a_habit_or_group_until_it_is_discarded(self):
        app = self.start({"name": "Reading"}, groups=["Home"])
        self.edit(app).enter("Writing")
        app.terminate()
        app.wait_ended()
        app.start()
        self.assertEqual(app.find("text", "Name").text, "Writing")
        app.find("push-button", "Cancel").click()
        app.find("push-button", "Discard").click()
        app.wait_gone("dialog")
        app.find("label", "Reading")
        app.find("push-button", "Habits").click()
        app.find("label", "Groups").click()
        app.find("label", "Home").click()
        app.find("text", "Name").enter("Work")
        app.terminate()
        app.wait_ended()
        app.start()
        app.find("dialog", "Edit Group")
        self.assertEqual(app.find("text", "Name").text, "Work")
        app.key("Return")
        app.wait_gone("dialog")
        self.assertEqual(self.query(app, "SELECT name FROM habit_group"), [("Work",)])
        self.assertEqual(self.query(app, "SELECT name FROM habit"), [("Reading",)])

    def test_keeps_what_the_command_line_did_while_a_day_was_filled_in(self):
        app = self.start({"name": "Reading"})
        app.find("label", "Reading").click(button=3)
        app.find("menu-item", "Note").activate()
        app.find("text", "Note").enter("Krimi")
        self.assertEqual(app.start_again("check", "Reading")[0], 0)
        app.find("push-button", "Save").click()
        app.wait_gone("dialog")
        app.find("label", "1 of 1 done today")
        app.find("label", "Krimi")


class HabitsStory(ScreenStory):
    def test_leaves_nothing_of_a_menu_that_the_pointer_was_over(self):
        app = self.start({"name": "Reading"})
        app.find("label", "Reading").click(button=3)
        item = app.find("menu-item", "Note")
        x, y = app.find("label", "Reading").on_screen().center
        for step in (15, 20, 25):
            screen.move_pointer((x + step, y + step))
        item.activate()
        app.find("text", "Note")
        # Takes longer than a tooltip waits until it asks what is under the pointer.
        app.type("Some words that take most of a second")
        app.find("text", "Note")

    def test_goes_back_by_key_after_the_focused_row_has_gone(self):
        app = self.start({"name": "Reading", "archived_on": "2026-02-01"}, {"name": "Running"}, size=(420, 700))
        app.key("ctrl+question")
        app.find("label", "Open the menu")
        self.assertFalse(app.exists("label", "Go back"))
        app.key("Escape")
        app.wait_gone("label", "Open the menu")
        app.find("push-button", "Habits").click()
        app.find("label", "Archive").click()
        row = app.find("list-item", re.compile("^Reading"))
        wait_until(lambda: "focused" in row.states or app.key("Tab"), "the row to have the focus")
        app.key("Delete")
        app.find("heading", "The Archive Is Empty")
        app.key("alt+Left")
        app.find("label", "Groups")

    def test_archives_brings_back_and_groups(self):
        app = self.start({"name": "Reading", "schedule": "weekdays 1,3"}, {"name": "Running"})
        app.find("push-button", "Habits").click()
        app.find("label", "Mon, Wed")
        app.find("label", "Running").click(button=3)
        app.find("menu-item", "Archive").activate()
        app.wait_gone("label", "Running")
        app.find("list-item", re.compile("^Archive, 1"))
        app.find("label", "Archive").click()
        app.find("label", "Running").click(button=3)
        app.find("menu-item", "Take out of the Archive").activate()
        app.find("heading", "The Archive Is Empty")
        app.find("push-button", "Back").click()
        app.find("label", "Running")
        app.find("label", "Groups").click()
        app.find("heading", "No Groups Yet")
        app.find("push-button", "New Group").click()
        app.find("text", "Name").wait_state("focused")
        app.type("Sport")
        app.key("Return")
        app.wait_gone("dialog")
        app.find("label", "0 habits")
        self.assertEqual(self.query(app, "SELECT name, color FROM habit_group"), [("Sport", "blue")])


class PageStory(ScreenStory):
    def test_fills_in_any_past_day_and_none_to_come(self):
        app = self.start({"name": "Lesen"}, language="de_DE.UTF-8", size=(480, 1000))
        app.find("label", "Lesen").click()
        app.find("heading", "Letzte 7 Tage")
        app.find("check-box", re.compile("^Donnerstag, 5. März")).wait_state("sensitive", False)
        app.find("push-button", "Voriges Jahr").click()
        app.find("label", "März 2025")
        app.find("push-button", "Voriger Monat").click()
        app.find("label", "Februar 2025")
        app.find("check-box", re.compile("^Freitag, 28. Februar, nicht")).click()
        app.find("check-box", re.compile("^Freitag, 28. Februar, erledigt")).wait_state("checked")
        wait_until(lambda: self.query(app, "SELECT month, days FROM habit_month") == [(2025 * 12 + 1, 1 << 27)], "it")

    def test_explains_streak_and_strength_beside_the_numbers(self):
        app = self.start({"name": "Running", "schedule": "week 3"})
        app.find("label", "Running").click()
        app.find("label", "0 weeks in a row")
        app.find("push-button", "How Streaks Are Counted").click()
        app.find("label", "Each week counts in which you did it on 3 days.")
        app.key("Escape")
        app.find("push-button", "What Strength Means").click()
        app.find("label", re.compile("github.com/iSoron/uhabits"))

    def test_keys_scroll_the_page_from_the_button_in_its_bar(self):
        app = self.start({"name": "Running"}, size=(480, 700))
        row = app.find("list-item", re.compile("^Running"))
        wait_until(lambda: "focused" in row.states or app.key("Tab"), "the row to have the focus")
        app.key("Return")
        app.find("push-button", "Back").wait_state("focused")
        places = lambda: [heading.rect.y for heading in app.find_all("heading", "Last 7 Days")]
        app.find("heading", "Last 7 Days").at_rest()
        start = places()
        for away, back in (("Page_Down", "Page_Up"), ("End", "KP_Home")):
            app.key(away)
            wait_until(lambda: places() != start, f"{away} to scroll")
            app.key(back)
            wait_until(lambda: places() == start, lambda: f"{back} to scroll to {start}, it is {places()}")
        app.find("push-button", "Back").wait_state("focused")


class StatisticsStory(ScreenStory):
    def test_counts_all_habits_and_leads_to_each(self):
        app = self.start({"name": "Lesen", "created_on": "2026-03-03"}, language="de_DE.UTF-8", size=(480, 900))
        app.find("check-box", "Lesen, Erledigt").click()
        app.find("push-button", "Statistik").click()
        app.find(name=re.compile("Insgesamt erledigt"))
        app.find(name=re.compile("^An 2 Tagen war etwas fällig, an 1 davon"))
        app.find("push-button", "Heute").click()
        app.find("check-box", "Lesen, Erledigt").click()
        app.find("push-button", "Statistik").click()
        app.find(name=re.compile("^An 2 Tagen war etwas fällig, an 0 davon"))
        app.key("ctrl+z")
        app.find("heading", "Beste Serien")
        app.find("push-button", re.compile("^Lesen")).click()
        app.find("label", "1 Tag in Folge")
