"""Drives a real program through its accessible tree and the pointer, on a display of its own."""

from .app import App
from .element import Element
from .story import Story
from .wait import Timeout, wait_until

__all__ = ["App", "Element", "Story", "Timeout", "wait_until"]
