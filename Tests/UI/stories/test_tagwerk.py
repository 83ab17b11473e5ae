"""Tagwerk as a program: what holds on whatever screen it opens with."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import Story  # noqa: E402


class TagwerkStory(Story):
    def test_uses_no_cpu_once_it_has_opened(self):
        self.assertIdle(self.launch("tagwerk"))

    def test_fits_a_narrow_window(self):
        app = self.launch("tagwerk", size=(360, 640), language="de_DE.UTF-8")
        app.find("push-button")
        for element in app.find_all("label") + app.find_all("push-button"):
            rect = element.rect
            self.assertGreaterEqual(rect.x, 0, element)
            self.assertLessEqual(rect.x + rect.width, 360, element)
