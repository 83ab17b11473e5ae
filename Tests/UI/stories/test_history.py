"""What a habit's page shows of its past: the month, the year and the charts, for the eye and for a screen reader."""

import re
import sqlite3
import sys
from datetime import date
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import screen  # noqa: E402
from test_habit_screens import DATA, ScreenStory  # noqa: E402


class HistoryStory(ScreenStory):
    def start(self, *days, skipped=(), **options):
        """Starts with the habit Lesen, done on some days, and opens it."""
        app = super().start({"name": "Lesen", "color": "red"}, **options)
        app.kill()
        with sqlite3.connect(app.home / DATA) as data:
            for table, marked in (("habit_month", days), ("skipped_month", skipped)):
                for day in map(date.fromisoformat, marked):
                    data.execute(
                        f"INSERT INTO {table} VALUES (1, ?, ?) ON CONFLICT DO UPDATE SET days = days | excluded.days",
                        (day.year * 12 + day.month - 1, 1 << day.day - 1))
        app.start()
        app.find("label", "Lesen").click()
        return app

    def test_shows_a_year_of_days_and_leads_to_each_month(self):
        app = self.start("2026-02-09", "2026-03-02", "2025-06-30", skipped=["2026-03-03"], size=(1000, 960))
        year = self.scroll_to(app, re.compile("^January 2026 to December 2026"))
        self.assertEqual(year.name, "January 2026 to December 2026: done on 2 days, skipped on 1")
        squares = self.colourful(year)
        # A square is a 53rd of the width: weeks from Sunday, 28 December on; the 9th of February is a Monday.
        self.click_day(year, week=6, weekday=1)
        app.find("label", "February 2026")
        app.find("check-box", "Monday, February 9, done")
        app.find("check-box", "Tuesday, February 10, not done").click()
        year = self.scroll_to(app, re.compile("^January 2026 to December 2026: done on 3 days"))
        self.assertGreater(self.colourful(year), squares * 1.2)
        # What is to come leads nowhere.
        self.click_day(year, week=30, weekday=1)
        self.assertNotIn("sensitive", app.find_all("push-button", "Next Year")[-1].states)
        app.find_all("push-button", "Previous Year")[-1].activate()
        self.scroll_to(app, "January 2025 to December 2025: done on 1 day, skipped on 0")
        app.find("label", "February 2026", hidden=True)

    def test_says_what_its_charts_show(self):
        app = self.start("2026-02-02", "2026-03-02", "2026-03-01", language="de_DE.UTF-8", size=(480, 1000))
        self.scroll_to(app, "Montag, 2")
        for bar in ("Dienstag, 0", "Sonntag, 1"):
            app.find(name=bar)
        self.scroll_to(app, "März 2026, 2")
        for bar in ("April 2025, 0", "Februar 2026, 1"):
            app.find(name=bar)
        app.find(name=re.compile("^Stärke im letzten Jahr, von \d+ auf \d+ Prozent$"))

    def scroll_to(self, app, name):
        """Turns the wheel until what is called so is in the middle of the window."""
        page = app.find("frame").on_screen()
        for _ in range(30):
            found = app.find_all(name=name)
            middle = found[0].on_screen().center[1] if found else page.y + page.height
            if abs(middle - page.center[1]) < page.height / 4:
                return found[0]
            screen.move_pointer((page.x + page.width - 24, page.center[1]))
            screen.xdotool("click", "--repeat", 2, 5 if middle > page.center[1] else 4)
        self.fail(f"{name} does not come into sight")

    def click_day(self, year, week, weekday):
        rect = year.on_screen()
        side = rect.width / 53
        screen.click((round(rect.x + (week + 0.5) * side), round(rect.y + (1.6 + weekday + 0.5) * side)))

    def colourful(self, element):
        return screen.colourful(screen.screenshot("year", element.on_screen()))
