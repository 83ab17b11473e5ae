"""Dates, text and keys, on the screens of Tests/UI/samples/Controls."""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import Story, bus, screen, wait_until  # noqa: E402


class ControlsStory(Story):
    def test_chooses_a_day_in_the_calendar_of_a_compact_date_picker(self):
        app = self.launch("ControlsSample")
        app.find("label", "2026-03-02T09:00:00Z")
        app.find("push-button", re.compile("^Due Mar 2, 2026")).click()
        app.find("push-button", "Tuesday, March 17, 2026").click()
        app.find("label", "2026-03-17T09:00:00Z")
        app.key("Escape")

    def test_a_reader_of_the_screen_may_ask_for_more_windows_than_there_are_after_a_color_was_chosen(self):
        app = self.launch("ControlsSample")
        reader = bus.ScreenReader(app.process.pid)
        window = app.windows()[0].id
        for _ in range(2):
            app.find("push-button", "Paint").click()
            wait_until(
                lambda: screen.focused_window() in {other.id for other in app.windows()} - {window}, "the dialog's focus")
            with reader.asking_for_window(5):
                app.key("Escape")
                wait_until(lambda: len(app.windows()) == 1, "the dialog to be closed")
        app.find("push-button", "Paint")

    def test_says_days_in_german(self):
        app = self.launch("ControlsSample", language="de_DE.UTF-8")
        app.find("push-button", re.compile("^Due 2. März 2026")).click()
        app.find("push-button", "Mittwoch, 18. März 2026").click()
        app.find("label", "2026-03-18T09:00:00Z")

    def test_return_submits_a_field_of_several_lines_and_shift_begins_one(self):
        app = self.launch("ControlsSample", "text")
        app.find("text", "Note").enter("One")
        app.key("shift+Return")
        app.type("two")
        app.key("Return")
        app.find("label", "Submitted: One\ntwo")

    def test_keys_go_to_the_view_with_the_focus(self):
        app = self.launch("ControlsSample", "text")
        app.find("push-button", "Play").click()
        app.key("Up")
        app.find("label", "Pressed: up")
        app.key("k")
        app.find("label", "Pressed: k")

    def test_an_editor_gets_the_keys_that_views_around_it_leave(self):
        app = self.launch("ControlsSample", "text")
        draft = app.find("text", "Draft").click()
        app.type("aqb")
        app.key("Return", "Tab", "c", "exclam", "Return", "Up", "d")
        app.find("label", "Heard: aqb⏎⇥c⏎↑d")
        self.assertEqual(draft.text, "ab\n\tc!d")

    def test_keys_of_a_word_that_is_being_composed_are_the_input_methods(self):
        app = self.launch("ControlsSample", "text")
        draft = app.find("text", "Draft").click()
        app.key("a", "dead_acute", "e", "b")
        app.find("label", "Heard: ab")
        self.assertEqual(draft.text, "aéb")

    def test_a_choice_is_one_stop_of_the_tab_key_and_arrows_move_in_it(self):
        app = self.launch("ControlsSample", "choices")
        app.find("push-button", "Before").focus()
        steps = [
            # To the chosen one, past what is disabled, and back to the chosen one.
            ("Tab", "Pear"), ("Right", "Plum"), ("Right", "Plum"), ("Left", "Pear"), ("Left", "Apple"),
            ("Left", "Apple"), ("Tab", "Tea"), ("Down", "Juice"), ("Tab", "Between"),
            ("shift+Tab", "Tea"), ("shift+Tab", "Pear"),
            ("shift+Tab", "Before"), ("Tab", "Pear"), ("Tab", "Tea"), ("Tab", "Between"),
            # From right to left.
            ("Tab", "Green"), ("Left", "Blue"), ("Left", "Blue"), ("Right", "Green"), ("Right", "Red"),
            ("Tab", "After"), ("shift+Tab", "Green"),
        ]
        for key, name in steps:
            app.key(key)
            app.find(name=name, state="focused")

    def test_a_key_that_scrolls_is_the_programs_where_it_has_a_shortcut_for_it(self):
        app = self.launch("ControlsSample", "keys")
        first = app.find("label", "Line 1")
        place = first.rect.y
        app.find("push-button", "Stay").focus()
        app.find("label", "Page 1")
        app.key("Page_Down")
        app.find("label", "Page 2")
        self.assertEqual(first.rect.y, place)
        app.key("End")
        wait_until(lambda: first.rect.y < place, "the lines to be scrolled")

    def test_an_animation_that_has_ended_says_so(self):
        app = self.launch("ControlsSample", "motion")
        app.find("push-button", "Tab 2").click()
        app.find("label", "Done: tab 2")

    def test_fields_keep_the_side_of_the_layout_whatever_is_in_them(self):
        app = self.launch("ControlsSample", "direction")
        for name, left, typed in (("Name", (True, False), "7"), ("Amount", (False, True), "Abc")):
            for field, is_left in zip(app.find_all("text", name), left, strict=True):
                self.assert_side(field, is_left)
                self.assert_side(field.enter(typed), is_left)

    def assert_side(self, field, is_left):
        rect = field.on_screen()
        # Without what is drawn around a field that has the focus.
        area = f"{rect.width // 2 - 6}x{rect.height - 12}"
        shows = lambda x: screen.colourful(screen.screenshot("field", rect), f"{area}+{x}+6") > 0
        shown = lambda: [shows(6), shows(rect.width // 2)]
        wait_until(lambda: shown() == [is_left, not is_left], lambda: f"{field} at one side, it is {shown()}", 4)
