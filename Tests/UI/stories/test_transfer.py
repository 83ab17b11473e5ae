"""Tagwerk's data on its way in and out of the window."""

import csv
import io
import json
import re
import sqlite3
import subprocess
import sys
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from transfer_story import FIXTURES, TransferStory, wait_until  # noqa: E402

from harness import bus  # noqa: E402

HABITBULL = """HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
Lesen,,,2026-02-27,1,
Lesen,,,2026-02-28,1,Krimi
Lesen,,,2026-02-30,1,
"""


def make_loop_backup(file, version=25):
    """A full backup as Loop makes it: two habits, three days, and a day of a habit that is gone."""
    day = 86_400_000
    with sqlite3.connect(file) as data:
        data.executescript(f"""
            CREATE TABLE Habits (id INTEGER PRIMARY KEY, archived INTEGER, color INTEGER, description TEXT,
                freq_den INTEGER, freq_num INTEGER, highlight INTEGER, name TEXT, position INTEGER,
                reminder_hour INTEGER, reminder_min INTEGER, reminder_days INTEGER, type INTEGER, target_type INTEGER,
                target_value REAL, unit TEXT, question TEXT, uuid TEXT);
            CREATE TABLE Repetitions (id INTEGER PRIMARY KEY, habit INTEGER, timestamp INTEGER, value INTEGER, notes TEXT);
            INSERT INTO Habits VALUES
                (1, 0, 3, '', 1, 1, 0, 'Meditate', 0, NULL, NULL, 0, 0, 0, 0, '', '', '{"a" * 32}'),
                (2, 0, 8, '', 7, 3, 0, '跑步', 1, NULL, NULL, 0, 1, 0, 5, 'km', '', '{"b" * 32}');
            PRAGMA user_version = {version}""")
        rows = [(1, 20540, 2, ""), (1, 20541, 3, "ill"), (2, 20541, 5000, ""), (7, 20541, 2, "")]
        data.executemany(
            "INSERT INTO Repetitions (habit, timestamp, value, notes) VALUES (?, ?, ?, ?)",
            [(habit, number * day, value, note) for habit, number, value, note in rows])
    return file


class ImportStory(TransferStory):
    def test_brings_in_loops_archive_and_takes_it_back_whole(self):
        app = self.start(language="de_DE.UTF-8", size=(360, 700))
        archive = FIXTURES / "Loop Habits CSV 2026-03-31.zip"
        self.import_file(app, archive, "3 neue Gewohnheiten", "18 Tage kommen dazu")
        app.find("label", "🏃‍♀️ 跑步")
        app.find("label", "Wasser")
        app.key("ctrl+z")
        app.find("heading", "Noch keine Gewohnheiten")
        self.import_file(app, archive)
        app.find("label", "Wasser")
        self.assert_nothing_new(app, archive)

    def test_brings_in_loops_backup_and_says_what_is_left_out(self):
        app = self.start()
        backup = make_loop_backup(app.home / "Loop Habits Backup.db")
        self.import_file(
            app, backup, "2 new habits", "3 days to add", "The day belongs to a habit that is not in the file.")
        app.find("label", "跑步")
        app.key("ctrl+z")
        app.find("heading", "No Habits Yet")
        self.import_file(app, backup)
        self.assert_nothing_new(app, backup)

    def test_a_reader_of_the_screen_may_ask_for_more_windows_than_there_are_after_a_file_dialog(self):
        app = self.start()
        reader = bus.ScreenReader(app.process.pid)
        for _ in range(3):
            self.menu(app, r"Import.*…$")
            chooser = self.sheet(app).name
            with reader.asking_for_window(5):
                app.key("Escape")
                wait_until(lambda: chooser not in {window.title for window in app.windows()}, "the dialog to be closed")
            app.find("heading", "No Habits Yet")

    def test_leaves_nothing_of_an_import_that_is_cancelled(self):
        app = self.start()
        app.find(name="Notes").click()
        folder = app.home / "notes"
        folder.mkdir()
        for number in range(300):
            (folder / f"{number}.md").write_text(f"# Number {number}\n#tag\nWords, {number} of them.")
        sheet = self.look_into(app, folder, "Folder")
        sheet.find("label", "300 new notes")
        data = sqlite3.connect(next(app.home.glob("data/*/tagwerk.db")), isolation_level=None)
        self.addCleanup(data.close)
        # The import waits for the file, so that it cannot be over before it is cancelled.
        data.execute("BEGIN IMMEDIATE")
        sheet.find("push-button", "Import").wait_state("sensitive").click()
        sheet.find("progress-bar")
        cancel = sheet.find("push-button", "Cancel")
        cancel.activate()
        cancel.wait_state("sensitive", False)
        data.execute("ROLLBACK")
        self.wait_closed(app)
        app.find("heading", "No Notes Yet")
        for table in ("note", "note_text", "note_tag", "note_piece"):
            self.assertEqual(data.execute(f"SELECT count(*) FROM {table}").fetchone(), (0,))

    def test_refuses_a_backup_of_a_newer_loop_and_a_damaged_one(self):
        app = self.start(language="de_DE.UTF-8", size=(360, 700))
        for file, why in (
            (make_loop_backup(app.home / "neu.db", version=26), "neueren Version von Loop"),
            (FIXTURES / "not-a-db.db", "beschädigt oder abgeschnitten"),
        ):
            self.menu(app, "Importieren.*…$")
            self.choose_file(app, file)
            app.find("label", f"„{file.name}“ lässt sich nicht importieren")
            app.find("label", re.compile(why))
            app.find("push-button", "OK").click()
            app.wait_gone("label", re.compile(why))
        app.find("heading", "Noch keine Gewohnheiten")

    def test_brings_in_a_table_of_habitbull(self):
        app = self.start(language="de_DE.UTF-8")
        table = app.home / "habitbull.csv"
        table.write_text(HABITBULL)
        self.import_file(
            app, table, "1 neue Gewohnheit", "2 Tage kommen dazu", "Das Datum gibt es nicht, oder es ist nicht lesbar.")
        app.find("label", "Lesen")
        app.find("push-button", "Rückgängig").click()
        app.find("heading", "Noch keine Gewohnheiten")
        self.import_file(app, table)
        self.assert_nothing_new(app, table)

    def test_brings_in_a_folder_of_notes(self):
        app = self.start(size=(360, 700))
        app.find(name="Notes").click()
        folder = app.home / "notes"
        for path, text in {
            "Plan.md": "one", "work/Plan.md": "two", "work/old/Plan.md": "three",
            "home/any.md": "---\ntitle: Plan\ntags: [garden]\ncreated: 2026-01-02\n---\nfour",
            "跑步.md": "# Run\nfar", "empty.md": " \n", "picture.png": "no note",
        }.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text)
        self.import_file(app, folder, "5 new notes", "There is nothing in the note.", item="Folder")
        wait_until(lambda: len(app.find_all("list-item", re.compile("(^|, )Plan, "))) == 4, "four notes of one title")
        app.find("list-item", re.compile("(^|, )Run, "))
        app.key("ctrl+z")
        app.find("heading", "No Notes Yet")
        self.import_file(app, folder, item="Folder")
        self.assert_nothing_new(app, folder, item="Folder")


LONG = "lang " * 59 + "Ende"
NAMES = ["A/B", "🏃‍♀️", "跑步", LONG, "Plan", "Plan"]
TITLES = ["A/B", "🏃‍♀️ und 跑步", LONG, "Plan", "Plan", "Plan", "Plan"]


def number(kind, index):
    return f"{kind * 8}-0000-4000-8000-{index:012}"


def everything():
    """What Tagwerk writes as JSON: names that are hard for files, and all kinds of days."""
    days = [
        {"date": "2026-03-29", "note": "krank, „sehr“"},
        {"date": "2026-03-30", "skipped": True},
        {"date": "2026-03-31", "done": True},
    ]
    habits = [
        {"id": number("A", index), "name": name, "icon": "book.fill", "color": "green", "schedule": "daily",
         "createdOn": "2026-03-29", "days": days, "group": number("C", 0)}
        for index, name in enumerate(NAMES)
    ]
    amounts = [{"date": "2026-03-31", "amount": 2.5}]
    measure = {"unit": "km", "aim": "at least", "goal": 2.5}
    habits[2] |= {"measure": measure, "days": amounts, "schedule": "week 3"}
    notes = [
        {"id": number("B", index), "title": title, "text": f"Text {index}", "created": "2026-03-29T10:00:00.000Z",
         "modified": f"2026-03-29T10:0{index}:00.000Z"}
        for index, title in enumerate(TITLES)
    ]
    notes[0] |= {"pinned": True, "tags": ["Garten"], "day": "2026-03-30", "habit": number("A", 2)}
    groups = [{"id": number("C", 0), "name": "A/B", "color": "red"}]
    return {
        "format": "Tagwerk", "version": 1, "exportedOn": "2026-03-31", "groups": groups, "habits": habits, "notes": notes,
    }


class ExportStory(TransferStory):
    def start_with_everything(self, **options):
        app = self.start(**options)
        self.source = app.home / "everything.json"
        self.source.write_text(json.dumps(everything()))
        self.import_file(app, self.source)
        app.find("label", "跑步")
        return app

    def exported(self, app, kind, name):
        """Exports into the home folder and returns the file."""
        self.menu(app, "Export", kind)
        self.choose_file(app, app.home / name)
        return wait_until(lambda: (app.home / name).exists() and app.home / name, f"the export {name}")

    def test_writes_all_as_json_and_habits_in_loops_layout(self):
        app = self.start_with_everything()
        written = json.loads(self.exported(app, "Everything as JSON", "all.json").read_text())
        notes = sorted(written.pop("notes"), key=lambda note: note["id"])
        expected = everything()
        self.assertEqual(notes, expected.pop("notes"))
        self.assertEqual(written, expected)
        with zipfile.ZipFile(self.exported(app, "Habits as CSV", "habits.zip")) as archive:
            rows = list(csv.DictReader(io.StringIO(archive.read("Habits.csv").decode())))
            self.assertEqual([row["Name"] for row in rows], NAMES)
            folders = {name.split("/")[0] for name in archive.namelist() if "/" in name}
            self.assertEqual(len(folders), len(NAMES))
            self.assertLess(max(len(name.encode()) for name in folders), 200)
            self.assertIn("2026-03-31,2500,", archive.read("003/Checkmarks.csv").decode())
        self.menu(app, "Undo")
        app.find("heading", "No Habits Yet")
        self.import_file(app, app.home / "habits.zip", "6 new habits", "16 days to add")
        app.find("label", "跑步")

    def test_writes_notes_as_markdown_and_all_as_a_data_file(self):
        app = self.start_with_everything(language="de_DE.UTF-8", size=(360, 700))
        place = app.home / "place"
        place.mkdir()
        self.menu(app, "Export", "Notizen als Markdown")
        self.choose_file(app, place)
        app.find("label", "Nach „Tagwerk 2026-03-31“ exportiert")
        folder = place / "Tagwerk 2026-03-31"
        files = {file.name: file.read_text() for file in folder.iterdir()}
        self.assertLessEqual({"A-B.md", "🏃‍♀️ und 跑步.md", "Plan.md", "Plan 2.md", "Plan 3.md", "Plan 4.md"}, files.keys())
        self.assertEqual(len(files), len(TITLES))
        self.assertIn('tags: ["Garten"]\nday: 2026-03-30\nhabit: "跑步"', files["A-B.md"])
        copy = self.exported(app, "Alles als Datendatei", "copy.db")
        with sqlite3.connect(copy) as data:
            self.assertEqual([name for name, in data.execute("SELECT name FROM habit ORDER BY position")], NAMES)
            self.assertEqual(data.execute("SELECT count(*) FROM note").fetchone(), (len(TITLES),))
        self.menu(app, "Rückgängig")
        app.find("heading", "Noch keine Gewohnheiten")
        self.import_file(app, copy, "6 neue Gewohnheiten", "16 Tage kommen dazu", "7 neue Notizen")
        self.assert_nothing_new(app, folder, item="Folder")

    def test_says_what_helps_where_an_export_cannot_be_written(self):
        app = self.start_with_everything(language="de_DE.UTF-8")
        disk = app.home / "disk"
        disk.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", "size=4k", "none", disk]
        if subprocess.run(mount, stderr=subprocess.DEVNULL).returncode != 0:
            self.skipTest("only an administrator can make a small disk")
        self.addCleanup(subprocess.run, ["umount", "-l", disk])
        for change, title in ((None, "kein Platz"), (["mount", "-o", "remount,ro", disk], "darf nicht in den Ordner")):
            if change:
                subprocess.run(change, check=True)
            for item, target in (("Alles als JSON", disk / "all.json"), ("Notizen als Markdown", disk)):
                self.menu(app, "Export", item)
                self.choose_file(app, target)
                sheet = self.sheet(app)
                sheet.find("label", "Der Export ließ sich nicht schreiben")
                self.assertIn(str(disk), sheet.find("label", re.compile(title)).name)
                sheet.find("push-button", "OK").click()
                self.wait_closed(app)
        self.assertEqual(list(disk.iterdir()), [])


class BackupStory(TransferStory):
    def test_goes_back_to_a_backup_and_forth_again(self):
        app = self.start(language="de_DE.UTF-8", size=(360, 700))
        wait_until(lambda: list(app.home.glob("data/*/backups/tagwerk-2026-03-31.db")), "the day's backup")
        app.key("ctrl+n")
        app.find("text", "Name").wait_state("focused")
        app.type("Lesen")
        app.key("Return")
        self.wait_closed(app)
        self.restore(app)
        app.find("heading", "Noch keine Gewohnheiten")
        app.find("label", "Sicherung vom 31. März 2026 wiederhergestellt")
        app.find("push-button", "Rückgängig").click()
        app.find("label", "Lesen")
        # What was there before is offered among the backups too.
        self.restore(app, "Vor dem Wiederherstellen einer Sicherung")
        app.find("heading", "Noch keine Gewohnheiten")

    def restore(self, app, reason=None):
        """Restores the newest backup."""
        self.menu(app, "Backups")
        sheet = self.sheet(app)
        if reason:
            sheet.find("label", reason)
        sheet.find("push-button", re.compile("^Sicherung vom 31. März 2026")).click()
        app.find("push-button", "Wiederherstellen").click()
        self.wait_closed(app)


class FolderStory(TransferStory):
    def test_moves_the_data_beside_the_window_and_says_so_meanwhile(self):
        app = self.start()
        app.key("ctrl+n")
        app.find("text", "Name").wait_state("focused")
        app.type("Run")
        app.key("Return")
        self.wait_closed(app)
        folder = app.home / "elsewhere"
        folder.mkdir()
        data = sqlite3.connect(next(app.home.glob("data/*/tagwerk.db")), isolation_level=None)
        self.addCleanup(data.close)
        # As long as another program writes, it waits, and can be cancelled.
        data.execute("BEGIN IMMEDIATE")
        app.key("ctrl+comma")
        app.find("frame", "Preferences")
        for is_cancelled in (True, False):
            app.find("push-button", "Choose Another Folder…").activate()
            self.choose_file(app, folder)
            app.find("label", "Copying …")
            if is_cancelled:
                app.find("push-button", "Cancel").activate()
            else:
                data.rollback()
            app.wait_gone("label", "Copying …")
            self.assertEqual(any(folder.glob("*.db*")), not is_cancelled)
        app.find("label", re.compile("/elsewhere/$"))
        app.restart()
        app.find("label", "Run")
        self.assertTrue((folder / "tagwerk.lock").exists())


class CommandStory(TransferStory):
    def test_what_the_command_line_writes_is_in_the_window_at_once(self):
        app = self.start(language="de_DE.UTF-8")
        app.key("ctrl+n")
        app.find("text", "Name").wait_state("focused")
        app.type("Lesen")
        app.key("Return")
        self.wait_closed(app)
        app.find("label", "Lesen").click()
        day = app.find("check-box", re.compile("^Sonntag, 29. März"))
        self.assertNotIn("checked", day.states)
        self.assertEqual(app.start_again("check", "lesen", "--date", "2026-03-29"), (0, "[x] Lesen\n", ""))
        app.find("check-box", re.compile("^Sonntag, 29. März"), state="checked").click()
        wait_until(lambda: not self.is_done(app, "2026-03-29"), "the day to be free again")
        app.find(name="Notizen").click()
        self.assertEqual(app.start_again("note", "Milch und 跑步"), (0, "Milch und 跑步\n", ""))
        app.find("list-item", re.compile("^Milch und 跑步, "))

    def is_done(self, app, day):
        """What the command line says of a day without changing it."""
        code, out, _ = app.start_again("export", "json", str(app.home / "now.json"))
        self.assertEqual(code, 0)
        days = json.loads((app.home / "now.json").read_text())["habits"][0]["days"]
        (app.home / "now.json").unlink()
        return any(entry["date"] == day for entry in days)
