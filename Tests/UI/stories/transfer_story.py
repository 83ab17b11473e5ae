"""What stories about data coming in and going out share."""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import Story, Timeout, screen, wait_until  # noqa: E402

FIXTURES = Path(__file__).resolve().parents[2] / "TagwerkModelTests" / "Fixtures"
MORNING = "2026-03-31 09:00:00"

WORDS = {
    "en_US.UTF-8": {
        "menu": "Main Menu", "Import": "Import", "Folder": "Import Folder", "Export": "Export", "Backups": "Backups",
        "empty": "No Habits Yet", "nothing new": "Everything in this file is here already.", "Cancel": "Cancel",
    },
    "de_DE.UTF-8": {
        "menu": "Hauptmenü", "Import": "Importieren", "Folder": "Ordner mit Notizen", "Export": "Exportieren",
        "Backups": "Sicherungen", "empty": "Noch keine Gewohnheiten",
        "nothing new": "Alles aus dieser Datei ist schon hier.", "Cancel": "Abbrechen",
    },
}


class TransferStory(Story):
    def start(self, **options):
        options.setdefault("now", MORNING)
        options.setdefault("size", (1000, 700))
        app = self.launch("tagwerk", **options)
        self.words = WORDS[app.language]
        return app

    def menu(self, app, *items):
        """Chooses in the program's menu, by how the items begin."""
        self._open_menu(app)
        for item in items:
            app.find("menu-item", re.compile(f"^{self.words.get(item, item)}")).activate()

    def _open_menu(self, app):
        # GTK takes a menu for open still when an item of its submenu was activated from outside: one click more.
        button = app.find("push-button", self.words["menu"]).click()
        try:
            wait_until(lambda: any(window.is_popup for window in app.windows()), "the menu", timeout=5)
        except Timeout:
            button.click()

    def choose_file(self, app, path):
        """Types a path into the file chooser, from the home folder on."""
        chooser = self.sheet(app).name
        # Keys would still go to the window below.
        focused = lambda: screen.focused_window() in {window.id for window in app.windows() if window.title == chooser}
        wait_until(focused, f"the keyboard focus in {chooser}")
        app.key("ctrl+a")
        app.type(f"~/{path.relative_to(app.home)}" if path.is_relative_to(app.home) else str(path))
        app.key("Return")
        self.wait_closed(app, chooser)

    def look_into(self, app, path, item="Import"):
        """Chooses a file to import and returns the sheet that says what it would bring."""
        self.menu(app, rf"{self.words[item]}.*…$")
        self.choose_file(app, path)
        return self.sheet(app)

    def import_file(self, app, path, *lines, item="Import"):
        """Imports a file after a look at what it would bring."""
        sheet = self.look_into(app, path, item)
        button = sheet.find("push-button", self.words["Import"]).wait_state("sensitive")
        if lines:
            self.assertLessEqual(set(lines), {label.name for label in sheet.find_all("label")})
        button.click()
        self.wait_closed(app)

    def assert_nothing_new(self, app, path, item="Import"):
        sheet = self.look_into(app, path, item)
        sheet.find("label", self.words["nothing new"])
        self.assertNotIn("sensitive", sheet.find("push-button", self.words["Import"]).states)
        sheet.find("push-button", self.words["Cancel"]).click()
        self.wait_closed(app)
