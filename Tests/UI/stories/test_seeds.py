"""Programs that were written for Xcode, built by `segler build` from their unchanged folders and used as their texts say.

They are no part of this repository: SEGLER_SEEDS names the folder that holds them, ../shared/seeds otherwise. The
gallery says the same in own code.
"""

import functools
import os
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import Story, screen, wait_until  # noqa: E402
from harness.app import find_program  # noqa: E402
from harness.build import FOLDER, ROOT  # noqa: E402

SEEDS = Path(os.environ.get("SEGLER_SEEDS", ROOT.parent / "shared" / "seeds"))
# Noon of a Wednesday: neither midnight nor a change of the clocks is near.
NOON = "2026-03-04 12:00:00"


@functools.cache
def build(seed):
    """The program that `segler build` makes of a seed's folder."""
    output = FOLDER / "seeds" / seed
    command = [str(find_program("segler")), "build", str(SEEDS / seed), "-o", f"{output}/"]
    environment = os.environ | {"XDG_CACHE_HOME": str(FOLDER / "cache")}
    result = subprocess.run(command, env=environment, capture_output=True, text=True)
    if result.returncode != 0:
        raise AssertionError(f"{' '.join(command)} failed:\n{result.stdout}\n{result.stderr}")
    return output / seed


def colourful(app, name, area):
    """How many points in an area of the window are no shade of grey."""
    return screen.colourful(app.screenshot(name), area)


class SeedStory(Story):
    seed = ""
    language = "de_DE.UTF-8"

    def setUp(self):
        super().setUp()
        if not (SEEDS / self.seed).is_dir():
            self.skipTest(f"there is no folder {self.seed} in {SEEDS}: SEGLER_SEEDS can name another place")
        self.program = build(self.seed)

    def start(self, **options):
        return self.launch(self.program, now=NOON, language=self.language, **options)


class HabitTrackerStory(SeedStory):
    seed = "HabitTracker"

    def circles(self, app, name):
        return app.find_all("push-button", name)

    def open(self, app, name):
        app.find("label", name).click()
        app.find("label", "Letzte 7 Tage")

    def option(self, app, name):
        app.find(name="Optionen").click()
        app.find("menu-item", name).activate()

    def back(self, app):
        app.key("alt+Left")
        app.wait_gone("label", "Letzte 7 Tage")

    def test_undoing_today_shortens_the_streak_by_a_day(self):
        app = self.start()
        self.open(app, "Meditieren")
        app.find("label", "5 Tage in Folge")
        app.find("push-button", "Heute rückgängig machen").click()
        app.find("label", "4 Tage in Folge")
        app.find("push-button", "Heute erledigt").click()
        app.find("label", "5 Tage in Folge")

    def test_the_last_circle_of_the_week_empties_with_today(self):
        app = self.start()
        self.open(app, "Meditieren")
        filled = self.purple(app)
        app.find("push-button", "Heute rückgängig machen").click()
        app.find("label", "4 Tage in Folge")
        wait_until(lambda: 0 < self.purple(app) < filled, "a circle less that is filled")

    def purple(self, app):
        """How many points of the week's row are filled."""
        return colourful(app, "seed-week", "x90+0+240")

    def test_a_tap_on_the_circle_of_a_row_checks_and_opens_nothing(self):
        app = self.start()
        app.find("label", "1 von 3 heute erledigt")
        self.circles(app, "Nicht erledigt")[0].click()
        app.find("label", "2 von 3 heute erledigt")
        self.assertEqual(len(self.circles(app, "Nicht erledigt")), 1)
        self.assertFalse(app.exists("label", "Letzte 7 Tage"))

    def test_a_change_in_the_detail_shows_in_the_list(self):
        app = self.start()
        self.open(app, "Lesen")
        app.find("label", "0 Tage in Folge")
        app.find("push-button", "Heute erledigt").click()
        app.find("label", "1 Tag in Folge")
        self.back(app)
        app.find("label", "2 von 3 heute erledigt")
        self.assertEqual(len(app.find_all("label", "🔥 1")), 1)

    def test_renames_in_the_detail_and_ignores_an_empty_name(self):
        app = self.start()
        self.open(app, "Lesen")
        self.option(app, "Umbenennen")
        app.find("text", state="focused").enter("Zeitung lesen")
        app.find("push-button", "Sichern").click()
        app.find("label", "Zeitung lesen")
        self.option(app, "Umbenennen")
        app.find("text", state="focused").enter("  ")
        app.find("push-button", "Sichern").click()
        app.wait_gone("dialog")
        self.back(app)
        app.find("label", "Zeitung lesen")

    def test_deleting_asks_leaves_the_detail_and_keeps_the_others(self):
        app = self.start()
        self.open(app, "Lesen")
        self.option(app, "Löschen")
        app.find("label", re.compile("„Lesen“ löschen"))
        app.find("label", "Alle bisherigen Einträge gehen verloren.")
        app.find("push-button", "Löschen").click()
        app.wait_gone("label", "Letzte 7 Tage")
        app.find("label", "1 von 2 heute erledigt")
        app.wait_gone("label", "Lesen")
        # The binding of what follows in the array still finds its element.
        self.open(app, "Meditieren")
        app.find("label", "5 Tage in Folge")

    def test_adds_a_habit_that_has_a_name(self):
        app = self.start()
        app.find("push-button", "Neue Gewohnheit").click()
        app.find("text", state="focused")
        app.find("push-button", "Sichern").wait_state("sensitive", False)
        app.type("Laufen")
        app.find("push-button", "Sichern").wait_state("sensitive").click()
        app.wait_gone("dialog")
        app.find("label", "Laufen")
        app.find("label", "1 von 4 heute erledigt")

    def test_deletes_rows_from_the_list_until_it_says_that_there_are_none(self):
        app = self.start()
        for left, name in ((2, "Wasser trinken"), (1, "Lesen"), (0, "Meditieren")):
            app.find("label", name).click(button=3)
            app.find("menu-item", re.compile("^(Löschen|Delete)$")).activate()
            if left:
                app.find("label", re.compile(f"von {left} heute erledigt"))
        app.find(name="Noch keine Gewohnheiten")

    def test_checks_from_the_menu_of_a_row_as_the_swipe_would(self):
        app = self.start()
        app.find("label", "Lesen").click(button=3)
        app.find("menu-item", "Erledigt").activate()
        app.find("label", "2 von 3 heute erledigt")


class NotesStory(SeedStory):
    seed = "Notes"
    language = "en_US.UTF-8"

    def add(self, app, title=None, content=None, leave="Save"):
        app.find("push-button", "Add").click()
        app.find("push-button", leave)
        fields = app.find_all("text")
        if title is not None:
            fields[0].enter(title)
        if content is not None:
            app.find_all("text")[1].focus()
            app.type(content)
        app.find("push-button", leave).click()
        app.wait_gone("dialog")

    def test_cancel_discards_the_note(self):
        app = self.start()
        self.add(app, "Einkauf", leave="Cancel")
        self.assertFalse(app.exists("label", "Einkauf"))

    def test_save_appends_the_note_to_the_list_at_once(self):
        app = self.start()
        self.add(app, "Einkauf", "Milch")
        app.find("label", "Einkauf")
        self.add(app)
        app.find("label", "New note")
        self.assertTrue(app.exists("label", "Einkauf"))

    def test_a_title_edited_in_the_pushed_view_shows_in_its_bar_at_once(self):
        app = self.start()
        self.add(app, "Einkauf", "Milch")
        app.find("label", "Einkauf").click()
        field = app.find("text", None)
        wait_until(lambda: field.text == "Einkauf", "the note's title in its field")
        field.focus()
        app.key("End")
        app.type(" heute")
        app.find("label", "Einkauf heute")
        self.assertEqual(app.find_all("text")[1].text, "Milch")
        app.key("alt+Left")
        app.wait_gone("text")
        app.find("label", "Einkauf heute")

    def test_escape_closes_the_sheet_and_discards(self):
        app = self.start()
        app.find("push-button", "Add").click()
        app.find("push-button", "Save")
        app.key("Escape")
        app.wait_gone("dialog")
        self.assertFalse(app.exists("label", "New note"))


class ProgressStory(SeedStory):
    seed = "Progress"

    def percent(self, app):
        """The spoken percent of the ring's middle."""
        label = app.find(name=re.compile("^Fortschritt"))
        return int(re.fullmatch(r"Fortschritt (\d+) Prozent", label.name)[1])

    def wait_percent(self, app, percent):
        wait_until(lambda: self.percent(app) == percent, lambda: f"{percent} %, it is {self.percent(app)}")

    def blue(self, app):
        """How many points of the ring's upper half are filled."""
        return colourful(app, "seed-ring", "x200+0+0")

    def test_starts_at_its_share_and_speaks_it(self):
        app = self.start()
        self.wait_percent(app, 55)

    def test_reset_empties_the_ring(self):
        app = self.start(size=(400, 520))
        filled = self.blue(app)
        app.find("push-button", "Reset").click()
        self.wait_percent(app, 0)
        wait_until(lambda: self.blue(app) < filled / 10, "an empty ring")
        self.assertEqual(app.find("slider").value, 0)

    def test_random_progress_moves_slider_and_ring_together(self):
        app = self.start()
        app.find("push-button", "Reset").click()
        self.wait_percent(app, 0)
        app.find("push-button", "Random Progress").click()
        slider = app.find("slider")
        # One in a hundred draws rounds down to nothing; another click then draws again.
        wait_until(lambda: slider.value > 0, "a share other than 0")
        wait_until(lambda: self.percent(app) == int(slider.value * 100), "the percent of the slider")

    def test_the_slider_fills_the_ring_by_keyboard(self):
        app = self.start()
        app.find("slider").focus()
        app.key("End")
        self.wait_percent(app, 100)
        app.key("Home")
        self.wait_percent(app, 0)
