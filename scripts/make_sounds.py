#!/usr/bin/env python3
"""Synthesise every sound of the game but the music into assets/sounds/*.ogg.

Nothing is recorded or downloaded: each sound is computed from damped modes (wood, stone, slate, ceramic, glass,
metal, bell, drum skin), shaped noise (felt, cloth, cord, leaf, air, wind, water) and additive tones (horn, bird). The
seeds are fixed and the Ogg serial numbers too, so running it twice gives the same bytes with the same libraries.

How to run it (the environment lives outside the repository):

    python3 -m venv /tmp/sounds
    /tmp/sounds/bin/pip install numpy scipy soundfile pyloudnorm matplotlib
    /tmp/sounds/bin/python scripts/make_sounds.py            # write all
    /tmp/sounds/bin/python scripts/make_sounds.py move room  # write some: all takes of an event, or an ambience
    /tmp/sounds/bin/python scripts/make_sounds.py --check    # measure what is there
    /tmp/sounds/bin/python scripts/make_sounds.py --table    # the same as tables for docs/sound.md
    /tmp/sounds/bin/python scripts/make_sounds.py --plot DIR # waveforms and spectrograms

`--check` decodes the files and fails if one is no Ogg Vorbis, has the wrong channels, clips, starts or ends with a
step or carries DC; if the takes of an event differ by more than 1 LU in loudness, or in sound by less than 1 dB; if an ambience
misses its loudness or does not join its own beginning; or if the folder grew over its budget.

Timing that the game relies on, in every take: in `slide` and `leap` the piece touches the stone 200 ms after the start
(the length of a move at speed 1); in `move` and `capture` after 3 ms; the body falls about 120 ms into `capture`. In
`wood_slide`, `pebble_block` (the middle of the nine) and `disc_jump` the arrival is 200 ms after the start too; `reveal`
stops after 550 ms. The musical sounds share one key (D), so they may overlap.
"""

import argparse
import os
import sys

import numpy as np

from audio import measure, ogg
from audio.ambiences import AMBIENCES, LOOPS
from audio.effects import EFFECTS, takes_of
from audio.kit import OVERLAP, SR, Hand, db, with_overlap

FOLDER_BUDGET = 6_000_000
EFFECT_BUDGET = 30_000
EFFECT_QUALITY = 0.5
HIGHEST_PEAK = -2.0
SPREAD = 1.0
OUT = os.path.join(ogg.ASSETS, "sounds")


def path_of(name, take=None):
    return os.path.join(OUT, f"{name}.ogg" if take is None else f"{name}_{take}.ogg")


def make_takes(name):
    """All takes of an event, of one loudness."""
    maker = EFFECTS[name]
    hands = [Hand(name if take == 1 else f"{name} {take}", 0.0 if take == 1 else SPREAD) for take in range(1, takes_of(name) + 1)]
    takes = [maker(hand) for hand in hands]
    loudness = [measure.momentary(x) for x in takes]
    reach = [loud + HIGHEST_PEAK - measure.level(np.abs(x).max()) for loud, x in zip(loudness, takes)]
    target = min(loudness[0], *reach)
    return [x * db(target - loud) for loud, x in zip(loudness, takes)]


def write(name):
    if name in AMBIENCES:
        maker, quality, loudness = AMBIENCES[name]
        x = maker(Hand("ambience" if name == "tress" else "forest" if name == "trees" else "ambience " + name))
        ogg.write(path_of("ambience_" + name), with_overlap(x * db(loudness - measure.integrated(x))), quality)
    else:
        for take, x in enumerate(make_takes(name), 1):
            ogg.write(path_of(name, take), x, EFFECT_QUALITY)


def look_at_effect(name, need):
    """Measures the takes of an event and returns a row for the tables."""
    takes = [ogg.read(path_of(name, take)) for take in range(1, takes_of(name) + 1)]
    sizes = [os.path.getsize(path_of(name, take)) for take in range(1, takes_of(name) + 1)]
    loudness = [measure.momentary(x) for x in takes]
    peaks = [measure.true_peak(x) for x in takes]
    differ = min(measure.difference(a, b) for i, a in enumerate(takes) for b in takes[:i])
    for take, (x, size) in enumerate(zip(takes, sizes), 1):
        where = f"{name}_{take}"
        need(x.shape[1] == 1 and size <= EFFECT_BUDGET, f"{where}: size or channels")
        need(measure.level(np.abs(x.mean())) < -60, f"{where}: DC")
        need(measure.level(np.abs(x[0]).max()) < -55 and measure.level(np.abs(x[-1]).max()) < -60, f"{where}: starts or ends with a step")
    need(max(peaks) < -1.0, f"{name}: peak {max(peaks):.1f} dBTP")
    need(max(loudness) - min(loudness) <= 1.0, f"{name}: takes of different loudness")
    need(differ > 1.0, f"{name}: takes too much alike ({differ:.2f} dB)")
    return {
        "name": name, "takes": len(takes), "seconds": max(len(x) for x in takes) / SR, "bytes": sum(sizes),
        "quietest": min(loudness), "loudest": max(loudness), "peak": max(peaks), "differ": differ,
    }


def look_at_ambience(name, need):
    path = path_of("ambience_" + name)
    x = ogg.read(path)
    loudness, peak, (step, bend) = measure.integrated(x), measure.true_peak(x), measure.join(x)
    need(x.shape[1] == 2, f"ambience_{name}: channels")
    need(len(x) == int(LOOPS[name] * SR) + OVERLAP, f"ambience_{name}: length of the loop")
    need(abs(loudness - AMBIENCES[name][2]) < 0.5, f"ambience_{name}: loudness {loudness:.1f}")
    need(peak < -1.0, f"ambience_{name}: peak {peak:.1f} dBTP")
    need(step <= 1.2 and bend <= 1.5, f"ambience_{name}: the loop does not join ({step:.2f}, {bend:.2f})")
    need(measure.level(np.abs(x.mean(axis=0)).max()) < -60, f"ambience_{name}: DC")
    return {"name": "ambience_" + name, "seconds": (len(x) - OVERLAP) / SR, "bytes": os.path.getsize(path), "loudness": loudness, "peak": peak, "step": step, "bend": bend}


def look_at_all():
    """Rows about events and ambiences, and what is wrong."""
    bad = []
    need = lambda ok, what: ok or bad.append(what)
    effects = [look_at_effect(name, need) for name in EFFECTS]
    ambiences = [look_at_ambience(name, need) for name in AMBIENCES]
    listed = {path_of(n, t) for n in EFFECTS for t in range(1, takes_of(n) + 1)} | {path_of("ambience_" + n) for n in AMBIENCES}
    for file in sorted(os.listdir(OUT)):
        need(os.path.join(OUT, file) in listed, f"{file}: nobody makes it")
    total = sum(row["bytes"] for row in effects + ambiences)
    need(total <= FOLDER_BUDGET, "folder over its budget")
    return effects, ambiences, bad


def show(effects, ambiences, mark):
    """Prints the rows, as tables of a document if `mark`."""
    def line(cells, widths):
        print("| " + " | ".join(cells) + " |" if mark else " ".join(f"{c:>{w}}" for c, w in zip(cells, widths)))

    heads = (["event", "takes", "s", "kB", "LUFS (loudest 400 ms)", "dBTP", "differ by dB"], ["ambience", "s", "kB", "LUFS", "dBTP", "step", "bend"])
    widths = [20, 6, 7, 6, 22, 6, 12]
    line(heads[0], widths)
    if mark:
        line(["---"] * len(heads[0]), widths)
    quoted = "`{}`".format if mark else str
    for r in effects:
        loud = f"{r['quietest']:.1f}" if r["quietest"] > r["loudest"] - 0.05 else f"{r['quietest']:.1f} to {r['loudest']:.1f}"
        line([quoted(r["name"]), str(r["takes"]), f"{r['seconds']:.2f}", f"{r['bytes'] / 1000:.0f}", loud, f"{r['peak']:.1f}", f"{r['differ']:.1f}"], widths)
    print()
    line(heads[1], widths)
    if mark:
        line(["---"] * len(heads[1]), widths)
    for r in ambiences:
        line([quoted(r["name"]), f"{r['seconds']:.1f}", f"{r['bytes'] / 1000:.0f}", f"{r['loudness']:.1f}", f"{r['peak']:.1f}", f"{r['step']:.2f}", f"{r['bend']:.2f}"], widths)
    total = sum(r["bytes"] for r in effects + ambiences)
    print(f"\n{sum(r['takes'] for r in effects)} recordings of {len(effects)} events and {len(ambiences)} ambiences, {total} bytes in all.")


def plot(folder):
    """Every take as waveform and spectrogram, a page for each few events, and the ambiences on their own."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    os.makedirs(folder, exist_ok=True)
    pages = [[(f"{n} {t}", path_of(n, t)) for n in part for t in range(1, takes_of(n) + 1)] for part in np.array_split(list(EFFECTS), 14)]
    pages.append([(n, path_of("ambience_" + n)) for n in AMBIENCES])
    for page, files in enumerate(pages):
        fig, axes = plt.subplots(2, len(files), figsize=(2.6 * len(files), 6))
        for (a, b), (name, path) in zip(axes.T, files):
            x = ogg.read(path).mean(axis=1)
            a.plot(np.arange(len(x)) / SR, x, lw=0.5)
            a.set_title(name)
            n = 1024 if len(x) > SR else 256
            b.specgram(x + 1e-9, NFFT=n, Fs=SR, noverlap=n * 3 // 4, vmin=-120, vmax=-40)
            b.set_ylim(0, 10000)
        fig.tight_layout()
        fig.savefig(os.path.join(folder, f"sounds{page:02}.png"), dpi=50)
        plt.close(fig)


def main():
    parser = argparse.ArgumentParser(description="Synthesise the sounds of the game.")
    parser.add_argument("names", nargs="*", metavar="SOUND", help=" ".join([*EFFECTS, *AMBIENCES]))
    parser.add_argument("--check", action="store_true", help="only measure the files that are there")
    parser.add_argument("--table", action="store_true", help="the same as tables of a document")
    parser.add_argument("--plot", metavar="DIR", help="only draw waveforms and spectrograms into DIR")
    args = parser.parse_args()
    if unknown := set(args.names) - set(EFFECTS) - set(AMBIENCES):
        parser.error("no such sound: " + ", ".join(sorted(unknown)))
    if args.plot:
        return plot(args.plot)
    if not (args.check or args.table):
        for name in args.names or [*EFFECTS, *AMBIENCES]:
            write(name)
    effects, ambiences, bad = look_at_all()
    show(effects, ambiences, args.table)
    for line in bad:
        print("FAIL", line)
    if bad:
        sys.exit(1)


if __name__ == "__main__":
    main()
