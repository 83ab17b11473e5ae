"""What the kernel says about a running process."""

import re
import time
from pathlib import Path


def cpu_seconds(pid):
    """Processor time that all threads of `pid` have used, to the nanosecond where the kernel counts so finely."""
    total = 0
    try:
        for task in Path(f"/proc/{pid}/task").iterdir():
            total += int((task / "schedstat").read_text().split()[0])
        return total / 1e9
    except FileNotFoundError:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100


def cpu_used(pid, seconds):
    """Processor time used by `pid` in the next `seconds`."""
    before = cpu_seconds(pid)
    time.sleep(seconds)
    return cpu_seconds(pid) - before


def memory_kilobytes(pid):
    """Resident memory of `pid`: {'Rss': all of it, 'Pss': with shared pages divided among their users}."""
    rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return {key: int(re.search(rf"^{key}:\s+(\d+) kB", rollup, re.M)[1]) for key in ("Rss", "Pss")}
