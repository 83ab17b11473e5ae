"""The session's bus: programs that are asked there for what they offer."""

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
