#!/usr/bin/python3
"""Plays the UI stories on a display, a session bus and a window manager of their own.

    Tests/UI/run.py                 all stories
    Tests/UI/run.py -k greeting     those whose name contains a word
    Tests/UI/run.py habits notes    those of test_habits.py and test_notes.py

Stories wait more than they work, so several are played at a time, each on a desktop of its own.
"""

import argparse
import sys
import time
import unittest
from pathlib import Path

from harness import session
from harness.build import compile_c, compile_clock

HERE = Path(__file__).resolve().parent


class TimedResult(unittest.TextTestResult):
    """Says of each story how it ended and how long it took, in one line, since several speak at a time."""

    def startTest(self, test):
        self.started = time.monotonic()
        unittest.TestResult.startTest(self, test)

    def getDescription(self, test):
        return test.id()

    def _say(self, test, end):
        self.stream.writeln(f"{test.id()} ... {end} ({time.monotonic() - self.started:.1f} s)")
        self.stream.flush()

    def addSuccess(self, test):
        unittest.TestResult.addSuccess(self, test)
        self._say(test, "ok")

    def addError(self, test, err):
        unittest.TestResult.addError(self, test, err)
        self._say(test, "ERROR")

    def addFailure(self, test, err):
        unittest.TestResult.addFailure(self, test, err)
        self._say(test, "FAIL")

    def addSkip(self, test, reason):
        unittest.TestResult.addSkip(self, test, reason)
        self._say(test, f"skipped: {reason}")


class SharedStories(unittest.TestSuite):
    """Stories of which each session takes the next one when it is free, so that a long one keeps none waiting."""

    _cleanup = False

    def __init__(self, stories, turns):
        super().__init__(stories)
        self.turns = turns

    def __iter__(self):
        while (turn := self.turns.take()) < len(self._tests):
            yield self._tests[turn]


def find(modules, words):
    """The stories asked for, in the order of their files."""
    loader = unittest.TestLoader()
    loader.testNamePatterns = [f"*{word}*" for word in words] or None
    patterns = [f"test_{module}.py" for module in modules] or ["test_*.py"]
    return [story for pattern in patterns for story in flattened(loader.discover(str(HERE / "stories"), pattern))]


def flattened(suite):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from flattened(test)
        else:
            yield test


def play(modules, words, turns):
    """Plays a share of the stories; returns whether all passed."""
    stories = find(modules, words)
    if not stories:
        print("stories: no such story")
        return False
    result = run(SharedStories(stories, turns))
    skipped = len(result.skipped)
    unsteady = again(result)
    failed = failures(result) - len(unsteady)
    for story in unsteady:
        print(f"passed only when played again: {story}")
    print(f"stories: {result.testsRun - failed - skipped} passed, {failed} failed, {skipped} skipped", flush=True)
    return failed == 0


def run(suite):
    return unittest.TextTestRunner(stream=sys.stdout, verbosity=2, resultclass=TimedResult).run(suite)


def failures(result):
    return len(result.failures) + len(result.errors) + len(result.unexpectedSuccesses)


def again(result):
    """Plays what failed once more and names what passes then: real programs on a busy machine keep no timetable.

    More than two failures are no matter of timing, so they stand.
    """
    failed = [test for test, _ in result.failures + result.errors if isinstance(test, unittest.TestCase)]
    if not 0 < len(failed) <= 2 or len(failed) != failures(result):
        return []
    return [test.id() for test in failed if failures(run(unittest.TestSuite([type(test)(test._testMethodName)]))) == 0]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modules", nargs="*", help="stories/test_NAME.py by NAME")
    parser.add_argument("-k", dest="words", action="append", default=[], help="only stories whose name contains this")
    parser.add_argument("-j", dest="jobs", type=int, default=3, help="how many stories at a time (3)")
    arguments = parser.parse_args()
    if not session.is_inside():
        # What stories need in C, before they build it at once.
        compile_c(HERE / "fixture" / "fixture.c", packages=["libadwaita-1"])
        compile_clock()
        return session.enter(arguments.jobs)
    with session.join() as turns:
        return 0 if play(arguments.modules, arguments.words, turns) else 1


sys.exit(main())
