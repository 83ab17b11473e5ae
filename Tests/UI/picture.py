#!/usr/bin/python3
"""Starts a program on a display nobody sees and takes a picture of its window: .build/screenshots/NAME.png."""

import argparse
import sys

from harness import App, session, wait_until


def picture(arguments):
    environment = {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"} if arguments.dark else {}
    size = tuple(map(int, arguments.size.split("x"))) if arguments.size else None
    app = App(
        arguments.program,
        *arguments.arguments,
        language=arguments.locale,
        size=size,
        now=arguments.time,
        environment=environment,
        text_scale=arguments.text_scale,
    )
    try:
        # At rest, so that no animation is caught half way.
        wait_until(lambda: app.cpu_used(0.5) <= 0.001, "the program to come to rest", 30)
        print(app.screenshot(arguments.name))
        if app.stderr:
            print(app.stderr)
    finally:
        app.remove()


def main():
    parser = argparse.ArgumentParser(prog="screenshot.sh", description=__doc__)
    parser.add_argument("-s", "--size", metavar="WIDTHxHEIGHT", help="of the window, such as 360x640")
    parser.add_argument("-l", "--locale", default="en_US.UTF-8", help="such as de_DE.UTF-8")
    parser.add_argument("-d", "--dark", action="store_true", help="in the dark style")
    parser.add_argument("-x", "--text-scale", type=float, default=1, metavar="FACTOR", help="of text, such as 2")
    parser.add_argument("-t", "--time", metavar="TIME", help="that the program sees, such as '2026-03-02 09:00:00'")
    parser.add_argument("name", help="of the picture")
    parser.add_argument("program", nargs="?", default="tagwerk", help="a path, or a product of the debug build")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="for the program")
    arguments = parser.parse_args()
    if not session.is_inside():
        return session.enter()
    with session.join():
        picture(arguments)
    return 0


sys.exit(main())
