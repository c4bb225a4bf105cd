"""How the music is written down: modes, phrases of four bars with their chords, and the forms made of them.

A phrase is a line of notes `degree:beats` (`r` is a rest, `|` only separates bars) and the root of the chord of each
bar, both as degrees of the mode: 0 is the tonic, negative degrees lie below it. A form is a list of phrases with
signs for how each is played: `o` ornamented, `h` an octave higher, `l` an octave lower, `d` doubled by a second voice
below, `r` without melody; a digit names the instrument of the voice.
"""

from dataclasses import dataclass, field

import numpy as np
from scipy import fft

from .kit import SR, Hand, echo_round, pan_round


@dataclass
class Mode:
    """A tonic in hertz and the steps of the mode in semitones."""

    tonic: float
    steps: tuple

    def freq(self, degree):
        octave, step = divmod(degree, len(self.steps))
        return self.tonic * 2.0 ** (octave + self.steps[step] / 12.0)


@dataclass
class Phrase:
    """Four bars: what is sung over which chords."""

    notes: list
    roots: list

    @staticmethod
    def of(line, roots):
        notes = []
        for word in line.replace("|", " ").split():
            degree, beats = word.split(":")
            notes.append((None if degree == "r" else int(degree), float(beats)))
        return Phrase(notes, [int(r) for r in roots.split()])


def ornamented(notes, rng):
    """Long notes get a turn at their start, leaps of a third a passing note: the line stays what it is."""
    out = []
    for i, (degree, beats) in enumerate(notes):
        following = notes[(i + 1) % len(notes)][0]
        if degree is None or beats < 1.0:
            out.append((degree, beats))
        elif following is not None and abs(following - degree) == 2 and rng.random() < 0.75:
            out += [(degree, beats - 0.5), ((degree + following) // 2, 0.5)]
        elif beats >= 1.5 and rng.random() < 0.6:
            out += [(degree, 0.25), (degree + 1, 0.25), (degree, beats - 0.5)]
        else:
            out.append((degree, beats))
    return out


@dataclass
class Bar:
    """One bar of the whole: when it begins (seconds), its chord, and where in the form it stands."""

    at: float
    root: int
    number: int
    phrase: int
    signs: str
    name: str


@dataclass
class Piece:
    """A piece of music: its mode, tempo and form; what plays it is in `stems`, by name."""

    name: str
    title: str
    mode: Mode
    bpm: float
    beats: int
    phrases: dict
    form: list
    chord: tuple = (0, 2, 4)
    wet: float = 0.45
    t60: float = 1.9
    stems: dict = field(default_factory=dict)

    @property
    def count(self):
        """How many beats the whole has."""
        return sum(len(self.phrases[name].roots) for name, _ in self.form) * self.beats

    @property
    def samples(self):
        """The length of the whole: next to that of the tempo, a number that transforms quickly."""
        return fft.next_fast_len(int(self.count * 60.0 / self.bpm * SR), real=True)

    @property
    def seconds(self):
        return self.samples / SR

    @property
    def beat(self):
        return self.seconds / self.count

    def bars(self):
        out = []
        for phrase, (name, signs) in enumerate(self.form):
            for root in self.phrases[name].roots:
                out.append(Bar(len(out) * self.beats * self.beat, root, len(out), phrase, signs, name))
        return out

    def tones(self, root, around=0):
        """The degrees of a chord, each in the octave that is nearest to `around`."""
        size = len(self.mode.steps)
        return sorted(root + part + size * round((around - root - part) / size) for part in self.chord)

    def melody(self, rng):
        """The notes of the voice: (seconds, degree, seconds long, strength, signs, beats from the phrase's start)."""
        at = 0.0
        for name, signs in self.form:
            phrase = self.phrases[name]
            notes = ornamented(phrase.notes, rng) if "o" in signs else phrase.notes
            length = len(phrase.roots) * self.beats
            assert abs(sum(b for _, b in phrase.notes) - length) < 1e-6, f"{self.name} {name}: {sum(b for _, b in phrase.notes)} beats"
            beats = 0.0
            for degree, long in notes:
                if degree is not None and "r" not in signs:
                    shift = len(self.mode.steps) * (("h" in signs) - ("l" in signs))
                    arch = 0.78 + 0.22 * np.sin(np.pi * (beats + 0.5 * long) / length)
                    accent = 1.0 if beats % self.beats < 1e-6 else 0.9
                    yield at + beats * self.beat, degree + shift, long * self.beat, arch * accent, signs, beats
                beats += long
            at += length * self.beat

    def consonance(self):
        """The share of the notes on first beats that belong to the chord of their bar."""
        size = len(self.mode.steps)
        bars, inside, count = self.bars(), 0, 0
        for at, degree, *_ in Piece.melody(self, np.random.default_rng(1)):
            bar, within = divmod(at / (self.beats * self.beat) + 1e-9, 1.0)
            if within < 1e-6 * 10:
                tones = {(bars[int(bar)].root + part) % size for part in self.chord}
                inside, count = inside + (degree % size in tones), count + 1
        return inside / count


class Stem:
    """One stem in the making: notes are put on a circle, then sound in the piece's room."""

    def __init__(self, piece, name):
        self.piece = piece
        self.rng = Hand(f"music {piece.name} {name}")
        self.sound = np.zeros((2, piece.samples), dtype=np.float32)

    def add(self, sound, at, gain=1.0, pan=0.5, loose=0.008):
        """A note, a little early or late as hands are."""
        pan_round(self.sound, sound, (at + loose * self.rng.standard_normal()) % self.piece.seconds, pan, gain)

    def finished(self, wet=1.0):
        piece = self.piece
        return echo_round(self.sound, Hand("music hall " + piece.name), wet * piece.wet, piece.t60, 3200.0, 0.02).T
