#!/usr/bin/env bash
# Fetch the fonts of the game into assets/fonts and prepare them.
#
# Both families are under the SIL Open Font License 1.1, without reserved font
# names, and come as static TrueType files from the npm packages
# @expo-google-fonts/* (pinned below by version and SHA-256).
#
#   Alegreya Sans Regular, Bold   text; by default its figures are old-style
#                                 and of different widths, which egui cannot
#                                 switch: here lining tabular figures are made
#                                 the default, so clocks and columns stand still
#   Cinzel Regular, Bold          titles, unchanged
#
# and a part of Alegreya Sans Bold into crates/diagram/assets: the outlines of
# Latin, Greek and Cyrillic letters, for coordinates and for names of players.
#
# How to run it (needs npm, and Python with fonttools from an environment
# outside the repository):
#
#   python3 -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools
#   PYTHON=/tmp/fonts/bin/python scripts/make_fonts.sh
#
# The last lines list which characters the game wants and a font lacks.
set -euo pipefail

python=${PYTHON:-python3}
out=$(cd "$(dirname "$0")/.." && pwd)/assets/fonts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fetch() { # package version sha256
    local file
    file=$(cd "$work" && npm pack --silent "@expo-google-fonts/$1@$2" 2>/dev/null)
    echo "$3  $work/$file" | sha256sum --check --quiet
    mkdir "$work/$1"
    tar -xzf "$work/$file" -C "$work/$1" --strip-components=1
}

fetch alegreya-sans 0.4.2 a844c6e40750fd1e2ed5b76fec30f58e6c8849fbba5dff024e440f37211046bf
fetch cinzel 0.4.2 c01fd783d36a3df887d78bba982691dfea1f96c23aad2df03fbc9dfc17e1c44d

mkdir -p "$out"
install -m 644 "$work/alegreya-sans/LICENSE_FONT" "$out/AlegreyaSans-OFL.txt"
install -m 644 "$work/cinzel/LICENSE_FONT" "$out/Cinzel-OFL.txt"
install -m 644 "$work/cinzel/400Regular/Cinzel_400Regular.ttf" "$out/Cinzel-Regular.ttf"
install -m 644 "$work/cinzel/700Bold/Cinzel_700Bold.ttf" "$out/Cinzel-Bold.ttf"
install -m 644 "$work/alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf" "$out/AlegreyaSans-Regular.ttf"
install -m 644 "$work/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf" "$out/AlegreyaSans-Bold.ttf"

"$python" - "$out" "$out/../../crates/diagram/assets/AlegreyaSans-Bold-subset.ttf" <<'PYTHON'
import os
import sys

from fontTools.ttLib import TTFont

out = sys.argv[1]

for name in ("AlegreyaSans-Regular.ttf", "AlegreyaSans-Bold.ttf"):
    path = os.path.join(out, name)
    font = TTFont(path, recalcTimestamp=False)
    glyphs = set(font.getGlyphOrder())
    plain = font.getBestCmap().copy()
    for table in font["cmap"].tables:
        if not table.isUnicode():
            continue
        for code in range(ord("0"), ord("9") + 1):
            figure = plain[code] + ".tf"
            assert figure in glyphs, figure
            table.cmap[code] = figure
    for record in font["name"].names:
        if record.nameID == 5:
            record.string = record.toUnicode() + "; lining tabular figures by default"
    font.save(path)
    widths = {font["hmtx"][font.getBestCmap()[ord(c)]][0] for c in "0123456789"}
    assert len(widths) == 1, widths

from fontTools import subset

options = subset.Options(
    layout_features=[], hinting=False, notdef_outline=True, glyph_names=False, recalc_timestamp=False,
    drop_tables=["GDEF", "GPOS", "GSUB", "gasp", "DSIG", "kern"],
)
RANGES = [(0x20, 0x7F), (0xA0, 0x250), (0x370, 0x530), (0x1E00, 0x1F00), (0x2010, 0x2070), (0x20A0, 0x20D0), (0x2190, 0x2300)]
font = subset.load_font(os.path.join(out, "AlegreyaSans-Bold.ttf"), options)
part = subset.Subsetter(options)
part.populate(unicodes=[code for first, end in RANGES for code in range(first, end)])
part.subset(font)
subset.save_font(font, sys.argv[2], options)

LATIN = [chr(c) for c in (*range(0x20, 0x7F), *range(0xA0, 0xAD), *range(0xAE, 0x180))]
MARKS = list("×–—’‘“”…½¼¾·•∞−±≤≥←→↑↓↺↻⏸▶✕✓♔")
for name in sorted(os.listdir(out)):
    if name.endswith(".ttf"):
        path = os.path.join(out, name)
        font = TTFont(path)
        assert "fvar" not in font, "not static"
        have = font.getBestCmap()
        print(f"{name}: {os.path.getsize(path)} bytes, {len(have)} characters")
        print("  lacks of Latin:", "".join(c for c in LATIN if ord(c) not in have) or "nothing")
        print("  lacks of marks:", " ".join(c for c in MARKS if ord(c) not in have) or "nothing")
PYTHON
