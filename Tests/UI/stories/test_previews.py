"""`segler preview`: pictures in files, and the window that follows the source."""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import Story, wait_until  # noqa: E402
from harness.build import ROOT  # noqa: E402

SEGLER = ROOT / ".build" / "debug" / "segler"
WINDOW = ROOT / ".build" / "debug" / "segler-preview"

# Stands in for the tool: takes its time, and says after each step which it was.
SLOW_TOOL = """#!/usr/bin/python3
import json, os, pathlib, re, shutil, sys, time

here = pathlib.Path(sys.argv[0]).parent
target = pathlib.Path(sys.argv[sys.argv.index("--output") + 1])
target.mkdir(parents=True)


def step(name, report=None):
    if report:
        print(json.dumps(report), flush=True)
    (here / name).touch()
    time.sleep(0.3)


step("started")
name = re.search('"(.*)"', pathlib.Path(sys.argv[2], "Card.swift").read_text())[1]
step("read")
step("built", {"found": {"_0": {"id": "1", "name": name, "type": "T"}}})
picture = shutil.copy(here / "picture.png", target)
step("drawn", {"drew": {"_0": {"id": "1", "path": picture, "width": 8, "height": 8}}})
os.close(1)
step("ending")
"""

CARD = """
import SwiftUI

struct Card: View {
    var body: some View { Text("A card").padding() }
}

#Preview("First", traits: .sizeThatFitsLayout) { Card() }
#Preview("Crashing") { Card().frame(width: [CGFloat]()[0]) }

struct Card_Previews: PreviewProvider {
    static var previews: some View { Card() }
}
"""


class PreviewStory(Story):
    def setUp(self):
        super().setUp()
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.source = self.folder / "Cards" / "Card.swift"
        self.source.parent.mkdir()
        self.source.write_text(CARD)

    def segler(self, *words):
        """Runs `segler preview` on the folder; its status, its output and what it says besides."""
        environment = os.environ | {"XDG_CACHE_HOME": str(self.folder / "cache")}
        command = [SEGLER, "preview", self.source.parent, *words]
        result = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=self.folder)
        return result.returncode, result.stdout, result.stderr

    def test_lists_the_previews_of_a_folder_without_an_app_in_the_order_of_the_source(self):
        status, output, _ = self.segler("--list")
        self.assertEqual(status, 0)
        names = [line.split("\t") for line in output.splitlines()]
        self.assertEqual(
            names, [["First", "Card.swift:8"], ["Crashing", "Card.swift:9"], ["Card", "Card.swift:11"]]
        )

    def test_draws_all_but_the_one_that_crashes_and_names_that(self):
        status, output, errors = self.segler("--output", "pictures")
        self.assertEqual(status, 1)
        self.assertIn("Crashing: It crashed", errors)
        drawn = sorted(path.name for path in (self.folder / "pictures").iterdir())
        self.assertEqual(drawn, ["Card.png", "First.png"])
        self.assertIn("pictures/Card.png\t390 × 844", output)

    def test_draws_one_into_a_file_with_fine_pixels(self):
        status, output, errors = self.segler("--name", "card", "-o", "card.png", "--scale", "2", "--size", "200x100")
        self.assertEqual((status, errors), (0, ""))
        self.assertEqual(output, "card.png\t200 × 100\n")
        # The size stands at the same place in each PNG.
        header = (self.folder / "card.png").read_bytes()[16:24]
        self.assertEqual(header, (400).to_bytes(4, "big") + (200).to_bytes(4, "big"))

    def test_says_what_does_not_fit_together(self):
        for words, message in [
            (["-o", "card.png"], "There are 3 previews"),
            (["--name", "Nobody", "-o", "x"], "There is no preview “Nobody”"),
            (["--size", "big", "-o", "x"], "“big” is no size"),
            (["--text-size", "huge", "-o", "x"], "There is no text size “huge”"),
        ]:
            status, _, errors = self.segler(*words)
            self.assertEqual(status, 2, errors)
            self.assertIn(message, errors)

    def test_says_what_the_compiler_says(self):
        self.source.write_text(CARD.replace('Text("A card")', 'Txt("A card")'))
        status, _, errors = self.segler("-o", "pictures")
        self.assertEqual(status, 1)
        self.assertIn("cannot find 'Txt' in scope", errors)

    def test_follows_each_save_and_keeps_the_picture_over_an_error(self):
        self.source.write_text(CARD.replace('#Preview("Crashing") { Card().frame(width: [CGFloat]()[0]) }', ""))
        app = self.launch(WINDOW, SEGLER, self.source.parent, size=(1000, 700))
        app.find("label", "First", timeout=30)
        app.find("label", "Card.swift:8", timeout=30)
        picture = app.find("image", re.compile("First"), timeout=30)
        self.source.write_text(self.source.read_text().replace('"First"', '"Second"'))
        app.find("label", "Second", timeout=30)
        app.find("image", re.compile("Second"), timeout=30)
        whole = self.source.read_text()
        self.source.write_text(whole.replace("Card()", "Crd()"))
        app.find("label", re.compile("cannot find 'Crd' in scope"), timeout=30)
        app.find("image", re.compile("Second"), timeout=30)
        self.source.write_text(whole)
        wait_until(lambda: not app.exists("label", re.compile("cannot find")), "the error to go", 30)
        app.find("image", re.compile("Second"), timeout=30)
        self.assertIsNotNone(picture)
        self.assertIdle(app)

    def test_draws_the_newest_text_whenever_it_is_saved(self):
        folder = self.source.parent.parent
        tool = folder / "tool"
        tool.write_text(SLOW_TOOL)
        tool.chmod(0o755)
        subprocess.run(["convert", "-size", "8x8", "xc:red", folder / "picture.png"], check=True)
        self.source.write_text('"Start"')
        app = self.launch(WINDOW, tool, self.source.parent, size=(1000, 700))
        app.find("image", re.compile("Start"), timeout=30)
        for step in ["started", "read", "built", "drawn", "ending"]:
            (folder / step).unlink(missing_ok=True)
            self.source.write_text(f'"Before {step}"')
            wait_until((folder / step).exists, f"the tool to have {step}", 30)
            # As careful editors do it: a new file in the place of the old one.
            new = self.source.with_name(".Card.swift.new")
            new.write_text(f'"After {step}"')
            new.rename(self.source)
            app.find("image", re.compile(f"After {step}"), timeout=30)
        # What an editor keeps beside the file is no change, and a new file is one.
        wait_until((folder / "ending").exists, "the last step", 30)
        for step in ["started", "ending"]:
            (folder / step).unlink(missing_ok=True)
        self.source.with_name(".Card.swift.swp").write_text("x")
        self.source.with_name("Card.swift~").write_text("x")
        self.assertIdle(app)
        self.assertFalse((folder / "started").exists())
        new = self.source.parent / "More" / "New.swift"
        new.parent.mkdir()
        new.write_text("x")
        wait_until((folder / "started").exists, "a drawing after the new file", 30)
