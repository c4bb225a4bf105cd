"""What is heard behind the board: the room and each game's own place, in loops that are built on a circle."""

import numpy as np

from .kit import *  # noqa: F403  the vocabulary of this file

# The length of each loop in seconds; the name is that of the game, or of the room.
LOOPS = {
    "room": 30.0, "tress": 24.0, "trees": 30.0, "tribun": 30.0, "gess": 32.0, "go_chess": 34.0, "treason": 36.0,
    "troop_chess": 30.0,
}


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


def castle(rng):
    """A courtyard between broken walls: wind in two heights, a thread of it
    whistling in a gap, birds beyond the wall.  Built on a circle, so its end
    is its beginning."""
    n = int(LOOPS["tress"] * SR)
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

    # The birds are far: they go through a long, dark echo.
    birds = np.zeros((2, n))
    plan = (
        (2.6, "thrush", 0.30, 0.9), (5.9, "tit", 0.80, 0.42), (8.8, "dove", 0.62, 0.28), (11.4, "thrush", 0.24, 0.7),
        (14.9, "tit", 0.86, 0.34), (16.6, "thrush", 0.70, 0.45), (19.2, "dove", 0.60, 0.22), (21.7, "thrush", 0.30, 0.55),
    )
    for at, kind, pan, gain in plan:
        pan_round(birds, bird_song(kind, rng), at, pan, 0.55 * gain)
    return calm_start(sides + echo_round(birds, rng, 1.8, 1.3))


def forest(rng):
    """A forest floor: a very soft wind that goes through the leaves from one
    side to the other.  On a circle as well."""
    n = int(LOOPS["trees"] * SR)
    gust = circular_gusts(rng, n, 4, 0.25)
    sides = []
    for lag in (0.0, 0.7):
        passing = np.roll(gust, int(lag * SR))
        air = circular_noise(rng, n, lambda f: band(120, 520, 2)(f) * (f + 60) ** -0.5)
        leaf = circular_noise(rng, n, lambda f: band(900, 2400, 2)(f) * low(4000, 8)(f))
        sides.append(air * passing + 0.16 * leaf * passing**2.2 * circular_gusts(rng, n, 30, 0.22))
    sides = np.array(sides)
    birds = np.zeros((2, n))
    for at, kind, pan, gain in ((4.0, "dove", 0.7, 0.30), (11.5, "tit", 0.2, 0.30), (19.0, "thrush", 0.8, 0.35), (25.5, "dove", 0.4, 0.22)):
        pan_round(birds, bird_song(kind, rng), at, pan, gain * np.std(sides) * 3.0)
    return calm_start(sides + echo_round(birds, rng, 1.6, 1.8))


def bubble(rng, base, length):
    """One drop of running water: a short tone that rises as the bubble closes."""
    t = times(length)
    f = base * (1.0 + 0.35 * (t / length) ** 2)
    return np.sin(2 * np.pi * np.cumsum(f) / SR) * np.exp(-t / (0.25 * length)) * smoothstep(t / 0.002) * smoothstep((length - t) / 0.004)


def water(rng, n, per_second, low_f, high_f):
    """Running water on the circle: many drops over a thin wash, from all sides."""
    out = np.zeros((2, n))
    for _ in range(int(per_second * n / SR)):
        base = low_f * (high_f / low_f) ** rng.random()
        drop = bubble(rng, base, 0.015 + 0.05 * rng.random() * (low_f / base) ** 0.5)
        pan_round(out, drop, rng.random() * n / SR, 0.15 + 0.7 * rng.random(), rng.random() ** 2)
    wash = np.array([circular_noise(rng, n, lambda f: band(500, 3500, 1)(f) * (f + 400) ** -0.5) for _ in range(2)])
    return out / np.std(out) + 0.35 * wash * circular_gusts(rng, n, 20, 0.12)


def room_tone(rng):
    """The room itself in the evening: still air, a clock on the wall that ticks once a second, a lamp that flutters."""
    n = int(LOOPS["room"] * SR)
    air = np.array([circular_noise(rng, n, lambda f: band(50, 260, 1)(f) * (f + 40) ** -0.7) for _ in range(2)])
    hush = np.array([circular_noise(rng, n, lambda f: band(300, 1800, 1)(f) * (f + 200) ** -0.9) for _ in range(2)])
    y = air + 0.22 * hush * circular_gusts(rng, n, 7, 0.15)
    for second in range(int(LOOPS["room"])):
        pitch = 1.0 if second % 2 else 0.86
        tick = strike(0.12, scaled(WOOD, 2.1 * pitch, 0.6, 0.8), 0.0012, rng)
        put(tick, strike(0.08, scaled(PLANK, 1.9 * pitch, 0.5), 0.0012, rng), 0.022, 0.4)
        pan_round(y, tick, second + 0.5, 0.78, 0.5 + 0.06 * rng.standard_normal())
    for _ in range(26):
        t = times(0.05 + 0.08 * rng.random())
        puff = noise(rng, len(t) / SR, band(180, 900))[: len(t)] * np.sin(np.pi * np.arange(len(t)) / len(t)) ** 2
        pan_round(y, puff, rng.random() * LOOPS["room"], 0.3, 0.22 * rng.random())
    return calm_start(echo_round(y, rng, 0.25, 0.5, 2600.0))


def atrium(rng):
    """A Roman atrium: a basin with a thin jet, doves under the eaves, marble around it."""
    n = int(LOOPS["tribun"] * SR)
    y = water(rng, n, 70, 500, 2400)
    birds = np.zeros((2, n))
    for at, pan, gain in ((3.0, 0.25, 0.8), (10.2, 0.8, 0.5), (17.5, 0.35, 0.6), (25.0, 0.7, 0.45)):
        pan_round(birds, bird_song("dove", rng), at, pan, 1.1 * gain)
    air = np.array([circular_noise(rng, n, band(60, 240, 2)) for _ in range(2)]) * circular_gusts(rng, n, 4, 0.2)
    return calm_start(echo_round(0.8 * y + birds, rng, 0.7, 1.6, 3200.0) + 0.5 * air)


def night_garden(rng):
    """A garden at night: crickets near and far, a thin stream, now and then a bamboo spout that tips."""
    n = int(LOOPS["gess"] * SR)
    y = 0.55 * water(rng, n, 14, 700, 2800)
    for pitch, period, pan, gain in ((4300.0, 1.0, 0.15, 0.16), (4650.0, 1.28, 0.85, 0.11), (3900.0, 1.6, 0.6, 0.07)):
        count = int(LOOPS["gess"] / period)
        for i in range(count):
            if rng.random() < 0.25:
                continue
            chirp = np.zeros(int(0.3 * SR))
            for pulse in range(4):
                t = times(0.022)
                put(chirp, np.sin(2 * np.pi * pitch * (1 + 0.004 * rng.standard_normal()) * t) * np.sin(np.pi * t / 0.022) ** 2, 0.036 * pulse)
            pan_round(y, chirp, i * LOOPS["gess"] / count + 0.05 * rng.random(), pan, gain * (0.7 + 0.3 * rng.random()))
    for at in (9.0, 25.0):
        tip = blow(rng, 0.5, ([(390, 0.16, 1.0), (905, 0.10, 0.6), (1480, 0.07, 0.3)], 0.0025, 1.0))
        pan_round(y, tip, at, 0.35, 1.6)
    air = np.array([circular_noise(rng, n, lambda f: band(90, 420, 1)(f) * (f + 60) ** -0.5) for _ in range(2)])
    return calm_start(echo_round(y, rng, 0.4, 1.2, 3600.0) + 0.6 * air * circular_gusts(rng, n, 5, 0.25))


def cavern(rng):
    """Under basalt: the sea far below as a slow rumble, single drops with a long echo."""
    n = int(LOOPS["go_chess"] * SR)
    deep = np.array([circular_noise(rng, n, lambda f: band(38, 130, 2)(f) * (f + 30) ** -0.3) for _ in range(2)])
    surge = 0.55 + 0.45 * np.cos(2 * np.pi * 4 * np.arange(n) / n + 1.0)
    breath = np.array([circular_noise(rng, n, lambda f: np.exp(-(((f - 210) / 45.0) ** 2)) + 0.3 * band(300, 900, 1)(f)) for _ in range(2)])
    y = deep * surge + 0.35 * breath * surge**2 * circular_gusts(rng, n, 9, 0.25)
    drops = np.zeros((2, n))
    for at, base, pan, gain in ((1.2, 900, 0.2, 0.8), (6.9, 1250, 0.75, 0.5), (8.1, 1180, 0.75, 0.35), (14.6, 760, 0.4, 0.7),
                                (20.3, 1400, 0.9, 0.4), (23.8, 980, 0.15, 0.6), (29.9, 830, 0.6, 0.55)):
        pan_round(drops, bubble(rng, base, 0.09), at, pan, gain)
    return calm_start(y + echo_round(2.2 * drops, rng, 1.6, 2.8, 3000.0, 0.05))


def shore(rng):
    """A warm shore: waves that run up the shingle, cicadas in the pines, a gull far out."""
    n = int(LOOPS["treason"] * SR)
    y = np.zeros((2, n))
    t = np.arange(n) / SR
    for side in range(2):
        for start, strength in ((0.0, 1.0), (7.4, 0.8), (14.1, 1.1), (22.3, 0.75), (29.0, 0.95)):
            since = np.mod(t - start - 0.35 * side, LOOPS["treason"])
            run = smoothstep(since / 2.2) * np.exp(-np.maximum(since - 2.2, 0.0) / 1.9)
            y[side] += 0.8 * strength * run * circular_noise(rng, n, lambda f: band(140, 900, 1)(f) * (f + 90) ** -0.5)
            hiss = smoothstep((since - 1.6) / 1.3) * np.exp(-np.maximum(since - 2.9, 0.0) / 1.4)
            y[side] += 0.30 * strength * hiss * circular_noise(rng, n, lambda f: band(1200, 4200, 1)(f))
    rasp = 0.5 + 0.5 * np.sin(2 * np.pi * np.round(42 * LOOPS["treason"]) * np.arange(n) / n)
    for pan, centre in ((0.2, 4700.0), (0.8, 5200.0)):
        cicada = circular_noise(rng, n, lambda f: np.exp(-(((f - centre) / 260.0) ** 2))) * rasp**2 * circular_gusts(rng, n, 8, 0.45)
        y += 0.045 * np.outer([np.cos(pan * np.pi / 2), np.sin(pan * np.pi / 2)], cicada)
    gulls = np.zeros((2, n))
    for at, pan in ((5.0, 0.7), (5.7, 0.72), (24.6, 0.25)):
        s = times(0.42)
        f = 1250 + 500 * np.sin(np.pi * s / 0.42) - 200 * s / 0.42
        cry = sum(np.sin(k * 2 * np.pi * np.cumsum(f) / SR) / k for k in (1, 2, 3))
        pan_round(gulls, cry * np.sin(np.pi * s / 0.42) ** 1.3, at, pan, 0.10)
    return calm_start(y + echo_round(gulls, rng, 1.5, 1.5, 3000.0))


def camp(rng):
    """A camp in a meadow: a small fire that crackles, wind in tall grass, a lark."""
    n = int(LOOPS["troop_chess"] * SR)
    gust = circular_gusts(rng, n, 5, 0.25)
    y = np.zeros((2, n))
    for side, lag in ((0, 0.0), (1, 0.5)):
        passing = np.roll(gust, int(lag * SR))
        y[side] += 0.7 * passing * circular_noise(rng, n, lambda f: band(110, 480, 1)(f) * (f + 60) ** -0.5)
        y[side] += 0.20 * passing**2.5 * circular_noise(rng, n, band(1400, 4000, 1)) * circular_gusts(rng, n, 25, 0.25)
    flame = circular_noise(rng, n, band(80, 420, 1)) * circular_gusts(rng, n, 120, 0.5)
    y += 0.28 * np.outer([0.8, 0.6], flame)
    for _ in range(210):
        crack = strike(0.05, scaled(BRANCH, 1.2 + 2.2 * rng.random(), 0.5), 0.0003 + 0.0006 * rng.random(), rng)
        pan_round(y, crack, rng.random() * LOOPS["troop_chess"], 0.3 + 0.2 * rng.random(), 1.6 * rng.random() ** 3)
    larks = np.zeros((2, n))
    for at, pan, gain in ((6.0, 0.75, 0.30), (7.1, 0.78, 0.26), (20.5, 0.6, 0.24)):
        pan_round(larks, bird_song("thrush", rng), at, pan, gain)
    return calm_start(y + echo_round(larks, rng, 1.2, 1.4))


# name: (maker, Vorbis quality 0..1, loudness in LUFS)
AMBIENCES = {
    "room": (room_tone, 0.0, -31.0), "tress": (castle, 0.1, -24.0), "trees": (forest, 0.0, -24.0), "tribun": (atrium, 0.0, -24.0),
    "gess": (night_garden, 0.0, -25.0), "go_chess": (cavern, 0.0, -24.0), "treason": (shore, 0.0, -24.0), "troop_chess": (camp, 0.0, -24.0),
}
