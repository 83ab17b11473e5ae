#!/usr/bin/python3
"""A notification server on the session's bus, as a desktop has one; the test tells it what the user does.

The server is a process of its own: run as a script, it owns the name and answers. `Notifications` starts it and asks it
by an interface of its own.
"""

import subprocess
import sys

from gi.repository import Gio, GLib

NAME = "org.freedesktop.Notifications"
PATH = "/org/freedesktop/Notifications"
TEST = "io.github.segler.Test"
INTERFACES = f"""
<node>
  <interface name="{NAME}">
    <method name="GetCapabilities"><arg type="as" direction="out"/></method>
    <method name="GetServerInformation">
      <arg type="s" direction="out"/><arg type="s" direction="out"/>
      <arg type="s" direction="out"/><arg type="s" direction="out"/>
    </method>
    <method name="Notify">
      <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
      <arg type="a{{sv}}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/>
    </method>
    <method name="CloseNotification"><arg type="u" direction="in"/></method>
    <signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
    <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
  </interface>
  <interface name="{TEST}">
    <method name="List"><arg type="a(ussas)" direction="out"/></method>
    <method name="Count"><arg type="u" direction="out"/></method>
    <method name="Invoke"><arg type="u" direction="in"/><arg type="s" direction="in"/></method>
  </interface>
</node>
"""


class Server:
    def __init__(self, connection):
        self.connection = connection
        self.shown = {}
        self.last = 0
        for interface in Gio.DBusNodeInfo.new_for_xml(INTERFACES).interfaces:
            connection.register_object(PATH, interface, self.answer, None, None)

    def answer(self, connection, sender, path, interface, method, parameters, invocation):
        invocation.return_value(getattr(self, method)(*parameters.unpack()))

    def GetCapabilities(self):
        return GLib.Variant("(as)", (["actions", "body"],))

    def GetServerInformation(self):
        return GLib.Variant("(ssss)", ("test", "segler", "1", "1.2"))

    def Notify(self, program, replaces, icon, title, body, actions, hints, timeout):
        if replaces not in self.shown:
            self.last += 1
            replaces = self.last
        self.shown[replaces] = (replaces, title, body, actions)
        return GLib.Variant("(u)", (replaces,))

    def CloseNotification(self, number):
        if self.shown.pop(number, None):
            self.connection.emit_signal(None, PATH, NAME, "NotificationClosed", GLib.Variant("(uu)", (number, 3)))

    def List(self):
        return GLib.Variant("(a(ussas))", (list(self.shown.values()),))

    def Count(self):
        return GLib.Variant("(u)", (self.last,))

    def Invoke(self, number, action):
        self.shown.pop(number, None)
        self.connection.emit_signal(None, PATH, NAME, "ActionInvoked", GLib.Variant("(us)", (number, action)))
        self.connection.emit_signal(None, PATH, NAME, "NotificationClosed", GLib.Variant("(uu)", (number, 2)))


class Notification:
    def __init__(self, number, title, body, actions):
        self.number = number
        self.title = title
        self.body = body
        # Names and labels alternate.
        self.buttons = {label: name for name, label in zip(actions[::2], actions[1::2]) if name != "default"}

    def press(self, label):
        _test("Invoke", "(us)", self.number, self.buttons[label])

    def click(self):
        _test("Invoke", "(us)", self.number, "default")


class Notifications:
    """The server, as long as the test needs it."""

    def __init__(self, story):
        from . import bus

        self.process = subprocess.Popen(["/usr/bin/python3", __file__], stdin=subprocess.DEVNULL)
        story.addCleanup(self.stop)
        bus.wait_owned(NAME)

    def stop(self):
        self.process.terminate()
        self.process.wait()

    def shown(self):
        return [Notification(*fields) for fields in _test("List")[0]]

    def count(self):
        """How many were ever shown."""
        return _test("Count")[0]

    def wait(self, title, timeout=15):
        from .wait import wait_until

        return wait_until(
            lambda: next((item for item in self.shown() if item.title == title), None), f"a notification {title}", timeout
        )

    def wait_gone(self, title):
        from .wait import wait_until

        wait_until(lambda: all(item.title != title for item in self.shown()), f"no notification {title}")


def _test(method, signature="()", *arguments):
    from . import bus

    return bus.call(NAME, PATH, TEST, method, signature, *arguments)


if __name__ == "__main__":
    loop = GLib.MainLoop()
    Gio.bus_own_name(
        Gio.BusType.SESSION,
        NAME,
        Gio.BusNameOwnerFlags.NONE,
        lambda connection, name: Server(connection),
        None,
        lambda connection, name: sys.exit("The name is taken."),
    )
    loop.run()
