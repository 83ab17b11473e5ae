"""The harness itself, tried on the C fixture: each thing that a story may ask of it, and each fault it must see."""

import re
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import Story, Timeout, wait_until  # noqa: E402
from harness.build import ROOT  # noqa: E402

FIXTURE = ROOT / ".build" / "ui" / "fixture"


class HarnessStory(Story):
    def test_types_into_an_entry_and_clicks_a_button_with_the_pointer(self):
        app = self.launch(FIXTURE)
        app.find("text", "Name").enter("Grüße & Co")
        app.find("push-button", "Greet").click()
        app.find("label", "Hello, Grüße & Co!")

    def test_activates_a_button_as_a_screen_reader_does(self):
        app = self.launch(FIXTURE)
        app.find("push-button", "Greet").activate("click")
        app.find("label", "Hello, !")

    def test_presses_keys(self):
        app = self.launch(FIXTURE)
        app.find("text", "Name").enter("Ada")
        app.key("Tab", "space")
        app.find("label", re.compile("Ada"))

    def test_clicks_inside_a_popover(self):
        app = self.launch(FIXTURE)
        app.find("push-button", "More").click()
        app.find("push-button", "Pick").click()
        app.find("label", "Picked from the menu")

    def test_closes_a_dialog_with_escape_and_has_the_focus_back(self):
        app = self.launch(FIXTURE)
        app.find("push-button", "Ask").click()
        app.find("dialog", "Sure?")
        app.find("push-button", "Go on")
        app.key("Escape")
        app.wait_gone("dialog")
        app.find("text", "Name").enter("Ada")

    def test_resizes_the_window(self):
        app = self.launch(FIXTURE, size=(360, 640))
        self.assertEqual(app.find("frame", "Fixture").rect.size, (360, 640))
        app.find("push-button", "Greet").click()
        app.find("label", "Hello, !")

    def test_keeps_the_home_folder_over_a_kill(self):
        app = self.launch(FIXTURE)
        app.find("text", "Name").enter("Ada")
        app.find("push-button", "Greet").click()
        app.find("label", "Hello, Ada!")
        app.restart()
        app.find("label", "Hello, Ada!")

    def test_gives_each_launch_its_own_home_folder(self):
        first = self.launch(FIXTURE)
        first.find("push-button", "Greet").activate()
        first.find("label", "Hello, !")
        self.launch(FIXTURE).find("label", "Nobody yet")

    def test_sets_language_and_clock(self):
        app = self.launch(FIXTURE, language="de_DE.UTF-8", now="2026-03-02 09:00:00")
        app.find("label", "Montag, 02. März 2026")
        app.now = "2026-03-03 00:00:00"
        app.restart()
        app.find("label", "Dienstag, 03. März 2026")

    def test_takes_a_picture(self):
        app = self.launch(FIXTURE)
        app.find("push-button", "Greet")
        picture = app.screenshot("harness")
        self.assertEqual(picture.read_bytes()[:4], b"\x89PNG")

    def test_finds_a_resting_program_idle(self):
        app = self.launch(FIXTURE)
        app.find("push-button", "Greet").activate()
        self.assertIdle(app)

    def test_sees_a_program_that_redraws_for_ever(self):
        app = self.launch(FIXTURE)
        app.find("push-button", "Tick").activate()
        with self.assertRaisesRegex(AssertionError, "never idle"):
            self.assertIdle(app, seconds=1, timeout=2)

    def test_says_what_it_waited_for_and_what_was_there(self):
        app = self.launch(FIXTURE)
        with self.assertRaisesRegex(Timeout, "push-button 'Gone' in\napplication 'fixture'[^$]*label 'Nobody yet'"):
            app.find("push-button", "Gone", timeout=0.2)

    def test_fails_a_story_whose_program_wrote_to_stderr(self):
        class Inner(Story):
            def runTest(self):
                app = self.launch(FIXTURE)
                app.find("push-button", "Warn").activate()
                wait_until(lambda: app.stderr, "the warning")

        self.assertIn("a warning of the fixture", _only_failure(Inner()))

    def test_fails_a_story_whose_program_broke_a_promise_even_where_it_may_write(self):
        class Inner(Story):
            def runTest(self):
                app = self.launch(FIXTURE, quiet=False)
                app.find("push-button", "Break Promise").activate()
                wait_until(lambda: app.stderr, "the critical")

        self.assertIn("a broken promise of the fixture", _only_failure(Inner()))

    def test_fails_a_story_whose_program_crashed(self):
        class Inner(Story):
            def runTest(self):
                app = self.launch(FIXTURE)
                app.find("push-button", "Crash").activate()
                app.wait_ended()

        self.assertIn("died of signal", _only_failure(Inner()))


def _only_failure(story):
    result = unittest.TestResult()
    story.run(result)
    (failure,) = result.failures + result.errors
    return failure[1]
