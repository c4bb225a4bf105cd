//! The coach speaks when something is given away for nothing, and is silent on sound turns, in every game: ten planted gifts
//! and a hundred sound turns a game, from `<game>.txt` beside this file (`make.rs` says how they are found).

mod make;

use std::path::PathBuf;

use ludarium_ai::{Level, Limits, Request, SearchMemory, Stop, Thought, think_in};
use ludarium_review::Judgement;
use ludarium_review::coach::{Coach, Finding, Verdict};
use ludarium_rules::{AnyPosition, AnyTurn, GameId};

/// How many positions each search of the product visits at most, and each one here.
const FULL: u64 = 300_000;
const QUICK: u64 = 50_000;

/// A turn that is judged.
struct Case {
    is_gift: bool,
    position: AnyPosition,
    turn: AnyTurn,
}

fn file_of(game: GameId) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/coach/{}.txt", game.name()))
}

fn cases(game: GameId) -> Vec<Case> {
    let text = std::fs::read_to_string(file_of(game)).expect("a file");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        let [what, turn, position] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let position = AnyPosition::parse(game, position, &[]).expect("a position");
        Case { is_gift: what == "gift", turn: position.read_turn(turn).expect("legal"), position }
    };
    lines.map(read).collect()
}

fn search(memory: &mut SearchMemory, position: &AnyPosition, nodes: u64, lines: usize) -> Thought {
    let limits = Some(Limits { nodes: Some(nodes), ..Limits::default() });
    let request = Request { limits, lines, player: None, ..Request::new(position.clone(), Level::HIGHEST) };
    think_in(memory, &request, &Stop::new(), None).expect("the game goes on")
}

/// What the coach says by searches of so many positions each.
fn judge(memory: &mut SearchMemory, case: &Case, nodes: u64) -> Option<Box<Finding>> {
    memory.forget();
    let mut coach = Coach::new(case.position.clone());
    coach.play(&case.turn, Judgement::Mistake.least_loss()).expect("legal");
    while let Some(question) = coach.question() {
        let answer = search(memory, question.position, nodes, 1);
        coach.hear(answer);
    }
    match coach.verdict().expect("all is asked") {
        Verdict::Nothing => None,
        Verdict::Warn(finding) => Some(finding.clone()),
    }
}

/// How many gifts are spoken of, and how many sound turns are not.
fn measure(game: GameId, nodes: u64) -> [usize; 2] {
    let mut memory = SearchMemory::new();
    let mut right = [0; 2];
    for case in cases(game) {
        let finding = judge(&mut memory, &case, nodes);
        if finding.is_some() == case.is_gift {
            right[usize::from(!case.is_gift)] += 1;
        } else {
            let (turn, what) = (case.turn.as_str(), if case.is_gift { "gift" } else { "sound" });
            println!("{game}: {what} {turn} in {}: {finding:?}", case.position);
        }
    }
    right
}

fn check(game: GameId) {
    let all = cases(game);
    let gifts = all.iter().filter(|case| case.is_gift).count();
    assert_eq!([gifts, all.len() - gifts], [10, 100], "{game}");
    let [spoken, silent] = measure(game, QUICK);
    assert!(spoken >= 9 && silent >= 97, "{game}: {spoken} gifts spoken of, silent on {silent} sound turns");
}

#[test]
fn gifts_of_tress_are_spoken_of() {
    check(GameId::Tress);
}

#[test]
fn gifts_of_trees_are_spoken_of() {
    check(GameId::Trees);
}

#[test]
fn gifts_of_tribun_are_spoken_of() {
    check(GameId::Tribun);
}

#[test]
fn gifts_of_gess_are_spoken_of() {
    check(GameId::Gess);
}

#[test]
fn gifts_of_go_chess_are_spoken_of() {
    check(GameId::GoChess);
}

#[test]
fn gifts_of_treason_are_spoken_of() {
    check(GameId::Treason);
}

#[test]
fn gifts_of_troop_chess_are_spoken_of() {
    check(GameId::TroopChess);
}

/// The table of docs/learning.md.
#[test]
#[ignore = "takes half an hour"]
fn the_full_setting_is_measured() {
    std::thread::scope(|scope| {
        for game in GameId::ALL {
            scope.spawn(move || {
                let [spoken, silent] = measure(game, FULL);
                println!("| {} | {spoken} | {silent} |", game.title());
            });
        }
    });
}
