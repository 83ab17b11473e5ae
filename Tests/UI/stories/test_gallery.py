"""The gallery: each of its pages, and what its examples do."""

import re
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import Story, wait_until  # noqa: E402
from harness.build import ROOT  # noqa: E402
from harness.element import GLib  # noqa: E402

CATALOG = ROOT / "Apps" / "Gallery" / "Catalog"


def pages():
    """The titles of all pages, in the order of the list."""
    families = re.findall(r"\.(\w+)", re.search(r"families: \[Family\] = \[(.*?)\]", read("Catalog"), re.S)[1])
    sources = [read(f"Family+{name[0].upper()}{name[1:]}") for name in families]
    return [title for source in sources for title in re.findall(r'Page\(\s*"[\w-]+", "([^"]+)"', source)]


def read(name):
    return (CATALOG / f"{name}.swift").read_text()


class GalleryStory(Story):
    def open(self, page, **options):
        return self.launch("gallery", page, **options)


class PageStory(GalleryStory):
    def test_shows_every_page_without_a_complaint(self):
        app = self.launch("gallery")
        titles = pages()
        self.assertGreater(len(titles), 40)
        app.find("label", titles[0]).click()
        for title, is_last in zip(titles, [False] * (len(titles) - 1) + [True]):
            button = wait_until(lambda: self.way_on(app, title, is_last), f"the page {title}", 20)
            if not is_last:
                button.activate()
        app.key("alt+Left")
        app.find("label", "Controls")

    def way_on(self, app, title, is_last):
        """The button that leads on, or else the title, once the page is there: found in one walk through the tree."""
        label = None
        for element in app.element.descendants():
            try:
                name = element.name
                if name == title and element.role == "label" and element.is_shown:
                    label = element
                    if is_last:
                        return label
                elif label and name == "Next Page" and element.is_shown:
                    return element
            except GLib.Error:  # the page before is leaving
                continue
        return None

    def test_speaks_german(self):
        app = self.open("buttons", language="de_DE.UTF-8")
        app.find("label", "Tasten")
        app.find("push-button", "Hervorgehoben").click()
        app.find("label", "1-mal gedrückt")

    def test_follows_the_chosen_appearance(self):
        app = self.open("buttons")
        height = app.find("label", "Pressed 0 times").rect.height
        app.find("push-button", "Appearance").click()
        app.find("menu-item", "Very Large").activate()
        wait_until(lambda: app.find("label", "Pressed 0 times").rect.height > height, "larger text")

    def test_turns_all_pages_around(self):
        app = self.open("buttons")
        left = app.find("label", "Pressed 0 times").rect.x
        app.find("push-button", "Appearance").click()
        app.find(name="Right to Left").activate()
        wait_until(lambda: app.find("label", "Pressed 0 times").rect.x > left + 100, "the page turned around")


class ProgressStory(GalleryStory):
    def test_tells_the_progress_of_the_slider(self):
        app = self.open("segmented-progress")
        slider = app.find("slider", "Progress")
        slider.focus()
        app.key("End")
        app.find("label", "Progress: 100 percent")
        app.find("push-button", "Reset").click()
        app.find("label", "Progress: 0 percent")
        wait_until(lambda: slider.value == 0, "the slider at its start")
        app.find("push-button", "Random").click()
        wait_until(lambda: slider.value > 0, "some progress")
        app.find("label", f"Progress: {int(slider.value * 100)} percent")


class NotesStory(GalleryStory):
    def test_discards_a_note_and_saves_another(self):
        app = self.open("notes")
        for leave, title in (("Cancel", "Discarded"), ("Save", "Letters")):
            app.find("push-button", "New Note").click()
            app.find("dialog").find("text", "Title").enter(title)
            app.find("push-button", leave).click()
            app.wait_gone("dialog")
        app.find("label", "Letters")
        self.assertFalse(app.exists("label", "Discarded"))

    def test_shows_an_edited_title_in_the_bar_at_once(self):
        app = self.open("notes")
        app.find("label", "Ideas").click()
        app.find("text", "Title").enter("Plans")
        app.find("label", "Plans")
        app.find_all("push-button", "Back")[-1].click()
        app.find("list-item", re.compile("^Plans"))


class TransferStory(GalleryStory):
    def test_a_thing_that_is_dragged_lands_in_the_basket(self):
        app = self.open("dragging")
        app.find("label", "🍎").drag_to(app.find("label", "🧺"))
        app.wait_gone("label", "🧺")
        self.assertEqual(len(app.find_all("label", "🍎")), 2)
        app.find("label", "🍞").drag_to(app.find_all("label", "🍎")[1])
        app.find("label", "🍎 🍞")

    def test_saves_a_document_where_the_dialog_says(self):
        with tempfile.TemporaryDirectory() as folder:
            app = self.open("files")
            app.find("text", None).enter("Butter")
            app.find("push-button", "Save As…").click()
            app.find("text", "Name:", state="focused")
            app.key("ctrl+a")
            app.type(f"{folder}/Einkauf")
            app.key("Return")
            app.find("label", f"{folder}/Einkauf.txt")
            self.assertEqual((Path(folder) / "Einkauf.txt").read_text(), "Butter")


class HabitStory(GalleryStory):
    def test_checks_renames_and_deletes_a_habit(self):
        app = self.open("habits")
        app.find("label", "1 of 2 done")
        app.find("check-box", "Piano").click()
        app.find("label", "2 of 2 done")
        app.find("label", "Yoga").click()
        app.find("text", "Name").enter("Running")
        app.find("label", "Running")
        app.find("push-button", "Delete Habit").click()
        app.find("push-button", "Delete").click()
        app.find("label", "1 of 1 done")
        app.wait_gone("check-box", "Running")

    def test_adds_a_habit_at_the_end(self):
        app = self.open("habits")
        app.find("push-button", "New Habit").click()
        dialog = app.find("dialog")
        dialog.find("text", "Name").wait_state("focused")
        dialog.find("push-button", "Save").wait_state("sensitive", False)
        app.type("Reading")
        dialog.find("push-button", "Save").wait_state("sensitive").click()
        app.find("check-box", "Reading")
        app.find("label", "1 of 3 done")


class StateStory(GalleryStory):
    def test_ignores_clicks_on_what_is_disabled(self):
        app = self.open("disabled")
        button = app.find("push-button", "Count")
        button.wait_state("sensitive", False)
        button.click()
        app.find("check-box", "Check Box").click()
        app.find(name="Disabled", state="checked").click()
        app.find("push-button", "Count").wait_state("sensitive").click()
        app.find("label", "Pressed 1 time")
        app.find("check-box", "Check Box").wait_state("checked")
