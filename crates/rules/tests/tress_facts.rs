//! Tress: the sentences of its rules, quoted, and the worked facts.

use std::collections::BTreeSet;

use ludarium_rules::board::square::{Square, squares};
use ludarium_rules::games::tress::{
    FORTRESS, KINDS, LANCER, Options, PIKEMAN, PieceKind, SENTINEL, Tress, Turn, ZONES, ZoneThreat, zone_of,
};
use ludarium_rules::{Game, Notation, Outcome, Position, Side, View, ZoneState, perft};
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;

fn at(text: &str) -> Tress {
    Tress::parse(text, Options::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position after some turns.
fn play(position: &Tress, turns: &[&str]) -> Tress {
    turns.iter().fold(*position, |position, text| {
        let turn = position.read_turn(text).unwrap_or_else(|error| panic!("{position}: {error}"));
        position.play(&turn).expect("a turn that was read is legal")
    })
}

fn start() -> Tress {
    Tress::start(Options::default())
}

fn square(name: &str) -> Square {
    Square::named(name).expect("a square")
}

/// Where the piece on a square may go.
fn targets(position: &Tress, from: &str) -> BTreeSet<String> {
    let turns = position.turns().expect("a list");
    turns.iter().filter(|turn| turn.from == square(from)).map(|turn| turn.to.to_string()).collect()
}

fn names(list: &str) -> BTreeSet<String> {
    list.split_whitespace().map(str::to_owned).collect()
}

fn kind_at(position: &Tress, name: &str) -> &'static str {
    position.piece_at(square(name)).map_or("", |piece| Tress::kind_name(piece.kind))
}

fn outcome(text: &str) -> Option<Outcome> {
    at(text).outcome()
}

/// "Start: perft 38, 1444, 59704, 2465920."
#[test]
fn counts() {
    let counts: Vec<u64> = (1..=4).map(|depth| perft(&start(), depth)).collect();
    assert_eq!(counts, [38, 1444, 59704, 2_465_920]);
}

/// "Knights N on a2 b2 d2 e2 g2 h2, Guardians G b1 g1, Pikemen P d1 e1, Queen Q a1, King K h1; Black mirrored in the
/// horizontal middle line (qa8, kh8)." "White moves first."
#[test]
fn set_up() {
    let places = [
        ("Knight", "a2 b2 d2 e2 g2 h2 a7 b7 d7 e7 g7 h7"),
        ("Guardian", "b1 g1 b8 g8"),
        ("Pikeman", "d1 e1 d8 e8"),
        ("Lancer", ""),
        ("Sentinel", ""),
        ("King", "h1 h8"),
        ("Queen", "a1 a8"),
    ];
    for (facts, (name, list)) in KINDS.iter().zip(places) {
        assert_eq!(facts.name, name);
        let set = start().pieces_of(Side::White, facts.kind) | start().pieces_of(Side::Black, facts.kind);
        assert_eq!(squares(set).map(|square| square.to_string()).collect::<BTreeSet<_>>(), names(list), "{name}");
    }
    assert_eq!(start().side_to_move(), Side::White);
    assert_eq!(start().to_string(), "qg1pp1gk/nn1nn1nn/8/8/8/8/NN1NN1NN/QG1PP1GK w");
}

/// "Seven zones of four squares."
#[test]
fn zones() {
    let table = [
        ("Near Queen's Outpost", "a1 b1 a2 b2"),
        ("Near Central Outpost", "d1 e1 d2 e2"),
        ("Near King's Outpost", "g1 h1 g2 h2"),
        ("Far Queen's Outpost", "a7 b7 a8 b8"),
        ("Far Central Outpost", "d7 e7 d8 e8"),
        ("Far King's Outpost", "g7 h7 g8 h8"),
        ("Fortress", "d4 e4 d5 e5"),
    ];
    assert_eq!(ZONES[FORTRESS].name, "Fortress");
    for (index, (name, list)) in table.into_iter().enumerate() {
        assert_eq!(ZONES[index].name, name);
        let found: BTreeSet<String> = squares(ZONES[index].squares).map(|square| square.to_string()).collect();
        assert_eq!(found, names(list));
        assert!(names(list).iter().all(|name| zone_of(square(name).cell()) == Some(index)));
    }
    assert_eq!(Square::all().filter(|square| zone_of(square.cell()).is_none()).count(), 64 - 7 * 4);
}

/// "Neutral (empty), contested (both colours), controlled by the one colour that is in it."
#[test]
fn zone_states() {
    let position = at("Kk6/8/8/3n4/3N4/8/8/q5Q1 w");
    let expected = [
        ZoneState::Controlled(Side::Black),
        ZoneState::Neutral,
        ZoneState::Controlled(Side::White),
        ZoneState::Contested,
        ZoneState::Neutral,
        ZoneState::Neutral,
        ZoneState::Contested,
    ];
    assert_eq!(position.board_view().zones, expected);
    assert_eq!(position.zone_state(7), ZoneState::Neutral, "no such zone");
}

/// "Knight N, King K, Queen Q: one square in the eight directions."
#[test]
fn steps() {
    let position = at("k6q/8/8/2N5/8/8/5K2/Q7 w");
    assert_eq!(targets(&position, "c5"), names("b4 b5 b6 c4 c6 d4 d5 d6"));
    assert_eq!(targets(&position, "f2"), names("e1 e2 e3 f1 f3 g1 g2 g3"));
    assert_eq!(targets(&position, "a1"), names("a2 b1 b2"));
}

/// "Leaps to any of the 16 squares at king-distance exactly 2 (over anything)."
#[test]
fn leaps() {
    let position = at("8/8/1nnn4/1nG5/1nn5/5k1q/8/K6Q w");
    assert_eq!(targets(&position, "c5"), names("a3 b3 c3 d3 e3 a4 e4 a5 e5 a6 e6 a7 b7 c7 d7 e7"));
}

/// "Slides along diagonals." "Slides along ranks and files." "Slides in all eight directions."
#[test]
fn slides() {
    let (pike, lance) = ("b5 d7 e8 b7 a8 d5 e4 f3", "a6 b6 d6 e6 f6 g6 h6 c1 c2 c3 c4 c5 c7 c8");
    let board = |piece| at(&format!("8/8/2{piece}5/8/8/k6q/8/K6Q w"));
    let pike_here = format!("{pike} g2");
    assert_eq!(targets(&board('P'), "c6"), names(&format!("{pike_here} a4")));
    assert_eq!(targets(&board('L'), "c6"), names(lance));
    assert_eq!(targets(&board('S'), "c6"), names(&format!("{pike_here} a4 {lance}")));
}

/// "A sliding piece that enters a zone controlled by the opponent must stop on the first square of that zone on its
/// line (a capture there is allowed)."
/// "A Pikeman on a4 facing a lone white Sentinel on e8 (Far Central): from the a4-e8 diagonal it must stop on d7."
#[test]
fn intrusion() {
    let position = at("4S3/8/8/8/p7/5n2/5q2/KQ3k2 b");
    assert_eq!(targets(&position, "a4"), names("b5 c6 d7 b3 c2 d1"));
    let capture = at("k3n3/4n3/8/8/8/8/7K/q3L2Q w");
    assert!(targets(&capture, "e1").contains("e7"), "a capture on the first square");
    assert!(!targets(&capture, "e1").contains("e8"));
}

/// "It can reach no square beyond, inside or behind the zone, also when its line only clips one corner of the zone."
#[test]
fn intrusion_clips_a_corner() {
    let position = at("5k2/5q2/8/4n3/8/1P6/8/2Q2K2 w");
    assert_eq!(targets(&position, "b3"), names("a2 a4 c2 d1 c4 d5"));
}

/// "Neutral, contested and own zones do not hinder."
/// "Contested zones do not stop a Sentinel; enemy-controlled ones do, on their first square."
#[test]
fn contested_zones_do_not_hinder() {
    let along = |text: &str| targets(&at(text), "c4").contains("h4");
    assert!(along("k6q/8/8/8/2S5/8/8/K6Q w"), "neutral");
    assert!(along("k6q/8/8/3Nn3/2S5/8/8/K6Q w"), "contested");
    assert!(along("k6q/8/8/3NN3/2S5/8/8/K6Q w"), "own");
    assert!(!along("k6q/8/8/4n3/2S5/8/8/K6Q w"), "Black's");
    assert!(targets(&at("k6q/8/8/4n3/2S5/8/8/K6Q w"), "c4").contains("d4"), "the first square");
}

/// "A move is judged by the zone states before it": leaving a zone does not close it.
#[test]
fn judged_before_the_move() {
    let position = at("k6q/8/8/4n3/3L4/8/8/K6Q w");
    assert!(targets(&position, "d4").contains("h4"), "the Fortress is contested until the Lancer has left");
}

/// "Guardian on f6, Fortress contested, Black King in Far King's, a white Knight in Far Central: it may go to normal
/// squares and Far Central, nowhere else."
#[test]
fn guardian_landing() {
    let position = at("1q4k1/3N4/5G2/4n3/3N1n2/8/8/K7 w");
    assert_eq!(targets(&position, "f6"), names("d6 d8 e8 f8 h6 h5 h4 g4 f4"));
}

/// "So they never capture inside a zone. One that stands in a zone that becomes contested may stay."
#[test]
fn guardian_stays() {
    let before = at("6gk/6n1/8/5NK1/8/8/Q7/q7 w");
    let after = play(&before, &["g5h6", "a1b1", "h6h7"]);
    assert_eq!(after.zone_state(5), ZoneState::Contested);
    assert_eq!(kind_at(&after, "g8"), "Guardian");
    assert!(!targets(&after, "g8").is_empty());
}

/// "There is no check: Kings and Queens may be left or put en prise."
#[test]
fn no_check() {
    let position = at("k6q/8/8/8/8/1n6/8/K6Q w");
    assert!(targets(&position, "a1").contains("a2") && targets(&position, "h1").contains("h2"));
}

/// "From the start `g1f3`, any Black move, then the Guardian on f3 reaches d4, d5 and e5 and becomes a Sentinel there."
#[test]
fn guardian_is_promoted_on_move_two() {
    let first = play(&start(), &["g1f3"]);
    for reply in first.turns().expect("a list") {
        let second = first.play_unchecked(&reply);
        for target in ["d4", "d5", "e5"] {
            let third = play(&second, &[&format!("f3{target}")]);
            assert_eq!(kind_at(&third, target), "Sentinel", "{third}");
        }
    }
}

/// "If the Fortress holds pieces of one colour only, all Pikemen and Guardians of that colour in it become Lancers and
/// Sentinels at once (several may; on either player's turn; also when the entering piece captured the last defender)."
#[test]
fn promotions() {
    let several = play(&at("5k2/5q2/8/8/2NnG3/2P5/5Q2/5K2 w"), &["c3d4"]);
    assert_eq!(several.to_string(), "5k2/5q2/8/8/2NLS3/8/5Q2/5K2 b");
    let enemy = play(&at("5k2/8/8/4q3/4P3/5N2/5Q2/5K2 b"), &["e5e6"]);
    assert_eq!(enemy.to_string(), "5k2/8/4q3/8/4L3/5N2/5Q2/5K2 w");
}

/// "Never reversed. Supply never limits it."
#[test]
fn promotion_is_kept() {
    let outside = play(&at("k6q/8/8/8/3L4/8/8/KQ6 w"), &["d4a4"]);
    assert_eq!(kind_at(&outside, "a4"), "Lancer");
    let second = play(&at("k6q/8/8/L7/8/2P5/8/KQ6 w"), &["c3d4"]);
    assert_eq!(second.pieces_of(Side::White, LANCER).count_ones(), 2);
    assert_eq!(second.pieces_of(Side::White, PIKEMAN), 0);
    let third = play(&at("k6q/8/8/S7/8/8/2G5/KQ6 w"), &["c2e4"]);
    assert_eq!(third.pieces_of(Side::White, SENTINEL).count_ones(), 2);
}

/// "Neither side has a monarch: draw, mutual-elimination."
/// "Elimination by White against a black Sentinel that can take White's last monarch: draw after the Second Wind."
#[test]
fn mutual_elimination() {
    let answer = at("8/8/8/8/8/2nK3s/8/NN6 b");
    assert_eq!(answer.outcome(), None);
    assert_eq!(play(&answer, &["Sxd3"]).outcome(), Some(Outcome::draw("mutual-elimination")));
    assert_eq!(outcome("8/8/8/8/8/8/8/8 w"), Some(Outcome::draw("mutual-elimination")));
}

/// "M meets no winning condition, R does: R has won at once (M handed it over)." "Option off: everything else is
/// unchanged."
#[test]
fn handed_over() {
    let text = "kq6/8/2n5/4Q3/3K4/8/8/8 w";
    assert_eq!(outcome(text), Some(Outcome::win(Side::White, "dual-escort")));
    let off = Tress::parse(text, Options { second_wind: false }).expect("a position");
    assert_eq!(off.outcome(), Some(Outcome::win(Side::White, "dual-escort")));
}

/// "The first that holds in the order elimination, dual-escort, lone-escort, domination; the same order gives the
/// reason in 2."
#[test]
fn reasons() {
    let win = |reason| Some(Outcome::win(Side::White, reason));
    assert_eq!(outcome("N2N4/8/8/3K4/8/8/8/N2N2N1 w"), win("elimination"));
    assert_eq!(outcome("N2N4/8/8/3KQ3/7k/7q/8/N2N2N1 w"), win("dual-escort"));
    assert_eq!(outcome("N2N4/8/8/3K4/7k/8/8/N2N2N1 w"), win("lone-escort"));
    assert_eq!(outcome("N2N4/8/8/8/2K4k/7q/8/N2N2N1 w"), win("domination"));
}

/// "If there are none, M has won."
#[test]
fn no_answer() {
    assert_eq!(outcome("N3G3/6N1/2k2q2/7p/8/2Q2K2/8/N2N2N1 b"), Some(Outcome::win(Side::White, "domination")));
    let off = Tress::parse("7n/8/8/3kq3/2N2Q2/5G2/2P5/K7 w", Options { second_wind: false }).expect("a position");
    assert_eq!(off.outcome(), Some(Outcome::win(Side::Black, "dual-escort")));
    assert!(off.turns().expect("a list").is_empty() && off.claim().is_none());
}

/// "If M claims an escort, dual or lone, it must be made by a piece other than a King or Queen."
#[test]
fn escorts_are_answered_by_others() {
    let position = at("7n/8/8/3kq3/2N2Q2/5G2/2P5/K7 w");
    let turns: BTreeSet<String> = position.turns().expect("a list").iter().map(Turn::to_string).collect();
    assert_eq!(turns, names("c2e4 c4d4 c4d5"));
}

/// "An elimination is undone only by taking M's last monarch, never when M has both."
#[test]
fn elimination_with_both_monarchs() {
    assert_eq!(outcome("8/8/2Q5/8/8/2nK3s/8/N7 b"), Some(Outcome::win(Side::White, "elimination")));
}

/// "Domination with five zones, answered by `h5e8` (`Pxe8`) taking one of them: the game goes on."
#[test]
fn domination_answered() {
    let position = at("N3G3/8/2k2q2/7p/8/2Q2K2/8/N2N2N1 b");
    let turn = position.read_turn("Pxe8").expect("legal");
    assert_eq!((turn.to_string().as_str(), position.notation(&turn).as_str()), ("h5e8", "Pxe8"));
    assert_eq!(position.play_unchecked(&turn).outcome(), None);
}

/// "After a Second Wind move the same list is gone through again with the roles swapped: it can win, draw or just go
/// on; there is no limit to their number."
#[test]
fn second_winds_follow_each_other() {
    let first = at("n2n4/8/8/7k/3n4/2K5/8/3n2n1 w");
    assert_eq!(play(&first, &["c3d4"]).outcome(), Some(Outcome::win(Side::White, "lone-escort")));
    assert_eq!(play(&first, &["c3d2"]).outcome(), None);
    let answered = at("n2n4/8/8/7k/3K3l/8/8/3n2n1 b");
    assert_eq!(play(&answered, &["h4e4"]).outcome(), None);
}

/// Unless a claim must be answered, pieces go wherever they reach, but onto no square of their own side.
#[test]
fn pieces_go_where_they_reach() {
    let mut rng = StdRng::seed_from_u64(1);
    for _ in 0..20 {
        let mut position = start();
        for _ in 0..60 {
            let turns = position.turns().expect("a list");
            let own = position.pieces(position.side_to_move());
            let reach = position.reach(position.side_to_move());
            if position.claim().is_none() && !turns.is_empty() {
                for from in squares(own) {
                    let goes = turns.iter().filter(|turn| turn.from == from).fold(0, |set, turn| set | turn.to.bit());
                    assert_eq!(reach.of(from) & !own, goes, "{position} {from}");
                }
            }
            assert_eq!(reach.all(), squares(own).fold(0, |all, from| all | reach.of(from)));
            assert_eq!(squares(!own).find(|square| reach.of(*square) != 0), None, "only own pieces reach anything");
            let Some(turn) = turns.choose(&mut rng) else { break };
            position = position.play_unchecked(turn);
        }
    }
}

#[test]
fn zones_threaten_by_domination() {
    use ZoneThreat::{Claimed, Near, None};
    let four = at("N7/8/8/8/8/2k5/8/N2K3N w");
    assert_eq!(four.zone_threats(), [Near, Near, Near, Near, None, None, None]);
    let five = at("N2N4/8/8/8/8/2k5/8/N2K3N b");
    assert!(five.claim().is_some());
    assert_eq!(five.zone_threats(), [Claimed, Claimed, Claimed, Claimed, Claimed, None, None]);
    assert_eq!(at("N2N4/8/8/8/8/8/1k6/N2K3N w").zone_threats(), [None, Near, Near, Near, Near, None, None]);
}

#[test]
fn a_number_that_no_kind_has_is_no_piece() {
    for number in 7..=u8::MAX {
        let kind = ludarium_rules::Kind(number);
        assert_eq!(PieceKind::try_from(kind), Err(kind));
        assert_eq!(Side::ALL.map(|side| start().pieces_of(side, kind)), [0, 0], "{number}");
    }
    assert!(KINDS.iter().all(|facts| PieceKind::try_from(facts.kind).is_ok_and(|kind| kind.facts() == facts)));
}
