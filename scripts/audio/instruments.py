"""The instruments of the music: one note each, computed from its partials. Every function takes a frequency in hertz
and returns samples of one channel that begin at the note's start and end in silence."""

from functools import lru_cache

import numpy as np

from .kit import SR, band, low, modal, noise, shaped, smoothstep, times

# Nothing above this is heard at the music's loudness, and it would cost bits.
HIGHEST = 7500.0
# Samples of one cycle of a tone that is kept up.
CYCLE = 4096


def quiet_end(y, seconds=0.08):
    """The note faded out at its end."""
    n = min(int(seconds * SR), len(y))
    y[-n:] *= smoothstep(np.arange(n, 0, -1) / n)
    return y


# -------------------------------------------------------------- plucked


@lru_cache(maxsize=4000)
def pluck(freq, t60=2.2, bright=9.0, place=0.18, stiff=0.00006, body=0.10, twin=0.0, bend=0.0, seed=0):
    """A plucked string: struck at `place` of its length, `bright` partials strong, `twin` cents between two strings of
    a pair, `bend` a short sharp start as of a string pulled hard. High strings ring shorter."""
    t60 = t60 * (220.0 / freq) ** 0.35
    seconds = min(1.15 * t60, 5.0)
    rng = np.random.default_rng(int(freq * 100) + seed)
    t = times(seconds)
    glide = t + bend * 0.05 * (1.0 - np.exp(-t / 0.05))
    y = np.zeros_like(t)
    for cents, share in ((-twin / 2, 0.5), (twin / 2, 0.5)) if twin else ((0.0, 1.0),):
        base = freq * 2.0 ** (cents / 1200.0)
        for k in range(1, 60):
            f = base * k * np.sqrt(1.0 + stiff * k * k)
            if f > HIGHEST:
                break
            amp = abs(np.sin(np.pi * k * place)) / k * np.exp(-k / bright) * (1.0 + 0.12 * rng.standard_normal())
            ring = t60 / (1.0 + 0.055 * k + 0.0035 * k * k)
            n = min(len(t), int(1.1 * ring * SR))
            y[:n] += share * amp * np.exp(-6.908 * t[:n] / ring) * np.sin(2 * np.pi * f * glide[:n] + 0.3 * rng.standard_normal())
    y *= smoothstep(t / 0.0025)
    if body:
        knock = modal(0.16, [(118, 0.12, 1.0), (205, 0.10, 0.8), (390, 0.07, 0.5), (870, 0.03, 0.3)], rng, attack=0.002)
        y[: len(knock)] += body * np.max(np.abs(y)) * knock * 0.35
    return quiet_end(y / np.max(np.abs(y)), 0.3)


def lute(freq, seed=0):
    return pluck(freq, 2.0, 10.0, 0.16, body=0.14, twin=2.0, seed=seed)


def lyre(freq, seed=0):
    """Gut strings on a light body."""
    return pluck(freq, 1.7, 6.5, 0.28, body=0.16, seed=seed)


def koto(freq, seed=0):
    """Plucked near the end with a hard plectrum, long."""
    return pluck(freq, 3.0, 16.0, 0.07, stiff=0.00009, body=0.10, bend=0.006, seed=seed)


def oud(freq, seed=0):
    return pluck(freq, 1.15, 8.0, 0.13, body=0.22, twin=3.0, bend=0.002, seed=seed)


def dulcimer(freq, seed=0):
    """Two strings struck by a small hammer."""
    return pluck(freq, 1.9, 12.0, 0.11, stiff=0.0001, body=0.08, twin=3.5, seed=seed)


def harp(freq, seed=0):
    return pluck(freq, 2.8, 5.5, 0.33, body=0.05, seed=seed)


# --------------------------------------------------------------- struck


@lru_cache(maxsize=600)
def bowl(freq, t60=7.0, attack=0.012):
    """A singing bowl: pairs of partials that beat."""
    seconds = min(1.05 * t60, 8.0)
    modes = []
    for ratio, ring, amp in ((1.0, 1.0, 1.0), (2.71, 0.7, 0.42), (5.1, 0.4, 0.14), (8.1, 0.22, 0.05)):
        for split in (-0.35, 0.35):
            modes.append((freq * ratio + split, t60 * ring, 0.5 * amp))
    y = modal(seconds, [m for m in modes if m[0] < HIGHEST], attack=attack)
    return quiet_end(y / np.max(np.abs(y)), 0.5)


@lru_cache(maxsize=600)
def lithophone(freq, seed=0):
    """A bar of basalt: dry, with the inharmonic partials of a free bar, and the knock of the mallet."""
    rng = np.random.default_rng(int(freq * 100) + seed)
    modes = [(freq, 1.0, 1.0), (freq * 2.76, 0.42, 0.45), (freq * 5.40, 0.20, 0.22), (freq * 8.93, 0.10, 0.08)]
    y = modal(1.1, [m for m in modes if m[0] < HIGHEST], attack=0.002)
    knock = noise(rng, 0.03, band(300, 2600)) * np.exp(-times(0.03) / 0.006)
    y[: len(knock)] += 0.12 * knock
    return quiet_end(y / np.max(np.abs(y)), 0.2)


@lru_cache(maxsize=600)
def marimba(freq, seed=0):
    """A bar of soft wood over a tube."""
    modes = [(freq, 0.75 * (220 / freq) ** 0.3, 1.0), (freq * 3.93, 0.18, 0.25), (freq * 9.2, 0.06, 0.06)]
    y = modal(0.9, [m for m in modes if m[0] < HIGHEST], attack=0.003)
    return quiet_end(y / np.max(np.abs(y)), 0.2)


@lru_cache(maxsize=200)
def drum(freq, t60=0.5, skin=0.15, seed=0):
    """A skin over a hollow: its pitch falls a little after the blow."""
    rng = np.random.default_rng(int(freq * 10) + seed)
    t = times(1.3 * t60)
    glide = 2 * np.pi * np.cumsum(freq * (1.0 + 0.18 * np.exp(-t / 0.04))) / SR
    y = np.zeros_like(t)
    for ratio, ring, amp in ((1.0, 1.0, 1.0), (1.59, 0.6, 0.5), (2.14, 0.45, 0.32), (2.65, 0.35, 0.2), (3.6, 0.25, 0.1)):
        y += amp * np.exp(-6.908 * t / (t60 * ring)) * np.sin(glide * ratio)
    touch = noise(rng, 0.05, band(200, 1800)) * np.exp(-times(0.05) / 0.008)
    y[: len(touch)] += skin * touch
    y *= smoothstep(t / 0.003)
    return quiet_end(y / np.max(np.abs(y)), 0.1)


@lru_cache(maxsize=200)
def rim(pitch=1.0, seed=0):
    """The rim of a frame drum: a dry, short tap."""
    rng = np.random.default_rng(int(1000 * pitch) + seed)
    y = modal(0.14, [(610 * pitch, 0.08, 1.0), (1180 * pitch, 0.05, 0.6), (2050 * pitch, 0.03, 0.35)], rng, attack=0.001)
    snap = noise(rng, 0.06, band(1200, 5200)) * np.exp(-times(0.06) / 0.012)
    y[: len(snap)] += 0.35 * snap
    return quiet_end(y / np.max(np.abs(y)), 0.03)


@lru_cache(maxsize=200)
def brush(length=0.12, top=4200.0, seed=0):
    """A brush on a skin, or a shaker: a short breath of noise."""
    rng = np.random.default_rng(int(1000 * length) + seed)
    t = times(length)
    y = noise(rng, length, band(0.35 * top, top, 1)) * smoothstep(t / (0.25 * length)) * np.exp(-t / (0.3 * length))
    return quiet_end(y / np.max(np.abs(y)), 0.03)


# ------------------------------------------------------ bowed and blown


def sustained(freq, seconds, rng, partials, attack, release, vibrato=0.0025, rate=5.2, delay=0.35, scoop=0.0):
    """A tone that is kept up: `partials(frequency, k)` is the strength of each."""
    t = times(seconds)
    press = smoothstep(t / attack) * smoothstep((seconds - t) / release)
    drift = 1.0 + 0.0008 * np.sin(2 * np.pi * 0.7 * t + 6.28 * rng.random())
    wave = vibrato * smoothstep((t - delay) / 0.5) * np.sin(2 * np.pi * rate * t + 6.28 * rng.random())
    phase = 2 * np.pi * np.cumsum(freq * drift * (1.0 + wave) * (1.0 - scoop * np.exp(-t / 0.04))) / SR
    # One cycle as it sounds pressed hard and softly: the harder, the brighter.
    turn = 2 * np.pi * np.arange(CYCLE + 1) / CYCLE
    hard, soft = np.zeros(CYCLE + 1), np.zeros(CYCLE + 1)
    for k in range(1, 40):
        if freq * k > HIGHEST:
            break
        tone = partials(freq * k, k) * np.sin(k * turn + 6.28 * rng.random())
        hard += tone
        soft += tone * 0.3 ** (0.10 * (k - 1))
    place = np.mod(phase, 2 * np.pi) * (CYCLE / (2 * np.pi))
    at = place.astype(np.int32)
    cycle = lambda table: table[at] + (table[at + 1] - table[at]) * (place - at)
    y = press * ((1.0 - press) * cycle(soft) + press * cycle(hard))
    return y, press, t


def formant(f, *peaks):
    return sum(gain / (1.0 + ((f - centre) / width) ** 2) for centre, width, gain in peaks)


def fiddle(freq, seconds, rng, soft=1.0):
    """A bowed string on a resonant body, with a little bow noise."""
    body = lambda f, k: k**-1.15 * (0.35 + formant(f, (280, 90, 0.7), (480, 120, 0.9), (950, 260, 0.7), (2400, 700, 0.45)))
    y, press, t = sustained(freq, seconds, rng, body, 0.14 * soft, 0.22, 0.0030)
    y = y / np.max(np.abs(y)) + 0.012 * noise(rng, seconds, band(900, 4200, 1))[: len(t)] * press
    return quiet_end(y)


def glass(freq, seconds, rng):
    """A bowed or rubbed glass: nearly pure, slow to speak, with a slow shimmer."""
    parts = {1: 1.0, 2: 0.10, 3: 0.05, 4: 0.015}
    y, press, t = sustained(freq, seconds, rng, lambda f, k: parts.get(k, 0.0), min(0.55, 0.4 * seconds), min(0.8, 0.4 * seconds), 0.0006, 4.1)
    y *= 1.0 + 0.10 * np.sin(2 * np.pi * (3.1 + rng.random()) * t)
    y /= np.max(np.abs(y))
    rub = noise(rng, seconds, band(freq * 0.9, min(4.0 * freq, 6000.0), 1))[: len(t)]
    return quiet_end(y + 0.008 * rub * press)


def chalumeau(freq, seconds, rng):
    """A single reed on a straight tube: odd partials, soft."""
    parts = lambda f, k: (1.0 if k % 2 else 0.16) * k**-1.25 * low(1500, 1)(np.array(f)) * 1.4
    y, press, t = sustained(freq, seconds, rng, parts, 0.07, 0.14, 0.0018, 4.8, 0.5, scoop=0.008)
    y = y / np.max(np.abs(y)) + 0.014 * noise(rng, seconds, band(500, 3200, 1))[: len(t)] * press
    return quiet_end(y)


def aulos(freq, seconds, rng):
    """A double reed: rich and a little nasal."""
    parts = lambda f, k: k**-0.6 * (0.15 + formant(f, (1050, 350, 1.0), (2500, 600, 0.5))) * low(3600, 2)(np.array(f))
    y, press, t = sustained(freq, seconds, rng, parts, 0.05, 0.10, 0.0028, 5.4, 0.3, scoop=0.015)
    y = y / np.max(np.abs(y)) + 0.010 * noise(rng, seconds, band(1000, 4000, 1))[: len(t)] * press
    return quiet_end(y)


def flute(freq, seconds, rng):
    """An end-blown flute of reed: fundamental, octave and much breath."""
    parts = {1: 1.0, 2: 0.34, 3: 0.12, 4: 0.05, 5: 0.02}
    y, press, t = sustained(freq, seconds, rng, lambda f, k: parts.get(k, 0.0), 0.10, 0.16, 0.0038, 5.0, 0.3, scoop=0.012)
    breath = noise(rng, seconds, band(0.8 * freq, 4.5 * freq, 1))[: len(t)]
    return quiet_end(y / np.max(np.abs(y)) + 0.035 * breath * press)


def pad(freq, seconds, rng):
    """Many low strings far away: slow, dark."""
    y = np.zeros(len(times(seconds)))
    for cents in (-5.0, 0.0, 6.0):
        parts = lambda f, k: k**-1.5 * low(900, 1)(np.array(f))
        one, _, _ = sustained(freq * 2.0 ** (cents / 1200.0), seconds, rng, parts, min(1.2, 0.35 * seconds), min(1.4, 0.4 * seconds), 0.0012, 4.5)
        y += one
    return quiet_end(y / np.max(np.abs(y)), 0.2)


def hurdy(freq, seconds, rng):
    """A drone of wheel and strings: steady, a little rough."""
    parts = lambda f, k: k**-0.95 * (0.3 + formant(f, (420, 160, 0.8), (1150, 300, 0.6))) * low(2600, 1)(np.array(f))
    y, press, t = sustained(freq, seconds, rng, parts, min(0.9, 0.3 * seconds), min(1.0, 0.35 * seconds), 0.0006, 3.0)
    wheel = 1.0 + 0.05 * np.sin(2 * np.pi * 2.3 * t + 6.28 * rng.random())
    return quiet_end(y / np.max(np.abs(y)) * wheel, 0.2)


def tremolo(maker, freq, seconds, rng, rate=7.5):
    """A sustained instrument with quick strokes."""
    y = maker(freq, seconds, rng)
    t = np.arange(len(y)) / SR
    return y * (0.55 + 0.45 * np.abs(np.sin(np.pi * rate * t)) ** 0.7)
