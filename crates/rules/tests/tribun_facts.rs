//! Tribun: the sentences of its rules, quoted, and the worked facts.

use std::collections::{BTreeMap, BTreeSet};

use ludarium_rules::board::hex::{Direction, Hex, hexes, neighbours};
use ludarium_rules::games::tribun::{Height, Options, Pattern, Rules, Tribun, Turn};
use ludarium_rules::{Effect, Game, Notation, Options as _, Outcome, Position, Side, View, perft};

fn at(text: &str) -> Tribun {
    under(Rules::Full, text)
}

fn under(rules: Rules, text: &str) -> Tribun {
    let options = Options { rules, ..Options::default() };
    Tribun::parse(text, options).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn hex(name: &str) -> Hex {
    Hex::named(name).unwrap_or_else(|| panic!("{name} is no hex"))
}

fn names(list: &str) -> BTreeSet<String> {
    list.split_whitespace().map(str::to_owned).collect()
}

/// The texts of the turns that begin so.
fn turns(position: &Tribun, begin: &str) -> BTreeSet<String> {
    position
        .turns()
        .expect("a list")
        .iter()
        .map(|turn| position.turn_text(turn))
        .filter(|text| text.starts_with(begin))
        .collect()
}

/// Where a unit may go by a pattern.
fn targets(position: &Tribun, from: &str, pattern: Pattern) -> BTreeSet<String> {
    hexes(position.move_targets(hex(from), pattern)).map(|hex| hex.to_string()).collect()
}

/// The hexes of enemy units that an own unit reaches.
fn attacked(position: &Tribun, from: &str) -> BTreeSet<String> {
    let reached = |target: &Hex| position.attackers(*target).iter().any(|attacker| attacker.from == hex(from));
    Hex::all().filter(reached).map(|hex| hex.to_string()).collect()
}

/// A white unit on f6 among black ones on every hex of some lists; the Tribuns stand out of the way.
fn amid(unit: &str, enemies: &str) -> Tribun {
    let mut units: BTreeMap<Hex, String> = names(enemies).iter().map(|name| (hex(name), format!("{name}b1"))).collect();
    units.insert(hex("f6"), format!("f6{unit}"));
    units.insert(hex("a1"), "a1w1T".to_owned());
    units.insert(hex("l6"), "l6b1T".to_owned());
    at(&format!("{} w", units.into_values().collect::<Vec<_>>().join(",")))
}

fn next(position: &Tribun, text: &str) -> String {
    let turn = position.read_turn(text).unwrap_or_else(|error| panic!("{position}: {error}"));
    position.play(&turn).expect("a turn that was read is legal").to_string()
}

/// "Start: 265 turns (30 moves, 188 combines of two, 47 decombines); perft(2) = 70223, whichever side begins and under
/// both rule sets; perft(3) = 17783949 (full), 17761703 (ninety)."
#[test]
fn counts() {
    for (rules, three) in [(Rules::Full, 17_783_949), (Rules::Ninety, 17_761_703)] {
        for first in Side::ALL {
            let start = Tribun::start(Options { first, rules });
            assert_eq!([1, 2, 3].map(|depth| perft(&start, depth)), [265, 70_223, three]);
        }
    }
    let kind = |turn: &Turn| match turn {
        Turn::Move { .. } => 0,
        Turn::Combine { parts, .. } if parts.neighbours().count() == 2 => 1,
        Turn::Decombine { .. } => 2,
        _ => 3,
    };
    let mut kinds = [0; 4];
    Tribun::start(Options::default()).turns().expect("a list").iter().for_each(|turn| kinds[kind(turn)] += 1);
    assert_eq!(kinds, [30, 188, 47, 0]);
}

/// "`a1w1T,d8w2,e7b6,f6w2/4,l6b1T w`: 62, 44865." "A free Centuria alone has about 2500 decombines."
#[test]
fn other_counts() {
    let position = at("a1w1T,d8w2,e7b6,f6w2/4,l6b1T w");
    assert_eq!([1, 2].map(|depth| perft(&position, depth)), [62, 44_865]);
    assert_eq!(turns(&at("a1w1T,f6w8,l6b1T w"), "f6>").len(), 2562);
}

#[derive(serde::Deserialize)]
struct Table {
    cells: BTreeMap<String, CellEntry>,
    start: BTreeMap<String, BTreeMap<String, Vec<String>>>,
    directions_xy: BTreeMap<String, (i8, i8)>,
    offsets_axial: BTreeMap<String, Vec<(i8, i8)>>,
    symmetric_triples_dirs: Vec<Vec<String>>,
}

#[derive(serde::Deserialize)]
struct CellEntry {
    xy: (i8, i8),
    axial: (i8, i8),
    colour: String,
}

fn table() -> Table {
    serde_json::from_str(include_str!("data/tribun_table.json")).expect("the table")
}

/// "Files a b c d e f g h i k l (no j), ranks counted from the bottom of each file."
#[test]
fn board() {
    let table = table();
    assert_eq!(table.cells.len(), Hex::COUNT);
    for (name, entry) in &table.cells {
        let hex = hex(name);
        assert_eq!((hex.to_string(), hex.axial()), (name.clone(), entry.axial));
        assert_eq!(["black", "gray", "white"][usize::from(hex.colour())], entry.colour, "{name}");
        for (way, (x, y)) in &table.directions_xy {
            let to = (entry.xy.0 + x, entry.xy.1 + y);
            let expected = table.cells.iter().find(|(_, other)| other.xy == to).map(|(name, _)| name.clone());
            let direction = Direction::named(way).expect("a direction");
            assert_eq!(hex.neighbour(direction).map(|hex| hex.to_string()), expected, "{name} {way}");
        }
        assert_eq!(
            neighbours(hex),
            Hex::all().filter(|other| other.distance(hex) == 1).fold(0, |set, hex| set | hex.bit())
        );
    }
    assert_eq!(["f6", "f1", "f11"].map(|name| hex(name).axial()), [(0, 0), (0, 5), (0, -5)]);
}

/// The set-up of the table.
#[test]
fn set_up() {
    let start = Tribun::start(Options::default());
    let table = table();
    for (side, heights) in Side::ALL.into_iter().zip(["white", "black"].map(|side| &table.start[side])) {
        let mut count = 0;
        for (height, list) in heights {
            for name in list {
                let unit = start.unit_at(hex(name)).expect("a unit");
                let tribun = height == "tribun";
                let height = if tribun { 1 } else { height.parse().expect("a height") };
                assert_eq!((unit.side(), unit.height(), unit.has_tribun(), unit.slave()), (side, height, tribun, 0));
                count += 1;
            }
        }
        assert_eq!(start.army(side).count(), count);
        // "35 pieces and one Tribun a side."
        assert_eq!(start.army(side).map(|(_, unit)| unit.pieces()).sum::<u8>(), 36);
    }
    // "Option `first=w|b`, default White."
    assert_eq!(start.side_to_move(), Side::White);
    let black = Options { first: Side::Black, ..Options::default() };
    assert_eq!(Tribun::start(black).side_to_move(), Side::Black);
    assert_ne!(
        Tribun::start(black).zobrist(),
        Tribun::parse(&Tribun::start(black).to_string(), Options::default()).expect("it reads").zobrist()
    );
}

/// The leaps by name: "(1,1) (2,-1) (1,-2) (-1,-1) (-2,1) (-1,2)", "the 12 hexes of other colours at distance 3".
#[test]
fn leaps() {
    let table = table();
    for (unit, name, colour) in [("w2", "hastatus", true), ("w3", "saggitarius", false)] {
        let expected: BTreeSet<String> =
            table.offsets_axial[name].iter().filter_map(|&(q, r)| Some(hex("f6").leap(q, r)?.to_string())).collect();
        assert_eq!(targets(&amid(unit, ""), "f6", Pattern::Own), expected);
        assert_eq!(attacked(&amid(unit, &Vec::from_iter(expected.clone()).join(" ")), "f6"), expected, "attacks");
        assert!(expected.iter().all(|name| (hex(name).colour() == hex("f6").colour()) == colour));
    }
}

/// "Servus: one straight forward (White up, Black down)", attacks "beside that one: White (-1,0) and (1,-1); Black
/// (1,0) and (-1,1)".
#[test]
fn servus() {
    assert_eq!(targets(&amid("w1", ""), "f6", Pattern::Own), names("f7"));
    assert_eq!(attacked(&amid("w1", "e5 e6 f5 f7 g5 g6"), "f6"), names("e6 g6"));
    let black = at("a1w1T,f6b1,l6b1T b");
    assert_eq!(targets(&black, "f6", Pattern::Own), names("f5"));
    let black = at("a1w1T,e5w1,e6w1,f5w1,f6b1,f7w1,g5w1,g6w1,l6b1T b");
    assert_eq!(attacked(&black, "f6"), names("e5 g5"));
}

/// "The Tribun alone: the 6 adjacent." "A Tribun on a unit of total height n > 1 moves and attacks as that height."
#[test]
fn tribun() {
    let alone = at("f6w1T,l6b1T w");
    assert_eq!(targets(&alone, "f6", Pattern::Own), names("e5 e6 f5 f7 g5 g6"));
    assert_eq!(attacked(&at("e5b1,f6w1T,f8b1,l6b1T w"), "f6"), names("e5"));
    assert_eq!(targets(&at("f6w2T,l6b1T w"), "f6", Pattern::Own), names("d5 e4 e7 g4 g7 h5"));
}

/// "Eques: slides along the 6 Hastatus vectors; only the hexes it would land on count, units beside the gap do not
/// block; attacks the first unit on such a line."
#[test]
fn eques() {
    let free = names("g7 h8 e7 d8 d5 b4 e4 d2 g4 h2 h5 k4");
    assert_eq!(targets(&amid("w4", ""), "f6", Pattern::Own), free);
    assert_eq!(targets(&amid("w4", "e5 e6 f5 f7 g5 g6"), "f6", Pattern::Own), free);
    let stopped = amid("w4", "g7 h8 d8");
    assert_eq!(targets(&stopped, "f6", Pattern::Own), names("e7 d5 b4 e4 d2 g4 h2 h5 k4"));
    assert_eq!(attacked(&stopped, "f6"), names("g7 d8"));
}

/// "Balista: slides like the Eques; attacks the first unit on each of the 6 straight (edge) lines."
#[test]
fn balista() {
    let position = amid("w6", "f8 f9 g6 i6 g7");
    assert_eq!(targets(&position, "f6", Pattern::Own), names("e7 d8 d5 b4 e4 d2 g4 h2 h5 k4"));
    assert_eq!(attacked(&position, "f6"), names("f8 g6"));
}

/// "Centuria: the 6 adjacent; in each of these directions also the second hex, if the hex between is empty or holds a
/// unit of the side to move; attacks the same, and the 6 Hastatus hexes (leaps)."
#[test]
fn centuria() {
    let steps = names("e5 e6 f5 f7 g5 g6 d4 d6 f4 f8 h4 h6");
    assert_eq!(targets(&amid("w8", ""), "f6", Pattern::Own), steps);
    let walled = amid("w8", "f7 f8 g6 g7 e4");
    assert_eq!(targets(&walled, "f6", Pattern::Own), names("e5 e6 f5 g5 d4 d6 f4 h4"));
    assert_eq!(attacked(&walled, "f6"), names("f7 g6 g7 e4"));
    assert!(at("a1w1T,f6w8,f7w1,f8b1,l6b1T w").read_turn("f6xf8").is_ok());
}

/// "Remove min(S,T) pieces from the target; if 5 or 7 are left, one more."
#[test]
fn damage() {
    let position = at("a1w1T,e7w1,f8b8,g6w2,l6b1T w");
    assert_eq!(turns(&position, "x"), names("xf8:4 xf8:6"));
    assert_eq!(next(&position, "xf8:6"), "a1w1T,e7w1,f8b6,g6w2,l6b1T b");
    // "Overkill and deliberately small sets are allowed."
    let position = at("a1w1T,e7w1,f8b3,f11w6,g6w2,l6b1T w");
    assert_eq!(turns(&position, "xf8"), names("xf8:1 xf8:2"));
}

/// "A unit may be the one iff the strength of the pattern it uses, plus for every other unit the larger of its strengths
/// whose pattern reaches the target, is ≥ T."
#[test]
fn who_moves_in() {
    let position = at("a1w1T,d8w2,e7b6,f6w2/4,l6b1T w");
    let attacks: BTreeSet<String> = position
        .turns()
        .expect("a list")
        .iter()
        .filter(|turn| turn.is_attack())
        .map(|turn| position.turn_text(turn))
        .collect();
    assert_eq!(attacks, names("xe7:2 xe7:4 f6~xe7 d8xe7"));
}

/// "An attack of any strength on a unit that carries a Tribun takes the Tribun and wins at once: the whole attacked unit
/// leaves the board, nobody moves in, no other unit changes, and the turn passes."
#[test]
fn nex() {
    let position = at("a1w1T,e7w1,f8b8T,g6w2 w");
    assert_eq!(turns(&position, "xf8"), names("xf8#"));
    let over = at(&next(&position, "xf8#"));
    assert_eq!(over.to_string(), "a1w1T,e7w1,g6w2 b");
    assert_eq!(over.outcome(), Some(Outcome::win(Side::White, "nex")));
    // "A side without a Tribun has lost (nex), whoever is to move."
    assert_eq!(at("a1w1T,e7w1,g6w2 w").outcome(), Some(Outcome::win(Side::White, "nex")));
    assert_eq!(Tribun::reason_text("nex"), "The Tribun of the other side has fallen");
}

/// "A side to move without a legal turn loses (paralysis)."
#[test]
fn paralysis() {
    let stuck = at("b2b1T,e9b2,e10w1,f10w1,f11w1T,g9b2,g10w1 w");
    assert_eq!(stuck.outcome(), Some(Outcome::win(Side::Black, "paralysis")));
    assert_eq!(at("b2b1T,e9b2,e10w1,f10w1,f11w1T,g10w1 w").outcome(), None);
}

/// "Decombine: spread all its own pieces over its own hex and empty adjacent hexes, at least two hexes used, every part a
/// valid height. Its own hex may be left empty."
#[test]
fn decombine() {
    let corner = at("a1w3,b1w1,f6w1T,l6b1T w");
    assert_eq!(
        turns(&corner, "a1>"),
        names("a1>a1:1,a2:1,b2:1 a1>a1:1,a2:2 a1>a1:2,a2:1 a1>a1:1,b2:2 a1>a1:2,b2:1 a1>a2:1,b2:2 a1>a2:2,b2:1")
    );
    assert_eq!(next(&corner, "a1>a2:2,b2:1"), "a2w2,b1w1,b2w1,f6w1T,l6b1T b");
    // "Decombine one own unit without Tribun."
    assert!(turns(&at("f6w4T,l6b1T w"), "f6>").is_empty());
    // "In a decombine its own hex counts as used if any of the top stays on it."
    let impero = at("a1w1T,f6w4/6,l6b1T w");
    assert_eq!(impero.count_turns(), 154);
    assert_eq!(next(&impero, "f6>f6:3,f7:1"), "a1w1T,f6w3/6,f7w1,l6b1T b");
    assert_eq!(next(&impero, "f6>e5:2,f7:2"), "a1w1T,e5w2,f6b6,f7w2,l6b1T b");
}

/// "Combine: an empty hex and any two of the own units adjacent to it; each gives at least one piece to it; the new unit
/// and both remainders must be valid (or empty)."
#[test]
fn combine() {
    let position = at("a1w1T,f6w3,g5w6,l6b1T w");
    assert_eq!(
        turns(&position, "g6<"),
        names(
            "g6<f6:1,g5:2 g6<f6:1,g5:3 g6<f6:1,g5:5 g6<f6:2,g5:2 g6<f6:2,g5:4 g6<f6:2,g5:6 g6<f6:3,g5:3 g6<f6:3,g5:5"
        )
    );
    // "A unit with the Tribun must give itself whole, and the new unit carries it."
    let crowned = at("f6w2T,g5w3,l6b1T w");
    assert_eq!(turns(&crowned, "g6<"), names("g6<f6:2,g5:1 g6<f6:2,g5:2"));
    assert_eq!(next(&crowned, "g6<f6:2,g5:2"), "g5w1,g6w4T,l6b1T b");
}

/// "Symmetric combine: an empty hex and either three own units adjacent to it at 120 degrees or all six neighbours, all
/// equal; three give 1 or 2 each and six give 1."
#[test]
fn symmetric_combine() {
    let ring = at("a1w1T,e5w3,e6w3,f5w3,f7w3,g5w3,g6w3,l6b1T w");
    let many: BTreeSet<String> = turns(&ring, "f6<").into_iter().filter(|text| text.matches(':').count() > 2).collect();
    assert_eq!(
        many,
        names(
            "f6<e5:1,f7:1,g5:1 f6<e5:2,f7:2,g5:2 f6<e6:1,f5:1,g6:1 f6<e6:2,f5:2,g6:2 f6<e5:1,e6:1,f5:1,f7:1,g5:1,g6:1"
        )
    );
    for triple in table().symmetric_triples_dirs {
        let ways = triple.iter().map(|name| Direction::named(name).expect("a direction"));
        let list: BTreeSet<Hex> = ways.filter_map(|way| hex("f6").neighbour(way)).collect();
        let parts: Vec<String> = list.iter().map(|hex| format!("{hex}:1")).collect();
        assert!(many.contains(&format!("f6<{}", parts.join(","))));
    }
    // "Same slave height."
    let unlike = at("a1w1T,e5w2/3,f7w2/3,g5w2/4,l6b1T w");
    assert!(unlike.read_turn("f6<e5:2,f7:2,g5:2").is_err());
    let alike = at("a1w1T,e5w2/3,f7w2/3,g5w2/3,l6b1T w");
    assert_eq!(next(&alike, "f6<e5:2,f7:2,g5:2"), "a1w1T,e5b3,f6w6,f7b3,g5b3,l6b1T b");
}

/// "The participant that would move in goes on top instead (all its own pieces, by its own pattern) and the whole
/// target, at full height, becomes its slave; a slave that it had stays behind, free."
#[test]
fn enslaving() {
    let position = at("a1w1T,e6b1,e7b2,f6w1/2,l6b1T w");
    assert_eq!(next(&position, "f6^e6"), "a1w1T,e6w1/1,e7b2,f6b2,l6b1T b");
    assert_eq!(next(&position, "f6xe6"), "a1w1T,e6w1,e7b2,f6b2,l6b1T b");
    assert_eq!(next(&position, "f6~xe7"), "a1w1T,e6b1,e7w1/2,l6b1T b");
    // "A unit with a Tribun does not enslave, but may add its strength to the set."
    let helped = at("d8b4,e7w2T,f9w2,l6b1T w");
    assert_eq!(turns(&helped, "f9^"), names("f9^d8"));
    assert!(turns(&helped, "e7^").is_empty());
}

/// "*Own*: only the p pieces go, and the slave stays behind; *slave*: the whole stack moves. A Servus slave keeps the
/// forward direction of its own colour."
#[test]
fn two_patterns() {
    let position = at("a1w1T,f6w1/1,l6b1T w");
    assert_eq!(targets(&position, "f6", Pattern::Own), names("f7"));
    assert_eq!(targets(&position, "f6", Pattern::Slave), names("f5"));
    assert_eq!(next(&position, "f6-f7"), "a1w1T,f6b1,f7w1,l6b1T b");
    assert_eq!(next(&position, "f6~f5"), "a1w1T,f5w1/1,l6b1T b");
    // "Also when the Centuria is a slave": it passes the mover's units, not those of its own colour.
    let centuria = at("a1w1T,f5b1,f6w4/8,f7w1,l6b1T w");
    assert!(targets(&centuria, "f6", Pattern::Slave).is_superset(&names("f8 h4 d4")));
    assert!(!targets(&centuria, "f6", Pattern::Slave).contains("f4"));
}

/// "An attack on an impero unit hits only the top (T = p). If nothing is left or the condition fails, all of the top is
/// removed, the slave is free, nobody moves in and surplus strength is lost."
#[test]
fn attacks_on_impero_units() {
    let position = at("a1w1T,e7b2,f6w2/3,g6b1,l6b1T b");
    assert_eq!(turns(&position, "x"), names("xf6:0"));
    assert_eq!(next(&position, "xf6:0"), "a1w1T,e7b2,f6b3,g6b1,l6b1T w");
    assert_eq!(turns(&at("a1w1T,f6w4/6,g6b1,l6b1T b"), "x"), names("xf6:3"));
}

/// "`ninety`: no Impero, no symmetric combine, no Centuria (height 8 is then invalid)."
#[test]
fn ninety() {
    let text = "a1w1T,c2w2,d4w2,e3w2,f6w2,f9w2,g7b4,k3w6,k4w2,l6b1T w";
    let (full, ninety) = (turns(&at(text), ""), turns(&under(Rules::Ninety, text), ""));
    assert!(ninety.is_subset(&full));
    let more = names("f6^g7 f9^g7 d3<c2:1,d4:1,e3:1 d3<c2:2,d4:2,e3:2 i4<k3:6,k4:2 l3<k3:6,k4:2");
    assert_eq!(full.difference(&ninety).cloned().collect::<BTreeSet<_>>(), more);
    assert_eq!(
        Options::from_pairs(&[("rules", "ninety"), ("first", "b")]),
        Ok(Options { first: Side::Black, rules: Rules::Ninety })
    );
}

/// "Valid heights: 1, 2, 3, 4, 6, 8."
#[test]
fn unit_names() {
    let named = Height::ALL.map(|height| (height.pieces(), height.name()));
    assert_eq!(
        named,
        [(1, "Servus"), (2, "Hastatus"), (3, "Saggitarius"), (4, "Eques"), (6, "Balista"), (8, "Centuria")]
    );
}

/// "120 plies without an attack (a turn whose text has `x` or `^`)."
#[test]
fn progress() {
    assert_eq!(Tribun::NO_PROGRESS_PLIES, 120);
    let position = at("a1w1T,e6b1,e7b2,f6w1/2,l6b1T w");
    for turn in position.turns().expect("a list") {
        assert_eq!(position.is_progress(&turn), position.turn_text(&turn).contains(['x', '^']));
    }
}

/// The effects of a turn, one word each.
fn story(position: &Tribun, text: &str) -> String {
    let turn = position.read_turn(text).expect("legal");
    let name = |cell| Tribun::cell_name(cell);
    let word = |effect: &Effect| match effect {
        Effect::Attacked { at, from } => {
            format!("{}!{}", name(*at), from.iter().map(|cell| name(*cell)).collect::<Vec<_>>().join("+"))
        }
        Effect::Captured { at, piece } => format!("-{}{}", name(*at), Tribun::kind_name(piece.kind)),
        Effect::Stacked { from, to, count } => format!("{}>{}:{count}", name(*from), name(*to)),
        Effect::Enslaved { at, side } => format!("enslaved {} {side}", name(*at)),
        Effect::Freed { at, side } => format!("freed {} {side}", name(*at)),
        Effect::Ended(outcome) => format!("ended {}", outcome.reason),
        other => panic!("{other:?}"),
    };
    position.effects(&turn).iter().map(word).collect::<Vec<_>>().join(", ")
}

/// Removals before arrivals, slaves after the pieces, the end last.
#[test]
fn effects() {
    let position = at("a1w1T,e6b1,e7b2,f6w1/2,l6b1T w");
    assert_eq!(story(&position, "f6^e6"), "e6!f6, f6>e6:1, freed f6 Black, enslaved e6 Black");
    assert_eq!(story(&position, "f6~xe7"), "e7!f6, -e7Piece, -e7Piece, f6>e7:3");
    assert_eq!(story(&position, "f6-f7"), "f6>f7:1, freed f6 Black");
    let position = at("a1w1T,e7b2,f6w2/3,g6b1,l6b1T b");
    assert_eq!(story(&position, "xf6:0"), "f6!g6, -f6Piece, -f6Piece, freed f6 Black");
    let position = at("a1w1T,e7w1,f8b2T,g6w2 w");
    assert_eq!(story(&position, "xf8#"), "f8!e7, -f8Tribun, -f8Piece, ended nex");
    // The Tribun comes last, to lie on top.
    assert_eq!(story(&at("f6w2T,g5w3,l6b1T w"), "g6<f6:2,g5:2"), "g5>g6:2, f6>g6:2");
    let position = at("a1w1T,f6w4/6,l6b1T w");
    assert_eq!(story(&position, "f6>e5:2,f7:2"), "f6>e5:2, f6>f7:2, freed f6 Black");
}

/// The attackers named are enough for the outcome, and no more than needed.
#[test]
fn strikers() {
    let position = at("a1w1T,d8w2,e7b6,f6w2/4,l6b1T w");
    assert_eq!(story(&position, "xe7:4").split(", ").next(), Some("e7!d8"));
    assert_eq!(story(&position, "xe7:2").split(", ").next(), Some("e7!f6"));
    assert_eq!(story(&position, "d8xe7").split(", ").next(), Some("e7!d8+f6"));
}

/// Who reaches a target, and what a chosen set can do.
#[test]
fn joint_attacks() {
    let position = at("a1w1T,d8w2,e7b6,f6w2/4,l6b1T w");
    let target = hex("e7");
    let strengths: Vec<_> =
        position.attackers(target).iter().map(|unit| (unit.from.to_string(), unit.own, unit.slave)).collect();
    assert_eq!(strengths, [("d8".to_owned(), 2, 0), ("f6".to_owned(), 2, 4)]);
    let attack = |set: &[(&str, Pattern)]| {
        let set: Vec<(Hex, Pattern)> = set.iter().map(|(name, pattern)| (hex(name), *pattern)).collect();
        let attack = position.joint_attack(target, &set).map_err(|why| why.to_string())?;
        let texts: Vec<String> = attack.outcomes.iter().map(|turn| position.turn_text(turn)).collect();
        assert!(attack.outcomes.iter().all(|turn| position.is_legal(turn)));
        Ok((attack.strength, texts.join(" ")))
    };
    let (own, slave) = (Pattern::Own, Pattern::Slave);
    assert_eq!(attack(&[("d8", own)]), Ok((2, "xe7:4".to_owned())));
    assert_eq!(attack(&[("d8", own), ("f6", own)]), Ok((4, "xe7:2".to_owned())));
    assert_eq!(attack(&[("d8", own), ("f6", slave)]), Ok((6, "d8xe7 f6~xe7".to_owned())));
    assert_eq!(attack(&[]), Err("At least one unit must strike".to_owned()));
    assert_eq!(attack(&[("d8", own), ("d8", own)]), Err("The unit on d8 cannot strike twice".to_owned()));
    assert_eq!(attack(&[("d8", slave)]), Err("The Hastatus on d8 has no slave".to_owned()));
    assert!(attack(&[("a1", own)]).is_err_and(|why| why.starts_with("The Tribun on a1 does not reach e7")));
    assert!(position.joint_attack(hex("b2"), &[]).is_err());
    assert!(position.attackers(hex("f6")).is_empty());
}

/// All outcomes of all sets together are the attacks of the position.
#[test]
fn joint_attacks_cover_everything() {
    for text in [
        "a1w1T,d8w2,e7b6,f6w2/4,l6b1T w",
        "d8b4,e7w2T,f9w2,l6b1T w",
        "a1w1T,e7w1,f8b3,f11w6,g6w2,l6b1T w",
        "a1w1T,e7w1,f8b8T,g6w2 w",
    ] {
        let position = at(text);
        let mut found = BTreeSet::new();
        for target in Hex::all() {
            let mut sets = vec![Vec::new()];
            for attacker in position.attackers(target) {
                for set in sets.clone() {
                    let patterns = Pattern::ALL.into_iter().filter(|pattern| attacker.strength(*pattern) > 0);
                    sets.extend(patterns.map(|pattern| [set.clone(), vec![(attacker.from, pattern)]].concat()));
                }
            }
            for set in sets.into_iter().filter(|set| !set.is_empty()) {
                found.extend(position.joint_attack(target, &set).expect("they reach it").outcomes);
            }
        }
        let attacks: BTreeSet<Turn> = position.turns().expect("a list").into_iter().filter(Turn::is_attack).collect();
        assert_eq!(found, attacks, "{text}");
    }
}
