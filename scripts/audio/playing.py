"""Ways to play: what several pieces do with their chords and their melody."""

from .score import Stem


def hold_chords(stem, play, low_gain=1.0, high_gain=0.5, around=4, bars=1, overlap=0.9, octave=0):
    """Chords held bar by bar (or several while the root stays): the root low, the other tones near `around`."""
    piece = stem.piece
    every = piece.bars()
    i = 0
    while i < len(every):
        last = i
        while last + 1 < len(every) and last + 1 - i < bars and every[last + 1].root == every[i].root:
            last += 1
        bar, long = every[i], (last + 1 - i) * piece.beats * piece.beat
        size = len(piece.mode.steps)
        stem.add(play(piece.mode.freq(bar.root - size + octave * size), long + overlap, stem.rng), bar.at - 0.3, low_gain, 0.45, 0.02)
        for voice, degree in enumerate(piece.tones(bar.root, around)):
            pan = 0.25 + 0.25 * voice
            stem.add(play(piece.mode.freq(degree), long + overlap, stem.rng), bar.at - 0.25 + 0.12 * voice, high_gain / (1 + 0.2 * voice), pan, 0.03)
        i = last + 1


def drone(stem, play, degrees, gain=1.0, bars=4, overlap=2.2):
    """The same tones through the whole piece, breathed anew every few bars."""
    piece = stem.piece
    every = piece.bars()
    for i in range(0, len(every), bars):
        long = min(bars, len(every) - i) * piece.beats * piece.beat + overlap
        for voice, degree in enumerate(degrees):
            stem.add(play(piece.mode.freq(degree), long, stem.rng), every[i].at - 0.5 * overlap + 0.2 * voice, gain / (1 + 0.5 * voice), 0.35 + 0.3 * voice / max(1, len(degrees) - 1), 0.05)


def figure(stem, play, patterns, gain=1.0, around=0, loose=0.008, spare=(), pan=(0.3, 0.7)):
    """A figure that is plucked or struck in every bar. A pattern is a list of (beat, tone of the chord or `None` for
    the root an octave lower, strength); the form's phrases take the patterns in turn, those in `spare` play half."""
    piece = stem.piece
    size = len(piece.mode.steps)
    for bar in piece.bars():
        if bar.name in spare and bar.number % 2:
            continue
        pattern = patterns[bar.phrase % len(patterns)]
        tones = piece.tones(bar.root, around)
        for beat, tone, strength in pattern:
            degree = bar.root - size if tone is None else tones[tone % len(tones)] + size * (tone // len(tones))
            where = pan[0] + (pan[1] - pan[0]) * stem.rng.random()
            human = 0.88 + 0.24 * stem.rng.random()
            note = play(piece.mode.freq(degree), int(stem.rng.integers(3)))
            stem.add(note, bar.at + beat * piece.beat, gain * strength * human, where, loose)


def beat(stem, patterns, gain=1.0, spare=(), pan=0.5):
    """Drums: a pattern is a list of (beat, sound, strength)."""
    piece = stem.piece
    for bar in piece.bars():
        if bar.name in spare:
            continue
        for at, sound, strength in patterns[bar.number % len(patterns)]:
            human = 0.85 + 0.3 * stem.rng.random()
            place = pan + 0.2 * (stem.rng.random() - 0.5)
            stem.add(sound(int(stem.rng.integers(4))), bar.at + at * piece.beat, gain * strength * human, place, 0.006)


def sing(stem, instruments, second=None, octave=0):
    """The melody: a digit among a phrase's signs chooses the instrument, `d` adds the second voice, which goes some
    degrees below or above and is a little behind. An instrument is (play(frequency, seconds, rng), gain, pan)."""
    piece = stem.piece
    size = len(piece.mode.steps)
    for at, degree, long, strength, signs, _ in piece.melody(stem.rng):
        which = next((int(c) for c in signs if c.isdigit()), 0)
        play, gain, pan = instruments[which % len(instruments)]
        stem.add(play(piece.mode.freq(degree + octave * size), long, stem.rng), at, gain * strength, pan)
        if "d" in signs and second is not None:
            play, gain, pan, below = second
            stem.add(play(piece.mode.freq(degree + below + octave * size), long, stem.rng), at + 0.02, gain * strength, pan)


def plucked(maker):
    """A plucked or struck instrument as one that sings: its notes end by themselves."""
    return lambda freq, seconds, rng: maker(freq, int(rng.integers(3)))


def legato(maker, over=0.12):
    """A sustained instrument whose notes reach a little into the next."""
    return lambda freq, seconds, rng: maker(freq, max(seconds + over, 0.22), rng)


def pulse_notes(stem, play, tone, every_beats, gain=1.0, around=0, swell=True, pan=0.5):
    """One tone of each chord again and again, which grows over four bars and starts anew."""
    piece = stem.piece
    for bar in piece.bars():
        count = int(round(piece.beats / every_beats))
        for i in range(count):
            along = (bar.number % 4 + i / count) / 4.0
            tones = piece.tones(bar.root, around)
            strength = (0.35 + 0.65 * along if swell else 1.0) * (1.0 if i % 2 == 0 else 0.72)
            note = play(piece.mode.freq(tones[tone % len(tones)] + len(piece.mode.steps) * (tone // len(tones))), int(stem.rng.integers(3)))
            stem.add(note, bar.at + i * every_beats * piece.beat, gain * strength, pan + 0.3 * (stem.rng.random() - 0.5), 0.006)


def stem_of(piece, name):
    """A stem with everything that plays in it."""
    stem = Stem(piece, name)
    piece.stems[name](stem)
    return stem
