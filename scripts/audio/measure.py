"""What a recording measures: loudness after ITU-R BS.1770, true peak, and how a loop joins."""

import numpy as np
import pyloudnorm
from scipy.signal import resample_poly

from .kit import OVERLAP, SR


def level(value):
    return 20.0 * np.log10(max(float(value), 1e-6))


def integrated(x, rate=SR):
    """Integrated loudness in LUFS of samples by channels."""
    return pyloudnorm.Meter(rate).integrated_loudness(x)


def momentary(x):
    """The loudest 400 ms in LUFS, for sounds that are too short for the gates of integrated loudness."""
    x = x.reshape(len(x), -1)
    window = int(0.4 * SR)
    x = np.concatenate([x, np.zeros((window, x.shape[1]))])
    power = np.zeros(len(x))
    for c in range(x.shape[1]):
        y = x[:, c]
        for stage in pyloudnorm.Meter(SR)._filters.values():
            y = stage.apply_filter(y)
        power += y * y
    sums = np.cumsum(np.concatenate([[0.0], power]))
    return float(-0.691 + 10.0 * np.log10(max((sums[window:] - sums[:-window]).max() / window, 1e-12)))


def true_peak(x):
    """The peak between the samples too, in dBTP: four times oversampled, a second at a time."""
    x = x.reshape(len(x), -1)
    highest = np.abs(x).max()
    for start in range(0, len(x), 10 * SR):
        part = x[max(0, start - 64) : start + 10 * SR + 64]
        if np.abs(part).max() > 0.7 * highest:
            highest = max(highest, np.abs(resample_poly(part, 4, 1, axis=0)).max())
    return level(highest)


def as_played(x, rate=SR):
    """A loop as the game plays it: the last `OVERLAP` samples of the file, which are its first ones again, fade into
    those; returns what is heard around the join, and where in it the fade lies."""
    x = x.reshape(len(x), -1)
    fade = ((np.arange(OVERLAP) + 0.5) / OVERLAP)[:, None]
    over = x[-OVERLAP:] * (1.0 - fade) + x[:OVERLAP] * fade
    near = int(0.05 * rate)
    heard = np.concatenate([x[-OVERLAP - near : -OVERLAP], over, x[OVERLAP : OVERLAP + near]])
    return heard, near


def join(x, rate=SR):
    """How a loop joins: the largest step between samples and the largest bend where the end fades into the start, each
    as a share of the largest within 50 ms before and after. Above 1 something happens there that does not elsewhere."""
    heard, near = as_played(x, rate)
    shares = []
    for order in (1, 2):
        change = np.abs(np.diff(heard, order, axis=0)).max(axis=1)
        inside = change[near - order : near + OVERLAP + order].max()
        outside = max(change[: near - order].max(), change[near + OVERLAP + order :].max(), 1e-5)
        shares.append(float(inside / outside))
    return tuple(shares)


def difference(a, b):
    """How much two takes differ: the mean difference in dB between their spectrograms (third octaves, 12 ms), where
    either is within 40 dB of its loudest."""
    pictures = []
    length = max(len(a), len(b))
    for x in (a, b):
        x = np.pad(x.reshape(len(x), -1).mean(axis=1), (0, length - len(x) + 512))
        frames = np.lib.stride_tricks.sliding_window_view(x, 1024)[::512] * np.hanning(1024)
        power = np.abs(np.fft.rfft(frames, axis=1)) ** 2
        f = np.fft.rfftfreq(1024, 1.0 / SR)
        edges = 100.0 * 2.0 ** (np.arange(24) / 3.0)
        bands = np.stack([power[:, (f >= lo) & (f < hi)].sum(axis=1) for lo, hi in zip(edges, edges[1:]) if ((f >= lo) & (f < hi)).any()], 1)
        pictures.append(10.0 * np.log10(bands / bands.max() + 1e-9))
    x, y = pictures
    heard = np.maximum(x, y) > -40.0
    return float(np.abs(np.maximum(x, -50.0) - np.maximum(y, -50.0))[heard].mean())
