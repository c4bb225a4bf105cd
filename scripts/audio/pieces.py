"""The seven pieces, one a game: mode, phrases with their chords, form, and who plays what in which stem.

Every piece has four stems of equal length, of which any choice sounds well together: `ground` (what lies below),
`pulse` (what moves), `voice` (the melody) and `tension` (what is added near the end of a match).
"""

from .instruments import (
    aulos, bowl, brush, chalumeau, drum, dulcimer, fiddle, flute, glass, harp, hurdy, koto, lithophone, lute, lyre,
    marimba, oud, pad, rim, tremolo,
)
from .playing import beat, drone, figure, hold_chords, legato, plucked, pulse_notes, sing
from .score import Mode, Phrase, Piece

STEMS = ("ground", "pulse", "voice", "tension")
DORIAN = (0, 2, 3, 5, 7, 9, 10)
LYDIAN = (0, 2, 4, 6, 7, 9, 11)
PHRYGIAN = (0, 1, 3, 5, 7, 8, 10)
AEOLIAN = (0, 2, 3, 5, 7, 8, 10)
MIXOLYDIAN = (0, 2, 4, 5, 7, 9, 10)
HIJAZ = (0, 1, 4, 5, 7, 8, 10)
MIYAKO_BUSHI = (0, 1, 5, 7, 8)


def low_drum(freq, t60=0.6, skin=0.12):
    return lambda seed: drum(freq, t60, skin, seed)


def dry(pitch):
    return lambda seed: rim(pitch, seed)


def breath(length, top):
    return lambda seed: brush(length, top, seed)


# Tress: a ruined castle. Dorian on D in a slow compound time; fiddle and lute over a wheel's drone.
TRESS = Piece(
    "tress", "The Ruined Keep", Mode(146.83, DORIAN), bpm=108.0, beats=6,
    phrases={
        "a": Phrase.of("0:2 1:1 2:2 4:1 | 4:3 3:2 2:1 | 3:2 2:1 1:2 0:1 | 1:4 r:2", "0 0 -1 -1"),
        "b": Phrase.of("0:2 1:1 2:2 4:1 | 5:2 4:1 3:2 2:1 | 1:2 3:1 2:2 1:1 | 0:5 r:1", "0 3 -1 0"),
        "c": Phrase.of("7:3 6:2 5:1 | 4:2 5:1 6:3 | 5:2 4:1 3:2 5:1 | 4:5 r:1", "3 4 3 4"),
        "d": Phrase.of("4:2 5:1 6:2 7:1 | 8:3 7:2 6:1 | 7:2 5:1 6:2 4:1 | 5:3 4:3", "2 4 3 4"),
        "e": Phrase.of("2:3 1:2 0:1 | -1:2 0:1 1:3 | 2:2 3:1 2:2 1:1 | 0:5 r:1", "0 -1 0 0"),
    },
    form=[("a", "0"), ("b", "0"), ("a", "1o"), ("b", "0d"), ("c", "2"), ("d", "2"), ("c", "2o"), ("b", "0do"), ("e", "1"), ("e", "r"), ("d", "0"),
          ("a", "1do"), ("c", "0d"), ("b", "2o")],
    wet=0.55, t60=2.4,
    stems={
        "ground": lambda s: (drone(s, hurdy, (-7, -3), 0.9), hold_chords(s, pad, 0.55, 0.32, 4)),
        "pulse": lambda s: (
            figure(s, lute, [
                [(0, None, 1.0), (2, 1, 0.6), (3, 0, 0.75), (4, 2, 0.5), (5, 1, 0.55)],
                [(0, None, 1.0), (1, 0, 0.45), (2, 1, 0.6), (3, 2, 0.75), (5, 1, 0.5)],
                [(0, 0, 0.9), (1, 1, 0.5), (2, 2, 0.6), (3, None, 0.8), (4, 1, 0.5), (5, 2, 0.5)],
            ], 0.8, 2, spare=("e",)),
            beat(s, [[(0, low_drum(92, 0.5), 0.35), (3, dry(0.8), 0.10), (5, dry(1.0), 0.07)]], 0.8, spare=("a", "e")),
        ),
        "voice": lambda s: sing(s, [(legato(fiddle), 0.9, 0.42), (plucked(lute), 1.5, 0.60), (legato(flute), 0.8, 0.55)], (legato(fiddle), 0.45, 0.62, -3), 1),
        "tension": lambda s: (
            pulse_notes(s, lambda f, seed: lute(f, seed), 0, 0.5, 0.5, 0),
            hold_chords(s, lambda f, long, rng: tremolo(fiddle, f, long, rng, 6.5), 0.5, 0.20, 4),
            beat(s, [[(0, low_drum(68, 0.9, 0.2), 1.0), (3, low_drum(68, 0.7), 0.6)], [(0, low_drum(68, 0.9, 0.2), 1.0), (3, low_drum(68, 0.7), 0.6), (5, low_drum(80, 0.5), 0.5)]], 0.7),
        ),
    },
)

# The Game for the Trees: a clearing. Lydian on F, slow; low reed over bowls, a wooden bar here and there.
TREES = Piece(
    "trees", "Under Birch and Beech", Mode(174.61, LYDIAN), bpm=60.0, beats=4,
    phrases={
        "a": Phrase.of("4:3 3:1 | 2:2 4:2 | 6:3 5:1 | 4:3 r:1", "0 0 4 0"),
        "b": Phrase.of("7:2 6:1 4:1 | 5:3 4:1 | 3:2 4:1 1:1 | 2:3 r:1", "0 5 1 0"),
        "c": Phrase.of("1:2 3:2 | 5:3 4:1 | 6:2 8:2 | 7:3 r:1", "1 5 4 0"),
        "d": Phrase.of("8:1.5 7:.5 6:2 | 7:1.5 6:.5 4:2 | 5:2 3:2 | 4:3 r:1", "4 0 1 4"),
        "e": Phrase.of("0:2 2:1 4:1 | 3:3 r:1 | 1:2 2:1 4:1 | 2:3 r:1", "0 1 4 0"),
    },
    form=[("e", "0"), ("a", "0"), ("b", "0"), ("a", "1o"), ("c", "0"), ("d", "1"), ("b", "r"), ("e", "0o"), ("c", "0d"), ("d", "1do"), ("a", "0d"), ("b", "1o")],
    wet=0.6, t60=2.8,
    stems={
        "ground": lambda s: (
            figure(s, lambda f, seed: bowl(f, 7.5), [[(0, None, 1.0)], [(0, None, 0.9), (2, 1, 0.3)], [(0, None, 1.0), (3, 2, 0.22)]], 1.0, 0, 0.02),
            hold_chords(s, pad, 0.5, 0.34, 4),
        ),
        "pulse": lambda s: (
            figure(s, marimba, [
                [(0, 0, 0.8), (1.5, 1, 0.5), (2.5, 2, 0.55), (3.5, 1, 0.4)],
                [(0.5, 2, 0.5), (1, 1, 0.6), (2, 0, 0.8), (3, 3, 0.5)],
                [(0, 0, 0.8), (1, 2, 0.5), (1.5, 3, 0.45), (3, 1, 0.55), (3.5, 2, 0.4)],
            ], 0.8, 7, spare=("e",)),
            figure(s, harp, [[(0, None, 0.9)], [(0, None, 0.8), (2, 0, 0.5)]], 0.6, 0),
        ),
        "voice": lambda s: sing(s, [(legato(chalumeau), 1.0, 0.45), (legato(flute), 0.75, 0.58)], (legato(chalumeau), 0.5, 0.62, -2), 1),
        "tension": lambda s: (
            pulse_notes(s, marimba, 0, 0.5, 0.55, 0),
            figure(s, marimba, [[(0.25, 4, 0.4), (0.75, 3, 0.4), (1.75, 4, 0.5), (2.75, 5, 0.5), (3.25, 4, 0.4), (3.75, 3, 0.5)]], 0.5, 7),
            hold_chords(s, lambda f, long, rng: tremolo(chalumeau, f, long, rng, 5.0), 0.35, 0.16, 4),
            beat(s, [[(0, low_drum(60, 0.8), 0.8), (2.5, low_drum(74, 0.5), 0.4)]], 0.6),
        ),
    },
)

# Tribun: a forum in marble. Phrygian on E (the Greeks' Dorian), a walking pace; lyre and aulos over low skins.
TRIBUN = Piece(
    "tribun", "Marble and Laurel", Mode(164.81, PHRYGIAN), bpm=76.0, beats=4,
    phrases={
        "a": Phrase.of("0:1.5 1:.5 2:1 1:1 | 0:2 2:1 0:1 | 2:1.5 3:.5 4:1 2:1 | 1:3 r:1", "0 0 0 1"),
        "b": Phrase.of("3:1.5 4:.5 5:1 4:1 | 3:2 2:1 3:1 | 1:1.5 2:.5 3:1 1:1 | 0:3 r:1", "3 3 1 0"),
        "c": Phrase.of("7:2 6:1 5:1 | 4:1.5 5:.5 6:2 | 5:1.5 4:.5 3:1 5:1 | 4:3 r:1", "3 2 1 0"),
        "d": Phrase.of("4:1 4:.5 5:.5 4:1 2:1 | 3:1 3:.5 4:.5 3:1 1:1 | 2:1 2:.5 3:.5 2:1 0:1 | 1:1 2:1 0:2", "0 1 0 -1"),
        "e": Phrase.of("7:1 8:1 9:2 | 8:1 7:1 6:2 | 7:1 6:1 5:2 | 4:3 r:1", "0 -1 3 0"),
    },
    form=[("a", "1"), ("a", "0"), ("b", "0"), ("a", "0o"), ("c", "0"), ("b", "1d"), ("d", "1"), ("d", "0o"), ("e", "0"), ("c", "r"), ("b", "1o"), ("a", "0d"), ("e", "0d"),
          ("d", "1o"), ("b", "0do")],
    chord=(0, 2, 4), wet=0.5, t60=2.2,
    stems={
        "ground": lambda s: (drone(s, pad, (-7, -3), 0.9), hold_chords(s, fiddle, 0.35, 0.13, 2)),
        "pulse": lambda s: (
            figure(s, lyre, [
                [(0, None, 1.0), (1, 1, 0.5), (1.5, 2, 0.5), (2, 0, 0.7), (3, 1, 0.5), (3.5, 2, 0.4)],
                [(0, None, 1.0), (0.5, 0, 0.4), (1.5, 1, 0.55), (2, 2, 0.6), (3, 1, 0.5)],
                [(0, 0, 0.9), (1, 2, 0.5), (2, None, 0.9), (2.5, 1, 0.45), (3, 2, 0.5), (3.5, 3, 0.4)],
            ], 0.9, 2),
            beat(s, [[(0, low_drum(98, 0.45), 0.30), (2.5, dry(0.7), 0.08), (3, dry(0.9), 0.10)]], 0.9, spare=("a",)),
        ),
        "voice": lambda s: sing(s, [(legato(aulos, 0.08), 0.65, 0.44), (plucked(lyre), 1.5, 0.58)], (legato(aulos, 0.08), 0.32, 0.60, -4), 1),
        "tension": lambda s: (
            beat(s, [
                [(0, low_drum(62, 0.9, 0.2), 1.0), (1.5, low_drum(74, 0.5), 0.5), (2, low_drum(62, 0.7), 0.8), (3.5, low_drum(74, 0.4), 0.45)],
                [(0, low_drum(62, 0.9, 0.2), 1.0), (1, low_drum(74, 0.5), 0.4), (2, low_drum(62, 0.7), 0.8), (3, low_drum(74, 0.4), 0.5), (3.5, low_drum(74, 0.4), 0.5)],
            ], 0.8),
            pulse_notes(s, lyre, 0, 0.5, 0.45, 0),
            hold_chords(s, lambda f, long, rng: tremolo(aulos, f, long, rng, 6.0), 0.22, 0.08, 2),
        ),
    },
)

# Gess: a quiet room with a Go board. The miyako-bushi scale on D, much silence; koto over bowls and glass.
GESS = Piece(
    "gess", "Slate and Shell", Mode(146.83, MIYAKO_BUSHI), bpm=52.0, beats=4,
    phrases={
        "a": Phrase.of("3:3 4:1 | 3:1 2:1 r:2 | 1:1 0:3 | r:4", "0 0 1 0"),
        "b": Phrase.of("5:2 4:1 3:1 | 3:3 r:1 | 2:1 3:.5 2:.5 1:2 | 0:3 r:1", "0 0 2 0"),
        "c": Phrase.of("0:.5 2:.5 3:1 5:2 | 6:1 5:3 | 4:1 3:1 r:2 | 3:4", "0 2 1 0"),
        "d": Phrase.of("7:2 6:1 5:1 | 6:.5 5:.5 3:3 | 4:1 3:1 2:1 1:1 | 0:4", "2 0 1 0"),
        "e": Phrase.of("3:.75 3:.75 3:.5 4:.5 3:.5 1:1 | 2:4 | 3:.75 3:.75 3:.5 5:.5 4:.5 3:1 | 3:3 r:1", "0 2 0 0"),
    },
    form=[("a", "0"), ("b", "0"), ("c", "1"), ("a", "0o"), ("d", "0"), ("e", "0d"), ("c", "1"), ("b", "r"), ("d", "1d"), ("b", "0o")],
    chord=(0, 3), wet=0.65, t60=3.0,
    stems={
        "ground": lambda s: (
            figure(s, lambda f, seed: bowl(f, 8.0), [[(0, None, 1.0)], [(0, 0, 0.8)]], 1.0, 0, 0.03, spare=("a", "b", "c", "d", "e")),
            drone(s, glass, (0, 3), 0.40, 2, 3.0),
        ),
        "pulse": lambda s: (
            figure(s, koto, [
                [(0, None, 0.9), (2.5, 0, 0.4)],
                [(1, 0, 0.6), (2, 1, 0.5), (3.5, None, 0.5)],
                [(0, None, 0.8), (0.5, 0, 0.5), (1, 1, 0.5), (3, 1, 0.4)],
            ], 0.8, 1, 0.02),
            beat(s, [[(2, dry(0.62), 0.16)], [], [(3, dry(0.62), 0.12), (3.5, dry(0.70), 0.08)], []], 0.9),
        ),
        "voice": lambda s: sing(s, [(plucked(koto), 1.2, 0.46), (legato(flute, 0.2), 0.6, 0.58)], (plucked(koto), 0.5, 0.64, -5), 1),
        "tension": lambda s: (
            pulse_notes(s, koto, 1, 0.5, 0.45, 0, True, 0.55),
            drone(s, glass, (8, 11), 0.22, 2, 3.0),
            beat(s, [[(0, low_drum(66, 0.8, 0.1), 0.7)], [(0, low_drum(66, 0.8, 0.1), 0.7), (2.5, low_drum(66, 0.6), 0.4), (3, low_drum(66, 0.6), 0.5), (3.5, low_drum(66, 0.6), 0.6)]], 0.8),
        ),
    },
)

# Go-Chess: ten basalt pillars in the dark. Aeolian on C; bowed glass over stone bars in three, three and two.
GO_CHESS = Piece(
    "go_chess", "Ten Pillars", Mode(130.81, AEOLIAN), bpm=63.0, beats=4,
    phrases={
        "a": Phrase.of("0:3 1:1 | 2:4 | 1:2 3:1 1:1 | 0:4", "0 0 -1 0"),
        "b": Phrase.of("4:3 5:1 | 4:2 3:2 | 2:2 3:1 5:1 | 2:4", "0 0 5 0"),
        "c": Phrase.of("7:2 6:2 | 5:3 4:1 | 3:2 5:2 | 4:4", "0 3 3 4"),
        "d": Phrase.of("2:1 3:1 4:2 | 5:1 6:1 7:2 | 8:3 7:1 | 6:3 r:1", "0 5 -1 -1"),
        "e": Phrase.of("5:2 4:1 2:1 | 3:2 2:1 0:1 | 1:2 -1:2 | 0:4", "5 3 -1 0"),
    },
    form=[("a", "0"), ("b", "0"), ("a", "0d"), ("e", "1"), ("c", "0"), ("d", "0"), ("b", "r"), ("e", "0d"), ("d", "1"), ("c", "0d"), ("b", "0"), ("e", "0d")],
    wet=0.7, t60=3.4,
    stems={
        "ground": lambda s: (
            drone(s, pad, (-7,), 0.8), hold_chords(s, pad, 0.6, 0.22, 2),
            figure(s, lambda f, seed: bowl(f, 8.0), [[(0, None, 0.5)]], 0.8, 0, 0.02, spare=("a", "b", "c", "d", "e")),
        ),
        "pulse": lambda s: figure(s, lithophone, [
            [(0, None, 1.0), (1.5, 0, 0.6), (3, 1, 0.7)],
            [(0, None, 1.0), (0.5, 2, 0.35), (1.5, 0, 0.6), (2, 1, 0.35), (3, 2, 0.6), (3.5, 1, 0.35)],
            [(0, 0, 0.9), (1.5, 1, 0.6), (2.5, 3, 0.4), (3, 2, 0.6)],
        ], 0.9, 7, 0.006),
        "voice": lambda s: sing(s, [(legato(glass, 0.7), 1.0, 0.46), (legato(fiddle, 0.2), 0.55, 0.55)], (legato(glass, 0.7), 0.6, 0.60, -2), 1),
        "tension": lambda s: (
            beat(s, [[(0, low_drum(52, 1.1, 0.08), 1.0), (0.5, low_drum(52, 0.8, 0.05), 0.6)], [(0, low_drum(52, 1.1, 0.08), 1.0), (0.5, low_drum(52, 0.8, 0.05), 0.6), (3, low_drum(58, 0.8), 0.4)]], 0.8),
            hold_chords(s, lambda f, long, rng: tremolo(fiddle, f, long, rng, 8.0), 0.35, 0.12, 2),
            drone(s, glass, (14, 15), 0.10, 4, 3.0),
            pulse_notes(s, lithophone, 0, 0.5, 0.35, 7),
        ),
    },
)

# Treason: a mosaic by the sea. Hijaz on D in maqsum; oud and reed flute over frame drum.
MAQSUM = [(0, low_drum(88, 0.5, 0.25), 1.0), (0.5, dry(1.0), 0.5), (1.5, dry(1.05), 0.45), (2, low_drum(88, 0.5, 0.25), 0.8), (3, dry(1.0), 0.5)]
TREASON = Piece(
    "treason", "The Turned Coin", Mode(146.83, HIJAZ), bpm=92.0, beats=4,
    phrases={
        "a": Phrase.of("0:1 1:.5 2:.5 3:1 2:1 | 4:1.5 3:.5 2:1 1:1 | 3:1 2:.5 1:.5 1:1 -1:1 | 0:3 r:1", "0 0 1 0"),
        "b": Phrase.of("4:1 5:.5 4:.5 3:1 4:1 | 5:1.5 6:.5 5:1 4:1 | 3:1 4:.5 3:.5 2:1 1:1 | 2:3 r:1", "0 3 3 0"),
        "c": Phrase.of("7:1.5 6:.5 5:1 4:1 | 6:1.5 5:.5 4:1 3:1 | 5:1.5 4:.5 3:1 2:1 | 4:1 3:.5 2:.5 1:1 r:1", "0 -1 3 0"),
        "d": Phrase.of("3:.5 3:.5 2:.5 1:.5 0:2 | 3:.5 3:.5 4:.5 5:.5 4:2 | 5:.5 5:.5 4:.5 3:.5 2:1 3:1 | 1:1 2:.5 1:.5 0:2", "3 3 3 1"),
        "e": Phrase.of("4:3 5:1 | 4:2 3:2 | 2:1 3:1 1:2 | 0:3 r:1", "0 0 0 0"),
    },
    form=[("e", "1"), ("a", "0"), ("a", "0o"), ("b", "0"), ("a", "0d"), ("c", "0"), ("c", "1"), ("d", "0"), ("a", "0o"), ("e", "1"), ("b", "1o"), ("b", "r"), ("c", "0d"), ("d", "0o"),
          ("e", "0l"), ("a", "1"), ("c", "0o"), ("d", "0d")],
    wet=0.35, t60=1.5,
    stems={
        "ground": lambda s: (drone(s, hurdy, (-7, -3), 0.7), hold_chords(s, pad, 0.5, 0.25, 3)),
        "pulse": lambda s: (
            beat(s, [MAQSUM, MAQSUM, MAQSUM, MAQSUM[:-1] + [(2.5, dry(1.1), 0.3), (3, dry(1.0), 0.5), (3.5, dry(1.1), 0.4)]], 0.42, spare=("e",)),
            figure(s, oud, [[(0, None, 1.0), (1.5, 0, 0.5), (2, None, 0.8), (3, 1, 0.5)], [(0, None, 1.0), (0.5, 0, 0.4), (1.5, 2, 0.5), (2, None, 0.8), (3, 0, 0.5), (3.5, 1, 0.4)]], 0.8, 0),
        ),
        "voice": lambda s: sing(s, [(plucked(oud), 1.6, 0.44), (legato(flute, 0.1), 0.75, 0.58)], (legato(flute, 0.1), 0.35, 0.62, 0), 1),
        "tension": lambda s: (
            beat(s, [[(i * 0.5, breath(0.10, 5200), (0.5, 0.3, 0.4, 0.3)[i % 4]) for i in range(8)]], 0.55, pan=0.65),
            beat(s, [[(0, low_drum(64, 0.8, 0.2), 1.0), (1.5, low_drum(64, 0.5), 0.5), (2, low_drum(64, 0.7), 0.7)]], 0.6),
            pulse_notes(s, oud, 0, 0.25, 0.40, 7),
            hold_chords(s, lambda f, long, rng: tremolo(fiddle, f, long, rng, 7.5), 0.30, 0.10, 3),
        ),
    },
)

# Troop Chess: a folding board by a camp fire. Mixolydian on D; dulcimer and flute over a drone and a soft march.
TROOP_CHESS = Piece(
    "troop_chess", "Plain Soldiers", Mode(146.83, MIXOLYDIAN), bpm=88.0, beats=4,
    phrases={
        "a": Phrase.of("0:.5 1:.5 2:1 4:1 2:1 | 3:1 2:.5 1:.5 2:1 0:1 | -1:.5 0:.5 1:1 3:1 1:1 | 2:1 1:.5 0:.5 0:1 r:1", "0 3 -1 0"),
        "b": Phrase.of("4:.5 5:.5 4:1 2:1 4:1 | 5:1 4:.5 3:.5 5:1 7:1 | 6:1 5:.5 4:.5 3:1 1:1 | 2:1 1:1 0:2", "0 3 -1 0"),
        "c": Phrase.of("7:1.5 6:.5 5:1 4:1 | 5:1.5 4:.5 3:1 2:1 | 3:1 4:.5 5:.5 6:1 4:1 | 5:2 4:1 r:1", "0 3 -1 3"),
        "d": Phrase.of("4:1 4:.5 3:.5 2:1 0:1 | 4:1 4:.5 5:.5 6:2 | 5:1 3:.5 4:.5 5:1 3:1 | 4:3 r:1", "0 4 3 0"),
        "e": Phrase.of("0:2 2:1 1:1 | -1:2 1:2 | 3:2 2:1 1:1 | 0:3 r:1", "0 -1 3 0"),
    },
    form=[("e", "1"), ("a", "0"), ("b", "0"), ("a", "0o"), ("c", "1"), ("b", "0d"), ("d", "0"), ("d", "1o"), ("e", "r"), ("a", "0d"), ("c", "1o"), ("d", "0d"), ("b", "1"),
          ("e", "0"), ("c", "0d"), ("b", "0do"), ("a", "1o")],
    wet=0.35, t60=1.4,
    stems={
        "ground": lambda s: (drone(s, hurdy, (-7, -3), 0.8), hold_chords(s, pad, 0.5, 0.28, 2)),
        "pulse": lambda s: (
            beat(s, [[(0, low_drum(82, 0.45, 0.2), 0.8), (1, breath(0.10, 3600), 0.30), (2, low_drum(82, 0.4), 0.55), (3, breath(0.10, 3600), 0.30), (3.5, breath(0.07, 3600), 0.22)]], 0.45, spare=("e",)),
            figure(s, dulcimer, [
                [(0, None, 0.9), (1, 1, 0.5), (2, 0, 0.7), (3, 2, 0.5)],
                [(0, None, 0.9), (0.5, 1, 0.4), (1, 2, 0.5), (2, 0, 0.7), (2.5, 1, 0.4), (3, 2, 0.5)],
            ], 0.75, 2),
        ),
        "voice": lambda s: sing(s, [(plucked(dulcimer), 1.4, 0.45), (legato(flute, 0.08), 0.75, 0.57)], (plucked(dulcimer), 0.7, 0.62, -2), 1),
        "tension": lambda s: (
            beat(s, [
                [(0, low_drum(64, 0.8, 0.25), 1.0), (1, low_drum(76, 0.4), 0.4), (1.5, low_drum(76, 0.4), 0.4), (2, low_drum(64, 0.7), 0.8), (3, low_drum(76, 0.4), 0.5)],
                [(0, low_drum(64, 0.8, 0.25), 1.0), (1, low_drum(76, 0.4), 0.4), (2, low_drum(64, 0.7), 0.8), (3, low_drum(76, 0.4), 0.5), (3.25, low_drum(76, 0.4), 0.4), (3.5, low_drum(76, 0.4), 0.5), (3.75, low_drum(76, 0.4), 0.5)],
            ], 0.6),
            pulse_notes(s, dulcimer, 0, 0.5, 0.40, 0),
            hold_chords(s, lambda f, long, rng: tremolo(fiddle, f, long, rng, 7.0), 0.30, 0.10, 2),
        ),
    },
)

PIECES = {piece.name: piece for piece in (TRESS, TREES, TRIBUN, GESS, GO_CHESS, TREASON, TROOP_CHESS)}
