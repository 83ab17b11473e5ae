import time


class Timeout(AssertionError):
    """A condition that a story waited for did not come true."""


def wait_until(condition, what, timeout=10.0):
    """Returns the first truthy value of `condition()`; raises Timeout naming `what` after `timeout` seconds.

    `what` may be a function, so that a costly description is only made for a failure.
    """
    deadline = time.monotonic() + timeout
    pause = 0.01
    while True:
        if value := condition():
            return value
        if time.monotonic() > deadline:
            raise Timeout(f"after {timeout:g} s still waiting for {what() if callable(what) else what}")
        time.sleep(pause)
        pause = min(pause * 1.5, 0.1)
