"""Every sound of pieces, buttons and events: one function each, given the hand that makes the take."""

import numpy as np

from .kit import *  # noqa: F403  the vocabulary of this file

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

    roll_out(rng, y, tap, 6, 0.120, 0.105, 0.62)
    return finish(room(y, rng, 0.18, 0.55), -3, fade_out=0.15, drive=2.4)


# ----------------------------------------------------- events of the game


def enamel(rng, freq, seconds, t60):
    """A struck enamelled plate: bright, slightly inharmonic, quickly softer."""
    return tuned(rng, freq, seconds, t60, ENAMEL)


def promote(rng):
    """Rises out of the old piece: five enamel strokes upwards over a warm
    swell and a breath of metal dust."""
    y = np.zeros(int(0.95 * SR))
    t = times(0.95)
    for i, f in enumerate((293.66, 440.0, 587.33, 739.99, 880.0, 1174.66)):
        put(y, enamel(rng, f, 0.9, 0.75 - 0.04 * i), 0.068 * i, (0.50, 0.55, 0.58, 0.60, 0.62, 0.72)[i])
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
        put(y, enamel(rng, f, seconds - at, 1.7), at, g)
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
        roll_out(rng, y, hit, 4, at, 0.125 + 0.03 * rng.random(), gain, 0.62, 0.5)
    put(y, strike(0.3, [(98, 0.18, 1.0), (151, 0.15, 0.7)], 0.006, rng), 0.002, 0.35)
    return finish(room(y, rng, 0.18, 0.55, 3400), -5, fade_out=0.15, drive=1.9)


def enslave(rng):
    """A heavy stone closes on another: it lands low, and an iron ring answers."""
    y = np.zeros(int(0.88 * SR))
    put(y, marble(rng, 0.66, 1.3, 0.0009), 0.0, 0.9)
    put(y, strike(0.35, [(92, 0.20, 1.0), (143, 0.16, 0.8)], 0.006, rng), 0.002, 0.5)
    put(y, tuned(rng, 146.83, 0.8, 1.1, IRON, 0.004), 0.035, 0.30)
    put(y, marble(rng, 0.74, 1.2), 0.045, 0.25)
    return finish(room(y, rng, 0.18, 0.6, 2400), -3, fade_out=0.25, drive=1.6)


def free(rng):
    """The stone comes off lightly and three chimes rise over it."""
    y = np.zeros(int(0.85 * SR))
    put(y, marble(rng, 1.22, 0.9), 0.0, 0.45)
    for i, f in enumerate((587.33, 880.0, 1174.66)):
        put(y, tuned(rng, f, 0.7, 0.62, ENAMEL), 0.045 + 0.075 * i, 0.42)
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
    roll_out(rng, y, hit, 5, 0.075, 0.078, 0.50, 0.78, 0.66)
    put(y, whoosh(rng, 0.26, 600, 1100), 0.03, 0.02)
    return finish(room(y, rng, 0.12, 0.4, 3400), -4, fade_out=0.10, drive=1.9)


def glass(rng):
    """A fingertip on a pane of glass."""
    y = np.zeros(int(0.50 * SR))
    put(y, tuned(rng, 1174.66, 0.5, 0.55, GLASS, rng.near(0.002, 0.3)))
    put(y, strike(0.05, scaled(SLATE, 1.1, 0.5), 0.0006, rng), 0.0, rng.near(0.12, 0.5))
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
    """Air, and the disc clicks down at CONTACT."""
    y = np.zeros(int(0.30 * SR))
    put(y, whoosh(rng, CONTACT - 0.003, 700, 1500, 4200), 0.0, 0.08)
    put(y, disc(rng), CONTACT - 0.003, 1.0)
    return finish(y, -4, fade_in=0.006, fade_out=0.06, drive=1.6)


def disc_take(rng):
    """The disc is flipped away and spins down on its rim."""
    y = np.zeros(int(0.62 * SR))
    put(y, disc(rng, 0.86, 0.8, 0.8))
    put(y, whoosh(rng, 0.17, 800, 1600, 4200), 0.01, 0.04)
    hit = lambda i: disc(rng, 1.0 + 0.08 * (i % 2) + 0.02 * rng.standard_normal(), 0.8, 0.5)
    roll_out(rng, y, hit, 9, 0.165, 0.088, 0.60, 0.78, 0.74)
    return finish(room(y, rng, 0.14, 0.45, 3400), -3, fade_out=0.12, drive=1.8)


def crown(rng):
    """A metal crown clicks on and rings: one small bell, its fifth after it."""
    y = np.zeros(int(0.90 * SR))
    put(y, disc(rng, 1.1), 0.0, 0.35)
    put(y, tuned(rng, 1174.66, 0.9, 0.95, BELL, 0.002), 0.012, 0.6)
    put(y, tuned(rng, 1760.0, 0.7, 0.75, BELL, 0.002), 0.110, 0.32)
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
        put(y, tuned(rng, f, 0.35, 0.30, GLASS[:3], 0.002), 0.075 + 0.048 * i, 0.20 - 0.025 * i)
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


# What is heard often in some game.
FREQUENT = {
    "hover": hover, "click": click, "select": select, "deselect": deselect,
    "refuse": refuse, "undo": undo, "low_time": low_time,
    "move": move, "slide": slide, "leap": leap, "capture": capture, "zone": zone,
    "stone_set": stone_set, "stone_lift": stone_lift, "stone_topple": stone_topple,
    "enslave": enslave, "free": free,
    "pebble_set": pebble_set, "pebble_block": pebble_block, "pebble_take": pebble_take, "glass": glass,
    "wood_set": wood_set, "wood_slide": wood_slide, "wood_knock": wood_knock, "cord": cord,
    "disc_jump": disc_jump, "disc_take": disc_take, "convert": convert,
    "grow": grow, "grow_grass": grow_grass, "wither": wither, "pop": pop, "sway": sway,
    "curtain": curtain, "reveal": reveal, "clash": clash,
}

# What happens once or a few times in a match.
RARE = {"promote": promote, "crown": crown, "second_wind": second_wind, "win": win, "draw": draw}

EFFECTS = FREQUENT | RARE


def takes_of(name):
    """How many recordings there are of it."""
    return 4 if name in FREQUENT else 2
