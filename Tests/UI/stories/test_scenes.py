"""Several windows, the program's menu and its preferences, on the program of Tests/UI/samples/Scenes."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import Story  # noqa: E402


class ScenesStory(Story):
    def test_opens_a_window_for_each_value_and_closes_it(self):
        app = self.launch("ScenesSample")
        app.find("push-button", "Open Amsel").click()
        app.find("label", "Note of Amsel")
        app.find("push-button", "Close this").click()
        app.wait_gone("label", "Note of Amsel")
        app.find("push-button", "Open Specht").click()
        app.find("label", "Note of Specht")
        app.find("push-button", "Leave").click()
        app.wait_gone("label", "Note of Specht")
        app.find("label", "Main window: active")

    def test_opens_the_preferences_with_control_and_comma(self):
        app = self.launch("ScenesSample")
        app.key("ctrl+comma")
        app.find(name="Count the words")
        app.find("label", "Main window: not active", hidden=True)

    def test_opens_a_window_of_which_there_is_one_by_a_shortcut(self):
        app = self.launch("ScenesSample")
        app.key("ctrl+t")
        app.find("label", "All in all: 2 notes")

    def test_a_command_changes_what_has_the_focus(self):
        app = self.launch("ScenesSample")
        app.find("text", "Title").click()
        app.key("ctrl+shift+h")
        app.find("label", "Title: GROCERIES")

    def test_an_item_of_the_menu_runs_its_command(self):
        app = self.launch("ScenesSample")
        app.find("push-button", "Main Menu").click()
        app.find(name="About Notes").activate()
        app.find("label", "Notes for those who test")

    def test_opens_an_address_of_the_command_line(self):
        app = self.launch("ScenesSample", "notes://today")
        app.find("label", "Address: notes://today")
