//! Tress against a second, slow implementation, on made-up positions and along random games.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use ludarium_rules::games::tress::{Options, Tress};
use ludarium_rules::{Effect, Notation, Position, Side, TurnError, View, Which};
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

#[path = "naive/tress.rs"]
mod naive;

use naive::{Naive, Told};

#[test]
fn agrees_on_made_up_positions() {
    compare_many(1_500, 1);
}

/// Takes minutes: `cargo test --release -p ludarium-rules --test tress_naive -- --ignored`
#[test]
#[ignore = "takes minutes"]
fn agrees_on_many_made_up_positions() {
    compare_many(20_000, 2);
}

fn compare_many(count: u32, seed: u64) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut endings = BTreeMap::<String, u32>::new();
    for _ in 0..count {
        let mut slow = made_up(&mut rng);
        for _ in 0..8 {
            compare(&slow, &mut rng, &mut endings);
            let (turns, _) = slow.judge();
            let Some(&(from, to)) = turns.choose(&mut rng) else { break };
            slow = slow.play_unchecked(from, to).0;
        }
    }
    // What the positions are made for: every ending and every claim occurs.
    for ending in ["elimination", "dual-escort", "lone-escort", "domination", "mutual-elimination", "claim"] {
        assert!(endings.contains_key(ending), "{ending} is missing: {endings:?}");
    }
}

/// A position with few pieces, many of them in zones, so that claims are common.
fn made_up(rng: &mut StdRng) -> Naive {
    loop {
        let mut board = vec!['.'; 64];
        let mut pieces: Vec<char> = "KQNNNPGLSkqnnnpgls".chars().collect();
        pieces.shuffle(rng);
        pieces.truncate(rng.random_range(2..=18));
        for piece in pieces {
            let square = if rng.random_bool(0.35) {
                let fortress = [27, 28, 35, 36];
                fortress[rng.random_range(0..4)]
            } else {
                rng.random_range(0..64)
            };
            board[square] = piece;
        }
        let slow = Naive { board, white: rng.random_bool(0.5), second_wind: rng.random_bool(0.85) };
        if let Some(slow) = Naive::parse(&slow.text(), slow.second_wind) {
            return slow;
        }
    }
}

fn compare(slow: &Naive, rng: &mut StdRng, endings: &mut BTreeMap<String, u32>) {
    let text = slow.text();
    let options = Options { second_wind: slow.second_wind };
    let fast = Tress::parse(&text, options).unwrap_or_else(|error| panic!("{text}: {error}"));
    let (turns, over) = slow.judge();
    let side = |white| if white { Side::White } else { Side::Black };
    let outcome = over.map(|(winner, reason)| (winner.map(side), reason));
    assert_eq!(fast.outcome().map(|outcome| (outcome.winner, outcome.reason.word())), outcome, "{text}");
    let claimed = !turns.is_empty() && !slow.conditions(!slow.white).is_empty();
    assert_eq!(fast.claim().is_some(), claimed, "{text}");
    *endings.entry(over.map_or(if claimed { "claim" } else { "" }, |(_, reason)| reason).to_owned()).or_default() += 1;

    let all: Vec<Told> = turns.iter().map(|&(from, to)| slow.tell(from, to)).collect();
    let expected: BTreeMap<String, (String, String)> = turns
        .iter()
        .zip(&all)
        .map(|(&(from, to), told)| {
            (format!("{}{}", told.from, told.to), (slow.play_unchecked(from, to).0.text(), Naive::notation(told, &all)))
        })
        .collect();
    let found: BTreeMap<String, (String, String)> = fast
        .turns()
        .expect("a list")
        .iter()
        .map(|turn| (fast.turn_text(turn), (fast.play_unchecked(turn).to_string(), fast.notation(turn))))
        .collect();
    assert_eq!(found, expected, "{text}");
    compare_noise(slow, &fast, claimed);
    compare_effects(slow, &fast);
    for _ in 0..20 {
        compare_typed(&fast, &all, rng);
    }
}

/// "Captures, promotions of the mover, turns after which the mover meets a winning condition; every legal turn of a
/// position whose turns are all forced answers to a claim."
fn compare_noise(slow: &Naive, fast: &Tress, claimed: bool) {
    let mut noisy = Vec::new();
    let _ = fast.visit(Which::Noisy, |turn| {
        noisy.push(turn);
        ControlFlow::Continue(())
    });
    for turn in fast.turns().expect("a list") {
        let (from, to) = (turn.from.index(), turn.to.index());
        let (next, promoted) = slow.play_unchecked(from, to);
        let captures = slow.board[to] != '.';
        let own = !promoted.is_empty() && next.alone_in_fortress(slow.white);
        let wins = !next.conditions(slow.white).is_empty();
        assert_eq!(noisy.contains(&turn), claimed || captures || own || wins, "{} {turn}", slow.text());
    }
}

/// "100 plies without a capture or a promotion": those are the effects that count as progress.
fn compare_effects(slow: &Naive, fast: &Tress) {
    for turn in fast.turns().expect("a list") {
        let effects = fast.effects(&turn);
        let events = |letter| effects.iter().filter(|effect| kind_of(effect) == letter).count();
        let (next, promoted) = slow.play_unchecked(turn.from.index(), turn.to.index());
        let captures = slow.board[turn.to.index()] != '.';
        assert_eq!((events('c'), events('m'), events('p')), (usize::from(captures), 1, promoted.len()));
        assert_eq!(fast.is_progress(&turn), captures || !promoted.is_empty());
        let (_, over) = next.judge();
        let claims = over.is_none() && !next.conditions(slow.white).is_empty();
        let answers = !slow.conditions(!slow.white).is_empty();
        assert_eq!(
            (events('C'), events('S'), events('E')),
            (usize::from(claims), usize::from(answers), usize::from(over.is_some())),
            "{} {turn}",
            slow.text()
        );
    }
}

fn kind_of(effect: &Effect) -> char {
    match effect {
        Effect::Captured { .. } => 'c',
        Effect::Moved { .. } => 'm',
        Effect::Promoted { .. } => 'p',
        Effect::Claimed { .. } => 'C',
        Effect::SecondWind { .. } => 'S',
        Effect::Ended(_) => 'E',
        _ => ' ',
    }
}

/// "Typed text may leave out `x` and the suffixes and give more origin than needed, promoted letters in any order; what
/// it gives must be true and fit exactly one turn."
fn compare_typed(fast: &Tress, all: &[Told], rng: &mut StdRng) {
    let Some(base) = all.choose(rng) else { return };
    let (file, rank) = base.from.split_at(1);
    let file = rng.random_bool(0.4).then_some(file);
    let rank = rng.random_bool(0.4).then_some(rank);
    let captures = rng.random_bool(if base.captures { 0.5 } else { 0.05 });
    let promoted = match rng.random_range(0..10) {
        0..5 => None,
        5 => Some(["L", "S", "LS", "LL"].choose(rng).expect("one").to_string()),
        _ => Some(base.promoted.clone()).filter(|letters| !letters.is_empty()),
    };
    let fortress = match rng.random_range(0..10) {
        0..5 => None,
        5 => ['F', 'X', 'C'].choose(rng).copied(),
        _ => base.fortress,
    };
    let fits: Vec<&Told> = all
        .iter()
        .filter(|told| {
            told.letter == base.letter
                && told.to == base.to
                && file.is_none_or(|file| told.from.starts_with(file))
                && rank.is_none_or(|rank| told.from.ends_with(rank))
                && (!captures || told.captures)
                && promoted.as_ref().is_none_or(|letters| told.promoted == *letters)
                && fortress.is_none_or(|letter| told.fortress == Some(letter))
        })
        .collect();
    let letters = promoted.map(|letters| {
        let mut letters: Vec<char> = letters.chars().collect();
        letters.shuffle(rng);
        format!("={}", letters.into_iter().collect::<String>())
    });
    let text = format!(
        "{}{}{}{}{}{}{}",
        file.unwrap_or_default(),
        rank.unwrap_or_default(),
        base.letter,
        if captures { "x" } else { "" },
        base.to,
        letters.unwrap_or_default(),
        fortress.map(String::from).unwrap_or_default()
    );
    match (fast.read_turn(&text), fits.as_slice()) {
        (Ok(turn), [told]) => assert_eq!(turn.to_string(), format!("{}{}", told.from, told.to), "{fast} {text}"),
        (Err(TurnError::Illegal { .. }), []) => {}
        (Err(TurnError::Ambiguous { fits: found, .. }), several) if several.len() > 1 => {
            assert_eq!(found.len(), several.len(), "{fast} {text}");
        }
        (read, fits) => panic!("{fast} {text}: {read:?}, but it fits {fits:?}"),
    }
}

/// Texts with a few letters changed are accepted by both or by neither.
#[test]
fn refuses_the_same_texts() {
    let mut rng = StdRng::seed_from_u64(3);
    let mut accepted = 0;
    for _ in 0..100_000 {
        let mut letters: Vec<char> = made_up_text(&mut rng).chars().collect();
        for _ in 0..rng.random_range(1..=3) {
            let at = rng.random_range(0..letters.len());
            let new = *"NPGLSKQnpglskq0123456789/ wbxé".chars().collect::<Vec<_>>().choose(&mut rng).expect("one");
            match rng.random_range(0..4) {
                0 => letters.insert(at, new),
                1 if letters.len() > 1 => drop(letters.remove(at)),
                2 => letters.swap(at, rng.random_range(0..at + 1)),
                _ => letters[at] = new,
            }
        }
        let text: String = letters.into_iter().collect();
        let fast = Tress::parse(&text, Options::default());
        assert_eq!(fast.is_ok(), Naive::parse(&text, true).is_some(), "{text}: {fast:?}");
        if let Err(error) = fast {
            // A field that is missing would begin behind a space that is missing, too.
            assert!((1..=text.chars().count() + 2).contains(&error.column), "{text}: {error}");
        } else {
            accepted += 1;
        }
    }
    assert!(accepted > 1_000, "some texts stay positions: {accepted}");
}

fn made_up_text(rng: &mut StdRng) -> String {
    if rng.random_bool(0.2) { Tress::start(Options::default()).to_string() } else { made_up(rng).text() }
}
