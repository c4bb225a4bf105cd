//! The choice of a square while the pieces of Go-Chess are placed: legal, mixed, repeatable, and made without the
//! secret.

#[path = "common/processor_time.rs"]
mod processor_time;

use std::collections::BTreeSet;
use std::time::Duration;

use ludarium_ai::placement::{PlacementView, choose};
use ludarium_ai::{Level, Request, SearchConfig, Stop, think};
use ludarium_rules::games::go_chess::{GoChess, Turn};
use ludarium_rules::{AnyPosition, Options as _, Position, Side};
use processor_time::processor_time;

const EMPTY: &str = "9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#9 w place:0:-:-:-";
const CLASHED: &str = "9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#9 w place:0:d10,e4:d10,e4:-";
const SECOND_BISHOPS: &str = "1pppppppp1/9b/10/10/10/##########/10/10/10/BPPPPPPPP1 w place:9:-:-:-";
const KINGS: &str = "pppppppp##/bbrrnnq1#1/10/10/#1##6/#9/10/10/BBRRNNQ2#/PPPPPPPP## w place:15:-:-:-";
const KINGS_TRIED: &str = "pppppppp##/bbrrnnq1#1/10/10/#1##6/#9/10/10/BBRRNNQ2#/PPPPPPPP## w place:15:j4:i5:-";
/// White may choose one square only, and Black none.
const VOID_NEXT: &str = "#1p1p2n1N/#1PP2rP#1/P4Q4/9R/p##1#1pBb1/#P2n3p1/3#P1Bpq1/1Pr3pPb1/1N4#p1#/6R3 w place:15:-:-:-";

fn read(text: &str) -> GoChess {
    let blocked = text.matches('#').count().to_string();
    let options = ludarium_rules::games::go_chess::Options::from_pairs(&[("blocked", &blocked)]).expect("a number");
    GoChess::parse(text, options).expect("a position")
}

fn chosen(position: &GoChess, seed: u64) -> Turn {
    let view = PlacementView::of(position).expect("placement");
    choose(&view, &SearchConfig { seed, ..SearchConfig::default() }).expect("a square").turn
}

/// A board of its own for every seed, placed by the computer as far as the play.
fn placed(seed: u64) -> Vec<GoChess> {
    let options = ludarium_rules::games::go_chess::Options::from_pairs(&[("seed", &seed.to_string())]);
    let mut position = GoChess::start(options.expect("a number"));
    let mut met = Vec::new();
    while position.pairs_placed().is_some() && position.outcome().is_none() {
        let turn = chosen(&position, seed * 100 + met.len() as u64);
        assert!(position.is_legal(&turn), "{turn:?} in {position}");
        met.push(position);
        position = position.play_unchecked(&turn);
    }
    met
}

/// Views hold what the chooser may know, and the chooser is given nothing else.
#[test]
fn a_view_has_no_secret_in_it() {
    for text in [EMPTY, CLASHED, SECOND_BISHOPS, KINGS, KINGS_TRIED] {
        let start = read(text);
        let views: Vec<_> = start
            .turns()
            .expect("a list")
            .iter()
            .map(|secret| PlacementView::of(&start.play_unchecked(secret)).expect("placement"))
            .collect();
        assert!(views.iter().all(|view| *view == views[0] && view.side() == Side::Black), "{text}");
        assert_ne!(PlacementView::of(&start), Some(views[0].clone()), "White sees that White chooses");
    }
}

#[test]
fn there_is_no_view_of_play() {
    let text = "pppppppp##/bbrrnnq1#1/8k1/10/#1##6/#9/10/8K1/BBRRNNQ2#/PPPPPPPP## w play";
    assert_eq!(PlacementView::of(&read(text)), None);
}

#[test]
fn every_choice_is_legal_and_comes_in_a_moment() {
    let mut choices = 0;
    for seed in 0..6 {
        let began = processor_time();
        choices += placed(seed).len() as u32;
        let used = processor_time() - began;
        assert!(used / 32 < Duration::from_millis(200), "{used:?}");
    }
    assert!(choices >= 6 * 32);
}

#[test]
fn bans_and_the_colours_of_bishops_are_respected() {
    for text in [CLASHED, SECOND_BISHOPS, KINGS, KINGS_TRIED] {
        let white = read(text);
        for seed in 0..10 {
            let first = chosen(&white, seed);
            assert!(white.is_legal(&first), "{first:?} in {white}");
            let black = white.play_unchecked(&first);
            let second = chosen(&black, seed);
            assert!(black.is_legal(&second), "{second:?} in {black}");
        }
    }
}

#[test]
fn the_only_square_is_found() {
    let position = read(VOID_NEXT);
    assert!(position.is_legal(&chosen(&position, 1)));
}

#[test]
fn the_same_seed_gives_the_same_square_and_others_give_others() {
    for text in [EMPTY, SECOND_BISHOPS, KINGS] {
        let position = read(text);
        let squares: BTreeSet<Turn> = (0..40).map(|seed| chosen(&position, seed)).collect();
        assert!(squares.len() >= 3, "{squares:?} in {text}");
        assert!((0..5).all(|seed| chosen(&position, seed) == chosen(&position, seed)));
    }
}

/// The thought is the chooser's answer at every level, whatever the secret is.
#[test]
fn thinking_goes_by_the_view() {
    let start = read(EMPTY);
    let secrets = start.turns().expect("a list");
    for level in Level::all() {
        let answer = |secret: &Turn| {
            let request = Request { seed: 7, ..Request::new(AnyPosition::from(start.play_unchecked(secret)), level) };
            let thought = think(&request, &Stop::new(), |_| {}).expect("a turn");
            (thought.turn, thought.score, thought.line)
        };
        let expected = answer(&secrets[0]);
        assert!(secrets.iter().step_by(9).all(|secret| answer(secret) == expected), "level {level}");
    }
}

/// The queens of both sides look at lines full of pieces; a side that leaves its king where the other side mates at
/// once has not looked.
#[test]
fn kings_are_not_placed_into_a_mate() {
    let position = read(KINGS);
    for seed in 0..10 {
        let white = chosen(&position, seed);
        let secret = position.play_unchecked(&white);
        let play = secret.play_unchecked(&chosen(&secret, seed));
        if play.pairs_placed().is_none() {
            let mates = play.turns().expect("a list").iter().any(|turn| play.play_unchecked(turn).outcome().is_some());
            assert!(!mates, "{play}");
        }
    }
}
