"""Previews drawn by a program that is asked for them in place of starting: their sizes, and what is in the pictures."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import Story  # noqa: E402
from harness.build import ROOT  # noqa: E402

FIXTURE = ROOT / ".build" / "debug" / "PreviewFixture"
RED, GREEN, BLUE, BLACK, WHITE = "FF0000", "00FF00", "0000FF", "000000", "FFFFFF"


class PreviewDrawingStory(Story):
    def draw(self, language="en_US.UTF-8", **request):
        """Asks the fixture for its previews; what it reports, by kind."""
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        report = folder / "report"
        report.touch()
        asked = {"report": str(report), "pictures": str(folder), "scale": 1, "isDark": False, "skipped": []} | request
        (folder / "request").write_text(json.dumps(asked))
        environment = os.environ | {
            "SEGLER_PREVIEW": str(folder / "request"),
            "GDK_BACKEND": "x11",
            "GSK_RENDERER": "cairo",
            "SWIFT_BACKTRACE": "enable=no",
            "LC_ALL": language,
        }
        self.status = subprocess.run([FIXTURE], env=environment, capture_output=True).returncode
        self.lines = [json.loads(line) for line in report.read_text().splitlines()]
        said = lambda kind: [line[kind].get("_0", line[kind]) for line in self.lines if kind in line]
        self.found = {preview["name"]: preview for preview in said("found")}
        self.drawn = {picture["id"]: picture for picture in said("drew")}

    def picture(self, name):
        return self.drawn[self.found[name]["id"]]

    def size(self, name):
        return self.picture(name)["width"], self.picture(name)["height"]

    def colour(self, name, x=5, y=10):
        command = ["convert", self.picture(name)["path"], "-depth", "8", "-crop", f"1x1+{x}+{y}", "-alpha", "off", "RGB:-"]
        return subprocess.run(command, check=True, capture_output=True).stdout.hex().upper()

    def draw_all_but_the_crash(self, **request):
        self.draw(ids=[], pictures=None)
        self.draw(skipped=[self.found["Crash"]["id"]], **request)
        self.assertEqual(self.status, 0)
        self.assertIn("finished", self.lines[-1])

    def test_draws_previews_in_the_size_that_they_ask_for_after_they_have_settled(self):
        self.draw_all_but_the_crash()
        self.assertEqual((self.size("Fixed"), self.colour("Fixed"), self.colour("Fixed", 55)), ((60, 40), RED, BLUE))
        self.assertEqual((self.size("Fits"), self.colour("Fits", 29, 19)), ((30, 20), GREEN))
        self.assertEqual((self.size("Landscape"), self.colour("Landscape")), ((844, 390), BLUE))
        self.assertEqual((self.colour("Appears"), self.colour("Task")), (GREEN, GREEN))
        self.assertEqual((self.colour("Modified"), self.colour("Modified", 35)), (RED, GREEN))
        self.assertEqual((self.size("Provided"), self.colour("Provided")), ((50, 30), RED))
        self.assertEqual((self.size("Provided 2"), self.colour("Provided 2")), ((568, 320), BLUE))
        self.assertEqual((self.size("Fixture"), self.colour("Fixture")), ((390, 844), BLACK))
        self.assertEqual(self.colour("Scheme"), WHITE)
        # A header bar, and the content under it.
        self.assertNotEqual(self.colour("Bar", 20, 20), RED)
        self.assertEqual(self.colour("Bar", 20, 190), RED)

    def test_draws_dark_large_and_in_another_language(self):
        self.draw_all_but_the_crash(
            language="de_DE.UTF-8", isDark=True, textSize="accessibility3", scale=2, width=100, height=200
        )
        self.assertEqual(self.colour("Scheme"), BLACK)
        self.assertEqual((self.size("Fixture"), self.colour("Fixture", 150, 390)), ((100, 200), "FFFF00"))
        self.assertEqual((self.size("Fixed"), self.colour("Fixed", 115, 75)), ((60, 40), BLUE))

    def test_says_in_which_preview_the_program_has_crashed(self):
        self.draw(ids=None)
        self.assertNotEqual(self.status, 0)
        self.assertEqual(self.lines[-1], {"began": {"id": self.found["Crash"]["id"]}})

    def test_tells_where_the_previews_are(self):
        self.draw(ids=[], pictures=None)
        source = (ROOT / "Tests" / "PreviewFixture" / "Fixture.swift").read_text().splitlines()
        for name in ("Fixed", "Scheme"):
            self.assertEqual(self.found[name]["file"], "PreviewFixture/Fixture.swift")
            self.assertIn(f'#Preview("{name}"', source[self.found[name]["line"] - 1])
        self.assertEqual(self.drawn, {})
