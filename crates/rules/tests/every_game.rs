//! What must be true of every position of every game, tried along random games.
//!
//! A new game adds one line to `every_game!`.

use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;

use ludarium_rules::{Cell, Effect, Game, Options, Outcome, Side, Step, TurnError, Which, games};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

mod cases;
mod symmetry;

use symmetry::{GESS, GO_CHESS, Symmetry, TREASON, TREES, TRESS, TRIBUN, TROOP_CHESS};

macro_rules! every_game {
    ($($game:ident => $position:ty, $name:literal, $symmetries:expr;)*) => { $(
        mod $game {
            use super::*;

            const CASES: &str = include_str!(concat!("data/", $name, ".jsonl"));

            #[test]
            fn ten_thousand_plies() {
                walk::<$position>(CASES, $symmetries, 10_000, 1);
            }

            /// Takes minutes: `cargo test --release -p ludarium-rules --test every_game -- --ignored`
            #[test]
            #[ignore = "a million plies take minutes"]
            fn million_plies() {
                walk::<$position>(CASES, $symmetries, 1_000_000, 2);
            }

            #[test]
            fn unknown_options_are_refused() {
                refuse_options::<$position>();
            }

            #[test]
            fn cells_have_names() {
                name_cells::<$position>();
            }
        }
    )* };
}

every_game! {
    tress => games::tress::Tress, "tress", TRESS;
    trees => games::trees::Trees, "trees", TREES;
    tribun => games::tribun::Tribun, "tribun", TRIBUN;
    gess => games::gess::Gess, "gess", GESS;
    go_chess => games::go_chess::GoChess, "go-chess", GO_CHESS;
    treason => games::treason::Treason, "treason", TREASON;
    troop_chess => games::troop_chess::TroopChess, "troop-chess", TROOP_CHESS;
}

/// Up to so many turns of a position are all looked at one by one; of more, some are drawn at random, and all of them
/// only now and then.
const FEW: usize = 48;

/// Steps of one position that are walked before the rest is left to chance.
const MOST_STEPS: usize = 20_000;

/// Plays random games from the start and from the positions of the shared cases, and checks every position on the way.
fn walk<P: Game>(cases: &str, symmetries: &[Symmetry], plies: u32, seed: u64) {
    let starts = starts::<P>(cases);
    let mut rng = StdRng::seed_from_u64(seed);
    let mut seen = Seen::default();
    let mut earlier = Vec::new();
    let (mut position, mut age) = (starts[0].clone(), 0);
    for ply in 0..plies {
        let turns = position.turns().expect("a list");
        check(&position, &turns, symmetries, ply % 100 == 0, &mut rng);
        check_texts_of_others(&position, &turns, &earlier, &mut rng);
        seen.check(&position);
        if ply % 500 == 0 && (P::cell_count() <= 100 || ply % 5000 == 0) {
            check_all_texts(&position);
        }
        earlier = turns.sample(&mut rng, 4).map(|turn| position.turn_text(turn)).collect();
        if turns.is_empty() || age > 200 {
            position = starts[rng.random_range(0..starts.len())].clone();
            age = 0;
        } else {
            position = position.play_unchecked(&turns[rng.random_range(0..turns.len())]);
            age += 1;
        }
    }
}

fn starts<P: Game>(lines: &str) -> Vec<P> {
    let mut starts = cases::cases(lines);
    starts.insert(0, P::start(Default::default()));
    starts
}

/// The positions by their hashes: two different ones never share a hash in so small a number.
#[derive(Default)]
struct Seen(HashMap<u64, String>);

impl Seen {
    fn check<P: Game>(&mut self, position: &P) {
        let text = format!("{position} {:?}", position.options());
        if self.0.len() < 20_000 {
            let known = self.0.entry(position.zobrist()).or_insert_with(|| text.clone());
            assert_eq!(*known, text, "two positions with one hash");
        }
    }
}

fn check<P: Game>(position: &P, turns: &[P::Turn], symmetries: &[Symmetry], thorough: bool, rng: &mut StdRng) {
    let all = thorough || turns.len() <= FEW;
    let some: Vec<P::Turn> = turns.sample(rng, if all { turns.len() } else { 6 }).cloned().collect();
    check_itself(position);
    check_visits(position, turns);
    check_pass(position);
    check_numbers(position, turns, thorough);
    check_texts(position, &some);
    check_steps(position, turns, &some, rng);
    check_effects(position, turns, rng);
    if let Some(symmetry) = symmetries.choose(rng).filter(|_| all || rng.random_range(0..4) == 0) {
        check_symmetry(position, turns, symmetry);
    }
    if let Some(outcome) = position.outcome() {
        check_finished(position, outcome, turns);
    }
}

/// "`parse(print(p)) == p` for every position."
fn check_itself<P: Game>(position: &P) {
    let text = position.to_string();
    let read = P::parse(&text, position.options()).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read, *position);
    assert_eq!(read.to_string(), text);
    assert_eq!(read.zobrist(), position.zobrist(), "{text}");
    assert_eq!(position.zobrist_from_scratch(), position.zobrist(), "{text}");
}

/// A pass changes the side to move and nothing else, and is undone by another one.
fn check_pass<P: Game>(position: &P) {
    let Some(passed) = position.pass_unchecked() else { return };
    assert!(position.outcome().is_none(), "{position}");
    assert_eq!(passed.side_to_move(), position.side_to_move().other());
    check_itself(&passed);
    assert!(passed.pass_unchecked().is_none_or(|again| again == *position), "{position}");
    assert_eq!(passed.board_view(), position.board_view(), "{position}");
}

fn check_visits<P: Game>(position: &P, turns: &[P::Turn]) {
    let all: HashSet<&P::Turn> = turns.iter().collect();
    assert_eq!(all.len(), turns.len(), "{position}: a turn is listed twice");
    assert_eq!(position.count_turns(), turns.len() as u64, "{position}");
    assert_eq!(position.has_turn(), !turns.is_empty(), "{position}");
    assert_eq!(turns.is_empty(), position.outcome().is_some(), "{position}: without a turn the game is over");
    let mut noisy = HashSet::new();
    let _ = position.visit(Which::Noisy, |turn| {
        assert!(all.contains(&turn), "{position}: {} is noisy but not legal", position.turn_text(&turn));
        assert!(noisy.insert(turn), "{position}: a noisy turn is visited twice");
        ControlFlow::Continue(())
    });
    let mut visited = 0;
    let _ = position.visit(Which::All, |_| {
        visited += 1;
        if visited == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(visited, turns.len().min(3), "{position}: a visit stops when the visitor breaks");
}

/// Numbers are those of the order of visits, and every turn has one of its own: a random number below the count draws each
/// turn with the same probability.
fn check_numbers<P: Game>(position: &P, turns: &[P::Turn], thorough: bool) {
    let count = turns.len() as u64;
    let some = if thorough { (0..count).collect() } else { vec![0, count / 3, count / 2, count.saturating_sub(1)] };
    for number in some.into_iter().filter(|number| *number < count) {
        let turn = turns.get(number as usize);
        assert_eq!(position.nth_turn(number).as_ref(), turn, "{position} {number}");
        let drawn = position.drawn_turn(|among| {
            assert_eq!(among, count, "{position}");
            number
        });
        assert_eq!(drawn.as_ref(), turn, "{position} {number}");
    }
    assert_eq!(position.nth_turn(count), None, "{position}");
}

fn check_texts<P: Game>(position: &P, turns: &[P::Turn]) {
    let (mut texts, mut notations) = (HashSet::new(), HashSet::new());
    for turn in turns {
        let (text, notation) = (position.turn_text(turn), position.notation(turn));
        assert_eq!(position.read_turn(&text).as_ref(), Ok(turn), "{position} {text}");
        assert_eq!(position.read_turn(&notation).as_ref(), Ok(turn), "{position} {notation}");
        assert!(position.is_legal(turn), "{position} {text}");
        assert_eq!(position.play(turn), Ok(position.play_unchecked(turn)), "{position} {text}");
        assert!(!position.spoken(turn).as_str().is_empty(), "{position} {text}");
        assert!(texts.insert(text) && notations.insert(notation), "{position}: one text for two turns");
    }
}

/// Texts that may be no turn here: what pairs of cells make, turns of the position before, and turns of this one with
/// one letter changed.
fn check_texts_of_others<P: Game>(position: &P, turns: &[P::Turn], earlier: &[String], rng: &mut StdRng) {
    let legal: HashMap<String, &P::Turn> = turns.iter().map(|turn| (position.turn_text(turn), turn)).collect();
    for text in earlier {
        check_text(position, &legal, text);
    }
    for _ in 0..4 {
        let [from, to] = [0, 0].map(|_| P::cell_name(Cell(rng.random_range(0..P::cell_count()))));
        let between = ["", "-", "x"][rng.random_range(0..3)];
        check_text(position, &legal, &format!("{from}{between}{to}"));
    }
    for turn in turns.sample(rng, 4) {
        check_text(position, &legal, &misprint(&position.turn_text(turn), rng));
    }
}

/// A text with one letter taken away, doubled or changed.
fn misprint(text: &str, rng: &mut StdRng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let place = rng.random_range(0..letters.len());
    match rng.random_range(0..4) {
        0 => drop(letters.remove(place)),
        1 => letters.insert(place, letters[place]),
        2 => letters[place] = letters[rng.random_range(0..letters.len())],
        _ => letters[place] = char::from(rng.random_range(b'!'..=b'~')),
    }
    letters.into_iter().collect()
}

fn check_all_texts<P: Game>(position: &P) {
    let turns = position.turns().expect("a list");
    let legal: HashMap<String, &P::Turn> = turns.iter().map(|turn| (position.turn_text(turn), turn)).collect();
    let names: Vec<String> = (0..P::cell_count()).map(|cell| P::cell_name(Cell(cell))).collect();
    for from in &names {
        for to in &names {
            check_text(position, &legal, &format!("{from}{to}"));
            check_text(position, &legal, &format!("{from}-{to}"));
        }
    }
}

/// The machine text of a legal turn is read as that turn; any other text is read as some legal turn or refused in one
/// line.
fn check_text<P: Game>(position: &P, legal: &HashMap<String, &P::Turn>, text: &str) {
    let expected = legal.get(text).copied();
    match position.read_turn(text) {
        Ok(turn) => {
            let known = expected.unwrap_or_else(|| {
                let text = position.turn_text(&turn);
                legal.get(&text).copied().unwrap_or_else(|| panic!("{position} {text}: no legal turn"))
            });
            assert_eq!(turn, *known, "{position} {text}");
        }
        Err(error) => {
            assert!(expected.is_none(), "{position} {text}: {error}");
            assert!(error.to_string().lines().count() == 1, "{error}");
        }
    }
}

/// "Walking the step tree reaches exactly the legal turns, each with at least one path."
fn check_steps<P: Game>(position: &P, turns: &[P::Turn], some: &[P::Turn], rng: &mut StdRng) {
    let legal: HashSet<&P::Turn> = turns.iter().collect();
    for turn in some {
        check_path(position, turn);
    }
    for _ in 0..4 {
        let turn = wander(position, rng);
        assert_eq!(turn.is_some(), !turns.is_empty(), "{position}");
        assert!(turn.is_none_or(|turn| legal.contains(&turn)), "{position}: a path to a turn that is not legal");
    }
    if some.len() == turns.len() {
        let mut reached = Reached { turns: HashSet::new(), steps: 0 };
        descend(position, &mut Vec::new(), &mut reached);
        if reached.steps < MOST_STEPS {
            assert_eq!(reached.turns.iter().collect::<HashSet<_>>(), legal, "{position}: what the steps reach");
        }
    }
}

/// Every step of a turn's own path is among the choices before it.
fn check_path<P: Game>(position: &P, turn: &P::Turn) {
    let path = position.steps_of(turn);
    for (i, step) in path.iter().enumerate() {
        let choices = position.choices(&path[..i]).unwrap_or_else(|error| panic!("{position} {path:?}: {error}"));
        assert!(choices.next.contains(step), "{position} {path:?}: step {i} is not offered");
    }
    let choices = position.choices(&path).unwrap_or_else(|error| panic!("{position} {path:?}: {error}"));
    assert_eq!(choices.turn.as_ref(), Some(turn), "{position} {path:?}");
}

/// The turn at the end of a random path.
fn wander<P: Game>(position: &P, rng: &mut StdRng) -> Option<P::Turn> {
    let mut path = Vec::new();
    loop {
        let choices = position.choices(&path).unwrap_or_else(|error| panic!("{position} {path:?}: {error}"));
        if choices.turn.is_some() {
            return choices.turn;
        }
        assert!(path.is_empty() || !choices.next.is_empty(), "{position} {path:?}: a path that leads nowhere");
        path.push(*choices.next.choose(rng)?);
    }
}

struct Reached<T> {
    turns: HashSet<T>,
    steps: usize,
}

fn descend<P: Game>(position: &P, path: &mut Vec<Step>, reached: &mut Reached<P::Turn>) {
    if reached.steps >= MOST_STEPS {
        return;
    }
    let choices = position.choices(path).unwrap_or_else(|error| panic!("{position} {path:?}: {error}"));
    let distinct: HashSet<&Step> = choices.next.iter().collect();
    assert_eq!(distinct.len(), choices.next.len(), "{position} {path:?}: a step twice");
    reached.steps += 1;
    if let Some(turn) = choices.turn {
        assert!(choices.next.is_empty(), "{position} {path:?}: a complete path goes on");
        reached.turns.insert(turn);
        return;
    }
    assert!(path.is_empty() || !choices.next.is_empty(), "{position} {path:?}: a path that leads nowhere");
    for step in choices.next {
        path.push(step);
        descend(position, path, reached);
        path.pop();
    }
}

/// Applied to the view, the effects of a turn give the next view; some turns of each position are tried.
fn check_effects<P: Game>(position: &P, turns: &[P::Turn], rng: &mut StdRng) {
    let before = position.board_view();
    assert_eq!(before.cells.len(), usize::from(P::cell_count()));
    for turn in turns.sample(rng, 6) {
        let (mut view, next) = (before.clone(), position.play_unchecked(turn));
        let effects = position.effects(turn);
        for effect in &effects {
            view.apply(effect).unwrap_or_else(|error| panic!("{position} {}: {error}", position.turn_text(turn)));
        }
        assert_eq!(view, next.board_view(), "{position} {}", position.turn_text(turn));
        let ended = effects.iter().find_map(|effect| if let Effect::Ended(end) = effect { Some(*end) } else { None });
        assert_eq!(ended, next.outcome(), "{position} {}", position.turn_text(turn));
    }
}

/// "A position that is over has no legal turns."
fn check_finished<P: Game>(position: &P, outcome: Outcome, turns: &[P::Turn]) {
    assert!(turns.is_empty(), "{position}");
    assert!(!P::reason_text(&outcome.reason).is_empty(), "{position} {}", outcome.reason);
    for turn in P::start(position.options()).turns().expect("a list") {
        assert_eq!(position.play(&turn), Err(TurnError::Over { reason: outcome.reason }), "{position}");
        assert!(position.choices(&position.steps_of(&turn)).is_err(), "{position}");
    }
    assert_eq!(position.choices(&[]).map(|choices| (choices.next.len(), choices.turn)), Ok((0, None)), "{position}");
}

fn check_symmetry<P: Game>(position: &P, turns: &[P::Turn], symmetry: &Symmetry) {
    let about = format!("{} of {position}", symmetry.name);
    let image = P::parse(&(symmetry.position)(&position.to_string()), position.options()).expect(&about);
    let swap = |side: Side| if symmetry.swaps_sides { side.other() } else { side };
    assert_eq!(image.side_to_move(), swap(position.side_to_move()), "{about}");
    let expected = position.outcome().map(|outcome| Outcome { winner: outcome.winner.map(swap), ..outcome });
    assert_eq!(image.outcome(), expected, "{about}");
    let next = |position: &P| -> HashSet<(String, String)> {
        position
            .turns()
            .expect("a list")
            .iter()
            .map(|turn| (position.turn_text(turn), position.play_unchecked(turn).to_string()))
            .collect()
    };
    let mapped: HashSet<(String, String)> = turns
        .iter()
        .map(|turn| (position.turn_text(turn), position.play_unchecked(turn).to_string()))
        .map(|(text, next)| {
            // A turn may have several texts: the image of one is read, and written as the image writes it.
            let turn = image.read_turn(&(symmetry.turn)(&text)).unwrap_or_else(|error| panic!("{about}: {error}"));
            (image.turn_text(&turn), (symmetry.position)(&next))
        })
        .collect();
    assert_eq!(next(&image), mapped, "{about}");
}

fn refuse_options<P: Game>() {
    let refused = |pairs: &[(&str, &str)]| <P::Options as Options>::from_pairs(pairs).is_err();
    assert!(refused(&[("no_such_option", "on")]));
    assert!(refused(&[("", "")]));
    assert_eq!(P::Options::default().get("no_such_option"), None);
    for spec in P::Options::SPECS {
        assert!(refused(&[(spec.key, "no such value")]), "{}", spec.key);
        assert!(refused(&[(spec.key, spec.default), (spec.key, spec.default)]), "{} twice", spec.key);
        assert_eq!(P::Options::default().get(spec.key).as_deref(), Some(spec.default));
        assert_eq!(P::Options::from_pairs(&[(spec.key, spec.default)]), Ok(P::Options::default()));
    }
}

fn name_cells<P: Game>() {
    for cell in (0..P::cell_count()).map(Cell) {
        assert_eq!(P::cell_named(&P::cell_name(cell)), Some(cell));
    }
    assert_eq!(P::cell_name(Cell(P::cell_count())), "");
    assert_eq!(P::cell_named("no such cell"), None);
}
