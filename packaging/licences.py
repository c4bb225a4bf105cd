#!/usr/bin/env python3
"""Writes which crates are in programs of the workspace, under which licences, with the complete texts.

    packaging/licences.py [--target TARGET] PACKAGE...

Asks `cargo metadata` for what the packages stand on when they run, and takes the texts out of the crates. A crate without
one gets that of a crate of the same repository, or the usual one. One whose licence has no text here ends the script.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
IS_TEXT = re.compile(r"^(licen[cs]e|copying|copyright|notice|unlicense)", re.IGNORECASE)
LINE = "-" * 100
# The texts that are the same for everybody but for the names.
USUAL = {
    "MIT": ROOT / "LICENSE-MIT",
    "Apache-2.0": ROOT / "LICENSE-APACHE",
    "BSL-1.0": ROOT / "packaging/licences/BSL-1.0.txt",
    "CC0-1.0": ROOT / "packaging/licences/CC0-1.0.txt",
}


def host() -> str:
    text = subprocess.run(["rustc", "-vV"], check=True, capture_output=True, text=True).stdout
    return re.search(r"^host: (.*)$", text, re.MULTILINE).group(1)


def crates(target: str, names: list[str]) -> list[dict]:
    """The crates of others that are part of the programs: not those that only build or test them."""
    command = ["cargo", "metadata", "--format-version", "1", "--locked", "--filter-platform", target]
    data = json.loads(subprocess.run(command, check=True, capture_output=True, cwd=ROOT).stdout)
    packages = {package["id"]: package for package in data["packages"]}
    nodes = {node["id"]: node for node in data["resolve"]["nodes"]}
    todo = [package["id"] for package in data["packages"] if package["name"] in names and not package["source"]]
    if len(todo) != len(names):
        sys.exit(f"licences.py: the workspace has not all of {', '.join(names)}")
    seen = set(todo)
    while todo:
        for one in nodes[todo.pop()]["deps"]:
            if one["pkg"] not in seen and any(kind["kind"] is None for kind in one["dep_kinds"]):
                seen.add(one["pkg"])
                todo.append(one["pkg"])
    return sorted((packages[one] for one in seen if packages[one]["source"]), key=lambda one: (one["name"], one["version"]))


def texts(package: dict) -> list[str]:
    folder = Path(package["manifest_path"]).parent
    named = [folder / package["license_file"]] if package["license_file"] else []
    files = [path for path in sorted(folder.iterdir()) if IS_TEXT.match(path.name) and path.is_file()]
    # Some keep them in a folder, one a licence.
    for inner in sorted(folder.iterdir()):
        if inner.is_dir() and inner.name.lower() in ("licenses", "licences", "license"):
            files += sorted(path for path in inner.iterdir() if path.is_file())
    whole = dict.fromkeys(path for path in named + files if path.is_file() and path.suffix != ".rs")
    return [path.read_text(encoding="utf-8", errors="replace").replace("\r\n", "\n").strip("\n") for path in whole]


def usual(package: dict) -> str:
    """The text of its licence for a crate that comes without, with those whose it is as far as the crate says."""
    whose = f"Copyright (c) {', '.join(package['authors']) or 'the authors of ' + package['name']}"
    for name, path in USUAL.items():
        if re.search(rf"(^|[ (/]){re.escape(name)}($|[ )/])", package["license"] or ""):
            text = path.read_text(encoding="utf-8").strip("\n")
            return re.sub(r"^Copyright .*$", lambda _: whose, text, count=1, flags=re.MULTILINE)
    return ""


def of_sibling(package: dict, found: list[dict]) -> list[str]:
    """The texts of another crate of the same repository."""
    same = (one for one in found if one["repository"] == package["repository"] and one["license"] == package["license"])
    return next((of_one for of_one in map(texts, same) if of_one), []) if package["repository"] else []


def main() -> None:
    names = sys.argv[1:]
    target = names[1] if names[:1] == ["--target"] else host()
    found = crates(target, names[2:] if names[:1] == ["--target"] else names)
    users: dict[str, list[str]] = {}
    lines = []
    for package in found:
        name, licence = f"{package['name']} {package['version']}", package["license"] or "see its text"
        lines.append(f"{name:44}{licence:44}{package['repository'] or ''}".rstrip())
        of_crate = texts(package) or of_sibling(package, found) or [usual(package)]
        if not all(of_crate):
            sys.exit(f"licences.py: {name} ({licence}) comes without a text")
        for text in of_crate:
            users.setdefault(text, []).append(name)
    print(f"Ludarium is made with {len(found)} crates of others. Each is listed with its licence; the texts follow.")
    print("All of them are unchanged, and the source of each is at https://crates.io/crates/NAME/VERSION.\n")
    print("\n".join(lines))
    for text, names in users.items():
        print(f"\n{LINE}\n{', '.join(names)}\n{LINE}\n\n{text}")


main()
