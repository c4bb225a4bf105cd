//! Go-Chess against a second, slow implementation, on made-up positions and along random games.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use ludarium_rules::games::go_chess::{GoChess, Options, Turn};
use ludarium_rules::{Effect, HiddenInfo, Notation, Options as _, Position, Side, TurnError, View, Which};
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

#[path = "naive/go_chess.rs"]
mod naive;

use naive::{At, Phase, Slow, all, first_pieces, text_of};

#[test]
fn agrees_on_made_up_positions() {
    compare_many(300, 1);
}

/// Takes minutes: `cargo test --release -p ludarium-rules --test go_chess_naive -- --ignored`
#[test]
#[ignore = "takes minutes"]
fn agrees_on_many_made_up_positions() {
    compare_many(20_000, 2);
}

fn compare_many(count: u32, seed: u64) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut met = BTreeMap::<String, u32>::new();
    for _ in 0..count {
        let (mut slow, blocked) = made_up(&mut rng);
        for _ in 0..5 {
            let turns = compare(&slow, blocked, &mut rng, &mut met);
            let Some(turn) = turns.choose(&mut rng) else { break };
            slow = slow.play_unchecked(turn);
        }
    }
    // What the positions are made for: every ending and every rare feature occurs.
    for feature in ["void", "bare-kings", "stalemate", "checkmate", "check", "double check", "clash", "kings attack"] {
        assert!(met.contains_key(feature), "{feature} is missing: {met:?}");
    }
}

fn options(blocked: usize) -> Options {
    Options::from_pairs(&[("blocked", &blocked.to_string())]).expect("known")
}

/// A position of either phase with any number of blocked squares.
fn made_up(rng: &mut StdRng) -> (Slow, usize) {
    loop {
        let blocked = *[0, 3, 10, 10, 13, 20].choose(rng).expect("one");
        let slow = if rng.random_bool(0.4) { placement(rng, blocked) } else { play(rng, blocked) };
        if let Some(slow) = slow.filter(|slow| slow.is_sound(blocked)) {
            return (slow, blocked);
        }
    }
}

/// A square; in some positions all are near an edge, or all in one corner of the board.
fn anywhere(rng: &mut StdRng, crowd: u32) -> At {
    loop {
        let at = match crowd {
            0 => (rng.random_range(0..4), rng.random_range(0..5)),
            _ => (rng.random_range(0..10), rng.random_range(0..10)),
        };
        if crowd != 1 || at.0 % 9 < 2 || at.1 % 9 < 2 || rng.random_bool(0.2) {
            return at;
        }
    }
}

/// An empty board with blocked squares.
fn holes(rng: &mut StdRng, blocked: usize) -> Slow {
    let mut board = vec!['.'; 100];
    board[..blocked].fill('#');
    board.shuffle(rng);
    Slow { board, white: rng.random_bool(0.5), phase: Phase::Play }
}

/// Puts a piece on an empty square, if a few tries find one.
fn put(slow: &mut Slow, letter: char, crowd: u32, rng: &mut StdRng) -> bool {
    let places: Vec<At> = (0..20).map(|_| anywhere(rng, crowd)).collect();
    let empty = places.into_iter().find(|&at| slow.get(at) == '.');
    if let Some(at) = empty {
        slow.set(at, letter);
    }
    empty.is_some()
}

fn play(rng: &mut StdRng, blocked: usize) -> Option<Slow> {
    let mut slow = holes(rng, blocked);
    let crowd = rng.random_range(0..5);
    let mut pieces: Vec<char> = first_pieces(15, true).chain(first_pieces(15, false)).collect();
    pieces.shuffle(rng);
    let most = if crowd == 0 { 12 } else { *[0, 1, 4, 8, 16, 30].choose(rng).expect("one") };
    pieces.truncate(rng.random_range(0..=most));
    pieces.extend(['K', 'k']);
    if !pieces.into_iter().all(|letter| put(&mut slow, letter, crowd, rng)) {
        return None;
    }
    if rng.random_bool(0.3) {
        wall_in(&mut slow);
    }
    // Whoever is in check is to move.
    slow.white ^= slow.is_attacked(!slow.white);
    Some(slow)
}

/// Moves blocked squares to where the king of the side to move could flee.
fn wall_in(slow: &mut Slow) {
    let king = all().find(|&at| slow.get(at) == if slow.white { 'K' } else { 'k' }).expect("a king");
    let near = |at: At| (at.0 - king.0).abs() <= 1 && (at.1 - king.1).abs() <= 1;
    let far: Vec<At> = all().filter(|&at| slow.get(at) == '#' && !near(at)).collect();
    let flights: Vec<At> = all().filter(|&at| slow.get(at) == '.' && near(at)).collect();
    for (from, to) in far.into_iter().zip(flights) {
        slow.set(from, '.');
        slow.set(to, '#');
    }
}

fn placement(rng: &mut StdRng, blocked: usize) -> Option<Slow> {
    let n = *[0, 1, 5, 8, 9, 9, 10, 14, 15, 15, 15, 15].choose(rng).expect("one");
    let mut slow = holes(rng, blocked);
    let crowd = rng.random_range(1..5);
    if !first_pieces(n, true).chain(first_pieces(n, false)).all(|letter| put(&mut slow, letter, crowd, rng)) {
        return None;
    }
    let mut open =
        [true, false].map(|white| -> Vec<At> { all().filter(|&at| slow.could_choose(n, white, at)).collect() });
    let few = open[0].len().min(open[1].len());
    let count = if rng.random_bool(0.1) { few } else { rng.random_range(0..=few.min(3)) };
    open.iter_mut().for_each(|list| list.shuffle(rng));
    let mut bans = if n < 15 {
        let shared: Vec<At> = open[0].iter().copied().filter(|at| open[1].contains(at)).take(count).collect();
        [shared.clone(), shared]
    } else {
        [open[0][..count].to_vec(), open[1][..count].to_vec()]
    };
    bans.iter_mut().for_each(|list| list.sort_unstable());
    let pending = if slow.white { None } else { open[0].iter().copied().find(|at| !bans[0].contains(at)) };
    slow.phase = Phase::Place { n, bans, pending };
    Some(slow)
}

fn compare(slow: &Slow, blocked: usize, rng: &mut StdRng, met: &mut BTreeMap<String, u32>) -> Vec<naive::Turn> {
    let text = slow.text();
    assert_eq!(Slow::parse(&text, blocked).as_ref(), Some(slow));
    let fast = GoChess::parse(&text, options(blocked)).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(fast.to_string(), text);
    let (turns, over) = slow.judge();
    let side = |white| if white { Side::White } else { Side::Black };
    let outcome = over.map(|(winner, reason)| (winner.map(side), reason));
    assert_eq!(fast.outcome().map(|outcome| (outcome.winner, outcome.reason.word())), outcome, "{text}");
    note(over.map_or("", |(_, reason)| reason), met);

    let expected: BTreeMap<String, (String, String)> = turns
        .iter()
        .map(|turn| (text_of(turn), (slow.play_unchecked(turn).text(), slow.notation(turn, &turns))))
        .collect();
    let found: BTreeMap<String, (String, String)> = fast
        .turns()
        .expect("a list")
        .iter()
        .map(|turn| (fast.turn_text(turn), (fast.play_unchecked(turn).to_string(), fast.notation(turn))))
        .collect();
    assert_eq!(found, expected, "{text}");
    assert_eq!((fast.count_turns(), fast.has_turn()), (turns.len() as u64, !turns.is_empty()), "{text}");
    compare_noise(slow, &fast, &turns);
    compare_effects(slow, &fast, met);
    match slow.phase {
        Phase::Play => {
            let checkers = fast.checkers().count_ones();
            assert_eq!(checkers > 0, slow.is_attacked(slow.white), "{text}");
            note(["", "check", "double check"][checkers.min(2) as usize], met);
            for _ in 0..12 {
                compare_typed(slow, &fast, &turns, rng);
            }
        }
        Phase::Place { .. } => compare_secret(slow, &fast),
    }
    turns
}

fn note(feature: &str, met: &mut BTreeMap<String, u32>) {
    *met.entry(feature.to_owned()).or_default() += 1;
}

/// "Captures, …, turns after which the mover meets a winning condition."
fn compare_noise(slow: &Slow, fast: &GoChess, turns: &[naive::Turn]) {
    let mut noisy = Vec::new();
    let _ = fast.visit(Which::Noisy, |turn| {
        noisy.push(fast.turn_text(&turn));
        ControlFlow::Continue(())
    });
    let is_noisy =
        |turn: &&naive::Turn| slow.phase == Phase::Play && (slow.get(turn.1) != '.' || slow.sign(turn) == "#");
    let expected: BTreeSet<String> = turns.iter().filter(is_noisy).map(text_of).collect();
    assert_eq!(noisy.len(), expected.len(), "{}", slow.text());
    assert_eq!(noisy.into_iter().collect::<BTreeSet<_>>(), expected, "{}", slow.text());
}

/// "100 plies of play without a capture", and what a window is told.
fn compare_effects(slow: &Slow, fast: &GoChess, met: &mut BTreeMap<String, u32>) {
    for turn in fast.turns().expect("a list").iter().step_by(7) {
        let effects = fast.effects(turn);
        let count = |is: fn(&Effect) -> bool| effects.iter().filter(|effect| is(effect)).count();
        let revealed = count(|effect| matches!(effect, Effect::Revealed { .. }));
        let clashed = count(|effect| matches!(effect, Effect::Clashed { .. }));
        let next = fast.play_unchecked(turn);
        match (&slow.phase, turn) {
            (Phase::Play, Turn::Move { to, .. }) => {
                let captures = slow.get((i32::from(to.file()), i32::from(to.rank()))) != '.';
                assert_eq!(fast.is_progress(turn), captures);
                assert_eq!(count(|effect| matches!(effect, Effect::Captured { .. })), usize::from(captures));
                assert_eq!(count(|effect| matches!(effect, Effect::Moved { .. })), 1);
            }
            (Phase::Place { pending, n, .. }, Turn::Place(black)) => {
                assert!(fast.is_progress(turn));
                assert_eq!(revealed + clashed, usize::from(pending.is_some()), "{fast}");
                assert_eq!(clashed == 1, pending.is_some() && next.pairs_placed() == Some(*n as u8), "{fast}");
                if clashed == 1 {
                    let same = pending.is_some_and(|at| naive::name(at) == black.to_string());
                    note(if same { "clash" } else { "kings attack" }, met);
                }
            }
            other => panic!("{fast}: {other:?}"),
        }
    }
}

/// "Whoever shows the position to a player, an AI included, must not show the other side's pending choice."
fn compare_secret(slow: &Slow, fast: &GoChess) {
    let Phase::Place { pending, bans, n } = &slow.phase else { return };
    let text = fast.to_string();
    assert_eq!(fast.text_seen_by(Side::White), text);
    assert_eq!(fast.determinize(Side::White, 7), *fast);
    let Some(pending) = pending else {
        assert_eq!(fast.text_seen_by(Side::Black), text);
        assert_eq!(fast.determinize(Side::Black, 7), *fast);
        return;
    };
    let hidden = format!("{}?", text.strip_suffix(&naive::name(*pending)).expect("the last field"));
    assert_eq!(fast.text_seen_by(Side::Black), hidden);
    assert!(GoChess::parse(&hidden, fast.options()).is_err());
    for seed in 0..6 {
        let imagined = fast.determinize(Side::Black, seed);
        assert_eq!(imagined.text_seen_by(Side::Black), hidden);
        assert_eq!(format!("{imagined:?}"), format!("{fast:?}"));
        assert_eq!(
            (imagined.board_view(), imagined.turns().expect("a list")),
            (fast.board_view(), fast.turns().expect("a list"))
        );
        assert_eq!(GoChess::parse(&imagined.to_string(), fast.options()), Ok(imagined));
        assert_eq!(imagined.zobrist(), imagined.zobrist_from_scratch());
        let mut other = slow.clone();
        let first = all().find(|at| slow.could_choose(*n, true, *at) && !bans[0].contains(at));
        other.phase = Phase::Place { n: *n, bans: bans.clone(), pending: first };
        let other = GoChess::parse(&other.text(), fast.options()).expect("another choice");
        assert_eq!(other.determinize(Side::Black, seed), imagined, "what is drawn does not depend on the secret");
    }
}

/// Short algebraic with parts left out or added: what is given must be true and fit exactly one move.
fn compare_typed(slow: &Slow, fast: &GoChess, turns: &[naive::Turn], rng: &mut StdRng) {
    let Some(&base) = turns.choose(rng) else { return };
    let from = base.0.expect("a move");
    let whole = naive::name(from);
    let (file, rank) = whole.split_at(1);
    let file = rng.random_bool(0.4).then_some(file);
    let rank = rng.random_bool(0.4).then_some(rank);
    let captures = rng.random_bool(if slow.get(base.1) == '.' { 0.05 } else { 0.5 });
    let sign = *["", "", slow.sign(&base), slow.sign(&base), "+", "#"].choose(rng).expect("one");
    let fits: Vec<String> = turns
        .iter()
        .filter(|turn| {
            let start = turn.0.expect("a move");
            let written = naive::name(start);
            let (other_file, other_rank) = written.split_at(1);
            let given = slow.sign(turn);
            slow.get(start) == slow.get(from)
                && turn.1 == base.1
                && file.is_none_or(|file| file == other_file)
                && rank.is_none_or(|rank| rank == other_rank)
                && (!captures || slow.get(turn.1) != '.')
                && (sign.is_empty() || sign == given || (sign == "+" && given == "#"))
        })
        .map(text_of)
        .collect();
    let typed = format!(
        "{}{}{}{}{}{sign}",
        slow.get(from).to_ascii_uppercase(),
        file.unwrap_or_default(),
        rank.unwrap_or_default(),
        if captures { "x" } else { "" },
        naive::name(base.1)
    );
    match (fast.read_turn(&typed), fits.as_slice()) {
        (Ok(turn), [fit]) => assert_eq!(fast.turn_text(&turn), *fit, "{fast} {typed}"),
        (Err(TurnError::Illegal { .. }), []) => {}
        (Err(TurnError::Ambiguous { fits: found, .. }), several) if several.len() > 1 => {
            assert_eq!(found.len(), several.len(), "{fast} {typed}");
        }
        (read, fits) => panic!("{fast} {typed}: {read:?}, but it fits {fits:?}"),
    }
}

/// Texts that are wrong in a letter or in a fact are accepted by both or by neither.
#[test]
fn refuses_the_same_texts() {
    let mut rng = StdRng::seed_from_u64(3);
    let mut accepted = 0;
    for i in 0..6_000 {
        let (mut slow, blocked) = made_up(&mut rng);
        let text = if i % 2 == 0 {
            misprint(&slow.text(), &mut rng)
        } else {
            distort(&mut slow, &mut rng);
            slow.text()
        };
        let fast = GoChess::parse(&text, options(blocked));
        assert_eq!(fast.is_ok(), Slow::parse(&text, blocked).is_some(), "{text}: {fast:?}");
        if let Err(error) = fast {
            assert!((1..=text.chars().count() + 1).contains(&error.column), "{text}: {error}");
        } else {
            accepted += 1;
        }
    }
    assert!((500..5_000).contains(&accepted), "some texts stay positions: {accepted}");
}

fn misprint(text: &str, rng: &mut StdRng) -> String {
    const LETTERS: &str = "PNBRQKpnbrqk##0123456789/ wbxplace:,-?a1j10é";
    let mut letters: Vec<char> = text.chars().collect();
    let at = rng.random_range(0..letters.len());
    let new = *LETTERS.chars().collect::<Vec<_>>().choose(rng).expect("one");
    match rng.random_range(0..5) {
        0 => letters.insert(at, new),
        1 => drop(letters.remove(at)),
        2 => letters[at] = new,
        _ => letters.swap(at, rng.random_range(0..at + 1)),
    }
    letters.into_iter().collect()
}

/// Changes one fact, so that the position may break a rule.
fn distort(slow: &mut Slow, rng: &mut StdRng) {
    let at = anywhere(rng, 4);
    match (&mut slow.phase, rng.random_range(0..6)) {
        (_, 0) => slow.white ^= true,
        (Phase::Place { n, .. }, 1) => *n = (*n + 1) % 16,
        (Phase::Place { bans, .. }, 2) => bans[rng.random_range(0..2)].push(at),
        (Phase::Place { bans, .. }, 3) => bans.iter_mut().for_each(|list| list.push(at)),
        (Phase::Place { pending, .. }, 4) => *pending = Some(at),
        (Phase::Place { bans, .. }, 5) if !bans[1].is_empty() => drop(bans[1].pop()),
        _ => {
            let letter = *"PNBRQKpnbrqk#..".chars().collect::<Vec<_>>().choose(rng).expect("one");
            slow.set(at, letter);
        }
    }
}
