"""The session's bus: programs that are asked there for what they offer."""

import threading
from contextlib import contextmanager

from gi.repository import Gio, GLib

from .wait import wait_until


def connection():
    return Gio.bus_get_sync(Gio.BusType.SESSION, None)


def call(name, path, interface, method, signature="()", *arguments, timeout=10_000):
    """Calls a method and returns its results as Python values."""
    answer = connection().call_sync(
        name, path, interface, method, GLib.Variant(signature, arguments), None, Gio.DBusCallFlags.NONE, timeout, None
    )
    return answer.unpack()


def is_owned(name):
    return call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner", "(s)", name)[0]


def wait_owned(name):
    wait_until(lambda: is_owned(name), f"somebody who answers to {name}")


class Application:
    """A running program as the desktop asks it."""

    def __init__(self, id):
        self.id = id
        self.path = "/" + id.replace(".", "/")
        wait_owned(id)

    def call(self, method, signature="()", *arguments):
        return call(self.id, self.path, "org.freedesktop.Application", method, signature, *arguments)

    def activate(self):
        self.call("Activate", "(a{sv})", {})

    def activate_action(self, name, *parameters):
        self.call("ActivateAction", "(sava{sv})", name, list(parameters), {})

    def actions(self):
        return call(self.id, self.path, "org.gtk.Actions", "List")[0]


class ScreenReader:
    """Asks a program on the accessibility bus without waiting for its answers."""

    def __init__(self, process):
        address = call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")[0]
        kind = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self._connection = Gio.DBusConnection.new_for_address_sync(address, kind, None, None)
        names = self._ask_the_bus("ListNames", "()")
        self._name = next(name for name in names if self._owner(name) == process)

    @contextmanager
    def asking_for_window(self, number):
        """Asks all the while for the window of that number, which there may not be."""
        is_over = threading.Event()
        errors = []

        def ask():
            try:
                while not is_over.is_set():
                    # Many at once, as a queue is what finds gaps; then as fast as the program answers.
                    for _ in range(50):
                        self._ask_the_program("GetChildAtIndex", "(i)", number)
                    self._connection.flush_sync()
                    self._ask_the_program("GetRole", "()", waits=True)
            except GLib.Error as error:
                errors.append(error)

        asking = threading.Thread(target=ask)
        asking.start()
        try:
            yield
        finally:
            is_over.set()
            asking.join()
        for error in errors:
            raise error

    def _ask_the_program(self, method, signature, *arguments, waits=False):
        call = self._connection.call_sync if waits else self._connection.call
        call(
            self._name, "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Accessible", method,
            GLib.Variant(signature, arguments), None, Gio.DBusCallFlags.NONE, 10_000, None,
        )

    def _owner(self, name):
        """None for who has left the bus meanwhile."""
        try:
            return self._ask_the_bus("GetConnectionUnixProcessID", "(s)", name)
        except GLib.Error:
            return None

    def _ask_the_bus(self, method, signature, *arguments):
        bus = "org.freedesktop.DBus"
        return self._connection.call_sync(
            bus, "/org/freedesktop/DBus", bus, method, GLib.Variant(signature, arguments), None,
            Gio.DBusCallFlags.NONE, 10_000, None,
        ).unpack()[0]
