#!/usr/bin/env python3
"""Make the music of the game into assets/music/*.ogg: seven pieces, one a game, each as four stems of equal length.

Nothing is recorded or downloaded: `audio/instruments.py` computes each note from its partials, `audio/pieces.py` says
what is played. All is put on a circle, echo included, so that a piece ends where it begins. The seeds are fixed.

    python3 -m venv /tmp/sounds
    /tmp/sounds/bin/pip install numpy scipy soundfile pyloudnorm matplotlib
    /tmp/sounds/bin/python scripts/make_music.py            # write all, some minutes
    /tmp/sounds/bin/python scripts/make_music.py gess       # write one piece
    /tmp/sounds/bin/python scripts/make_music.py --check    # measure what is there
    /tmp/sounds/bin/python scripts/make_music.py --table    # the same as a table for docs/sound.md
    /tmp/sounds/bin/python scripts/make_music.py --plot DIR # waveforms and spectrograms of the stems

`--check` fails if a stem is missing or no Ogg Vorbis, if the stems of a piece differ in length or last less than three
minutes, if a loop does not join, if all stems together miss -23 LUFS or rise above -3 dBTP, if fewer than seven tenths
of the melody's notes on first beats belong to their chord, or if the folder is over its budget.
"""

import argparse
import os
import sys

import numpy as np

from scipy import fft
from scipy.signal import resample

from audio import measure, ogg
from audio.kit import OVERLAP, SR, db, with_overlap
from audio.pieces import PIECES, STEMS
from audio.playing import stem_of

OUT = os.path.join(ogg.ASSETS, "music")
FOLDER_BUDGET = 27_000_000
QUALITY = 0.0
# The highest partials end below 8 kHz, so that fewer samples do.
RATE = 32_000
# A piece starts so many seconds before its first beat, where nothing begins: there its end fades into its start.
BEFORE = 0.11
TOGETHER = -23.0
HIGHEST_PEAK = -3.0
SHORTEST = 180.0
# What lies in the middle anyway is kept in one channel.
IN_THE_MIDDLE = ("ground", "tension")
# How loud each stem is before all are brought to TOGETHER.
SHARES = {"ground": -28.0, "pulse": -28.5, "voice": -26.5, "tension": -29.5}


def path_of(piece, stem):
    return os.path.join(OUT, f"{piece}_{stem}.ogg")


def samples_of(piece):
    return fft.next_fast_len(int(piece.seconds * RATE), real=True)


def write(name):
    piece = PIECES[name]
    stems = {}
    for stem in STEMS:
        x = stem_of(piece, stem).finished()
        if stem in IN_THE_MIDDLE:
            x = np.repeat(x.mean(axis=1, keepdims=True), 2, axis=1)
        x = resample(np.roll(x - x.mean(axis=0), int(BEFORE * SR), axis=0), samples_of(piece))
        stems[stem] = x * db(SHARES[stem] - measure.integrated(x, RATE))
    together = sum(stems.values())
    gain = min(TOGETHER - measure.integrated(together, RATE), HIGHEST_PEAK - 0.4 - measure.true_peak(together))
    for stem, x in stems.items():
        x = with_overlap(x * db(gain))
        ogg.write(path_of(name, stem), x[:, :1] if stem in IN_THE_MIDDLE else x, QUALITY, RATE)


def look_at(name, need):
    """Measures a piece and returns its rows."""
    piece = PIECES[name]
    rows, together = [], None
    for stem in STEMS:
        path = path_of(name, stem)
        x = ogg.read(path, RATE)
        need(x.shape[1] == (1 if stem in IN_THE_MIDDLE else 2), f"{name}_{stem}: channels")
        x = x if x.shape[1] == 2 else np.repeat(x, 2, axis=1)
        step, bend = measure.join(x, RATE)
        need(len(x) == samples_of(piece) + OVERLAP, f"{name}_{stem}: length {len(x)}")
        need(len(x) / RATE >= SHORTEST, f"{name}_{stem}: shorter than three minutes")
        need(step <= 1.2 and bend <= 1.5, f"{name}_{stem}: the loop does not join ({step:.2f}, {bend:.2f})")
        rows.append({"name": f"{name}_{stem}", "seconds": (len(x) - OVERLAP) / RATE, "bytes": os.path.getsize(path),
                     "loudness": measure.integrated(x, RATE), "peak": measure.true_peak(x), "step": step, "bend": bend})
        together = x if together is None else together + x
    loudness, peak = measure.integrated(together, RATE), measure.true_peak(together)
    step, bend = measure.join(together, RATE)
    fits = piece.consonance()
    need(abs(loudness - TOGETHER) < 1.0, f"{name}: {loudness:.1f} LUFS together")
    need(peak <= HIGHEST_PEAK, f"{name}: {peak:.1f} dBTP together")
    need(fits >= 0.7, f"{name}: only {fits:.2f} of the first beats fit their chord")
    rows.append({"name": name + ", all", "seconds": (len(together) - OVERLAP) / RATE, "bytes": sum(r["bytes"] for r in rows),
                 "loudness": loudness, "peak": peak, "step": step, "bend": bend, "fits": fits})
    return rows


def look_at_all(names):
    bad = []
    need = lambda ok, what: ok or bad.append(what)
    rows = [row for name in names for row in look_at(name, need)]
    expected = {f"{piece}_{stem}.ogg" for piece in PIECES for stem in STEMS}
    for file in sorted(os.listdir(OUT)):
        need(file in expected, f"{file}: nobody makes it")
    total = sum(row["bytes"] for row in rows if "fits" not in row)
    need(total <= FOLDER_BUDGET, "folder over its budget")
    return rows, total, bad


def show(rows, total, mark):
    def line(cells, widths=(22, 8, 7, 7, 7, 6, 6, 16)):
        print("| " + " | ".join(cells) + " |" if mark else " ".join(f"{c:>{w}}" for c, w in zip(cells, widths)))

    line(["stem", "s", "kB", "LUFS", "dBTP", "step", "bend", "fits its chords"])
    if mark:
        line(["---"] * 8)
    for r in rows:
        name = f"`{r['name']}`" if mark and "fits" not in r else r["name"]
        fits = f"{100 * r['fits']:.0f} %" if "fits" in r else ""
        line([name, f"{r['seconds']:.2f}", f"{r['bytes'] / 1000:.0f}", f"{r['loudness']:.1f}", f"{r['peak']:.1f}", f"{r['step']:.2f}", f"{r['bend']:.2f}", fits])
    print(f"\n{total} bytes in all.")


def plot(folder, names):
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    os.makedirs(folder, exist_ok=True)
    for name in names:
        fig, axes = plt.subplots(len(STEMS), 2, figsize=(18, 3 * len(STEMS)))
        for (a, b), stem in zip(axes, STEMS):
            x = ogg.read(path_of(name, stem), RATE).mean(axis=1)
            a.plot(np.arange(len(x)) / RATE, x, lw=0.3)
            a.set_title(f"{name} {stem}")
            part = x[: 40 * RATE]
            b.specgram(part + 1e-9, NFFT=4096, Fs=RATE, noverlap=3072, vmin=-130, vmax=-50)
            b.set_ylim(0, 3000)
        fig.tight_layout()
        fig.savefig(os.path.join(folder, f"music_{name}.png"), dpi=50)
        plt.close(fig)


def main():
    parser = argparse.ArgumentParser(description="Make the music of the game.")
    parser.add_argument("names", nargs="*", metavar="PIECE", help=" ".join(PIECES))
    parser.add_argument("--check", action="store_true", help="only measure the files that are there")
    parser.add_argument("--table", action="store_true", help="the same as a table of a document")
    parser.add_argument("--plot", metavar="DIR", help="only draw waveforms and spectrograms into DIR")
    args = parser.parse_args()
    names = args.names or list(PIECES)
    if unknown := set(names) - set(PIECES):
        parser.error("no such piece: " + ", ".join(sorted(unknown)))
    if args.plot:
        return plot(args.plot, names)
    if not (args.check or args.table):
        for name in names:
            write(name)
    rows, total, bad = look_at_all(names)
    show(rows, total, args.table)
    for line in bad:
        print("FAIL", line)
    if bad:
        sys.exit(1)


if __name__ == "__main__":
    main()
