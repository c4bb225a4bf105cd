#!/usr/bin/env python3
"""Packs the page and what wasm-bindgen made into one folder that any server of files can serve.

    scripts/pack_web.py --program FOLDER --thinker FOLDER --out FOLDER [--assets FOLDER...] [--rules FOLDER] [--brotli LEVEL]

Every file but those that browsers ask for by a fixed name gets a hash of its content into its name, and every name in
the files is changed with it: a page that is open keeps the files of its version, and nothing needs to be asked for
twice. The program's folder has `ludarium.js` and `ludarium_bg.wasm`, the thinker's the same with `ludarium_thinker`.
"""

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Asked for by these names, by browsers and by people.
FIXED = ["index.html", "manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png"]
# What the game fetches when it wants it: sounds, and the letters of names.
FETCHED = ["*.ogg", "*.otf"]
SERVICE_WORKER = "service-worker.js"
DIGITS = 12
# A name in a file, as it is written in web/.
REFERENCE = re.compile(r"""(["'])\./([\w.-]+)\1""")


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:DIGITS]


def with_hash(name: str, content: bytes) -> str:
    path = Path(name)
    return f"{path.stem}.{digest(content)}{path.suffix}"


class Packer:
    def __init__(self, sources: dict[str, Path], out: Path):
        self.sources = sources
        self.out = out
        # Name as written → name in the folder, and what lies there.
        self.names: dict[str, str] = {}
        self.packed: dict[str, bytes] = {}
        self.under_way: list[str] = []

    def name(self, name: str) -> str:
        """The name in the folder of a file that another one names, which is packed first."""
        if name in FIXED or name == SERVICE_WORKER:
            return name
        if name not in self.names:
            self.add(name, self.content(name))
        return self.names[name]

    def add(self, name: str, content: bytes) -> None:
        self.names[name] = with_hash(name, content)
        self.write(self.names[name], content)

    def content(self, name: str) -> bytes:
        if name not in self.sources:
            sys.exit(f"error: {' → '.join(self.under_way)} names {name}, which does not exist")
        if name in self.under_way:
            sys.exit(f"error: {' → '.join(self.under_way)} → {name} is a circle: no hash can be in every name")
        source = self.sources[name]
        content = source.read_bytes()
        if source.suffix not in {".js", ".css", ".html", ".webmanifest"}:
            return content
        self.under_way.append(name)
        text = REFERENCE.sub(self.reference, content.decode())
        self.under_way.pop()
        return self.with_snippets(source.parent, text).encode()

    def reference(self, found: re.Match) -> str:
        """What a file names, by the name that it has here."""
        # What wasm-bindgen calls the functions that the wasm imports; there is no such file.
        if found[2].endswith("_bg.js"):
            return found[0]
        return f"{found[1]}./{self.name(found[2])}{found[1]}"

    def with_snippets(self, folder: Path, text: str) -> str:
        """Pieces of JavaScript that crates brought along lie in a folder beside what wasm-bindgen made."""
        snippets = folder / "snippets"
        if not snippets.is_dir() or "./snippets/" not in text:
            return text
        files = sorted(path for path in snippets.rglob("*") if path.is_file())
        inside = f"snippets.{digest(b''.join(path.read_bytes() for path in files))}"
        for path in files:
            self.write(f"{inside}/{path.relative_to(snippets).as_posix()}", path.read_bytes())
        return text.replace("./snippets/", f"./{inside}/")

    def write(self, name: str, content: bytes) -> None:
        self.packed[name] = content
        path = self.out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def build_script(page: Path, build: dict) -> bytes:
    """build.js with what lies where."""
    text = (page / "build.js").read_text()
    start, end = text.index("export const build"), text.index("/** The address")
    return f"{text[:start]}export const build = {json.dumps(build, indent=4)};\n\n{text[end:]}".encode()


def pack(arguments: argparse.Namespace) -> None:
    page, out = arguments.page, arguments.out
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    sources = {path.name: path for path in page.iterdir() if path.is_file()}
    for folder, stem in [(arguments.program, "ludarium"), (arguments.thinker, "ludarium_thinker")]:
        for name in [f"{stem}.js", f"{stem}_bg.wasm"]:
            if not (folder / name).is_file():
                sys.exit(f"error: {folder / name} is missing; scripts/web builds it")
            sources[name] = folder / name
    packer = Packer(sources, out)

    assets = {}
    for folder in arguments.assets:
        for path in sorted(path for ending in FETCHED for path in folder.glob(ending)):
            known = f"assets/{folder.name}/{path.name}"
            content = path.read_bytes()
            assets[known] = str(Path(known).with_name(with_hash(path.name, content)))
            packer.write(assets[known], content)
    rules: dict[str, list[str]] = {}
    if arguments.rules:
        for path in sorted(arguments.rules.glob("*/*.md")):
            rules.setdefault(path.parent.name, []).append(path.stem)
            packer.write(f"rules/{path.parent.name}/{path.name}", path.read_bytes())

    code = {"glue": packer.name("ludarium.js"), "wasm": packer.name("ludarium_bg.wasm")}
    search = {"worker": packer.name("thinker.js"), "wasm": packer.name("ludarium_thinker_bg.wasm")}
    code["bytes"], search["bytes"] = (len(packer.packed[part["wasm"]]) for part in (code, search))
    # Whatever changes, the version does: also files that have no hash in their names.
    parts = [path.read_bytes() for _, path in sorted(sources.items())] + [json.dumps([assets, rules]).encode()]
    version = digest(b"".join(hashlib.sha256(part).digest() for part in parts))
    build = {"version": version, "program": code, "thinker": search, "assets": assets, "rules": rules}
    packer.add("build.js", build_script(page, build))
    for name in FIXED:
        packer.write(name, packer.content(name))

    kept = ["./"] + [f"./{name}" for name in packer.packed if name.split("/")[0] not in {"index.html", "assets", "rules"}]
    worker = (page / SERVICE_WORKER).read_text()
    worker = worker.replace(" scripts/pack_web.py fills in the three lines below.", "")
    values = {"VERSION": version, "FILES": kept, "ASSETS": [f"./{name}" for name in assets.values()]}
    for name, value in values.items():
        line = f"const {name} = {json.dumps(value)};"
        worker, found = re.subn(rf"^const {name} = .*;$", lambda _: line, worker, flags=re.MULTILINE)
        if found != 1:
            sys.exit(f"error: {SERVICE_WORKER} has no line for {name}")
    packer.write(SERVICE_WORKER, worker.encode())
    if arguments.sizes:
        print_sizes(packer.packed, build, arguments.brotli)


def part_of(name: str, build: dict) -> str:
    folder = name.split("/")[0]
    if name in build["program"].values():
        return "the game" if name.endswith(".wasm") else "the game's JavaScript"
    if name == build["thinker"]["wasm"]:
        return "the search"
    if name.startswith("ludarium_thinker."):
        return "the search's JavaScript"
    if folder in {"assets", "rules"}:
        return {"assets": "sounds and letters, when wanted", "rules": "rules, when wanted"}[folder]
    return "pictures and letters" if name.endswith((".png", ".svg", ".webp", ".woff2")) else "the page"


def print_sizes(packed: dict[str, bytes], build: dict, level: int) -> None:
    has_brotli = shutil.which("brotli") is not None

    def brotli(content: bytes) -> int:
        run = subprocess.run(["brotli", "--stdout", "--quality=" + str(level)], input=content, stdout=subprocess.PIPE, check=True)
        return len(run.stdout)

    rows: dict[str, list[int]] = {}
    for name, content in packed.items():
        # What is packed already does not become smaller, and servers do not try.
        is_packed = name.endswith((".png", ".webp", ".woff2", ".ogg"))
        gzip = len(content) if is_packed else len(zlib.compress(content, 9))
        best = len(content) if is_packed or not has_brotli else brotli(content)
        row = rows.setdefault(part_of(name, build), [0, 0, 0])
        for index, size in enumerate([len(content), gzip, best]):
            row[index] += size
    rows = dict(sorted(rows.items(), key=lambda row: -row[1][0]))
    rows["all but what is fetched when wanted"] = [
        sum(row[index] for part, row in rows.items() if "when wanted" not in part) for index in range(3)
    ]
    print(f"{'':38}{'raw':>14}{'gzip':>14}{f'brotli {level}' if has_brotli else 'brotli: none':>14}")
    for part, sizes in rows.items():
        if not has_brotli:
            sizes = sizes[:2]
        print(f"{part:38}" + "".join(f"{size / 1000:>11,.1f} kB" for size in sizes))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--page", type=Path, default=ROOT / "web", help="the page, without which nothing starts")
    parser.add_argument("--program", type=Path, required=True, help="what wasm-bindgen made of the game")
    parser.add_argument("--thinker", type=Path, required=True, help="what wasm-bindgen made of the search")
    parser.add_argument("--assets", type=Path, nargs="+", default=[], help="folders of what the game fetches when it wants it")
    parser.add_argument("--rules", type=Path, help="assets/rules, for those whose browser cannot show the game")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--sizes", action="store_true", help="print a table of sizes")
    parser.add_argument("--brotli", type=int, default=11, help="how hard brotli tries, 0 to 11")
    pack(parser.parse_args())


if __name__ == "__main__":
    main()
