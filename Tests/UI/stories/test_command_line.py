"""Tagwerk's command line, alone and beside its window."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from harness import Story  # noqa: E402
from harness.app import find_program  # noqa: E402
from harness.build import ROOT  # noqa: E402

BASH = r"""
. "$1"
COMP_WORDS=($2) COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_tagwerk
printf '%s\n' "${COMPREPLY[@]}"
"""


class CommandLineStory(Story):
    def run_alone(self, *arguments, language="en_US.UTF-8"):
        """Runs a command without any display or session."""
        if not hasattr(self, "home"):
            folder = tempfile.TemporaryDirectory(prefix="segler-story-")
            self.addCleanup(folder.cleanup)
            self.home = folder.name
        environment = {"HOME": self.home, "LC_ALL": language, "PATH": "/usr/bin:/bin"}
        done = subprocess.run(
            [find_program("tagwerk"), *arguments], env=environment, cwd=self.home, capture_output=True, text=True
        )
        return done.returncode, done.stdout, done.stderr

    def test_the_window_and_the_command_line_see_each_other_at_once(self):
        app = self.launch("tagwerk")
        app.key("ctrl+n")
        app.find("text", "Name").enter("Read")
        app.key("Return")
        app.wait_gone("dialog")
        code, out, err = app.start_again("check", "rea")
        self.assertEqual((code, out, err), (0, "[x] Read\n", ""))
        app.find("label", "1 of 1 done today")
        app.find("check-box").click()
        app.find("label", "0 of 1 done today")
        code, out, _ = app.start_again("today", "--json")
        self.assertEqual((code, json.loads(out)["done"]), (0, 0))
        self.assertIdle(app)
        self.assertEqual(app.start_again("habits"), (0, "Read\n", ""))

    def test_says_what_fits_where_a_name_fits_nothing(self):
        code, out, err = self.run_alone("check", "Lesen", language="de_DE.UTF-8")
        self.assertEqual((code, out, err), (3, "", "Es gibt keine Gewohnheit „Lesen“.\n"))

    def test_writes_days_as_the_user_does(self):
        code, out, err = self.run_alone("today", language="de_DE.UTF-8")
        self.assertEqual((code, err), (0, ""))
        self.assertRegex(out, r"^(Mon|Diens|Donners|Frei|Sams|Sonn)tag, |^Mittwoch, ")
        self.assertRegex(self.run_alone("today")[1], r"^[A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4}\n")

    def test_writes_notes_and_backups_without_a_display(self):
        self.assertEqual(self.run_alone("note", "Milk and bread"), (0, "Milk and bread\n", ""))
        code, out, err = self.run_alone("export", "backup", "copy.db")
        self.assertEqual((code, err), (0, ""))
        self.assertTrue(Path(self.home, "copy.db").read_bytes().startswith(b"SQLite format 3"))
        self.assertEqual(self.run_alone("export", "backup", "copy.db")[0], 1)

    def test_a_command_line_without_sense_is_refused(self):
        for arguments in (["frobnicate"], ["check"], ["today", "more"], ["check", "Read", "--dat"], ["export", "pdf", "x"]):
            code, out, err = self.run_alone(*arguments)
            self.assertEqual((code, out), (2, ""), arguments)
            self.assertIn("tagwerk --help" if "more" not in arguments else "more", err)

    def test_tells_its_version_and_what_it_can_do(self):
        self.assertEqual(self.run_alone("--version"), (0, "Tagwerk 0.1\n", ""))
        code, out, err = self.run_alone("--help", language="de_DE.UTF-8")
        self.assertEqual((code, err), (0, ""))
        self.assertIn("Zeigt, was heute ansteht.", out)
        self.assertIn("tagwerk habits", out)

    def test_shells_complete_commands_and_the_names_of_habits(self):
        app = self.launch("tagwerk")
        app.key("ctrl+n")
        app.find("text", "Name").enter("Read 'two' pages")
        app.key("Return")
        app.wait_gone("dialog")
        app.kill()
        # The shells find the program by its name.
        self.home, self.path = app.home, f"{find_program('tagwerk').parent}:/usr/bin:/bin"
        for shell in ("bash", "zsh", "fish"):
            script = app.home / f"completions.{shell}"
            script.write_text(self.run_alone("completions", shell)[1])
            for word, line in {"completions": "tagwerk comp", "--amount": "tagwerk check --am", "pages": "tagwerk check re"}.items():
                with self.subTest(shell=shell, line=line):
                    self.assertIn(word, self.completed(shell, script, line))

    def completed(self, shell, script, line):
        """What the shell offers at the end of the line, or makes of it."""
        commands = {
            "bash": ["bash", "--norc", "-c", BASH, "-", script, line],
            "zsh": [sys.executable, ROOT / "Tests" / "Scripts" / "zsh_completion.py", script, line],
            "fish": ["fish", "--no-config", "-c", "source $argv[1]; complete -C $argv[2]", script, line],
        }
        environment = {"HOME": self.home, "XDG_DATA_HOME": self.home / "data", "LC_ALL": "en_US.UTF-8", "PATH": self.path}
        return subprocess.run(commands[shell], env=environment, cwd=self.home, capture_output=True, text=True).stdout
