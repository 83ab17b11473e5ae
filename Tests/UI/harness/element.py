"""One element of a program's accessible tree."""

import re
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from . import screen  # noqa: E402
from .screen import Rect  # noqa: E402
from .wait import wait_until  # noqa: E402

# GObject introspection marks every interface method of Atspi as deprecated in favour of itself.
warnings.filterwarnings("ignore", category=DeprecationWarning, message="Atspi")

# A program that is starting may miss a call; the default would wait 15 s for its answer.
Atspi.set_timeout(2000, 2000)


class Element:
    """An accessible of the program, read anew at each access, so that it never lies about the past."""

    def __init__(self, accessible, app):
        self._accessible = accessible
        self._app = app
        # Finds it again where the program has put another element in its place meanwhile.
        self._find_again = None

    # MARK: What it is

    @property
    def role(self):
        """The role as AT-SPI spells it: "push-button", "label", "text", "frame" …"""
        nick = self._accessible.get_role().value_nick
        # AT-SPI 2.56 has renamed it.
        return "push-button" if nick == "button" else nick

    @property
    def name(self):
        """The accessible name; for a label, its text."""
        name = self._accessible.get_name() or ""
        # GTK 4.8 joins a button's label and the name it computed from that label: "Cancel Cancel".
        half = name[: len(name) // 2]
        return half if half and name == f"{half} {half}" else name

    @property
    def description(self):
        return self._accessible.get_description() or ""

    @property
    def text(self):
        """The text of a label, an entry or a text view."""
        return Atspi.Text.get_text(self._accessible, 0, Atspi.Text.get_character_count(self._accessible))

    @property
    def selected_text(self):
        """What is selected of the text of an entry or a text view."""
        if Atspi.Text.get_n_selections(self._accessible) == 0:
            return ""
        range = Atspi.Text.get_selection(self._accessible, 0)
        return Atspi.Text.get_text(self._accessible, range.start_offset, range.end_offset)

    @property
    def value(self):
        """The number that a slider, a progress bar or a spin button shows."""
        return Atspi.Value.get_current_value(self._accessible)

    @property
    def states(self):
        """"focused", "checked", "selected", "sensitive", "expanded", "modal" …"""
        return {state.value_nick for state in self._accessible.get_state_set().get_states()}

    @property
    def actions(self):
        return [
            Atspi.Action.get_action_name(self._accessible, index)
            for index in range(Atspi.Action.get_n_actions(self._accessible))
        ]

    @property
    def rect(self):
        """Where it is inside its window. GTK cannot tell screen coordinates; `on_screen` derives them."""
        extents = Atspi.Component.get_extents(self._accessible, Atspi.CoordType.WINDOW)
        return Rect(extents.x, extents.y, extents.width, extents.height)

    @property
    def is_shown(self):
        rect = self.rect
        return rect.width > 0 and rect.height > 0 and bool({"visible", "showing"} & self.states)

    @property
    def parent(self):
        parent = self._accessible.get_parent()
        return Element(parent, self._app) if parent else None

    @property
    def children(self):
        count = self._accessible.get_child_count()
        found = (self._accessible.get_child_at_index(index) for index in range(count))
        return [Element(child, self._app) for child in found if child]

    def descendants(self):
        """Itself and all below it, parents first. What leaves the tree meanwhile is left out."""
        yield self
        try:
            children = self.children
        except GLib.Error:
            return
        for child in children:
            yield from child.descendants()

    # MARK: Finding

    def find_all(self, role=None, name=None, *, state=None, hidden=False):
        """All elements at or below this one, now. `name` is the whole name or a compiled pattern to search for."""
        return list(self._matching(role, name, state, hidden))

    def find(self, role=None, name=None, *, state=None, hidden=False, timeout=10.0):
        """The first such element, waited for."""
        found = wait_until(
            lambda: next(self._matching(role, name, state, hidden), None),
            lambda: f"{_wanted(role, name, state)} in\n{self.tree()}",
            timeout,
        )
        found._find_again = lambda: self.find(role, name, state=state, hidden=hidden, timeout=timeout)
        return found

    def exists(self, role=None, name=None, *, state=None, hidden=False):
        """Whether there is such an element, now."""
        return next(self._matching(role, name, state, hidden), None) is not None

    def wait_gone(self, role=None, name=None, *, state=None, timeout=10.0):
        """Waits until there is no such element."""
        wait_until(
            lambda: not self.exists(role, name, state=state),
            lambda: f"{_wanted(role, name, state)} to go from\n{self.tree()}",
            timeout,
        )

    def wait_state(self, state, present=True, timeout=10.0):
        """Waits until this element has (or has not) a state; returns the element."""
        wait_until(
            lambda: (state in self.states) == present,
            lambda: f"{self} to {'be' if present else 'be no longer'} {state}; its states are {sorted(self.states)}",
            timeout,
        )
        return self

    def _matching(self, role, name, state, hidden):
        # One after the other: a look at all of a window takes a thousand calls to the program.
        return (found for found in self.descendants() if found._matches(role, name, state, hidden))

    def _matches(self, role, name, state, hidden):
        try:
            if role is not None and self.role != role:
                return False
            if isinstance(name, re.Pattern):
                if not name.search(self.name):
                    return False
            elif name is not None and self.name != name:
                return False
            if state is not None and state not in self.states:
                return False
            return hidden or self.role == "application" or self.is_shown
        except GLib.Error:
            return False

    def tree(self):
        """This element and all below it as indented text, for a failure's message."""
        return "\n".join(self._lines(0))

    def _lines(self, depth):
        try:
            rect = self.rect if self.role != "application" else None
            place = f" ({rect.x}, {rect.y}, {rect.width}, {rect.height})" if rect else ""
            notable = sorted(self.states - {"visible", "sensitive", "focusable", "showing", "horizontal", "vertical"})
            yield f"{'  ' * depth}{self.role} {self.name!r}{place}{' ' + ' '.join(notable) if notable else ''}"
            children = self.children
        except GLib.Error:
            return
        for child in children:
            yield from child._lines(depth + 1)

    def __repr__(self):
        try:
            return f"{self.role} {self.name!r}"
        except GLib.Error:
            return "an element that is gone"

    # MARK: Acting

    def activate(self, action=None):
        """Does an action of the accessible, as a screen reader would: `action` by name, or else the first."""
        actions = self.actions
        if not actions or (action is not None and action not in actions):
            raise AssertionError(f"{self} has no action {action or ''}: {actions}")
        Atspi.Action.do_action(self._accessible, actions.index(action) if action else 0)
        return self

    def on_screen(self):
        """Where it is on the screen."""
        try:
            window_rect, window = self._app.window_of(self)
            rect = self.rect
        except GLib.Error:
            if self._find_again is None:
                raise
            self._accessible = self._find_again()._accessible
            window_rect, window = self._app.window_of(self)
            rect = self.rect
        return Rect(rect.x - window_rect.x + window.x, rect.y - window_rect.y + window.y, rect.width, rect.height)

    def at_rest(self):
        """Where it is on the screen once it no longer moves, as rows and pages do while others come or go."""
        places = [self.on_screen()]

        def stands_still():
            # Some frames of an animation.
            time.sleep(0.05)
            places.append(self.on_screen())
            return places[-1] == places[-2]

        wait_until(stands_still, lambda: f"{self} to stand still")
        return places[-1]

    def click(self, button=1, count=1):
        """A real click of the pointer on its middle: button 3 for a context menu, count 2 for a double click."""
        screen.click(self.at_rest().center, button, count)
        return self

    def hover(self):
        screen.move_pointer(self.at_rest().center)
        return self

    def drag_to(self, other):
        """Drags it with the pointer onto `other`, an element or a point (x, y) of the screen."""
        screen.drag(self.at_rest().center, other.at_rest().center if isinstance(other, Element) else other)
        return self

    def drag_by(self, dx, dy):
        """Drags it with the pointer by an offset in points."""
        x, y = self.at_rest().center
        return self.drag_to((x + dx, y + dy))

    def scroll(self, clicks):
        """Turns the wheel over it: down for a positive number of clicks, up for a negative one."""
        screen.click(self.at_rest().center, 5 if clicks > 0 else 4, abs(clicks))
        return self

    def focus(self):
        """Clicks it and waits for the keyboard focus."""
        return self.click().wait_state("focused")

    def enter(self, text):
        """Replaces the text of an entry by typing into it; waits until it shows the new text."""
        self.focus()
        screen.key("ctrl+a")
        screen.key("Delete")
        if text:
            screen.type_text(text)
        wait_until(lambda: self.text == text, lambda: f"the text {text!r}, it is {self.text!r}")
        return self


def _wanted(role, name, state):
    named = f" matching {name.pattern!r}" if isinstance(name, re.Pattern) else f" {name!r}" if name is not None else ""
    return f"{role or 'an element'}{named}{f' that is {state}' if state else ''}"
