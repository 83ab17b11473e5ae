"""What the preferences change: at once, and still so after a restart."""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import screen, wait_until  # noqa: E402
from test_habit_screens import ScreenStory  # noqa: E402

ID = "io.github.segler.Tagwerk"
# Wednesday, after midnight.
NIGHT = "2026-03-04 01:30:00"


class PreferencesStory(ScreenStory):
    def test_changes_days_weeks_and_looks_at_once_and_for_good(self):
        app = self.start({"name": "Reading"}, size=(500, 900))
        app.now = NIGHT
        app.restart()
        app.find("label", "Wednesday, March 4")
        self.assertFalse(self.is_dark(app))
        self.choose(app, "The Day Ends At", 3, "3:00\u202fAM")
        app.find("label", "Tuesday, March 3")
        self.choose(app, "Appearance", 2, "Dark")
        wait_until(lambda: self.is_dark(app), "a dark window")
        self.choose(app, "First Day of the Week", 2, "Tuesday")
        self.choose(app, "Week of a Habit", 1, "This Week")
        self.close(app)
        self.look(app)
        app.restart()
        app.find("label", "Tuesday, March 3")
        self.assertTrue(self.is_dark(app))
        self.look(app)

    def look(self, app):
        """The week of the habit's page begins on the Tuesday that is not over, as each of its calendar does."""
        app.find("label", "Reading").click()
        app.find("heading", "This Week")
        days = [(day.rect, day.name) for day in app.find_all("check-box", re.compile(", not done$"))]
        first = min(days, key=lambda day: (day[0].y, day[0].x))
        self.assertEqual(first[1], "Tuesday, March 3, not done")
        column = [name for rect, name in days if abs(rect.center[0] - first[0].center[0]) < 4]
        self.assertTrue(all(name.startswith("Tuesday") for name in column), column)

    def test_reminds_and_starts_with_the_session_only_where_it_is_asked_to(self):
        entry = Path(__file__).resolve().parents[3] / "Apps" / "Tagwerk" / "Desktop" / f"{ID}.desktop"
        app = self.start(
            {"name": "Lesen", "reminders": "20:00"}, language="de_DE.UTF-8", size=(500, 900),
            files={f"data/applications/{ID}.desktop": entry})
        kept = app.home / "state" / ID / "notifications.plist"
        autostart = app.home / "config" / "autostart" / f"{ID}.desktop"
        wait_until(lambda: self.reminds(kept), "a reminder to wait")
        window = self.open(app, "Einstellungen")
        window.find("check-box", "Auch bei geschlossenem Fenster").click()
        wait_until(autostart.exists, "a start with the session")
        window.find("check-box", "An Gewohnheiten erinnern").click()
        wait_until(lambda: not self.reminds(kept), "no reminder to wait")
        app.restart()
        window = self.open(app, "Einstellungen")
        window.find("check-box", "Auch bei geschlossenem Fenster").wait_state("checked").wait_state("sensitive", False)
        window.find("check-box", "An Gewohnheiten erinnern").wait_state("checked", False).click()
        wait_until(lambda: self.reminds(kept), "a reminder to wait again")
        window.find("check-box", "Auch bei geschlossenem Fenster").click()
        wait_until(lambda: not autostart.exists(), "no start with the session")

    def reminds(self, kept):
        return kept.exists() and b"Lesen" in kept.read_bytes()

    def open(self, app, title):
        app.key("ctrl+comma")
        return app.find("frame", title)

    def choose(self, app, setting, number, value):
        """Chooses what stands so many below the first in the preferences."""
        window = self.window(app) or self.open(app, "Preferences")
        window.find("combo-box", setting).click()
        window.find("list-item", state="focused")
        app.key(*["Down"] * number, "Return")
        window.find("combo-box", setting).find("label", value)

    def window(self, app):
        return next((top for top in app.element.children if top.name == "Preferences"), None)

    def close(self, app):
        app.key("Escape")
        wait_until(lambda: not self.window(app), "the preferences to close")

    def is_dark(self, app):
        frame = app.find("frame", "Tagwerk").on_screen()
        picture = screen.screenshot("appearance", screen.Rect(frame.x + 4, frame.y + 100, 4, 4))
        return float(screen.run("convert", str(picture), "-format", "%[fx:mean]", "info:")) < 0.5
