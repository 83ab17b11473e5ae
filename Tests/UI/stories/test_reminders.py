"""Reminders as the desktop shows them, with a notification server that the story plays the user of."""

import sqlite3
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import Story, bus  # noqa: E402
from harness.notifications import Notifications  # noqa: E402
from harness.wait import wait_until  # noqa: E402

ID = "io.github.segler.Tagwerk"


class ReminderStory(Story):
    def setUp(self):
        super().setUp()
        self.notifications = Notifications(self)

    def launch_with(self, reminders, now, *arguments, window=True, **options):
        """Starts Tagwerk with the habit Read, which reminds of itself."""
        app = self.launch("tagwerk", now="2026-03-02 12:00:00", **options)
        app.key("ctrl+n")
        app.find("text", "Name").enter("Read")
        app.key("Return")
        app.wait_gone("dialog")
        app.kill()
        with self.database(app) as database:
            database.execute("UPDATE habit SET reminders = ?", (reminders,))
        database.close()
        app.command += arguments
        app.window = window
        app.now = now
        app.start()
        return app

    def database(self, app):
        return sqlite3.connect(app.home / "data" / ID / "tagwerk.db")

    def checked_days(self, app):
        with self.database(app) as database:
            return database.execute("SELECT month, days FROM habit_month").fetchall()

    def test_reminds_once_and_done_checks_it_off(self):
        app = self.launch_with("20:00", "2026-03-02 19:59:54", language="de_DE.UTF-8")
        shown = self.notifications.wait("Read")
        self.assertEqual(list(shown.buttons), ["Erledigt", "Später"])
        shown.press("Erledigt")
        march = 2026 * 12 + 2
        wait_until(lambda: self.checked_days(app) == [(march, 1 << 1)], "the habit to be checked off on 2 March")
        self.assertEqual(self.notifications.count(), 1)

    def test_takes_a_reminder_back_when_the_habit_is_checked_off(self):
        app = self.launch_with("20:00", "2026-03-02 19:59:54")
        self.notifications.wait("Read")
        app.find("check-box").click()
        self.notifications.wait_gone("Read")

    def test_does_not_remind_of_what_is_done(self):
        app = self.launch_with("12:30;20:00", "2026-03-02 12:05:00")
        app.find("check-box").click()
        wait_until(lambda: self.checked_days(app), "the check to be kept")
        app.kill()
        app.now = "2026-03-02 19:59:59"
        app.start()
        app.now = "2026-03-03 12:29:54"
        app.restart()
        self.notifications.wait("Read")
        self.assertEqual(self.notifications.count(), 1)

    def test_reminds_without_a_window_and_opens_the_habit_when_it_is_chosen(self):
        entry = Path(__file__).resolve().parents[3] / "Apps" / "Tagwerk" / "Desktop" / f"{ID}.desktop"
        app = self.launch_with(
            "20:00",
            "2026-03-02 19:59:54",
            "--gapplication-service",
            window=False,
            files={f"config/autostart/{ID}.desktop": entry},
        )
        bus.wait_owned(ID)
        shown = self.notifications.wait("Read")
        self.assertEqual(app.windows(), [])
        shown.click()
        app.wait_window()
        app.find("label", "Longest streak: 0 days")

    def test_reminds_late_of_a_reminder_of_the_same_day_that_the_program_missed(self):
        app = self.launch_with("20:00", "2026-03-02 12:05:00")
        state = app.home / "state" / ID / "notifications.plist"
        wait_until(state.exists, "the reminders to be kept")
        app.kill()
        app.now = "2026-03-02 21:30:00"
        app.start()
        self.notifications.wait("Read")
        app.now = "2026-03-03 12:00:00"
        app.restart()
        self.assertEqual(self.notifications.count(), 1)

    def test_reminds_once_of_today_after_weeks_in_which_the_program_did_not_run(self):
        app = self.launch_with("08:00;10:00;20:00", "2026-03-02 12:05:00")
        state = app.home / "state" / ID / "notifications.plist"
        wait_until(state.exists, "the reminders to be kept")
        app.kill()
        app.now = "2026-03-27 12:00:00"
        app.start()
        shown = self.notifications.wait("Read")
        shown.click()
        app.find("label", "Longest streak: 0 days")
        app.restart()
        app.find("list-item")
        self.assertEqual(self.notifications.count(), 1)
