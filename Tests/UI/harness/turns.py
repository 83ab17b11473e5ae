"""What sessions beside each other do in turn."""

import fcntl


class Turns:
    """Numbers from 0 on, in a file: each is given to one of the processes that ask."""

    def __init__(self, path):
        self.path = path

    def take(self):
        with open(self.path, "a+") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            file.seek(0)
            taken = len(file.read())
            file.write(".")
        return taken
