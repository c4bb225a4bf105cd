#!/usr/bin/env python3
"""Synthesise every sound of the game into assets/sounds/*.ogg.

Nothing is recorded or downloaded: each sound is computed here from damped
modes (wood, stone, slate, ceramic, glass, metal, bell, drum skin), shaped noise
(felt, cloth, cord, leaf, air, wind) and additive tones (horn, bird).  The seeds
are fixed and the Ogg serial numbers too, so running it twice gives the same
bytes with the same libraries.

How to run it (numpy and soundfile >= 0.13; the environment lives outside the
repository):

    python3 -m venv /tmp/sounds && /tmp/sounds/bin/pip install numpy soundfile
    /tmp/sounds/bin/python scripts/make_sounds.py            # write all
    /tmp/sounds/bin/python scripts/make_sounds.py move zone  # write some
    /tmp/sounds/bin/python scripts/make_sounds.py --check    # measure what is there
    /tmp/sounds/bin/python scripts/make_sounds.py --plot DIR # spectrograms (needs matplotlib)

`--check` decodes the files and fails if one is no Ogg Vorbis, has the wrong
rate or channels, clips, starts or ends with a step, carries DC, misses its
level, is too big or, for an ambience, does not join its own beginning; or if
the folder grew over its budget.

Timing that the game relies on: in `slide` and `leap` the piece touches the
stone 200 ms after the start (the length of a move at speed 1); in `move` and
`capture` after 3 ms; the body falls 120 ms into `capture`.  In `wood_slide`,
`pebble_block` (the middle of the nine) and `disc_jump` (at 85 % of its length)
the arrival is 200 ms after the start too; `reveal` stops after 550 ms.

The musical sounds share one key (D), so they may overlap.
"""

import argparse
import os
import struct
import sys
import zlib

import numpy as np
import soundfile as sf

SR = 44100
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "assets", "sounds")
FOLDER_BUDGET = 800_000
EFFECT_BUDGET = 30_000
AMBIENCE_BUDGET = 250_000
LOOPS = {"ambience": 24.0, "forest": 12.0}  # seconds
CONTACT = 0.200  # when what slides or leaps arrives, in seconds


# ---------------------------------------------------------------- tools


def db(x):
    return 10.0 ** (x / 20.0)


def times(seconds):
    return np.arange(int(round(seconds * SR))) / SR


def rng_of(name):
    """A generator per sound: changing one sound leaves the others alone."""
    return np.random.default_rng(zlib.crc32(("ludarium " + name).encode()))


def put(out, sound, at=0.0, gain=1.0):
    """Mix `sound` into `out` from `at` seconds on; what sticks out is cut."""
    i = int(round(at * SR))
    n = min(len(sound), len(out) - i)
    if n > 0:
        out[i : i + n] += gain * sound[:n]


def smoothstep(x):
    x = np.clip(x, 0.0, 1.0)
    return x * x * (3.0 - 2.0 * x)


def unit(x):
    """The same with a peak of 1."""
    return x / np.max(np.abs(x))


def shaped(x, gain_of_f):
    """Zero-phase filter: multiply the spectrum by gain_of_f(frequencies)."""
    n = len(x)
    spec = np.fft.rfft(x, n + SR // 4)
    f = np.fft.rfftfreq(n + SR // 4, 1.0 / SR)
    return np.fft.irfft(spec * gain_of_f(f), n + SR // 4)[:n]


def low(fc, order=2):
    return lambda f: 1.0 / np.sqrt(1.0 + (f / fc) ** (2 * order))


def high(fc, order=2):
    return lambda f: 1.0 / np.sqrt(1.0 + (fc / np.maximum(f, 1e-3)) ** (2 * order))


def band(f_lo, f_hi, order=2):
    a, b = high(f_lo, order), low(f_hi, order)
    return lambda f: a(f) * b(f)


def noise(rng, seconds, gain_of_f):
    """Gaussian noise of unit RMS with the given spectrum."""
    x = shaped(rng.standard_normal(int(round(seconds * SR))), gain_of_f)
    return x / (np.sqrt(np.mean(x * x)) + 1e-12)


def sweep_noise(rng, seconds, centre_of_t, q=1.2):
    """Noise through a two-pole band-pass whose centre moves (state variable)."""
    t = times(seconds)
    x = rng.standard_normal(len(t))
    f = 2.0 * np.sin(np.pi * np.clip(centre_of_t(t), 20.0, SR / 7.0) / SR)
    out = np.empty_like(x)
    lo = bp = 0.0
    damp = 1.0 / q
    for i in range(len(x)):
        lo += f[i] * bp
        bp += f[i] * (x[i] - lo - damp * bp)
        out[i] = bp
    return out / (np.sqrt(np.mean(out * out)) + 1e-12)


def modal(seconds, modes, rng=None, attack=0.0):
    """Sum of damped modes (hertz, seconds to -60 dB, amplitude)."""
    t = times(seconds)
    y = np.zeros_like(t)
    for freq, t60, amp in modes:
        if rng is not None:
            freq *= 1.0 + 0.006 * rng.standard_normal()
        y += amp * np.exp(-6.908 * t / t60) * np.sin(2.0 * np.pi * freq * t)
    return y * smoothstep(t / attack) if attack > 0.0 else y


def strike(seconds, modes, pulse, rng):
    """The modes struck by a contact of `pulse` seconds: the softer the felt,
    the longer the contact and the duller the blow.  The force is a raised
    cosine; what is heard is its slope, so nothing is left at 0 Hz.  Peak 1."""
    y = modal(seconds, modes, rng)
    n = int(pulse * SR)
    k = np.sin(2.0 * np.pi * (np.arange(n) + 0.5) / n)
    y = np.convolve(y, k)[: len(y)]
    return unit(y)


def blow(rng, seconds, *bodies):
    """Bodies that meet in one contact: (modes, pulse in seconds, gain) each."""
    return sum(gain * strike(seconds, modes, pulse, rng) for modes, pulse, gain in bodies)


def tuned(freq, seconds, t60, parts, attack=0.003):
    """A ringing body in the key: partials of `freq` (ratio, share of t60, amplitude)."""
    return modal(seconds, [(freq * ratio, t60 * ring, amp) for ratio, ring, amp in parts], attack=attack)


def roll_out(y, hit_of, count, at, gap, gain, nearer=0.70, softer=0.58):
    """A body that comes to rest: `count` hits in ever shorter gaps, ever softer."""
    for i in range(count):
        put(y, hit_of(i), at, gain)
        at += gap
        gap *= nearer
        gain *= softer


def drag(rng, length, spectrum, modes):
    """A body dragged over another: a rough, irregular rub, and the body answers."""
    t = times(length)
    swell = smoothstep(t / 0.03) * smoothstep((length - t) / 0.035) * (0.75 + 0.35 * np.sin(np.pi * t / length))
    grain = np.abs(noise(rng, length, low(85, 1)))
    rub = noise(rng, length, spectrum) * (0.35 + 0.65 * grain)
    body = np.convolve(rub * (rng.random(len(rub)) < 0.02), modal(0.03, modes))[: len(rub)]
    return (rub + 0.55 * body) * swell


def whoosh(rng, length, base, rise, top=3200):
    """Air past a piece: its pitch rises from `base` by `rise` hertz and falls."""
    t = times(length)
    air = sweep_noise(rng, length, lambda t: base + rise * np.sin(np.pi * np.clip(t / length, 0, 1)) ** 1.4, 1.8)
    env = np.sin(np.pi * np.clip(t / length, 0, 1)) ** 2.2 * (0.6 + 0.7 * t / length)
    return shaped(air, low(top)) * env


def flap(rng, length, top):
    """A fold of cloth in the wind, falling in pitch from `top` hertz."""
    t = times(length)
    cloth = sweep_noise(rng, length, lambda t: top * (1.0 - 0.6 * t / length), 0.9)
    env = smoothstep(t / 0.014) * np.exp(-t / (0.3 * length)) * smoothstep((length - t) / 0.03)
    flutter = 0.7 + 0.3 * np.sin(2 * np.pi * 46 * t + rng.random() * 6.28)
    return cloth * env * flutter


def rustle(rng, seconds, touches_of_t, spectrum, grain=0.004):
    """Many small dry touches, `touches_of_t` a second, each a burst of noise that
    fades within `grain` seconds.  Peak 1."""
    t = times(seconds)
    touches = (rng.random(len(t)) < touches_of_t(t) / SR) * rng.random(len(t)) ** 2
    tg = times(6 * grain)
    env = np.convolve(touches, np.exp(-tg / grain) * smoothstep(tg / 0.0008))[: len(t)]
    return unit(noise(rng, seconds, spectrum) * env)


def creak(rng, seconds, slips_of_t, modes):
    """Wood that sticks and slips, `slips_of_t` times a second.  Peak 1."""
    t = times(seconds)
    uneven = 1.0 + 0.22 * noise(rng, seconds, low(30, 1))
    slips = np.diff(np.floor(np.cumsum(slips_of_t(t) * uneven) / SR), prepend=0.0) > 0
    return unit(np.convolve(slips * (0.4 + 0.6 * rng.random(len(t))), modal(0.06, modes))[: len(t)])


def hump(t, rise, fall, end):
    """From 0 to 1 in `rise` seconds and back in the last `fall` before `end`."""
    return smoothstep(t / rise) * smoothstep((end - t) / fall)


def room(x, rng, wet, t60=0.45, bright=2600.0, predelay=0.006):
    """The one room of the game: a few reflections from stone walls and a
    short, darkening tail."""
    n = int(t60 * 1.1 * SR)
    t = np.arange(n) / SR
    tail = rng.standard_normal(n)
    dark, rest = shaped(tail, low(bright * 0.35, 1)), shaped(tail, low(bright, 1))
    mix = np.exp(-t / (0.25 * t60))
    ir = (mix * rest + (1.0 - mix) * dark) * np.exp(-6.908 * t / t60)
    ir *= smoothstep(t / 0.02)
    ir /= np.sqrt(np.sum(ir * ir))
    for d, g in ((0.0071, 0.55), (0.0113, -0.42), (0.0172, 0.36), (0.0237, -0.25)):
        ir[int(d * SR)] += g
    pad = int(predelay * SR)
    size = len(x) + n + pad
    y = np.fft.irfft(np.fft.rfft(x, size) * np.fft.rfft(ir, size), size)
    out = x.copy()
    out[pad:] += wet * y[: len(x) - pad]
    return out


def finish(x, peak_db, fade_in=0.001, fade_out=0.03, lead=0.003, drive=0.0):
    """Take out the DC (causally: a zero-phase filter would sound before the
    blow), round the peaks by `drive` so that a knock has body, fade the ends,
    set the peak, and put `lead` seconds of silence first, for the codec
    smears a blow a little to the front."""
    y = np.empty_like(x)
    last_in = last_out = 0.0
    keep = np.exp(-2.0 * np.pi * 20.0 / SR)
    for i, v in enumerate(x):
        last_out = v - last_in + keep * last_out
        last_in = v
        y[i] = last_out
    if drive > 0.0:
        y = np.tanh(drive * y / np.max(np.abs(y)))
    a, b = int(fade_in * SR), int(fade_out * SR)
    w = np.ones(len(y))
    w[:a] = 0.5 - 0.5 * np.cos(np.pi * np.arange(a) / a)
    w[-b:] = 0.5 + 0.5 * np.cos(np.pi * (np.arange(b) + 1) / b)
    y = y * w
    y -= w * (y.sum() / w.sum())
    y *= db(peak_db) / np.max(np.abs(y))
    return np.concatenate([np.zeros(int(lead * SR)), y])


# ------------------------------------------------------------ materials

# A turned wooden piece some centimetres tall: few, short, inharmonic modes.
WOOD = [(612, 0.085, 1.0), (1133, 0.060, 0.62), (1718, 0.045, 0.42), (2590, 0.032, 0.25), (3840, 0.022, 0.12)]
# The flagstone under it: heavier, lower, damped by the ground it lies on.
STONE = [(168, 0.120, 1.0), (287, 0.100, 0.85), (431, 0.085, 0.6), (742, 0.060, 0.35), (1260, 0.040, 0.2)]

# Partials (ratio, share of the ringing time, amplitude) of what is tuned.
ENAMEL = [(1, 1.0, 1.0), (1.003, 0.9, 0.5), (2.01, 0.6, 0.42), (2.76, 0.42, 0.26), (4.07, 0.25, 0.10)]
GLASS = [(1, 1.0, 1.0), (1.004, 0.8, 0.35), (2.32, 0.55, 0.34), (4.25, 0.30, 0.13), (6.63, 0.16, 0.04)]
IRON = [(1, 1.0, 0.7), (2.0, 0.9, 0.6), (2.76, 0.75, 0.5), (4.1, 0.5, 0.3), (5.4, 0.36, 0.2), (8.9, 0.2, 0.08)]
BELL = [(0.5, 0.9, 0.25), (1, 1.0, 1.0), (1.0025, 0.9, 0.4), (1.5, 0.5, 0.12), (2.0, 0.65, 0.5), (3.01, 0.4, 0.22), (4.17, 0.25, 0.10)]

# A marble stone in the hand, and the marble table.
MARBLE = [(1270, 0.070, 1.0), (2130, 0.055, 0.75), (3390, 0.040, 0.5), (4870, 0.028, 0.28), (6720, 0.018, 0.12)]
TABLE = [(196, 0.110, 1.0), (334, 0.095, 0.8), (527, 0.075, 0.5), (905, 0.055, 0.3)]
# A Go stone of slate or shell, and the thick hollow-sounding board.
SLATE = [(2280, 0.026, 1.0), (3650, 0.020, 0.8), (5480, 0.014, 0.5), (7900, 0.009, 0.22)]
GOBAN = [(268, 0.100, 1.0), (455, 0.075, 0.7), (790, 0.050, 0.5), (1340, 0.032, 0.3)]
# A flat wooden piece, and the thin folding board.
PLANK = [(520, 0.075, 1.0), (985, 0.058, 0.7), (1540, 0.042, 0.5), (2470, 0.028, 0.28), (3900, 0.018, 0.12)]
PANEL = [(214, 0.095, 1.0), (347, 0.080, 0.75), (588, 0.055, 0.4)]
# A glazed disc on the mosaic, a dry branch, a blade.
CERAMIC = [(1740, 0.050, 1.0), (2890, 0.040, 0.75), (4410, 0.028, 0.45), (6600, 0.018, 0.2)]
BRANCH = [(340, 0.050, 0.8), (720, 0.040, 1.0), (1250, 0.028, 0.6), (2100, 0.018, 0.3)]
BLADE = [(1120, 0.75, 0.6), (1870, 0.66, 0.8), (2790, 0.56, 1.0), (3960, 0.42, 0.7), (5480, 0.28, 0.45), (7350, 0.18, 0.25)]


def scaled(modes, pitch=1.0, ring=1.0, tilt=1.0):
    return [(f * pitch, t * ring, a * tilt**i) for i, (f, t, a) in enumerate(modes)]


def put_down(rng, wood=0.8, stone=0.75, pitch=1.0, pulse=0.0015, felt=0.10, weight=1.0):
    """A felted wooden piece set on stone: both bodies ring, the felt rustles,
    the foot settles once."""
    n = 0.34
    y = wood * strike(n, scaled(WOOD, pitch), pulse, rng)
    y += stone * strike(n, scaled(STONE, pitch / weight, weight), pulse * 1.7, rng)
    t = times(0.06)
    rub = noise(rng, 0.06, band(500, 3200)) * np.exp(-t / 0.010) * smoothstep(t / 0.0015)
    put(y, rub, 0.0, felt)
    settle = wood * strike(0.2, scaled(WOOD, pitch * 1.07, 0.7), pulse * 1.2, rng)
    settle += stone * strike(0.2, scaled(STONE, pitch / weight, 0.7), pulse * 1.9, rng)
    put(y, settle, 0.043, 0.16)
    return y


# -------------------------------------------------------- board sounds


def hover(rng):
    y = strike(0.06, [(1480, 0.024, 1.0), (2310, 0.018, 0.35), (690, 0.024, 0.5)], 0.0011, rng)
    return finish(y, -14, fade_out=0.02)


def click(rng):
    y = strike(0.09, [(980, 0.036, 1.0), (1890, 0.024, 0.55), (3120, 0.014, 0.2), (420, 0.03, 0.5)], 0.0007, rng)
    put(y, strike(0.06, [(1240, 0.028, 1.0), (2350, 0.020, 0.5)], 0.0008, rng), 0.021, 0.35)
    return finish(y, -14, fade_out=0.02)


def select(rng):
    """Lifted off the stone: a short rub upwards, the wood left ringing."""
    y = np.zeros(int(0.24 * SR))
    t = times(0.06)
    rub = sweep_noise(rng, 0.06, lambda t: 700 + 1500 * t / 0.06, 1.6)
    put(y, shaped(rub, low(3800)) * np.sin(np.pi * t / 0.06) ** 2, 0.0, 0.07)
    put(y, strike(0.2, scaled(WOOD, 1.22, 1.3, 0.8), 0.0013, rng), 0.010, 1.0)
    put(y, strike(0.15, scaled(WOOD, 1.63, 1.1, 0.6), 0.0010, rng), 0.055, 0.55)
    return finish(room(y, rng, 0.10), -6, fade_out=0.05)


def deselect(rng):
    """The same two taps, falling, softer."""
    y = np.zeros(int(0.24 * SR))
    put(y, strike(0.14, scaled(WOOD, 1.45, 0.8, 0.6), 0.0013, rng), 0.0, 0.45)
    put(y, strike(0.18, scaled(WOOD, 1.02, 1.1, 0.7), 0.0019, rng), 0.055, 0.9)
    put(y, strike(0.14, scaled(STONE, 1.1, 0.7), 0.0035, rng), 0.055, 0.3)
    return finish(room(y, rng, 0.10), -8, fade_out=0.05)


def refuse(rng):
    """Two knocks on thick muffled wood; no buzz, nothing high."""
    y = np.zeros(int(0.38 * SR))
    modes = [(172, 0.13, 1.0), (268, 0.11, 0.9), (412, 0.08, 0.6), (655, 0.05, 0.25)]
    for at, gain, pitch in ((0.0, 1.0, 1.0), (0.120, 0.8, 0.92)):
        put(y, strike(0.22, scaled(modes, pitch), 0.0036, rng), at, gain)
        t = times(0.05)
        put(y, noise(rng, 0.05, band(150, 700)) * np.exp(-t / 0.012) * smoothstep(t / 0.002), at, 0.10)
    y = room(shaped(y, low(1300, 2)), rng, 0.08)
    return finish(y, -3, fade_in=0.002, fade_out=0.06, drive=1.6)


def move(rng):
    y = np.zeros(int(0.42 * SR))
    put(y, put_down(rng))
    return finish(room(y, rng, 0.14), -3, fade_out=0.08, drive=1.5)


def slide(rng):
    """Felt and wood dragged over the flags, then set down at CONTACT."""
    y = np.zeros(int(0.60 * SR))
    length = CONTACT - 0.012
    put(y, drag(rng, length, band(550, 2600, 2), scaled(WOOD, 0.9, 0.5)), 0.0, 0.12)
    put(y, put_down(rng, pitch=0.97, pulse=0.0018), CONTACT, 1.0)
    return finish(room(y, rng, 0.14), -3, fade_in=0.004, fade_out=0.08, lead=0.0, drive=1.5)


def leap(rng):
    """Air past the piece, rising and falling in pitch, then set down firmly."""
    y = np.zeros(int(0.62 * SR))
    put(y, whoosh(rng, CONTACT + 0.01, 380, 1050), 0.0, 0.20)
    put(y, put_down(rng, wood=0.7, stone=0.95, pitch=0.92, pulse=0.0016, weight=1.12), CONTACT, 1.0)
    return finish(room(y, rng, 0.16), -3, fade_in=0.004, fade_out=0.08, lead=0.0, drive=1.5)


def capture(rng):
    """Wood strikes wood, the blow goes into the floor; the other body falls
    120 ms later and rolls out in ever shorter taps."""
    y = np.zeros(int(0.90 * SR))
    crack = [(760, 0.08, 1.0), (1290, 0.06, 0.7), (1980, 0.042, 0.5), (3050, 0.028, 0.22)]
    put(y, strike(0.2, crack, 0.0010, rng), 0.0, 0.75)
    put(y, put_down(rng, wood=0.45, stone=0.8, pitch=0.74, pulse=0.0019, felt=0.14, weight=1.25), 0.003, 0.9)
    put(y, strike(0.35, [(92, 0.20, 1.0), (143, 0.16, 0.8)], 0.006, rng), 0.002, 0.5)

    def tap(i):
        pitch = 0.88 * (1.0 + 0.05 * rng.standard_normal())
        floor = 0.8 if i == 0 else 0.45
        return blow(rng, 0.2, (scaled(WOOD, pitch), 0.0014, 0.8), (scaled(STONE, pitch, 0.85), 0.0026, floor))

    roll_out(y, tap, 6, 0.120, 0.105, 0.62)
    return finish(room(y, rng, 0.18, 0.55), -3, fade_out=0.15, drive=2.4)


# ----------------------------------------------------- events of the game


def enamel(freq, seconds, t60):
    """A struck enamelled plate: bright, slightly inharmonic, quickly softer."""
    return tuned(freq, seconds, t60, ENAMEL)


def promote(rng):
    """Rises out of the old piece: five enamel strokes upwards over a warm
    swell and a breath of metal dust."""
    y = np.zeros(int(0.95 * SR))
    t = times(0.95)
    for i, f in enumerate((293.66, 440.0, 587.33, 739.99, 880.0, 1174.66)):
        put(y, enamel(f, 0.9, 0.75 - 0.04 * i), 0.068 * i, (0.50, 0.55, 0.58, 0.60, 0.62, 0.72)[i])
    warm = sum(a * np.sin(2 * np.pi * f * t) for f, a in ((146.83, 0.6), (220.0, 0.5), (293.66, 0.35)))
    put(y, warm * smoothstep(t / 0.30) * np.exp(-np.maximum(t - 0.30, 0) / 0.18), 0.0, 0.32)
    dust = sweep_noise(rng, 0.7, lambda t: 1800 + 3800 * t / 0.7, 2.5)
    td = times(0.7)
    put(y, dust * np.sin(np.pi * td / 0.7) ** 2, 0.0, 0.035)
    y = shaped(y, low(6500, 1))
    return finish(room(y, rng, 0.22, 0.8, 3800), -6, fade_in=0.002, fade_out=0.28)


def zone(rng):
    """A banner thrown open in the wind, and a low drum under it."""
    y = np.zeros(int(0.68 * SR))
    drum = np.zeros(int(0.6 * SR))
    t = times(0.6)
    glide = 2 * np.pi * np.cumsum(104 * (1.0 + 0.22 * np.exp(-t / 0.035))) / SR
    for ratio, t60, amp in ((1.0, 0.46, 1.0), (1.59, 0.30, 0.60), (2.14, 0.22, 0.45), (2.65, 0.17, 0.30), (3.60, 0.12, 0.18)):
        drum += amp * np.exp(-6.908 * t / t60) * np.sin(glide * ratio)
    skin = noise(rng, 0.05, band(200, 1600)) * np.exp(-times(0.05) / 0.008)
    put(drum, skin, 0.0, 0.18)
    put(y, drum * smoothstep(t / 0.003), 0.050, 1.0)
    for at, length, top, gain in ((0.0, 0.13, 1500, 0.42), (0.115, 0.10, 1250, 0.36), (0.205, 0.12, 950, 0.26), (0.32, 0.14, 700, 0.13)):
        put(y, flap(rng, length, top), at, gain)
    return finish(room(shaped(y, low(4200, 1)), rng, 0.20, 0.6), -3, fade_in=0.003, fade_out=0.15, drive=1.8)


def church_bell(freq, seconds, t60):
    """Hum, prime, minor third, fifth, nominal and two above."""
    parts = ((0.5, 1.25, 0.55), (1.0, 1.0, 0.8), (1.19, 0.8, 0.42), (1.5, 0.55, 0.22), (2.0, 0.6, 0.5), (2.67, 0.35, 0.16), (3.01, 0.28, 0.10))
    y = np.zeros(int(seconds * SR))
    for ratio, ring, amp in parts:
        for split in (-0.0007, 0.0007):  # no bell is round: slow beats
            y += modal(seconds, [(freq * ratio * (1 + split), t60 * ring, amp * 0.5)], attack=0.006)
    return y


def second_wind(rng):
    """The light stops for a breath: air drawn in, held, a low bell."""
    seconds = 1.75
    y = np.zeros(int(seconds * SR))
    t = times(seconds)

    def centre(t):
        return 420 + 620 * smoothstep(t / 0.75) - 480 * smoothstep((t - 0.8) / 0.9)

    breath = sweep_noise(rng, seconds, centre, 1.6) + 0.5 * sweep_noise(rng, seconds, lambda t: 2.3 * centre(t), 3.0)
    inhale = smoothstep(t / 0.62) ** 1.6 * (1.0 - smoothstep((t - 0.62) / 0.16))
    exhale = smoothstep((t - 0.80) / 0.22) * np.exp(-np.maximum(t - 1.0, 0) / 0.22)
    put(y, shaped(breath * (inhale + 0.55 * exhale), low(2800, 1)), 0.0, 0.16)
    bell = church_bell(146.83, seconds - 0.74, 2.2)
    put(y, bell, 0.74, 0.62)
    pad = np.sin(2 * np.pi * 73.42 * t) + 0.5 * np.sin(2 * np.pi * 146.83 * t)
    put(y, pad * smoothstep((t - 0.1) / 0.7) * (1.0 - smoothstep((t - 0.9) / 0.8)), 0.0, 0.10)
    return finish(room(y, rng, 0.20, 1.0, 2200), -4, fade_in=0.02, fade_out=0.55)


def horn(freq, seconds, rng, attack=0.055, bright=1.0):
    """A soft natural horn: partials open one after the other with the breath."""
    t = times(seconds)
    swell = smoothstep(t / attack) * (0.82 + 0.18 * np.sin(np.pi * np.clip(t / seconds, 0, 1)))
    release = smoothstep((seconds - t) / min(0.22, 0.5 * seconds))
    press = swell * release
    scoop = 1.0 - 0.012 * np.exp(-t / 0.025)
    vibrato = 1.0 + 0.0022 * smoothstep((t - 0.25) / 0.3) * np.sin(2 * np.pi * 5.1 * t + 6.28 * rng.random())
    y = np.zeros_like(t)
    for detune in (-0.0016, 0.0013):
        phase = 2 * np.pi * np.cumsum(freq * (1 + detune) * scoop * vibrato) / SR
        start = 6.28 * rng.random()
        for k in range(1, 13):
            if freq * k > 5200:
                break
            formant = 1.0 / (1.0 + (freq * k / (980 * bright)) ** 2.4)
            y += formant * k**-0.25 * press ** (1.0 + 0.22 * (k - 1)) * np.sin(k * phase + k * start)
    air = noise(rng, seconds, band(300, 1500)) * press
    return y * 0.5 + 0.012 * air


def win(rng):
    """Three short calls and a held chord of soft horns, two bells on top."""
    seconds = 2.3
    y = np.zeros(int(seconds * SR))
    for at, length, f, g in ((0.0, 0.20, 293.66, 0.62), (0.17, 0.20, 369.99, 0.66), (0.34, 0.24, 440.0, 0.74)):
        put(y, horn(f, length, rng, 0.03), at, g)
        put(y, horn(f / 2, length, rng, 0.035), at, 0.35)
    for f, g in ((146.83, 0.42), (293.66, 0.42), (369.99, 0.40), (440.0, 0.36), (587.33, 0.58)):
        put(y, horn(f, 1.34, rng, 0.06, 1.1), 0.56, g)
    for at, f, g in ((0.56, 587.33, 0.30), (0.56, 1174.66, 0.26), (0.84, 880.0, 0.22), (1.12, 1479.98, 0.16)):
        put(y, enamel(f, seconds - at, 1.7), at, g)
    y = shaped(y, low(6000, 1))
    return finish(room(y, rng, 0.26, 1.0, 3000), -5, fade_in=0.004, fade_out=0.45)


def draw(rng):
    """Two calm tones, a fourth down, neither major nor minor."""
    seconds = 1.7
    y = np.zeros(int(seconds * SR))
    for at, f, g in ((0.0, 587.33, 0.85), (0.36, 440.0, 1.0)):
        chime = modal(
            seconds - at,
            [(f, 2.1, 1.0), (f * 1.0022, 1.8, 0.5), (f * 2.0, 1.0, 0.26), (f * 2.76, 0.6, 0.22), (f * 0.5, 1.3, 0.28), (f * 5.4, 0.2, 0.05)],
            attack=0.004,
        )
        put(y, chime, at, g)
    return finish(room(y, rng, 0.22, 0.9, 3000), -8, fade_in=0.002, fade_out=0.55)


def undo(rng):
    """A move heard backwards: swells, and stops at the touch."""
    y = np.zeros(int(0.34 * SR))
    t = times(0.26)
    swipe = sweep_noise(rng, 0.26, lambda t: 1900 - 1250 * smoothstep(t / 0.26), 1.3)
    put(y, shaped(swipe, low(3200)) * (t / 0.26) ** 2.2 * smoothstep((0.26 - t) / 0.02), 0.0, 0.14)
    tap = put_down(rng, pitch=1.08, felt=0.1)[: int(0.20 * SR)]
    back = tap[::-1] * smoothstep(np.arange(len(tap)) / (0.05 * SR))
    put(y, back, 0.05, 0.55)
    put(y, strike(0.09, scaled(WOOD, 1.1, 0.8, 0.6), 0.0022, rng), 0.249, 0.30)
    return finish(room(shaped(y, low(3600, 1)), rng, 0.10), -6, fade_in=0.01, fade_out=0.05)


def low_time(rng):
    """One tick of a wooden clockwork."""
    y = strike(0.15, [(1150, 0.055, 0.8), (2080, 0.040, 1.0), (3290, 0.024, 0.35), (540, 0.06, 0.45)], 0.0008, rng)
    put(y, strike(0.1, [(860, 0.05, 1.0), (1610, 0.035, 0.6)], 0.0011, rng), 0.019, 0.35)
    return finish(room(y, rng, 0.08), -8, fade_out=0.05)


# ---------------------------------------------------------- Tribun: marble


def marble(rng, pitch=1.0, weight=1.0, pulse=0.0005):
    """A marble stone meets marble: a hard click and the table under it."""
    return blow(rng, 0.3, (scaled(MARBLE, pitch), pulse, 0.75), (scaled(TABLE, pitch / weight, weight), 4.0 * pulse, 0.65))


def stone_set(rng):
    """Put on the stack: the click, and the stone finds its seat."""
    y = np.zeros(int(0.40 * SR))
    put(y, marble(rng))
    put(y, marble(rng, 1.06), 0.031, 0.22)
    return finish(room(y, rng, 0.16, 0.5, 3400), -3, fade_out=0.08, drive=1.6)


def stone_lift(rng):
    """A tower scrapes off its seat, the edge leaves with a tick."""
    y = np.zeros(int(0.46 * SR))
    put(y, drag(rng, 0.26, band(420, 3400), scaled(MARBLE, 0.7, 0.5)), 0.0, 0.09)
    put(y, drag(rng, 0.20, band(130, 420), scaled(TABLE, 1.0, 0.4)), 0.0, 0.06)
    put(y, marble(rng, 1.18), 0.245, 0.8)
    return finish(room(y, rng, 0.16, 0.5, 3400), -4, fade_in=0.004, fade_out=0.08, lead=0.002)


def stone_topple(rng):
    """Four marble stones fall one after the other and rock to rest."""
    y = np.zeros(int(0.88 * SR))
    for at, pitch, gain in ((0.0, 0.92, 1.0), (0.085, 1.08, 0.75), (0.165, 0.99, 0.8), (0.290, 0.86, 0.6)):
        hit = lambda i, pitch=pitch: marble(rng, pitch * (1.0 + 0.04 * rng.standard_normal()))
        roll_out(y, hit, 4, at, 0.125 + 0.03 * rng.random(), gain, 0.62, 0.5)
    put(y, strike(0.3, [(98, 0.18, 1.0), (151, 0.15, 0.7)], 0.006, rng), 0.002, 0.35)
    return finish(room(y, rng, 0.18, 0.55, 3400), -5, fade_out=0.15, drive=1.9)


def enslave(rng):
    """A heavy stone closes on another: it lands low, and an iron ring answers."""
    y = np.zeros(int(0.88 * SR))
    put(y, marble(rng, 0.66, 1.3, 0.0009), 0.0, 0.9)
    put(y, strike(0.35, [(92, 0.20, 1.0), (143, 0.16, 0.8)], 0.006, rng), 0.002, 0.5)
    put(y, tuned(146.83, 0.8, 1.1, IRON, 0.004), 0.035, 0.30)
    put(y, marble(rng, 0.74, 1.2), 0.045, 0.25)
    return finish(room(y, rng, 0.18, 0.6, 2400), -3, fade_out=0.25, drive=1.6)


def free(rng):
    """The stone comes off lightly and three chimes rise over it."""
    y = np.zeros(int(0.85 * SR))
    put(y, marble(rng, 1.22, 0.9), 0.0, 0.45)
    for i, f in enumerate((587.33, 880.0, 1174.66)):
        put(y, tuned(f, 0.7, 0.62, ENAMEL), 0.045 + 0.075 * i, 0.42)
    put(y, marble(rng, 1.42, 0.8), 0.19, 0.22)
    return finish(room(shaped(y, low(7000, 1)), rng, 0.20, 0.7, 3800), -8.5, fade_out=0.25)


# -------------------------------------------- Gess: slate, shell and glass


def pebble(rng, pitch=1.0, stone=0.8, board=0.7):
    """A Go stone meets the board: bright, dry, the board hollow under it."""
    return blow(rng, 0.16, (scaled(SLATE, pitch), 0.0003, stone), (scaled(GOBAN, pitch), 0.0011, board))


def pebble_set(rng):
    """The stone snaps down from between two fingers."""
    y = np.zeros(int(0.24 * SR))
    put(y, pebble(rng))
    put(y, pebble(rng, 1.05), 0.019, 0.14)
    return finish(room(y, rng, 0.10, 0.35, 3400), -3, fade_out=0.06, drive=2.1)


def pebble_block(rng):
    """Nine stones travel over the board together and land around CONTACT."""
    y = np.zeros(int(0.50 * SR))
    put(y, drag(rng, CONTACT - 0.02, band(900, 4200), scaled(SLATE, 0.8, 0.7)), 0.0, 0.03)
    for offset in (-0.034, -0.024, -0.017, -0.008, 0.0, 0.007, 0.016, 0.027, 0.041):
        hit = pebble(rng, 1.0 + 0.09 * rng.standard_normal(), 0.8, 0.55)
        put(y, hit, CONTACT + offset, 0.85 - 9.0 * abs(offset) + 0.15 * rng.random())
    return finish(room(y, rng, 0.12, 0.4, 3400), -7, fade_in=0.004, fade_out=0.08, lead=0.0, drive=2.0)


def pebble_take(rng):
    """Stone strikes stone, the struck one skips off the board."""
    y = np.zeros(int(0.46 * SR))
    put(y, blow(rng, 0.16, (scaled(SLATE, 1.12, 1.4), 0.00025, 0.8), (scaled(SLATE, 0.91, 1.4), 0.0004, 0.7)))
    put(y, strike(0.16, GOBAN, 0.0015, rng), 0.002, 0.35)
    hit = lambda i: pebble(rng, 1.05 + 0.05 * i, 0.75, 0.45)
    roll_out(y, hit, 5, 0.075, 0.078, 0.50, 0.78, 0.66)
    put(y, whoosh(rng, 0.26, 600, 1100), 0.03, 0.02)
    return finish(room(y, rng, 0.12, 0.4, 3400), -4, fade_out=0.10, drive=1.9)


def glass(rng):
    """A fingertip on a pane of glass."""
    y = np.zeros(int(0.50 * SR))
    put(y, tuned(1174.66, 0.5, 0.55, GLASS, 0.002))
    put(y, strike(0.05, scaled(SLATE, 1.1, 0.5), 0.0006, rng), 0.0, 0.12)
    return finish(room(shaped(y, low(6500, 1)), rng, 0.12, 0.5, 3800), -12, fade_out=0.15)


# ------------------------------------------------------- Troop Chess: wood


def plank(rng, pitch=1.0, piece=0.75, board=0.7, pulse=0.0011):
    """A flat wooden piece meets the folding board."""
    return blow(rng, 0.24, (scaled(PLANK, pitch), pulse, piece), (scaled(PANEL, pitch), 2.2 * pulse, board))


def wood_set(rng):
    """One edge first, then flat, with the air pressed out from under it."""
    y = np.zeros(int(0.32 * SR))
    put(y, plank(rng, 1.12, 0.8, 0.3), 0.0, 0.45)
    put(y, plank(rng), 0.017, 1.0)
    t = times(0.05)
    put(y, noise(rng, 0.05, band(300, 1800)) * np.exp(-t / 0.010) * smoothstep(t / 0.003), 0.012, 0.07)
    return finish(room(y, rng, 0.12), -3, fade_out=0.07, drive=1.9)


def wood_slide(rng):
    """Wood over wood, smooth, stopping at CONTACT with a small tap."""
    y = np.zeros(int(0.40 * SR))
    put(y, drag(rng, CONTACT - 0.004, band(480, 2300), scaled(PLANK, 0.9, 0.6)), 0.0, 0.09)
    put(y, plank(rng, 1.04, 0.6, 0.5), CONTACT, 0.55)
    return finish(room(y, rng, 0.12), -4, fade_in=0.004, fade_out=0.07, lead=0.0)


def wood_knock(rng):
    """Wooden pieces run into each other, edge against edge."""
    y = np.zeros(int(0.42 * SR))
    crack = blow(rng, 0.2, (scaled(PLANK, 1.35, 1.1), 0.0007, 0.8), (scaled(PLANK, 1.08, 1.1), 0.0009, 0.7))
    put(y, crack)
    put(y, plank(rng, 0.8), 0.003, 0.6)
    put(y, crack, 0.052, 0.30)
    put(y, plank(rng, 1.1), 0.097, 0.24)
    return finish(room(y, rng, 0.14), -4, fade_out=0.08, drive=1.9)


def cord(rng):
    """A cord runs round three pieces, tightens with a creak, and they close up."""
    y = np.zeros(int(0.80 * SR))
    fibre = sweep_noise(rng, 0.46, lambda t: 900 + 1700 * (t / 0.46) ** 2, 1.4)
    twist = 0.55 + 0.45 * np.sin(2 * np.pi * np.cumsum(22 + 60 * times(0.46)) / SR) ** 2
    put(y, shaped(fibre, low(4200)) * twist * hump(times(0.46), 0.10, 0.06, 0.46), 0.0, 0.055)
    pull = creak(rng, 0.26, lambda t: 55 + 160 * t / 0.26, scaled(BRANCH, 1.25, 0.8))
    put(y, pull * hump(times(0.26), 0.10, 0.05, 0.26), 0.28, 0.60)
    for at, pitch, gain in ((0.505, 1.18, 0.5), (0.540, 1.05, 0.7), (0.562, 1.11, 0.45)):
        put(y, plank(rng, pitch, 0.8, 0.3), at, gain)
    return finish(room(y, rng, 0.12), -6, fade_in=0.01, fade_out=0.10)


# ------------------------------------------- Treason: ceramic on a mosaic


def disc(rng, pitch=1.0, glaze=0.8, floor=0.6):
    """A glazed disc meets the mosaic."""
    return blow(rng, 0.2, (scaled(CERAMIC, pitch), 0.0004, glaze), (scaled(TABLE, 1.5 * pitch, 0.6), 0.0014, floor))


def disc_jump(rng):
    """Air, and the disc clicks down at CONTACT, 85 % of the whole."""
    y = np.zeros(int(CONTACT / 0.85 * SR))
    put(y, whoosh(rng, CONTACT, 700, 1500, 4200), 0.0, 0.08)
    put(y, disc(rng), CONTACT, 1.0)
    return finish(y, -4, fade_in=0.004, fade_out=0.03, lead=0.0, drive=1.6)


def disc_take(rng):
    """The disc is flipped away and spins down on its rim."""
    y = np.zeros(int(0.62 * SR))
    put(y, disc(rng, 0.86, 0.8, 0.8))
    put(y, whoosh(rng, 0.17, 800, 1600, 4200), 0.01, 0.04)
    hit = lambda i: disc(rng, 1.0 + 0.08 * (i % 2) + 0.02 * rng.standard_normal(), 0.8, 0.5)
    roll_out(y, hit, 9, 0.165, 0.088, 0.60, 0.78, 0.74)
    return finish(room(y, rng, 0.14, 0.45, 3400), -3, fade_out=0.12, drive=1.8)


def crown(rng):
    """A metal crown clicks on and rings: one small bell, its fifth after it."""
    y = np.zeros(int(0.90 * SR))
    put(y, disc(rng, 1.1), 0.0, 0.35)
    put(y, tuned(1174.66, 0.9, 0.95, BELL, 0.002), 0.012, 0.6)
    put(y, tuned(1760.0, 0.7, 0.75, BELL, 0.002), 0.110, 0.32)
    return finish(room(shaped(y, low(8000, 1)), rng, 0.20, 0.8, 3800), -8, fade_out=0.28)


def convert(rng):
    """A shimmer that turns over: a chord of glass slides up by an octave,
    D major to D major, thin at the turning."""
    seconds, turn = 0.88, 0.20
    y = np.zeros(int(seconds * SR))
    t = times(seconds)
    rise = smoothstep(t / (2.0 * turn))
    faces = 0.15 + 0.85 * np.abs(np.cos(np.pi * np.clip(t / (2.0 * turn), 0.0, 1.0)))
    for low_f, high_f, amp in ((440.0, 880.0, 0.5), (587.33, 1174.66, 0.5), (739.99, 1479.98, 0.35), (880.0, 1760.0, 0.3)):
        for ratio, ring, share in GLASS[:4]:
            phase = 2 * np.pi * np.cumsum(ratio * low_f * (high_f / low_f) ** rise) / SR + 6.28 * rng.random()
            y += amp * share * np.exp(-6.908 * np.maximum(t - 2.0 * turn, 0.0) / (0.80 * ring)) * np.sin(phase)
    y *= faces * smoothstep(t / 0.10)
    dust = sweep_noise(rng, 0.5, lambda t: 2200 + 3600 * t / 0.5, 2.5)
    put(y, dust * np.sin(np.pi * times(0.5) / 0.5) ** 2, 0.0, 0.03)
    return finish(room(shaped(y, low(6500, 1)), rng, 0.20, 0.8, 3800), -8.5, fade_in=0.003, fade_out=0.28)


# ------------------------------------- The Game for the Trees: wood and leaf

LEAF = band(1700, 6500)


def grow(rng):
    """A branch creaks upwards, then its leaves unfold."""
    y = np.zeros(int(0.88 * SR))
    wood = creak(rng, 0.36, lambda t: 38 + 95 * (t / 0.36) ** 1.5, BRANCH)
    put(y, wood * hump(times(0.36), 0.06, 0.12, 0.36), 0.0, 0.7)
    leaves = rustle(rng, 0.66, lambda t: 900 * np.sin(np.pi * t / 0.66) ** 2, LEAF)
    put(y, leaves, 0.18, 0.75)
    return finish(room(y, rng, 0.08), -6, fade_in=0.004, fade_out=0.12)


def grow_grass(rng):
    """A tuft pushes up: a short soft brush."""
    y = np.zeros(int(0.34 * SR))
    put(y, rustle(rng, 0.28, lambda t: 1500 * np.sin(np.pi * t / 0.28) ** 2, band(1100, 4200), 0.006))
    return finish(room(y, rng, 0.08), -8, fade_in=0.01, fade_out=0.08)


def wither(rng):
    """A twig cracks, dry leaves come down, fewer and fewer."""
    y = np.zeros(int(0.90 * SR))
    for at, pitch, gain in ((0.0, 1.5, 1.0), (0.021, 1.8, 0.5), (0.034, 2.1, 0.35)):
        put(y, strike(0.12, scaled(BRANCH, pitch, 0.8), 0.0005, rng), at, gain)
    leaves = rustle(rng, 0.78, lambda t: 30 + 420 * np.exp(-t / 0.25), LEAF, 0.007)
    put(y, leaves * hump(times(0.78), 0.05, 0.25, 0.78), 0.06, 0.42)
    return finish(room(y, rng, 0.08), -4, fade_out=0.15, drive=1.2)


def pop(rng):
    """A huckleberry pops up: a soft drop, and sparkles above it."""
    y = np.zeros(int(0.62 * SR))
    t = times(0.10)
    drop = np.sin(2 * np.pi * np.cumsum(260 + 520 * (t / 0.10) ** 1.3) / SR)
    put(y, drop * smoothstep(t / 0.006) * np.exp(-t / 0.026) * smoothstep((0.10 - t) / 0.03), 0.0, 1.0)
    for i, f in enumerate((1760.0, 2349.32, 2959.96, 3520.0)):
        put(y, tuned(f, 0.35, 0.30, GLASS[:3], 0.002), 0.075 + 0.048 * i, 0.20 - 0.025 * i)
    return finish(room(y, rng, 0.16, 0.6, 3800), -5, fade_in=0.002, fade_out=0.15)


def sway(rng):
    """A light wind goes through the leaves and is gone."""
    y = np.zeros(int(0.90 * SR))
    t = times(0.86)
    wind = np.sin(np.pi * t / 0.86) ** 2
    put(y, rustle(rng, 0.86, lambda t: 300 + 1600 * np.sin(np.pi * t / 0.86) ** 2, band(1300, 4800), 0.008) * wind, 0.0, 1.0)
    put(y, noise(rng, 0.86, band(250, 900)) * wind, 0.0, 0.05)
    return finish(y, -13, fade_in=0.02, fade_out=0.20)


# ------------------------------------------ Go-Chess: cloth, basalt, steel


def curtain(rng):
    """Heavy cloth falls in folds, its hem meets the table."""
    y = np.zeros(int(0.88 * SR))
    fall = sweep_noise(rng, 0.52, lambda t: 1500 - 1150 * t / 0.52, 0.8)
    put(y, shaped(fall, low(2600)) * hump(times(0.52), 0.12, 0.16, 0.52), 0.0, 0.20)
    for at, length, top, gain in ((0.06, 0.14, 1100, 0.30), (0.19, 0.13, 850, 0.34), (0.32, 0.15, 700, 0.30)):
        put(y, flap(rng, length, top), at, gain)
    put(y, strike(0.3, [(88, 0.16, 1.0), (137, 0.12, 0.7), (221, 0.09, 0.4)], 0.009, rng), 0.46, 0.8)
    put(y, flap(rng, 0.20, 520), 0.455, 0.5)
    return finish(room(y, rng, 0.12), -5, fade_in=0.01, fade_out=0.15, drive=1.2)


def reveal(rng):
    """Two pillars grind up together out of the board and stop, one a moment
    after the other."""
    y = np.zeros(int(0.90 * SR))
    t = times(0.55)
    swell = 0.35 + 0.65 * smoothstep(t / 0.45)
    rumble = noise(rng, 0.55, band(70, 220, 3)) * (0.7 + 0.3 * np.abs(noise(rng, 0.55, low(30, 1))))
    put(y, rumble * swell * hump(t, 0.12, 0.03, 0.55), 0.0, 0.15)
    put(y, drag(rng, 0.55, band(260, 1500), scaled(STONE, 1.3, 0.5)) * swell, 0.0, 0.055)
    for at, pitch in ((0.550, 0.9), (0.563, 1.02)):
        put(y, blow(rng, 0.3, (scaled(STONE, pitch, 1.1), 0.0022, 0.9), (scaled(MARBLE, 0.55 * pitch, 0.8), 0.0010, 0.5)), at, 0.7)
    put(y, strike(0.3, [(84, 0.18, 1.0), (131, 0.14, 0.8)], 0.006, rng), 0.552, 0.5)
    return finish(room(y, rng, 0.18, 0.55), -4, fade_in=0.02, fade_out=0.12, drive=2.4)


def clash(rng):
    """Two blades meet and slide off each other; the sparks crackle out."""
    y = np.zeros(int(0.78 * SR))
    put(y, blow(rng, 0.75, (BLADE, 0.00025, 0.6), (scaled(BLADE, 1.13, 0.9), 0.0002, 0.5)))
    put(y, strike(0.7, scaled(BLADE, 1.31, 0.7), 0.0002, rng), 0.026, 0.4)
    edge = sweep_noise(rng, 0.16, lambda t: 2600 + 2800 * t / 0.16, 3.0)
    put(y, edge * hump(times(0.16), 0.004, 0.13, 0.16), 0.003, 0.06)
    sparks = rustle(rng, 0.5, lambda t: 260 * np.exp(-t / 0.16), band(3500, 9000), 0.0012)
    put(y, sparks, 0.02, 0.35)
    put(y, strike(0.2, scaled(STONE, 1.4, 0.8), 0.0014, rng), 0.0, 0.3)
    return finish(room(shaped(y, low(8500, 1)), rng, 0.16, 0.6, 3800), -9, fade_out=0.25, drive=1.4)


# ------------------------------------------------------------- ambience


def circular_noise(rng, n, gain_of_f):
    """Noise that is exactly periodic in n samples: drawn in the spectrum."""
    f = np.fft.rfftfreq(n, 1.0 / SR)
    spec = gain_of_f(f) * (rng.standard_normal(len(f)) + 1j * rng.standard_normal(len(f)))
    spec[0] = 0.0
    x = np.fft.irfft(spec, n)
    return x / np.sqrt(np.mean(x * x))


def circular_gusts(rng, n, cycles, depth):
    """A slow positive curve, periodic in n samples, with mean about 1."""
    phase = 2 * np.pi * np.arange(n) / n
    y = np.zeros(n)
    for k in range(1, cycles + 1):
        y += np.cos(k * phase + 6.28 * rng.random()) * k**-0.4
    return np.exp(depth * 1.5 * np.tanh(y / np.std(y) / 1.5))


def looped(y):
    """Finish an ambience: start where both sides are near zero and the wind is
    low, so that a player that begins without a fade makes no step; level it."""
    n = y.shape[1]
    size = np.abs(y).sum(axis=0)
    sums = np.cumsum(np.concatenate([[0.0], size, size[:SR]]))
    calm = (sums[SR : SR + n] - sums[:n]) / SR
    y = np.roll(y, -int(np.argmin(size / size.mean() + 3.0 * calm / calm.mean())), axis=1)
    y -= y.mean(axis=1, keepdims=True)
    y *= db(-24.0) / np.sqrt(np.mean(y * y))
    return y.T


def bird_song(kind, rng):
    """One phrase: list of whistled notes, each a glide with its own swell."""
    if kind == "thrush":
        notes = [(0.00, 0.16, 2500, 2950), (0.20, 0.13, 3050, 2600), (0.36, 0.22, 2200, 2750), (0.62, 0.10, 3300, 3100)]
    elif kind == "tit":
        notes = [(i * 0.29 + d, 0.12, f, f * 0.985) for i in range(3) for d, f in ((0.0, 4250), (0.14, 3350))]
    else:  # a dove, far below
        notes = [(0.0, 0.28, 500, 530), (0.36, 0.48, 560, 520), (0.95, 0.30, 505, 490)]
    total = max(a + l for a, l, _, _ in notes) + 0.05
    y = np.zeros(int(total * SR))
    shift = 1.0 + 0.03 * rng.standard_normal()
    for at, length, f0, f1 in notes:
        t = times(length)
        f = shift * (f0 + (f1 - f0) * smoothstep(t / length) + 0.012 * f0 * np.sin(2 * np.pi * 24 * t) * (kind == "thrush"))
        tone = np.sin(2 * np.pi * np.cumsum(f) / SR)
        put(y, tone * np.sin(np.pi * t / length) ** 1.5, at, 0.7 + 0.3 * rng.random())
    return y


def ambience(rng):
    """A courtyard between broken walls: wind in two heights, a thread of it
    whistling in a gap, birds beyond the wall.  Built on a circle, so its end
    is its beginning."""
    n = int(LOOPS["ambience"] * SR)
    deep_common = circular_noise(rng, n, lambda f: band(45, 190, 2)(f) * (f + 30) ** -0.4)
    gust = circular_gusts(rng, n, 5, 0.18)
    sides = []
    for _ in range(2):
        deep = 0.75 * deep_common + 0.66 * circular_noise(rng, n, band(55, 210, 2))
        mid = circular_noise(rng, n, lambda f: band(190, 620, 2)(f) * (f + 50) ** -0.5)
        leaf = circular_noise(rng, n, band(900, 2600, 2))
        y = 0.60 * deep * gust
        y += 0.75 * mid * gust**1.5 * circular_gusts(rng, n, 11, 0.18)
        y += 0.075 * leaf * gust**2.4 * circular_gusts(rng, n, 24, 0.25)
        sides.append(y)
    gap = circular_noise(rng, n, lambda f: np.exp(-(((f - 640) / 26.0) ** 2)))
    gap *= np.roll(gust, SR // 3) ** 3.0 * circular_gusts(rng, n, 17, 0.4)
    sides = np.array(sides) + 0.035 * gap

    # The birds go through a long, dark echo (they are far), also on the circle.
    birds = np.zeros((2, n))
    plan = (
        (2.6, "thrush", 0.30, 0.9), (5.9, "tit", 0.80, 0.42), (8.8, "dove", 0.62, 0.28), (11.4, "thrush", 0.24, 0.7),
        (14.9, "tit", 0.86, 0.34), (16.6, "thrush", 0.70, 0.45), (19.2, "dove", 0.60, 0.22), (21.7, "thrush", 0.30, 0.55),
    )
    for at, kind, pan, gain in plan:
        song = bird_song(kind, rng)
        i = int(at * SR)
        index = (i + np.arange(len(song))) % n
        birds[0, index] += gain * np.cos(pan * np.pi / 2) * song
        birds[1, index] += gain * np.sin(pan * np.pi / 2) * song
    for c in range(2):
        t = np.arange(n) / SR
        ir = np.where(t < 1.6, rng.standard_normal(n), 0.0) * np.exp(-6.908 * t / 1.3) * smoothstep(t / 0.03)
        ir /= np.sqrt(np.sum(ir * ir))
        ir[0] += 0.55
        far = low(4500, 1)(np.fft.rfftfreq(n, 1.0 / SR))
        birds[c] = np.fft.irfft(np.fft.rfft(birds[c]) * np.fft.rfft(ir) * far, n)
    y = sides + 1.0 * birds
    return looped(y)


def forest(rng):
    """A forest floor: a very soft wind that goes through the leaves from one
    side to the other.  On a circle as well."""
    n = int(LOOPS["forest"] * SR)
    gust = circular_gusts(rng, n, 4, 0.25)
    sides = []
    for lag in (0.0, 0.7):
        passing = np.roll(gust, int(lag * SR))
        air = circular_noise(rng, n, lambda f: band(120, 520, 2)(f) * (f + 60) ** -0.5)
        leaf = circular_noise(rng, n, lambda f: band(900, 2400, 2)(f) * low(4000, 8)(f))
        sides.append(air * passing + 0.16 * leaf * passing**2.2 * circular_gusts(rng, n, 30, 0.22))
    return looped(np.array(sides))


# -------------------------------------------------- writing and checking

# name: (maker, Vorbis quality 0..1, expected peak in dB or None)
SOUNDS = {
    "hover": (hover, 0.5, -14), "click": (click, 0.5, -14), "select": (select, 0.5, -6), "deselect": (deselect, 0.5, -8),
    "refuse": (refuse, 0.5, -3), "move": (move, 0.5, -3), "slide": (slide, 0.5, -3), "leap": (leap, 0.5, -3),
    "capture": (capture, 0.5, -3), "promote": (promote, 0.5, -6), "zone": (zone, 0.5, -3), "second_wind": (second_wind, 0.5, -4),
    "win": (win, 0.5, -5), "draw": (draw, 0.5, -8), "undo": (undo, 0.5, -6), "low_time": (low_time, 0.5, -8),
    "stone_set": (stone_set, 0.5, -3), "stone_lift": (stone_lift, 0.5, -4), "stone_topple": (stone_topple, 0.5, -5),
    "enslave": (enslave, 0.5, -3), "free": (free, 0.5, -8.5),
    "pebble_set": (pebble_set, 0.5, -3), "pebble_block": (pebble_block, 0.5, -7), "pebble_take": (pebble_take, 0.5, -4),
    "glass": (glass, 0.5, -12),
    "wood_set": (wood_set, 0.5, -3), "wood_slide": (wood_slide, 0.5, -4), "wood_knock": (wood_knock, 0.5, -4), "cord": (cord, 0.5, -6),
    "disc_jump": (disc_jump, 0.5, -4), "disc_take": (disc_take, 0.5, -3), "crown": (crown, 0.5, -8), "convert": (convert, 0.5, -8.5),
    "grow": (grow, 0.5, -6), "grow_grass": (grow_grass, 0.5, -8), "wither": (wither, 0.5, -4), "pop": (pop, 0.5, -5), "sway": (sway, 0.5, -13),
    "curtain": (curtain, 0.5, -5), "reveal": (reveal, 0.5, -4), "clash": (clash, 0.5, -9),
    "ambience": (ambience, 0.1, None), "forest": (forest, 0.0, None),
}


def ogg_crc_table():
    table = []
    for i in range(256):
        r = i << 24
        for _ in range(8):
            r = ((r << 1) ^ 0x04C11DB7 if r & 0x80000000 else r << 1) & 0xFFFFFFFF
        table.append(r)
    return table


def set_serial(path, serial):
    """libsndfile draws a random stream serial; give every page a fixed one,
    so that the same sound is the same file."""
    table = ogg_crc_table()
    data = bytearray(open(path, "rb").read())
    i = 0
    while i < len(data):
        assert data[i : i + 4] == b"OggS", "not an Ogg page"
        segments = data[i + 26]
        end = i + 27 + segments + sum(data[i + 27 : i + 27 + segments])
        struct.pack_into("<I", data, i + 14, serial)
        struct.pack_into("<I", data, i + 22, 0)
        crc = 0
        for b in data[i:end]:
            crc = ((crc << 8) & 0xFFFFFFFF) ^ table[(crc >> 24) ^ b]
        struct.pack_into("<I", data, i + 22, crc)
        i = end
    with open(path, "wb") as f:
        f.write(data)


def path_of(name):
    return os.path.join(OUT, name + ".ogg")


def write(name):
    maker, quality, _ = SOUNDS[name]
    x = maker(rng_of(name)).astype(np.float32)
    channels = 1 if x.ndim == 1 else x.shape[1]
    with sf.SoundFile(path_of(name), "w", SR, channels, format="OGG", subtype="VORBIS", compression_level=1.0 - quality) as f:
        for i in range(0, len(x), 4096):  # libsndfile encodes on the stack
            f.write(x[i : i + 4096])
    set_serial(path_of(name), zlib.crc32(name.encode()))


def check():
    bad = []
    total = 0
    print(f"{'sound':12} {'seconds':>7} {'ch':>2} {'bytes':>7} {'peak':>6} {'rms':>6} {'dB(A)':>7} {'dc':>6} {'first':>6} {'last':>6} {'centre':>7}")
    for name, (_, _, peak_db) in SOUNDS.items():
        size = os.path.getsize(path_of(name))
        total += size
        head = open(path_of(name), "rb").read(64)
        info = sf.info(path_of(name))
        x, rate = sf.read(path_of(name), always_2d=True)
        mono = x.mean(axis=1)
        lev = lambda v: 20 * np.log10(max(v, 1e-6))
        peak, rms = lev(np.abs(x).max()), lev(np.sqrt(np.mean(x * x)))
        dc, first, last = lev(np.abs(x.mean(axis=0)).max()), lev(np.abs(x[0]).max()), lev(np.abs(x[-1]).max())
        # Loudest 100 ms, A-weighted: how the sounds sit beside each other.
        w = SR // 10
        f2 = np.fft.rfftfreq(len(mono) + w, 1 / SR) ** 2
        ear = 1.2589 * 12194**2 * f2**2 / ((f2 + 20.6**2) * np.sqrt((f2 + 107.7**2) * (f2 + 737.9**2)) * (f2 + 12194**2))
        heard = np.fft.irfft(np.fft.rfft(mono, len(mono) + w) * ear, len(mono) + w)
        sums = np.cumsum(np.concatenate([np.zeros(w), heard * heard]))
        loudest = lev(np.sqrt((sums[w:] - sums[:-w]).max() / w))
        spec = np.abs(np.fft.rfft(mono)) ** 2
        centre = float((np.fft.rfftfreq(len(mono), 1 / SR) * spec).sum() / spec.sum())
        print(f"{name:12} {len(x) / rate:7.3f} {x.shape[1]:2} {size:7} {peak:6.1f} {rms:6.1f} {loudest:7.1f} {dc:6.0f} {first:6.0f} {last:6.0f} {centre:7.0f}")

        def need(ok, what):
            if not ok:
                bad.append(f"{name}: {what}")

        need(head[:4] == b"OggS" and b"\x01vorbis" in head and info.subtype == "VORBIS", "no Ogg Vorbis")
        need(rate == SR, "sample rate")
        need(dc < -60, "DC")
        if name in LOOPS:
            need(x.shape[1] == 2 and size <= AMBIENCE_BUDGET, "size or channels")
            need(len(x) == int(LOOPS[name] * SR), "length of the loop")
            need(abs(rms + 24) < 0.5, "RMS not -24 dB")
            joint, usual = np.abs(x[0] - x[-1]).max(), np.abs(np.diff(x, axis=0))
            need(joint < 4 * usual.mean() and first < -45, "the loop does not join")
            bend = np.abs(np.diff(np.concatenate([x[-400:], x[:400]]), 2, axis=0))[380:420].max()
            need(bend < np.abs(np.diff(x, 2, axis=0)).max(), "the loop has a corner")
        else:
            need(x.shape[1] == 1 and size <= EFFECT_BUDGET, "size or channels")
            need(abs(peak - peak_db) < 0.8 and peak < -2, f"peak is not {peak_db} dB")
            need(first < -55 and last < -60, "starts or ends with a step")
    print(f"{total} bytes in all")
    if total > FOLDER_BUDGET:
        bad.append("folder over its budget")
    for line in bad:
        print("FAIL", line)
    return not bad


def plot(folder):
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    os.makedirs(folder, exist_ok=True)
    for page, names in enumerate(np.array_split(list(SOUNDS), 10)):
        fig, axes = plt.subplots(2, len(names), figsize=(4.2 * len(names), 7))
        for (a, b), name in zip(axes.T, names):
            x, _ = sf.read(path_of(name), always_2d=True)
            x = x.mean(axis=1)
            a.plot(np.arange(len(x)) / SR, x, lw=0.5)
            a.set_title(name)
            n = 1024 if len(x) > SR else 256
            b.specgram(x + 1e-9, NFFT=n, Fs=SR, noverlap=n * 3 // 4, vmin=-120, vmax=-40)
            b.set_ylim(0, 10000)
        fig.tight_layout()
        fig.savefig(os.path.join(folder, f"sounds{page}.png"), dpi=60)


def main():
    parser = argparse.ArgumentParser(description="Synthesise the sounds of the game.")
    parser.add_argument("names", nargs="*", metavar="SOUND", help=" ".join(SOUNDS))
    parser.add_argument("--check", action="store_true", help="only measure the files that are there")
    parser.add_argument("--plot", metavar="DIR", help="only draw waveforms and spectrograms into DIR")
    args = parser.parse_args()
    if unknown := set(args.names) - set(SOUNDS):
        parser.error("no such sound: " + ", ".join(sorted(unknown)))
    if args.plot:
        return plot(args.plot)
    if not args.check:
        os.makedirs(OUT, exist_ok=True)
        for name in args.names or SOUNDS:
            write(name)
    if not check():
        sys.exit(1)


if __name__ == "__main__":
    main()
