//! Random matches of all games, and random studies of them.
#![allow(dead_code, reason = "every test file uses another part")]

use std::time::Duration;

use ludarium_record::study::{Arrow, Evaluation, Glyph, MarkColour, NodeId, Notes, Ring, Score, Study};
use ludarium_record::{Match, Player, Setup};
use ludarium_rules::{Cell, GameId, Side};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::seconds;

/// Players whose names need every kind of care.
const NAMES: [&str; 4] = ["Ann", "Zoë \"Z\" Ωmega", "a\\b\n\tc\u{7f}", "level:6 {fast} [x] (y) 1-0"];

/// Comments that need every kind of care.
const COMMENTS: [&str; 8] = [
    "+0.31/12 0.05s",
    " braces {} and \\ too, \"quoted\" ",
    "1-0 (no variation)\r\n",
    "…é",
    "[%eval +0.31] is no command here, nor is [%emt 3]",
    " ",
    "[",
    "]\u{0}\\",
];

fn one_of<T: Copy>(rng: &mut StdRng, list: &[T]) -> T {
    list[rng.random_range(0..list.len())]
}

fn person(rng: &mut StdRng) -> Player {
    Player::Human { name: one_of(rng, &NAMES).to_owned() }
}

/// A player of every other kind.
fn opponent(rng: &mut StdRng) -> Player {
    match rng.random_range(0..3) {
        0 => Player::Ai { level: rng.random_range(1..=10) },
        1 => Player::Even { rating: rng.random_range(0..=4000) },
        _ => Player::Program { name: one_of(rng, &NAMES).to_owned() },
    }
}

/// A match of `plies` random turns, or until its end, which it may have in any way; with clocks or without.
pub fn random_match(game: GameId, seed: u64, plies: usize) -> Match {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut setup = Setup::new(game, [person(&mut rng), opponent(&mut rng)]);
    if game == GameId::GoChess {
        setup.options = vec![("seed".to_owned(), rng.random_range(0..u64::MAX).to_string())];
    }
    let options = game.options();
    if let Some(option) = options.get(rng.random_range(0..=options.len())).filter(|option| option.default == "on") {
        setup.options.push((option.key.to_owned(), "off".to_owned()));
    }
    if rng.random_range(0..3) == 0 {
        setup.clock = seconds(rng.random_range(3000..6000), rng.random_range(0..10));
    }
    setup.teaches = setup.may_teach() && rng.random();
    let mut played = Match::new(setup.clone()).expect("a valid set-up");
    play_random(&mut played, plies, &mut rng);
    if rng.random_range(0..4) == 0 && played.result().is_none() {
        // The same from where the match stands.
        setup.start = Some(played.position().to_string());
        played = Match::new(setup).expect("a position of the game");
        play_random(&mut played, plies, &mut rng);
    }
    if played.result().is_none() {
        end_somehow(&mut played, &mut rng);
    }
    played
}

fn end_somehow(played: &mut Match, rng: &mut StdRng) {
    let side = if rng.random() { Side::White } else { Side::Black };
    match rng.random_range(0..5) {
        0 => played.resign(side).expect("it is going on"),
        1 => played.abandon().expect("it is going on"),
        2 => {
            played.offer_draw(side).expect("it is going on");
            played.accept_draw(side.other()).expect("it was offered");
        }
        3 => played.advance(Duration::from_secs(1_000_000)),
        _ => {}
    }
}

fn play_random(game: &mut Match, plies: usize, rng: &mut StdRng) {
    for _ in 0..plies {
        if game.result().is_some() {
            return;
        }
        let position = game.position();
        let count = position.count_turns();
        let turn = position.nth_turn(rng.random_range(0..count)).expect("there are so many");
        game.advance(Duration::from_millis(rng.random_range(0..10_000)));
        game.play(&turn).expect("legal");
    }
}

/// The study of such a match, with variations, notes and tags, and some edits taken back.
pub fn random_study(game: GameId, seed: u64, plies: usize) -> Study {
    let mut rng = StdRng::seed_from_u64(seed ^ 0x5eed);
    let mut study = Study::from_match(&random_match(game, seed, plies));
    let mut nodes = study.main_line();
    for _ in 0..rng.random_range(0..60) {
        edit(&mut study, &mut nodes, &mut rng);
    }
    study
}

/// One edit of any kind; many are refused, since their nodes were deleted.
fn edit(study: &mut Study, nodes: &mut Vec<NodeId>, rng: &mut StdRng) {
    let node = one_of(rng, nodes);
    match rng.random_range(0..20) {
        0 => drop(study.promote(node)),
        1 => drop(study.promote_to_main(node)),
        2 if rng.random_range(0..3) == 0 => drop(study.delete(node)),
        3 => drop(study.undo()),
        4 => drop(study.redo()),
        5 => {
            let tag = one_of(rng, &["Event", "Round", "Date", "X_1"]);
            study.set_tag(tag, one_of(rng, &NAMES)).expect("a free name");
        }
        6 => drop(study.remove_tag("Event")),
        7..=13 => {
            let position = study.node(node).expect("it was there").position().clone();
            let count = position.count_turns();
            if count > 0 {
                let turn = position.nth_turn(rng.random_range(0..count.min(1000))).expect("there are so many");
                nodes.extend(study.play(node, &turn));
            }
        }
        _ => annotate(study, node, rng),
    }
}

fn annotate(study: &mut Study, node: NodeId, rng: &mut StdRng) {
    let cells = study.node(node).expect("it was there").position().cell_count();
    let notes = random_notes(rng, cells, node != NodeId::ROOT);
    let _ = study.annotate(node, |old| *old = notes);
}

fn random_notes(rng: &mut StdRng, cells: u16, has_turn: bool) -> Notes {
    let mut notes = Notes::default();
    if rng.random() {
        one_of(rng, &COMMENTS).clone_into(&mut notes.comment);
    }
    if has_turn && rng.random() {
        notes.glyph = Some(one_of(rng, &Glyph::ALL));
        notes.clock = Some(Duration::from_millis(rng.random_range(0..10_000_000)));
        notes.numbers = [10, 14, 255].into_iter().filter(|_| rng.random()).collect();
    }
    for (name, value) in [("emt", "0:00:03"), ("csl", "Gd4,Rd5"), ("x", "")] {
        if rng.random_range(0..4) == 0 {
            notes.commands.push((name.to_owned(), value.to_owned()));
        }
    }
    if rng.random() {
        let score = match rng.random_range(0..3) {
            0 => Score::Win { side: Side::White, plies: rng.random_range(0..100) },
            1 => Score::Win { side: Side::Black, plies: rng.random_range(0..100) },
            _ => Score::Centi(rng.random_range(-100_000..100_000)),
        };
        notes.evaluation = Some(Evaluation { score, depth: rng.random::<bool>().then(|| rng.random_range(0..99)) });
    }
    for _ in 0..rng.random_range(0..3) {
        let [from, to] = [0, 1].map(|_| Cell(rng.random_range(0..cells)));
        let colour = one_of(rng, &MarkColour::ALL);
        if from != to && !notes.arrows.contains(&Arrow { from, to, colour }) {
            notes.arrows.push(Arrow { from, to, colour });
        }
        if !notes.rings.contains(&Ring { cell: to, colour }) {
            notes.rings.push(Ring { cell: to, colour });
        }
    }
    notes
}
