"""Tagwerk as a program: its screens, preferences, and the way of data in and out."""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import Story, wait_until  # noqa: E402


class TagwerkStory(Story):
    def menu(self, app, button, *items):
        app.find("push-button", button).click()
        for item in items:
            app.find("menu-item", re.compile(f"^{item}")).activate()

    def start_again(self, app):
        """Leaves the program by its key and starts it again."""
        app.key("ctrl+q")
        self.assertEqual(app.wait_ended(), 0)
        app.start()

    def choose_file(self, app, path):
        """Types a path into the file chooser."""
        app.find("push-button", re.compile("Cancel|Abbrechen"))
        app.key("ctrl+a")
        app.type(str(path))
        app.key("Return")

    def test_uses_no_cpu_once_it_has_opened(self):
        self.assertIdle(self.launch("tagwerk"))

    def test_fits_a_narrow_window(self):
        app = self.launch("tagwerk", size=(360, 640), language="de_DE.UTF-8")
        app.find("push-button")
        for element in app.find_all("label") + app.find_all("push-button"):
            rect = element.rect
            self.assertGreaterEqual(rect.x, 0, element)
            self.assertLessEqual(rect.x + rect.width, 360, element)

    def test_goes_through_its_screens_beside_a_sidebar_and_over_tabs(self):
        app = self.launch("tagwerk", size=(1000, 700))
        app.find("push-button", "Habits").click()
        app.find("push-button", "Habits").wait_state("selected")
        app.resize(360, 640)
        wait_until(lambda: app.find("push-button", "Statistics").rect.y > 500, "the tabs at the bottom")
        app.find("push-button", "Statistics").click()
        app.find("push-button", "Statistics").wait_state("selected")
        self.start_again(app)
        app.find("push-button", "Statistics").wait_state("selected")

    def test_has_no_preferences_without_the_main_window(self):
        app = self.launch("tagwerk", size=(1000, 700), language="en_US.UTF-8")
        app.key("ctrl+comma")
        app.find("frame", "Preferences").find(state="focused")
        app.key("Escape")
        app.wait_gone("frame", "Preferences")
        app.find("frame", "Tagwerk").wait_state("active")
        app.key("ctrl+comma")
        app.find("frame", "Preferences").find(state="focused")
        app.key("Escape")
        app.wait_gone("frame", "Preferences")
        app.key("ctrl+comma")
        app.find("frame", "Preferences")
        app.find("push-button", "Today").click()
        app.key("ctrl+w")
        self.assertEqual(app.wait_ended(), 0)

    def test_undoes_nothing_of_the_window_behind_the_preferences(self):
        app = self.launch("tagwerk", size=(1000, 700), language="en_US.UTF-8")
        app.key("ctrl+n")
        app.find("text", "Name").enter("Reading")
        app.key("Return")
        app.wait_gone("dialog")
        app.key("ctrl+comma")
        app.find("frame", "Preferences").find(state="focused")
        app.key("ctrl+z")
        # The key after it is answered by the same window: by then the first one has been.
        app.key("Escape")
        app.wait_gone("frame", "Preferences")
        app.find("frame", "Tagwerk").wait_state("active")
        app.find("label", "Reading")
        app.key("ctrl+z")
        app.wait_gone("label", "Reading")

    def test_speaks_the_chosen_language_from_the_next_start_on(self):
        app = self.launch("tagwerk", language="en_US.UTF-8")
        app.key("ctrl+comma")
        app.find("combo-box", "Language").click()
        app.find("label", "Deutsch").click()
        app.find("combo-box", "Appearance")
        app.key("ctrl+w")
        self.start_again(app)
        app.find("heading", "Noch keine Gewohnheiten")
        app.find("push-button", "Heute")

    def test_says_why_a_file_cannot_be_imported(self):
        app = self.launch("tagwerk")
        table = app.home / "picture.bin"
        table.write_bytes(bytes(range(256)) * 20)
        self.menu(app, "Main Menu", "Import")
        self.choose_file(app, table)
        app.find("label", re.compile("picture.bin” Cannot Be Imported"))
        app.find("push-button", "OK").click()
