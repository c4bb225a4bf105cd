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
# and parts of Noto Sans (SIL Open Font License 1.1, from the Debian packages
# fonts-noto-cjk and fonts-noto-core of bookworm) into crates/letters/fonts:
# Hebrew, Arabic with its joining forms, the sign for a missing letter, and the
# characters of Chinese, Japanese and Korean that are commonest by wordfreq:
# 2,500, 2,000 and 1,200, with all kana and the signs of their typography.
#
# How to run it (needs npm, apt and dpkg-deb, and Python with fonttools and wordfreq from
# an environment outside the repository):
#
#   python3 -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools wordfreq==3.1.1
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

debian() { # file sha256
    (cd "$work" && apt-get download "${1%%_*}" >/dev/null)
    echo "$2  $work/$1" | sha256sum --check --quiet
    dpkg-deb -x "$work/$1" "$work/noto"
}

debian 'fonts-noto-cjk_1%3a20220127+repack1-1_all.deb' 4a2515eb6db3978b897fef9709ed0d2b1f4c6c4df4d83d6c4ef65f71f1b1f502
debian fonts-noto-core_20201225-1_all.deb 58f4f0bb6720f919f92096b3508e1412a0f1544424ade6c5b5bf1eb694dd64ba

"$python" - "$work/noto/usr/share/fonts" "$out/../../crates/letters/fonts" <<'PYTHON'
import sys
from collections import Counter

from fontTools import subset
from wordfreq import get_frequency_dict

noto, out = sys.argv[1:]


def commonest(language, first, last, count):
    seen = Counter()
    for word, share in get_frequency_dict(language, "best").items():
        for letter in word:
            if first <= ord(letter) <= last:
                seen[letter] += share
    kept = seen.most_common(count)
    print(f"{language}: {count} characters are {sum(share for _, share in kept) / sum(seen.values()):.1%} of all text")
    return {ord(letter) for letter, _ in kept}


def save(source, name, codes, features, **more):
    options = subset.Options(
        layout_features=features, hinting=False, notdef_outline=True, glyph_names=False,
        name_IDs=[0, 1, 2, 13, 14], recalc_timestamp=False, **more,
    )
    font = subset.load_font(f"{noto}/{source}", options)
    part = subset.Subsetter(options)
    part.populate(unicodes=codes)
    part.subset(font)
    if 0xFFFD in codes:
        # What egui draws in the place of a letter that no font has.
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[0x25FB] = table.cmap[0xFFFD]
    subset.save_font(font, f"{out}/{name}", options)


cjk = commonest("zh", 0x4E00, 0x9FFF, 2500) | commonest("ja", 0x4E00, 0x9FFF, 2000) | commonest("ko", 0xAC00, 0xD7A3, 1200)
for first, end in [(0x3000, 0x3020), (0x3040, 0x3100), (0xFF01, 0xFF5F)]:
    cjk |= set(range(first, end))
save("opentype/noto/NotoSansCJK-Regular.ttc", "NotoSansCJK-subset.otf", cjk, [], font_number=0,
     drop_tables=["GDEF", "GPOS", "GSUB", "gasp", "DSIG", "kern", "BASE", "VORG", "vhea", "vmtx"])
save("truetype/noto/NotoSansHebrew-Regular.ttf", "NotoSansHebrew-subset.ttf", set(range(0x590, 0x600)),
     ["ccmp", "mark", "mkmk"])
save("truetype/noto/NotoSansArabic-Regular.ttf", "NotoSansArabic-subset.ttf", set(range(0x600, 0x700)),
     ["init", "medi", "fina", "isol", "rlig", "ccmp", "mark", "mkmk", "curs"])
save("truetype/noto/NotoSans-Regular.ttf", "NotoSans-replacement.ttf", {0xFFFD}, [])
PYTHON
