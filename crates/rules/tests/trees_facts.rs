//! The Game for the Trees: the sentences of its rules, quoted, and the worked facts.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use ludarium_rules::board::square::{Square, squares};
use ludarium_rules::games::trees::{
    Act, GRASS, HUCKLEBERRY, Options, Species, TREES, Trees, UNDERBRUSH, tree_of, way, way_squares,
};
use ludarium_rules::{Effect, Game, Kind, Notation, Outcome, Piece, Position, Side, View, Which, perft};
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;

fn at(text: &str) -> Trees {
    Trees::parse(text, Options).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn start() -> Trees {
    Trees::start(Options)
}

fn square(name: &str) -> Square {
    Square::named(name).expect("a square")
}

/// The position after some turns.
fn play(position: &Trees, turns: &[&str]) -> Trees {
    turns.iter().fold(*position, |position, text| {
        let turn = position.read_turn(text).unwrap_or_else(|error| panic!("{position}: {error}"));
        position.play(&turn).expect("a turn that was read is legal")
    })
}

fn is_refused(position: &Trees, turn: &str) -> bool {
    position.read_turn(turn).is_err()
}

fn cell(position: &Trees, name: &str) -> Option<(Option<Side>, Kind)> {
    position.piece_at(square(name)).map(|piece| (piece.side, piece.kind))
}

fn tree(letter: char) -> Kind {
    TREES.iter().find(|tree| tree.letter == letter).expect("a tree").kind
}

fn white(kind: Kind) -> Option<(Option<Side>, Kind)> {
    Some((Some(Side::White), kind))
}

const NEUTRAL: Option<(Option<Side>, Kind)> = Some((None, UNDERBRUSH));

fn chain(position: &Trees, head: &str) -> Option<String> {
    position.chain(square(head)).map(|next| next.to_string())
}

/// "Start: perft 88, 7568, 655258."
#[test]
fn counts() {
    let counts: Vec<u64> = (0..=3).map(|depth| perft(&start(), depth)).collect();
    assert_eq!(counts, [1, 88, 7568, 655_258]);
}

/// "Rank 1: Birch, Ash, Beech, Pine, Huckleberry, Beech, Ash, Birch; rank 2 White underbrush; rank 3 White grass; 4 and
/// 5 bare; Black the same from the other side (Huckleberries on e1 and e8)."
#[test]
fn set_up() {
    let start = start();
    for (file, letter) in "ABCD?FGH".chars().enumerate() {
        let name = |rank: u8| format!("{}{rank}", (b'a' + file as u8) as char);
        let kind = if letter == '?' { HUCKLEBERRY } else { tree(letter) };
        for (ranks, side) in [([1, 2, 3, 4], Side::White), ([8, 7, 6, 5], Side::Black)] {
            let kinds = ranks.map(|rank| cell(&start, &name(rank)));
            let own = |kind| Some((Some(side), kind));
            assert_eq!(kinds, [own(kind), own(UNDERBRUSH), own(GRASS), None], "{side} {letter}");
        }
    }
    assert_eq!(start.side_to_move(), Side::White);
    assert!(Side::ALL.into_iter().all(|side| start.has_leap(side)));
    assert!(start.board_view().chains.is_empty());
}

/// "Birch (roots a, h), Ash (b, g), Beech (c, f), Pine (d). Birch, Ash and Beech are deciduous."
#[test]
fn species() {
    let species: Vec<(char, Species)> = TREES.iter().map(|tree| (tree.letter, tree.species)).collect();
    use Species::{Ash, Beech, Birch, Pine};
    let expected = [('A', Birch), ('B', Ash), ('C', Beech), ('D', Pine), ('F', Beech), ('G', Ash), ('H', Birch)];
    assert_eq!(species, expected);
    assert!(TREES.iter().all(|tree| tree.species.is_deciduous() == (tree.species != Pine)));
    assert!(TREES.iter().all(|tree| tree_of(tree.kind) == Some(tree)));
    assert_eq!([GRASS, UNDERBRUSH, HUCKLEBERRY].map(tree_of), [None; 3]);
    let names: BTreeSet<&str> = (0..10).map(|kind| Trees::kind_name(Kind(kind))).collect();
    assert_eq!(names.len(), 10);
    assert_eq!(Trees::kind_name(Kind(10)), "");
}

/// "Birch a1-a7 at the start is illegal."
#[test]
fn birch_at_the_start() {
    assert!(is_refused(&start(), "a1>a7"));
    assert!(!is_refused(&start(), "a1>a2"));
}

/// "Ash b1>d2 is legal; next turn its continuation to f3 (grass) autostops, unless underbrush g2>f3 is executed first in
/// that turn."
#[test]
fn ash_at_the_start() {
    let position = play(&start(), &["b1>d2", "a6>a5"]);
    assert_eq!(chain(&position, "d2").as_deref(), Some("f3"));
    let stopped = play(&position, &["h3>h4:*,d2"]);
    assert_eq!((cell(&stopped, "f3"), chain(&stopped, "d2")), (white(GRASS), None));
    let first = play(&position, &["g2>f3:*,d2"]);
    assert_eq!((cell(&first, "f3"), chain(&first, "f3").as_deref()), (white(tree('B')), Some("h4")));
    let last = play(&position, &["g2>f3:d2,*"]);
    assert_eq!((cell(&last, "f3"), chain(&last, "f3").as_deref()), (white(UNDERBRUSH), Some("e4")));
}

/// "`a2>a3`, later `a1>a2`, later `a2>b2` while the momentum grows a2-a3 of the same Birch."
#[test]
fn birch_grows_twice() {
    let position = play(&start(), &["a2>a3", "h6>h5", "a1>a2:*,a3", "h5!"]);
    assert_eq!(chain(&position, "a2").as_deref(), Some("a3"));
    let next = play(&position, &["a2>b2:a2,*"]);
    for name in ["a1", "a2", "a3", "b2"] {
        assert_eq!(cell(&next, name), white(tree('A')), "{name}");
    }
    assert_eq!((chain(&next, "a3").as_deref(), chain(&next, "b2").as_deref()), (Some("a4"), Some("c2")));
}

/// "Underbrush d5, White Beech c4 and Ash d4, a Black tree on e6: `c4>d5` threatens e6 both ways: Beech by momentum and
/// Ash by action in either order; the second one occupies."
#[test]
fn attack_in_either_order() {
    let text = "2,bC,1,bh,3/3,bC,4/4,bC,3/3,wu,4/2,wF,wG,4/3,wF,1,wG,2/4,wF,3/4,wh,wF,wG,1 w - -";
    let position = pass(&play(&at(text), &["c4>d5"]));
    for (turn, occupier) in [("d4>e6:d5,*", 'G'), ("d4>e6:*,d5", 'F')] {
        assert_eq!(cell(&play(&position, &[turn]), "e6"), white(tree(occupier)), "{turn}");
    }
    assert!(is_refused(&at(text), "d4>e6"));
}

/// "Ash with squares b1, c3, d5, b4: when d5 dies, b4 dies too although it touches c3 diagonally."
#[test]
fn connection_of_an_ash() {
    let text = "2,bC,bD,bh,3/1,bC,1,bD,4/2,bC,bD,4/3,wB,4/1,wB,6/2,wB,5/8/1,wB,2,wh,3 b d6>d5 -";
    let next = play(&at(text), &["c6>d5:*,d6"]);
    assert_eq!((cell(&next, "b4"), cell(&next, "c3")), (NEUTRAL, white(tree('B'))));
}

/// "Pine a1>c3 (b2 too), then e5 (d4 too), then g7 (f6 too); then the vector leaves the board and the chain is dropped."
#[test]
fn pine_of_two_squares() {
    let text = "4,bh,3/6,nu,1/5,nu,2/4,nu,3/3,nu,4/2,nu,5/wD,wu,6/wD,wD,wD,wD,wh,2,wg w - -";
    let mut position = play(&at(text), &["a1>c3"]);
    assert_eq!((cell(&position, "b2"), chain(&position, "c3").as_deref()), (white(tree('D')), Some("e5")));
    for (turn, way, head) in [("-h1:*,c3", "d4", "e5"), ("-a2:*,e5", "f6", "g7")] {
        position = play(&pass(&position), &[turn]);
        assert_eq!((cell(&position, way), cell(&position, head)), (white(tree('D')), white(tree('D'))));
    }
    assert!(position.board_view().chains.is_empty());
}

/// The same position with the other side to move.
fn pass(position: &Trees) -> Trees {
    let (mover, other) = if position.side_to_move() == Side::White { (" w ", " b ") } else { (" b ", " w ") };
    at(&position.to_string().replace(mover, other))
}

/// "Neutral underbrush never grows"; "neutral squares belong to nobody".
#[test]
fn neutral_underbrush() {
    let position = at("4,bh,3/8/8/8/2,wg,5/2,nu,5/8/4,wh,3 w - -");
    for turn in ["c3>c4", "-c3", "+c3", "c3!"] {
        assert!(is_refused(&position, turn), "{turn}");
    }
}

/// "Exactly one action (there is no pass)"; "a head that arises during the turn is not executed in it, nor can it be
/// stopped in it".
#[test]
fn heads_of_this_turn() {
    let position = play(&start(), &["a3>a4", "h6>h5"]);
    let next = play(&position, &["b3>b4:*,a4"]);
    let chains = ["a5", "b4"].map(|head| chain(&next, head));
    assert_eq!(chains, [Some("a6".to_owned()), Some("b5".to_owned())]);
    assert!(is_refused(&position, "a5!"));
    assert!(is_refused(&position, ":a4"));
}

/// "Until that turn it stays, also when it clearly will not go on."
#[test]
fn doomed_chains_stay() {
    let position = play(&start(), &["b1>d2"]);
    assert_eq!(chain(&position, "d2").as_deref(), Some("f3"));
}

/// "A side shrunk to huckleberries alone must do just that": retreat, which is suicide.
#[test]
fn only_huckleberries_left() {
    let position = at("bA,6,bh/8/8/8/8/8/8/wh,7 w - wb");
    let turns: Vec<String> = position.turns().expect("a list").iter().map(|turn| position.turn_text(turn)).collect();
    assert_eq!(turns, ["-a1"]);
    assert_eq!(play(&position, &["-a1"]).outcome(), Some(Outcome::win(Side::Black, "suicide")));
}

/// "Neither side has a huckleberry square: draw; only the side that moved has none: it loses; only the other has none:
/// the side that moved wins."
#[test]
fn endings() {
    let outcome = |text: &str| at(text).outcome();
    assert_eq!(outcome("8/8/8/8/8/8/8/8 w - -"), Some(Outcome::draw("mutual-annihilation")));
    assert_eq!(outcome("wh,7/8/8/8/8/8/8/8 w - -"), Some(Outcome::win(Side::White, "suicide")));
    assert_eq!(outcome("wh,7/8/8/8/8/8/8/8 b - -"), Some(Outcome::win(Side::White, "huckleberry")));
    assert_eq!(outcome("wh,6,bh/8/8/8/8/8/8/8 b - -"), None);
    let both = at("bA,7/8/8/8/4,bh,3/4,wh,3/4,wD,3/3,wD,3,wg w - -");
    assert_eq!(play(&both, &["e2>e4"]).outcome(), Some(Outcome::draw("mutual-annihilation")));
    for reason in ["mutual-annihilation", "suicide", "huckleberry"] {
        assert!(!Trees::reason_text(reason).is_empty());
    }
    assert_eq!(Trees::reason_text("checkmate"), "");
}

/// "The leap flag stays when the huckleberry is gone."
#[test]
fn leap_flag_stays() {
    let position = at("4,bh,3/8/8/8/8/8/4,wD,3/3,wD,wh,3 w - wb");
    let next = play(&position, &["-e1"]);
    assert!(next.has_leap(Side::White) && next.outcome().is_some());
}

/// "Turns are told apart by their resulting position only."
#[test]
fn turns_with_one_result() {
    let position = at("4,bh,3/8/8/wg,7/8/wg,7/8/4,wh,3 w - -");
    let [up, down] = ["a5>b4", "a3>b4"].map(|text| position.read_turn(text).expect("legal"));
    assert_ne!(up, down, "their chains go on to different squares");
    let position = at("4,bh,3/8/8/1,wg,6/8/1,wg,6/8/4,wh,3 w - -");
    let [up, down] = ["b5>a4", "b3>a4"].map(|text| position.read_turn(text).expect("legal"));
    assert_eq!(up, down, "their chains are dropped as they arise");
    assert_eq!(
        position
            .turns()
            .expect("a list")
            .iter()
            .filter(|turn| turn.act == Act::Grow && turn.to == square("a4"))
            .count(),
        1
    );
}

/// The same run of squares filled from both ends, without a chain in either case, is one turn.
#[test]
fn lines_with_one_result() {
    let position = at("4,bh,3/8/8/8/8/wA,wA,wA,wA,wA,wA,wA,1/wA,wA,nu,nu,nu,nu,wA,1/wA,3,wh,3 w - -");
    let [there, back] = ["b2>f2", "g2>c2"].map(|text| position.read_turn(text).expect("legal"));
    assert_eq!(there, back);
    let heads = position
        .turns()
        .expect("a list")
        .iter()
        .filter(|turn| position.play_unchecked(turn) == position.play_unchecked(&there))
        .count();
    assert_eq!(heads, 1);
}

/// "200 plies in which no square of the other side was overgrown, killed or cut off, and no tree square was killed."
#[test]
fn progress() {
    assert_eq!(Trees::NO_PROGRESS_PLIES, 200);
    let progress = |position: &Trees, turn: &str| position.is_progress(&position.read_turn(turn).expect("legal"));
    let start = start();
    assert!(["a3>a4", "a2>a3", "b1>d2", "-a1", "+a3"].into_iter().all(|turn| !progress(&start, turn)));
    let met = at("4,bh,3/8/8/8/3,bg,4/3,wu,4/8/4,wh,3 w - -");
    assert!(progress(&met, "d3>d4") && !progress(&met, "-d3"));
    let own = at(
        "4,bh,3/8/wA,wA,wA,wA,wA,wA,2/wA,2,wF,1,wA,2/wA,1,wF,wG,4/wA,2,wF,1,wG,2/wA,3,wF,3/wA,3,wh,wF,wG,1 w d5>e6 -",
    );
    assert!(progress(&own, "d4>e6:d5,*") && !progress(&own, "-f5:*,d5"));
}

/// What a search looks at when it has stopped looking at all.
#[test]
fn noisy_turns() {
    let position = at("4,bh,3/8/8/8/3,bg,4/3,wu,4/8/4,wh,3 w - -");
    let mut noisy = Vec::new();
    let _ = position.visit(Which::Noisy, |turn| {
        noisy.push(position.turn_text(&turn));
        ControlFlow::Continue(())
    });
    assert_eq!(noisy, ["d3>d4"]);
}

/// Effects tell the story of an attack in its order.
#[test]
fn effects_of_an_attack() {
    let text = "2,bC,1,bh,3/3,bC,4/4,bC,3/3,wF,1,bC,2/2,wF,wG,4/3,wF,1,wG,2/4,wF,3/4,wh,wF,wG,1 w d5>e6,f5>g4 -";
    let position = at(text);
    let turn = position.read_turn("d4>e6:d5,*").expect("legal");
    let at = |name| square(name).cell();
    let piece = |side, letter| Piece { side: Some(side), kind: tree(letter) };
    let expected = vec![
        Effect::ChainEnded { head: at("d5") },
        Effect::Attacked { at: at("e6"), from: vec![at("d5"), at("d4")] },
        Effect::ChainEnded { head: at("f5") },
        Effect::Withered {
            at: at("f5"),
            piece: piece(Side::Black, 'C'),
            left: Some(Piece { side: None, kind: UNDERBRUSH }),
        },
        Effect::Grew { from: at("d4"), way: vec![at("e6")], piece: piece(Side::White, 'G') },
        Effect::ChainStarted { head: at("e6"), next: at("f8") },
    ];
    assert_eq!(position.effects(&turn), expected);
}

/// Retreat, leap and end as effects.
#[test]
fn effects_of_other_actions() {
    let start = start();
    let effects = |turn: &str| start.effects(&start.read_turn(turn).expect("legal"));
    let own = |kind| Piece { side: Some(Side::White), kind };
    let at = |name| square(name).cell();
    assert_eq!(effects("+c3"), [Effect::Converted { at: at("c3"), from: own(GRASS), to: own(HUCKLEBERRY) }]);
    assert_eq!(effects("-c3"), [Effect::Withered { at: at("c3"), piece: own(GRASS), left: None }]);
    assert_eq!(effects("-d1"), [Effect::Withered { at: at("d1"), piece: own(tree('D')), left: None }]);
    let left = Some(own(UNDERBRUSH));
    assert_eq!(effects("-b1"), [Effect::Withered { at: at("b1"), piece: own(tree('B')), left }]);
    let ended = Effect::Ended(Outcome::win(Side::Black, "suicide"));
    let withered = Effect::Withered { at: at("e1"), piece: own(HUCKLEBERRY), left: Some(own(GRASS)) };
    assert_eq!(effects("-e1"), [withered, ended]);
}

/// Positions of games at random in which the side to move has no chain.
fn calm_positions() -> Vec<Trees> {
    let mut rng = StdRng::seed_from_u64(2);
    let mut found = Vec::new();
    for _ in 0..60 {
        let mut position = start();
        for _ in 0..60 {
            if position.heads_of(position.side_to_move()) == 0 {
                found.push(position);
            }
            let turns = position.turns().expect("a list");
            // Most turns are single steps of grass; trees and retreats are wanted as often.
            let trees = position.trees(position.side_to_move());
            let wanted: Vec<_> =
                turns.iter().filter(|turn| turn.from.is_in(trees) || turn.act == Act::Retreat).collect();
            let Some(turn) = wanted.choose(&mut rng).copied().or_else(|| turns.choose(&mut rng)) else { break };
            position = position.play_unchecked(turn);
        }
    }
    assert!(found.len() > 200, "{} positions", found.len());
    found
}

#[test]
fn trees_grow_over_all_that_they_reach() {
    for position in calm_positions() {
        let side = position.side_to_move();
        let trees = position.trees(side);
        let turns = position.turns().expect("a list");
        let grown = turns.iter().filter(|turn| turn.act == Act::Grow && turn.from.is_in(trees));
        let grown = grown.fold(0, |set, turn| set | way(turn.from, turn.to));
        assert_eq!(
            position.tree_reach(side),
            if position.outcome().is_some() { position.tree_reach(side) } else { grown }
        );
    }
}

#[test]
fn what_falls_with_a_square_is_what_a_retreat_vacates() {
    for position in calm_positions() {
        let turns = position.turns().expect("a list");
        for turn in turns.iter().filter(|turn| turn.act == Act::Retreat) {
            let next = position.play_unchecked(turn);
            let changed = Square::all().filter(|square| next.piece_at(*square) != position.piece_at(*square));
            let changed = changed.fold(0, |set, square| set | square.bit());
            assert_eq!(position.falling_with(turn.from), changed, "{position} -{}", turn.from);
        }
        assert!(squares(position.bare()).all(|square| position.falling_with(square) == 0));
    }
}

#[test]
fn branches_reach_what_is_connected() {
    for position in calm_positions() {
        for side in Side::ALL {
            for (facts, tree) in TREES.iter().zip(position.each_tree(side)) {
                let branches = facts.branches(side, tree);
                assert_eq!(branches.len() as u32, tree.count_ones().saturating_sub(1), "{position}");
                assert!(branches.iter().all(|(near, far)| far.is_in(facts.species.neighbours(*near))));
                assert_eq!(facts.connected(side, tree), tree);
            }
        }
    }
    for from in Square::all() {
        for to in Square::all().filter(|to| *to != from) {
            let steps: Vec<Square> = way_squares(from, to).collect();
            assert_eq!(steps.iter().fold(0, |set, square| set | square.bit()), way(from, to));
            assert!(steps.is_sorted_by_key(|square| from.distance(*square)) && steps.last() == Some(&to));
        }
    }
}
