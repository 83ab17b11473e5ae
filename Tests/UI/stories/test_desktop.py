"""Tagwerk as the desktop sees it: activation, actions, its menu's standard items, and how it ends."""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import Story, bus  # noqa: E402
from harness.build import ROOT  # noqa: E402
from harness.wait import wait_until  # noqa: E402

ID = "io.github.segler.Tagwerk"
FOLDER = ROOT / "Apps" / "Tagwerk" / "Desktop"
FILES = {
    f"data/applications/{ID}.desktop": FOLDER / f"{ID}.desktop",
    f"data/metainfo/{ID}.metainfo.xml": FOLDER / f"{ID}.metainfo.xml",
}


class DesktopStory(Story):
    def test_starts_as_a_service_without_a_window_and_shows_one_when_asked(self):
        app = self.launch("tagwerk", "--gapplication-service", files=FILES, window=False)
        application = bus.Application(ID)
        self.assertEqual(app.windows(), [])
        application.activate()
        app.wait_window()

    def test_an_action_of_the_desktop_file_opens_what_it_names(self):
        app = self.launch("tagwerk", "--gapplication-service", files=FILES, window=False)
        application = bus.Application(ID)
        self.assertLessEqual({"new-note", "new-habit"}, set(application.actions()))
        application.activate_action("new-habit")
        app.wait_window()
        app.find("text", "Name")
        # As large as over a window that has been there.
        self.assertEqual(app.find("dialog", "New Habit").rect.size, (450, 530))

    def test_the_command_of_an_action_reaches_the_running_program(self):
        app = self.launch("tagwerk", files=FILES)
        self.assertEqual(app.start_again("tagwerk://new-habit"), (0, "", ""))
        app.find("text", "Name")

    def test_a_link_to_a_new_note_opens_its_sheet(self):
        app = self.launch("tagwerk", files=FILES)
        self.assertEqual(app.start_again("tagwerk://new-note"), (0, "", ""))
        app.find("text", "Title", state="focused")

    def test_a_link_waits_until_the_open_sheet_is_closed(self):
        app = self.launch("tagwerk", files=FILES)
        app.start_again("tagwerk://new-habit")
        app.find("text", "Name", state="focused")
        app.type("Read")
        app.start_again("tagwerk://new-note")
        self.assertEqual(app.find("text", "Name").text, "Read")
        app.find("push-button", "Save").click()
        app.find("text", "Title", state="focused")

    def test_a_link_waits_until_the_backups_are_closed(self):
        app = self.launch("tagwerk", files=FILES)
        app.find("push-button", "Main Menu").click()
        app.find("menu-item", re.compile("^Backups")).activate()
        app.find("dialog")
        app.start_again("tagwerk://new-note")
        self.assertFalse(app.exists("text", "Title"))
        app.find("dialog").find("push-button", "Close").click()
        app.find("text", "Title", state="focused")

    def test_a_link_waits_until_an_import_is_decided(self):
        app = self.launch("tagwerk", files=FILES)
        table = app.home / "table.csv"
        table.write_text("HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\nRead,,,2026-02-27,1,\n")
        app.find("push-button", "Main Menu").click()
        app.find("menu-item", re.compile("^Import…")).activate()
        app.find("push-button", re.compile("Cancel"))
        app.key("ctrl+a")
        app.type(str(table))
        app.key("Return")
        app.find("push-button", "Import")
        app.start_again("tagwerk://new-habit")
        self.assertFalse(app.exists("text", "Name"))
        app.find("push-button", "Import").click()
        app.find("text", "Name", state="focused")

    def test_a_second_start_raises_the_window_of_the_first(self):
        app = self.launch("tagwerk")
        self.assertEqual(app.start_again(), (0, "", ""))
        self.assertEqual(len(app.windows()), 1)

    def test_ends_in_order_when_the_session_ends(self):
        app = self.launch("tagwerk", size=(500, 600))
        app.terminate()
        self.assertEqual(app.wait_ended(), 0)
        self.assertRegex((app.home / "config" / ID / "windows.ini").read_text(), "width=5[01]0")

    def test_the_menu_says_what_the_program_is(self):
        app = self.launch("tagwerk", files=FILES, language="de_DE.UTF-8")
        app.key("F10")
        app.find("menu-item", "Info zu Tagwerk").activate()
        app.find("label", "The Segler authors")
        app.find(name="0.1")
        app.key("Escape")
        app.wait_gone("label", "The Segler authors")

    def test_the_keyboard_shortcuts_are_those_that_work(self):
        app = self.launch("tagwerk")
        app.key("ctrl+question")
        app.find("label", "Open the menu")
        titles = {element.name for element in app.find_all("label")}
        self.assertLessEqual({"New Habit", "Keyboard Shortcuts", "Quit"}, titles)
        app.key("Escape")
        app.wait_gone("label", "Open the menu")
        app.key("ctrl+n")
        app.find("text", "Name")

    def test_the_search_of_the_desktop_finds_a_habit_and_opens_it(self):
        app = self.launch("tagwerk", files=FILES)
        app.key("ctrl+n")
        app.find("text", "Name").enter("Read a book")
        app.key("Return")
        app.wait_gone("dialog")

        def search(method, *arguments):
            path = "/" + ID.replace(".", "/") + "/SearchProvider"
            return bus.call(ID, path, "org.gnome.Shell.SearchProvider2", method, *arguments)

        wait_until(lambda: search("GetInitialResultSet", "(as)", ["BOOK", "rea"])[0], "the habit to be found")
        found = search("GetSubsearchResultSet", "(asas)", [], ["book"])[0]
        self.assertEqual([meta["name"] for meta in search("GetResultMetas", "(as)", found)[0]], ["Read a book"])
        self.assertEqual(search("GetInitialResultSet", "(as)", ["cook"])[0], [])
        search("ActivateResult", "(sasu)", found[0], ["book"], 0)
        app.find("label", "Longest streak: 0 days")

    def test_a_reader_of_the_screen_may_ask_for_more_windows_than_there_are(self):
        app = self.launch("tagwerk")
        reader = bus.ScreenReader(app.process.pid)
        for _ in range(3):
            with reader.asking_for_window(5):
                app.key("ctrl+n")
                app.find("text", "Name", state="focused")
                app.key("Escape")
                wait_until(lambda: len(app.windows()) == 1, "the sheet to be closed")
        app.find("heading", "No Habits Yet")

    def test_f1_opens_the_guide_in_the_users_language_and_keys_scroll_it(self):
        app = self.launch("tagwerk", files=FILES, language="de_DE.UTF-8")
        app.key("F1")
        guide = app.find("frame", "Hilfe")
        title = guide.find("heading", "Tagwerk benutzen")
        wait_until(lambda: "active" in guide.states, "the guide's window in front")
        top = title.rect.y
        app.key("Page_Down")
        wait_until(lambda: title.rect.y < top, "the guide to scroll")
        app.key("ctrl+w")
        app.wait_gone("frame", "Hilfe")
        app.find("push-button", "Hauptmenü").click()
        app.find("menu-item", "Hilfe").activate()
        wait_until(lambda: "Hilfe" in [window.title for window in app.windows()], "the guide's window again")

    def test_the_search_of_the_desktop_finds_what_a_note_says_without_a_window(self):
        app = self.launch("tagwerk", files=FILES)
        text = "Allerlei. " * 60 + "Die Straßenschuhe putzen."
        app.kill()
        self.assertEqual(app.start_again("note", "Einkauf\n" + text)[0], 0)
        app.command.append("--gapplication-service")
        app.window = False
        app.start()
        bus.wait_owned(ID)

        def search(method, *arguments):
            path = "/" + ID.replace(".", "/") + "/SearchProvider"
            return bus.call(ID, path, "org.gnome.Shell.SearchProvider2", method, *arguments)

        found = search("GetInitialResultSet", "(as)", ["STRASSEN", "putz"])[0]
        meta = search("GetResultMetas", "(as)", found)[0][0]
        self.assertEqual(meta["name"], "Einkauf")
        self.assertIn("Straßenschuhe", meta["description"])
        self.assertEqual(app.windows(), [])
        search("LaunchSearch", "(asu)", ["strassen"], 0)
        app.wait_window()
        field = app.find("entry", "Search")
        wait_until(lambda: field.text == "strassen", "the words in the search field")
        app.find("list-item", re.compile("Einkauf"))

    def test_control_and_q_ends_it(self):
        app = self.launch("tagwerk")
        app.key("ctrl+q")
        self.assertEqual(app.wait_ended(), 0)
        wait_until(lambda: not bus.is_owned(ID), "the program's name to be free")
