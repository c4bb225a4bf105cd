//! How gifts and sound turns are found: in matches of players of middling strength, by searches deeper than the coach's and
//! by counting pieces.
//!
//! `cargo test --release -p ludarium-review --test coach -- --ignored makes_the_cases` writes the files anew.

use ludarium_ai::{Curve, Level, Request, Score, SearchMemory, Stop, Thought, think};
use ludarium_rules::split_mix::SplitMix64;
use ludarium_rules::{AnyPosition, AnyTurn, GameId, Side};

use super::{file_of, search};

/// How many positions a search visits that values the best turns beside each other, one that decides whether a turn is a
/// gift, and one that only looks for something to take.
const BESIDE: u64 = 800_000;
const DEEP: u64 = 600_000;
const GLANCE: u64 = 2_000;

/// How many turns are valued beside each other, and how many sound ones of a position are taken at most.
const LINES: usize = 6;
const MOST_OF_ONE: usize = 3;

/// How many of each are looked for.
const GIFTS: usize = 10;
const SOUND: usize = 100;

/// A gift loses at least this much, and a sound turn at most, in hundredths of the smallest piece.
const LEAST_LOST: i32 = 100;
const MOST_LOST: i32 = 30;
/// The winning chance that a sound turn loses at most.
const MOST_CHANCE: f32 = 0.04;

/// How many turns of a line are looked at, and how many it must have, so that something could have come back.
const PLIES: usize = 6;
const LEAST_PLIES: usize = 3;

const HEADER: &str = "\
# Turns for the test of the coach, written by makes_the_cases of make.rs: gift or sound, the turn, the position before it.
# The positions are from matches between players of levels 4 to 6.
# gift: by searches of 600 000 positions the turn is worth at least 100 hundredths of the smallest piece less than the best
# one, the answer takes something, and counting pieces along the lines nothing comes back.
# sound: another turn than the best, by a search of 800 000 positions for the best six turns worth at most 30 hundredths and
# 0.04 of winning chance less.
";

struct Maker {
    memory: SearchMemory,
    random: SplitMix64,
    gifts: Vec<String>,
    sound: Vec<String>,
}

impl Maker {
    /// Looks for sound turns, and for a gift if one is wanted; whether one was found.
    fn look(&mut self, position: &AnyPosition, wants_gift: bool) -> bool {
        self.memory.forget();
        let best = search(&mut self.memory, position, BESIDE, LINES);
        let curve = Curve::of(position.game());
        if !matches!(best.score, Score::Centi(_)) || !(0.05..0.95).contains(&curve.chance(best.score)) {
            return false;
        }
        let is_sound = |score: Score| {
            best.score.value() - score.value() <= MOST_LOST
                && curve.chance(best.score) - curve.chance(score) <= MOST_CHANCE
        };
        let others = best.others.iter().filter(|line| is_sound(line.score));
        let mut sound: Vec<AnyTurn> = others.map(|line| line.turns[0].clone()).collect();
        for _ in 0..MOST_OF_ONE.min(sound.len()) {
            let turn = sound.swap_remove((self.random.next() % sound.len() as u64) as usize);
            self.sound.push(line("sound", position, &turn));
        }
        wants_gift && self.find_gift(position, &best)
    }

    fn find_gift(&mut self, position: &AnyPosition, best: &Thought) -> bool {
        for _ in 0..30 {
            let number = self.random.next() % position.count_turns();
            let turn = position.nth_turn(number).expect("there are so many");
            if self.is_gift(position, best, &turn) {
                self.gifts.push(line("gift", position, &turn));
                return true;
            }
        }
        false
    }

    fn is_gift(&mut self, position: &AnyPosition, best: &Thought, turn: &AnyTurn) -> bool {
        let mover = position.side_to_move();
        let after = |turn| position.play(turn).ok().filter(|next| next.outcome().is_none());
        let (Some(worse), Some(better)) = (after(turn), after(&best.turn)) else { return false };
        let glance = search(&mut self.memory, &worse, GLANCE, 1);
        if !takes(&worse, &glance.turn) || glance.score.value() + best.score.value() < LEAST_LOST {
            return false;
        }
        let [answer, instead] = [&worse, &better].map(|next| search(&mut self.memory, next, DEEP, 1));
        let is_open = |thought: &Thought| matches!(thought.score, Score::Centi(_));
        if !is_open(&answer)
            || !is_open(&instead)
            || !takes(&worse, &answer.turn)
            || answer.score.value() - instead.score.value() < LEAST_LOST
        {
            return false;
        }
        let (given, kept) = (nets(&worse, &answer.line, mover), nets(&better, &instead.line, mover));
        let before = net(position, mover);
        // Of these, each second one is after as many turns of one side as of the other.
        let is_lost = given.iter().step_by(2).all(|net| *net < before);
        let is_avoidable = given.iter().zip(&kept).all(|(given, kept)| given < kept);
        given.len().min(kept.len()) >= LEAST_PLIES && is_lost && is_avoidable
    }
}

fn line(what: &str, position: &AnyPosition, turn: &AnyTurn) -> String {
    format!("{what}\t{}\t{position}\n", turn.as_str())
}

fn pieces(position: &AnyPosition, side: Side) -> i32 {
    let view = position.board_view();
    view.cells.iter().flatten().filter(|piece| piece.side == Some(side)).count() as i32
}

/// How many pieces a side has more than the other.
fn net(position: &AnyPosition, side: Side) -> i32 {
    pieces(position, side) - pieces(position, side.other())
}

/// The same after each of the first turns of a line.
fn nets(from: &AnyPosition, line: &[AnyTurn], side: Side) -> Vec<i32> {
    let mut position = from.clone();
    let mut nets = Vec::new();
    for turn in line.iter().take(PLIES) {
        position = position.play(turn).expect("legal");
        nets.push(net(&position, side));
    }
    nets
}

/// Whether a turn takes pieces of the other side.
fn takes(position: &AnyPosition, turn: &AnyTurn) -> bool {
    let other = position.side_to_move().other();
    position.play(turn).is_ok_and(|next| pieces(&next, other) < pieces(position, other))
}

fn make(game: GameId) -> String {
    let random = SplitMix64::new(game as u64);
    let mut maker = Maker { memory: SearchMemory::new(), random, gifts: Vec::new(), sound: Vec::new() };
    let mut seed = 0;
    while maker.gifts.len() < GIFTS || maker.sound.len() < SOUND {
        seed += 1;
        let mut position = AnyPosition::start(game, &[]).expect("the defaults are valid");
        // At most one gift a match, and every fifth position, since neighbours are alike.
        let mut has_gift = false;
        for ply in 0..90 {
            if position.outcome().is_some() {
                break;
            }
            let is_open = !position.is_choice_secret() && !position.choice_reveals();
            if is_open && ply > 5 && ply % 5 == seed % 5 {
                has_gift |= maker.look(&position, !has_gift && maker.gifts.len() < GIFTS);
                println!("{game}, match {seed}: {} gifts, {} sound turns", maker.gifts.len(), maker.sound.len());
            }
            let level = Level::new(4 + ((ply + seed) % 2) as u8 * 2).expect("levels 1 to 10");
            let request =
                Request { seed: seed * 1000 + ply, match_seed: seed, ..Request::new(position.clone(), level) };
            let turn = think(&request, &Stop::new(), |_| {}).expect("the game goes on").turn;
            position = position.play(&turn).expect("legal");
        }
    }
    let found = maker.sound.len();
    let sound = (0..SOUND).map(|number| maker.sound[number * found / SOUND].as_str());
    let lines = std::iter::once(HEADER).chain(maker.gifts.iter().map(String::as_str)).chain(sound);
    lines.collect()
}

#[test]
#[ignore = "writes the files anew, which takes an hour"]
fn makes_the_cases() {
    std::thread::scope(|scope| {
        for game in GameId::ALL {
            scope.spawn(move || std::fs::write(file_of(game), make(game)).expect("written"));
        }
    });
}
