import unittest

from gi.repository import GLib

from . import screen
from .app import App
from .wait import Timeout, wait_until


class Story(unittest.TestCase):
    """A test that plays a story on a running program.

    Each program started by `launch` must still run at the end (unless the story ended it) and must not have written
    a word to stderr. A failing story leaves a picture and the accessible tree in .build/screenshots/.
    """

    maxDiff = None

    def setUp(self):
        self.apps = []

    def launch(self, program, *arguments, quiet=True, **options):
        """Starts a program (see App). With quiet=False it may write to stderr, but a critical still ends it."""
        app = App(program, *arguments, **options)
        self.apps.append(app)
        self.addCleanup(self._finish, app, quiet)
        return app

    def _finish(self, app, quiet):
        died = app.process.poll()
        stderr = app.stderr
        app.remove()
        # Negative is a signal; SIGKILL is the story's own.
        if died is not None and died < 0 and died != -9:
            self.fail(f"{app.command[0]} died of signal {-died}: {stderr}")
        if quiet and stderr:
            self.fail(f"{app.command[0]} must write nothing to stderr, but wrote: {stderr}")

    def assertIdle(self, app, seconds=3, timeout=30):
        """The program comes to rest: over some span of `seconds` it uses no more than 1 ms of processor time.

        Waits for it, because an animation may still be on its way.
        """
        used = []
        try:
            wait_until(lambda: used.append(app.cpu_used(seconds)) or used[-1] <= 0.001, "rest", timeout)
        except Timeout:
            spans = ", ".join(f"{1000 * span:.1f}" for span in used)
            self.fail(f"{app.command[0]} is never idle: {spans} ms of processor time in spans of {seconds} s")

    def sheet(self, app):
        """The sheet or dialog over the window, waited for. Only tops are looked at: windows have large trees."""
        return wait_until(lambda: self._sheets(app), lambda: f"a sheet in\n{app.tree()}")[-1]

    def wait_closed(self, app, name=None):
        """Waits until no sheet is left, or none of that name."""
        wait_until(lambda: self._sheets(app, name) == [], lambda: f"no sheet {name or ''} any more in\n{app.tree()}")

    def _sheets(self, app, name=None):
        """None where the program cannot say it at the moment."""
        try:
            return [top for top in app.element.children if top._matches(None, name, "modal", False)]
        except GLib.Error:
            return None

    def _callTestMethod(self, method):
        try:
            super()._callTestMethod(method)
        except unittest.SkipTest:
            raise
        except BaseException:
            self._leave_evidence()
            raise

    def _leave_evidence(self):
        name = f"failed-{self.id().rpartition('.')[2]}"
        picture = screen.screenshot(name)
        trees = [app.tree() for app in self.apps if app.is_running]
        picture.with_suffix(".txt").write_text("\n\n".join(trees))
        print(f"\nSee {picture} and its .txt", flush=True)
