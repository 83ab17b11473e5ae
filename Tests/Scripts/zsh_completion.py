#!/usr/bin/python3
"""zsh_completion.py FILE LINE: what zsh makes of the line and a Tab, with the completions in FILE."""

import os
import pty
import re
import select
import sys

completions, line = sys.argv[1:]
process, terminal = pty.fork()
if process == 0:
    os.environ |= {"TERM": "dumb", "PS1": "> "}
    os.execlp("zsh", "zsh", "-f", "-i")


def read_until(mark):
    """What comes up to the mark; ends the shell where it never does."""
    said = ""
    while mark not in said:
        ready, _, _ = select.select([terminal], [], [], 20)
        if not ready:
            sys.exit(f"zsh is silent after: {said}")
        said += os.read(terminal, 4096).decode(errors="replace")
    return said


# The mark is written in two parts, so that the echo of the command is not taken for it.
os.write(terminal, f"autoload -U compinit; compinit -u -D; source {completions}; echo rea''dy\n".encode())
read_until("ready")
# A widget that prints the line as it is after the completion.
os.write(terminal, b"show() { zle -I; print -r -- \"[[$BUFFER]]\"; BUFFER=; }; zle -N show; bindkey '^X' show; echo se''t\n")
read_until("set")
os.write(terminal, line.encode() + b"\t\x18")
print(re.search(r"\[\[(.*?)\]\]", read_until("]]"))[1])
os.write(terminal, b"exit\n")
os.waitpid(process, 0)
