#!/usr/bin/python3
"""Uses Tagwerk as its package has installed it; Scripts/check_deb.sh runs this in a fresh Debian."""

import json
import os
import subprocess
import sys
import unittest
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "UI"))
from harness import App, Story, bus, session  # noqa: E402
from harness.wait import wait_until  # noqa: E402
from gi.repository import Gio  # noqa: E402

ID = "io.github.segler.Tagwerk"
PROGRAM = "/usr/bin/tagwerk"
SHARE = Path("/usr/share")


def run(*command, code=0):
    """What a command says, in the language and with the data of whoever sits there."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
    if done.returncode != code:
        raise AssertionError(f"{command} ended with {done.returncode}: {done.stdout}{done.stderr}")
    return done.stdout


class Started:
    """A process that somebody else has started, with as much of Popen as App asks for."""

    def __init__(self, pid):
        self.pid = pid

    def poll(self):
        """None while it runs. Who has ended may wait for its parent to notice."""
        try:
            state = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[0]
        except FileNotFoundError:
            return 0
        return 0 if state == "Z" else None


class StartedByBus(App):
    """Tagwerk as the session's bus starts it for who calls it, in the user's own home folder."""

    def start(self):
        self.process = Started(bus.call(
            "org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetConnectionUnixProcessID", "(s)", ID)[0])
        self.wait_window()

    @property
    def stderr(self):
        return "(the bus has it)"

    def kill(self):
        if self.process.poll() is None:
            os.kill(self.process.pid, 9)
            wait_until(lambda: self.process.poll() is not None, "its end")


class PackageStory(Story):
    def _leave_evidence(self):
        for app in self.apps:
            if app.is_running:
                print(app.tree(), flush=True)

    def test_1_every_library_is_there_and_none_is_of_swift(self):
        libraries = run("ldd", PROGRAM)
        self.assertIn("libadwaita-1.so.0 => /", libraries)
        self.assertNotIn("not found", libraries)
        self.assertNotRegex(libraries, "(?i)swift|foundation|dispatch")

    def test_2_the_commands_work_without_a_display(self):
        environment = {"HOME": os.environ["HOME"], "LANG": os.environ["LANG"]}
        said = subprocess.run([PROGRAM, "--help"], env=environment, capture_output=True, text=True, check=True)
        self.assertIn("Zeigt, was heute ansteht.", said.stdout)
        self.assertEqual(said.stderr, "")
        self.assertEqual(run(PROGRAM, "note", "Milch und Brot"), "Milch und Brot\n")

    def test_3_the_desktop_knows_it(self):
        entry = SHARE / "applications" / f"{ID}.desktop"
        self.assertEqual(run("desktop-file-validate", str(entry)), "")
        info = Gio.DesktopAppInfo.new(f"{ID}.desktop")
        self.assertEqual(info.get_executable(), "tagwerk")
        self.assertEqual(info.get_action_name("new-habit"), "Neue Gewohnheit")
        self.assertEqual(Gio.AppInfo.get_default_for_uri_scheme("tagwerk").get_id(), f"{ID}.desktop")
        self.assertTrue((SHARE / "icons/hicolor/scalable/apps" / f"{info.get_icon().to_string()}.svg").exists())
        self.assertIn("tagwerk export", run("man", "-P", "cat", "tagwerk"))

    def test_4_the_bus_starts_it_for_a_new_habit_and_the_command_line_checks_it(self):
        self.assertFalse(bus.is_owned(ID))
        run("gdbus", "call", "--session", "--dest", ID, "--object-path", "/" + ID.replace(".", "/"),
            "--method", "org.freedesktop.Application.ActivateAction", "new-habit", "[]", "{}")
        app = StartedByBus(PROGRAM)
        self.apps.append(app)
        self.addCleanup(app.remove)
        app.find("dialog", "Neue Gewohnheit")
        app.find("text", "Name", state="focused")
        app.type("Zwei Seiten lesen")
        app.find("push-button", "Sichern").click()
        app.wait_gone("dialog")
        app.find("label", "0 von 1 heute erledigt")
        self.assertEqual(json.loads(run(PROGRAM, "today", "--json"))["done"], 0)
        self.assertEqual(run(PROGRAM, "check", "lesen"), "[x] Zwei Seiten lesen\n")
        today = json.loads(run(PROGRAM, "today", "--json"))
        self.assertEqual((today["done"], today["total"]), (1, 1))
        app.find("label", "1 von 1 heute erledigt")
        os.kill(app.process.pid, 15)
        wait_until(lambda: not app.is_running and not bus.is_owned(ID), "its end")

    def test_5_everything_can_be_taken_away(self):
        run(PROGRAM, "export", "csv", "all.zip")
        with zipfile.ZipFile("all.zip") as archive:
            self.assertTrue(any("Zwei Seiten lesen" in archive.read(name).decode() for name in archive.namelist()))
        run(PROGRAM, "export", "json", "all.json")
        self.assertIn("Milch und Brot", Path("all.json").read_text())
        run(PROGRAM, "export", "backup", "all.db")
        self.assertTrue(Path("all.db").read_bytes().startswith(b"SQLite format 3"))

    def test_6_the_shells_complete_what_it_can_do(self):
        bash = SHARE / "bash-completion/completions/tagwerk"
        script = f". {bash}; COMP_WORDS=(tagwerk check zwei); COMP_CWORD=2; _tagwerk; printf '%s\\n' \"${{COMPREPLY[@]}}\""
        self.assertEqual(run("bash", "--norc", "-c", script), "Zwei Seiten lesen\n")
        zsh = SHARE / "zsh/vendor-completions/_tagwerk"
        self.assertIn("Zwei", run(sys.executable, str(HERE / "zsh_completion.py"), str(zsh), "tagwerk check Zw"))
        self.assertIn("Zwei Seiten lesen", run("fish", "--command", "complete -C 'tagwerk check Zw'"))

    def test_7_ends_in_order_when_it_is_asked_to(self):
        app = self.launch(PROGRAM, language="de_DE.UTF-8")
        app.find("label", "Heute")
        app.terminate()
        self.assertEqual(app.wait_ended(), 0)


def main():
    if not session.is_inside():
        return session.enter()
    with session.join():
        return 0 if unittest.main(exit=False, verbosity=2).result.wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main())
