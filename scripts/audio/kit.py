"""Tools of every sound: damped modes, shaped noise, one room, and signals on a circle.

A *take* is one recording of an event. Takes of the same event differ as blows of the same hand do: `Hand` strikes
elsewhere, harder or softer and a little earlier or later. Take 1 is the event as it is written down.
"""

import zlib

import numpy as np
from scipy import fft
from scipy.signal import lfilter

SR = 44100
OVERLAP = 1024  # so many samples of a loop are at its end again, for the player to fade over
CONTACT = 0.200  # when what slides or leaps arrives, in seconds


class Hand:
    """A random generator and how far this take strays from what is written: 0 in the first take."""

    def __init__(self, name, spread=0.0):
        self.random_numbers = np.random.default_rng(zlib.crc32(("ludarium " + name).encode()))
        self.spread = spread

    def __getattr__(self, name):
        return getattr(self.random_numbers, name)

    def near(self, value, part):
        """`value`, off by about this part of it in takes after the first."""
        if self.spread == 0.0:
            return value
        return value * float(np.exp(np.clip(self.random_numbers.standard_normal(), -2, 2) * part * self.spread))

    def struck(self, modes):
        """The modes as excited by a blow elsewhere on the body: other strengths, and rings that a finger damps."""
        if self.spread == 0.0:
            return modes
        place = self.random_numbers.uniform(0.12, 0.5)
        shape = [0.55 + 0.75 * abs(np.sin(np.pi * (i + 1) * place)) for i in range(len(modes))]
        return [
            (f, self.near(t60, 0.13), self.near(amp, 0.25) * (shape[i] if i else 1.0))
            for i, (f, t60, amp) in enumerate(modes)
        ]


def db(x):
    return 10.0 ** (x / 20.0)


def times(seconds):
    return np.arange(int(round(seconds * SR))) / SR


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
    size = fft.next_fast_len(n + SR // 4, real=True)
    return fft.irfft(fft.rfft(x, size) * gain_of_f(fft.rfftfreq(size, 1.0 / SR)), size)[:n]


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
    y = modal(seconds, rng.struck(modes), rng)
    n = int(rng.near(pulse, 0.22) * SR)
    k = np.sin(2.0 * np.pi * (np.arange(n) + 0.5) / n)
    y = np.convolve(y, k)[: len(y)]
    return unit(y)


def blow(rng, seconds, *bodies):
    """Bodies that meet in one contact: (modes, pulse in seconds, gain) each."""
    return sum(rng.near(gain, 0.16) * strike(seconds, modes, pulse, rng) for modes, pulse, gain in bodies)


def tuned(rng, freq, seconds, t60, parts, attack=0.003):
    """A ringing body in the key: partials of `freq` (ratio, share of t60, amplitude)."""
    modes = [(freq * ratio, t60 * ring, amp) for ratio, ring, amp in parts]
    return modal(seconds, rng.struck(modes), attack=attack)


def roll_out(rng, y, hit_of, count, at, gap, gain, nearer=0.70, softer=0.58):
    """A body that comes to rest: `count` hits in ever shorter gaps, ever softer."""
    gap = rng.near(gap, 0.10)
    for i in range(count):
        put(y, hit_of(i), at, rng.near(gain, 0.15))
        at += rng.near(gap, 0.06)
        gap *= nearer
        gain *= softer


def drag(rng, length, spectrum, modes):
    """A body dragged over another: a rough, irregular rub, and the body answers."""
    t = times(length)
    lean = rng.near(1.0, 0.35)  # where on the way it is pressed hardest
    swell = smoothstep(t / 0.03) * smoothstep((length - t) / 0.035) * (0.75 + 0.35 * np.sin(np.pi * (t / length) ** lean))
    grain = np.abs(noise(rng, length, low(85, 1)))
    rub = noise(rng, length, spectrum) * (0.35 + 0.65 * grain)
    body = np.convolve(rub * (rng.random(len(rub)) < 0.02), modal(0.03, modes))[: len(rub)]
    return (rub + 0.55 * body) * swell


def whoosh(rng, length, base, rise, top=3200):
    """Air past a piece: its pitch rises from `base` by `rise` hertz and falls."""
    t = times(length)
    base, rise = rng.near(base, 0.15), rng.near(rise, 0.15)
    air = sweep_noise(rng, length, lambda t: base + rise * np.sin(np.pi * np.clip(t / length, 0, 1)) ** 1.4, 1.8)
    env = np.sin(np.pi * np.clip(t / length, 0, 1)) ** 2.2 * (0.6 + 0.7 * t / length)
    return shaped(air, low(top)) * env


def flap(rng, length, top):
    """A fold of cloth in the wind, falling in pitch from `top` hertz."""
    t = times(length)
    top = rng.near(top, 0.12)
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
    y = lfilter([1.0, -1.0], [1.0, -np.exp(-2.0 * np.pi * 20.0 / SR)], x)
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


# --------------------------------------------------- signals on a circle


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


def calm_start(y):
    """The loop turned so that it starts where both sides are near zero and little is heard, so that a player that
    begins without a fade makes no step. Samples by channels."""
    n = y.shape[1]
    size = np.abs(y).sum(axis=0)
    sums = np.cumsum(np.concatenate([[0.0], size, size[:SR]]))
    calm = (sums[SR : SR + n] - sums[:n]) / SR
    y = np.roll(y, -int(np.argmin(size / size.mean() + 3.0 * calm / calm.mean())), axis=1)
    y -= y.mean(axis=1, keepdims=True)
    return y.T


def put_round(out, sound, at, gain=1.0):
    """Mix `sound` into a loop from `at` seconds on; what sticks out is heard at its start."""
    n = out.shape[-1]
    i = int(round(at * SR)) % n
    while len(sound) > 0:
        part = sound[: n - i]
        out[..., i : i + len(part)] += gain * part
        sound = sound[len(part) :]
        i = 0


def echo_round(x, rng, wet, t60, bright=4500.0, rise=0.03):
    """A long, dark echo on the circle, another one on each side. Two channels in and out."""
    n = x.shape[1]
    f = fft.rfftfreq(n, 1.0 / SR).astype(np.float32)
    long = min(n, int(1.25 * t60 * SR))
    t = np.arange(long) / SR
    out = np.empty_like(x)
    for c in range(2):
        ir = np.zeros(n, dtype=np.float32)
        ir[:long] = rng.standard_normal(long) * np.exp(-6.908 * t / t60) * smoothstep(t / rise)
        ir /= np.sqrt(np.sum(ir[:long] ** 2))
        spectrum = fft.rfft(x[c].astype(np.float32)) * fft.rfft(ir) * low(bright, 1)(f)
        out[c] = x[c] + wet * fft.irfft(spectrum, n)
    return out


def pan_round(out, sound, at, pan, gain=1.0):
    """Mix `sound` into a stereo loop between left (0) and right (1)."""
    put_round(out[0], sound, at, gain * np.cos(pan * np.pi / 2))
    put_round(out[1], sound, at, gain * np.sin(pan * np.pi / 2))


def with_overlap(x):
    """A loop (samples by channels) with its first samples at its end again."""
    return np.concatenate([x, x[:OVERLAP]])
