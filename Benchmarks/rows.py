#!/usr/bin/env python3
"""The rows of .build/bench.json: an array of {name, value, unit, budget}; value null for what was not measured."""

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / ".build" / "bench.json"


def read():
    return json.loads(FILE.read_text()) if FILE.exists() else []


def merge(new):
    """Puts rows into the file, in place of those of the same name."""
    rows = {row["name"]: row for row in read()} | {row["name"]: row for row in new}
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(list(rows.values()), indent=2, ensure_ascii=False) + "\n")


def row(name, value, unit, budget=None):
    return {"name": name, "value": value, "unit": unit, "budget": budget}


def table(rows):
    width = max((len(row["name"]) for row in rows), default=0)
    for row in rows:
        yield f"{row['name']:<{width}}  {_number(row['value']):>10} {row['unit']:<4}{_verdict(row)}".rstrip()


def _number(value):
    return "–" if value is None else f"{value:.4g}"


def _verdict(row):
    if row["budget"] is None:
        return ""
    budget = f"budget {_number(row['budget'])}"
    if row["value"] is None:
        return f"  {budget}, not measured"
    return f"  {budget}{', OVER' if row['value'] > row['budget'] else ''}"


if __name__ == "__main__":
    print(*table(read()), sep="\n")
