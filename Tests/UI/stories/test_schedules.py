"""Schedules as they are set in the editor, by keyboard alone, and what they say on every screen."""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from test_habit_screens import ScreenStory  # noqa: E402

ENGLISH = {
    "rhythm": "Rhythm", "more": "Increase", "save": "Save", "Tuesday": "Tuesday",
    "Wednesday": "Wednesday", "Friday": "Friday", "days": "On Monday and Thursday.",
    "four": "4 times a week", "any four": "On any 4 days of a week. Weeks begin on Sunday.",
    "three": "Every 3 days", "again": "Again 3 days after the last time, or sooner.",
    "rows": ["Piano, Mon, Thu", "Running, 4 times a week", "Plants, Every 3 days"],
    "done": "Done", "today": "0 of 2 done today", "rest": "Not due today", "Habits": "Habits",
    "week": "0 of 4 days this week", "streaks": "0 weeks in a row", "due": "Due today",
}
GERMAN = {
    "rhythm": "Wann", "more": "Erhöhen", "save": "Sichern", "Tuesday": "Dienstag",
    "Wednesday": "Mittwoch", "Friday": "Freitag", "days": "Am Montag und Donnerstag.",
    "four": "4-mal pro Woche", "any four": "An beliebigen 4 Tagen einer Woche. Wochen beginnen mit Montag.",
    "three": "Alle 3 Tage", "again": "Wieder 3 Tage nach dem letzten Mal oder früher.",
    "rows": ["Piano, Mo, Do", "Running, 4-mal pro Woche", "Plants, Alle 3 Tage"],
    "done": "Erledigt", "today": "0 von 2 heute erledigt", "rest": "Heute nicht fällig", "Habits": "Gewohnheiten",
    "week": "0 von 4 Tagen diese Woche", "streaks": "0 Wochen in Folge", "due": "Heute fällig",
}


class ScheduleStory(ScreenStory):
    def test_sets_schedules_by_keyboard_and_shows_them_on_each_screen(self):
        self.play("en_US.UTF-8", ENGLISH)

    def test_sets_schedules_by_keyboard_in_german(self):
        self.play("de_DE.UTF-8", GERMAN)

    def play(self, language, words):
        self.words = words
        app = self.start(language=language, size=(480, 900))
        sheet = self.begin(app, "Piano", rhythm=1)
        # Monday to Friday are chosen at first.
        for day in ("Tuesday", "Wednesday", "Friday"):
            self.tab_to(app, sheet, words[day])
            app.key("space")
            sheet.find("check-box", words[day]).wait_state("checked", False)
        sheet.find("label", words["days"])
        self.save(app)
        sheet = self.begin(app, "Running", rhythm=2)
        self.tab_to(app, sheet, re.compile(f"{words['more']}$"))
        app.key("space")
        sheet.find("label", words["four"])
        sheet.find("label", words["any four"])
        self.save(app)
        sheet = self.begin(app, "Plants", rhythm=4)
        self.tab_to(app, sheet, re.compile(f"{words['more']}$"))
        app.key("space")
        sheet.find("label", words["three"])
        sheet.find("label", words["again"])
        self.save(app)
        saved = self.query(app, "SELECT schedule FROM habit ORDER BY position")
        self.assertEqual(saved, [("weekdays 1,4",), ("week 4",), ("days 3",)])
        self.look(app)
        app.restart()
        self.look_at_rows(app)

    def begin(self, app, name, rhythm):
        """Opens the editor, types a name and chooses the rhythm that comes so many after the first."""
        app.key("ctrl+n")
        sheet = self.sheet(app)
        sheet.find("text", "Name").wait_state("focused")
        app.type(name)
        self.tab_to(app, sheet, self.words["rhythm"])
        app.key("space")
        sheet.find("list-item", state="focused")
        app.key(*["Down"] * rhythm, "Return")
        sheet.find("push-button", self.words["rhythm"], state="focused")
        return sheet

    def tab_to(self, app, sheet, name):
        """Goes on with the tabulator until what is called so has the focus."""
        app.key("Tab")
        for _ in range(8):
            if sheet.exists(name=name, state="focused"):
                return
            app.key("Tab")
        self.fail(f"{name} never has the focus")

    def save(self, app):
        self.sheet(app).find("push-button", self.words["save"]).activate()
        self.wait_closed(app)

    def look(self, app):
        words = self.words
        # Piano is not asked for on a Wednesday.
        app.find("label", words["today"])
        app.find("check-box", f"Running, {words['done']}")
        self.assertFalse(app.exists("label", "Piano"))
        app.find(name=re.compile(words["rest"])).activate()
        app.find("label", "Piano")
        app.find("push-button", words["Habits"]).click()
        self.look_at_rows(app)
        for habit, said in (("Running", (words["week"], words["streaks"])), ("Plants", (words["due"],))):
            app.find("list-item", re.compile(f"^{habit}")).click()
            for text in said:
                app.find("label", text)
            app.key("alt+Left")

    def look_at_rows(self, app):
        for row in self.words["rows"]:
            app.find("list-item", re.compile(f"^{row}"))
