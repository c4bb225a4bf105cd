//! The coach speaks when something is given away for nothing, and is silent on sound turns, in every game: ten planted gifts
//! and a hundred sound turns a game, from `<game>.txt` beside this file (`make.rs` says how they are found).

mod make;

use std::path::PathBuf;

use ludarium_ai::{Level, Limits, Request, SearchMemory, Stop, Thought, think_in};
use ludarium_review::Judgement;
use ludarium_review::coach::{Coach, Finding, Saw, Verdict};
use ludarium_rules::{AnyPosition, AnyTurn, GameId};

/// How many positions each search of the product visits at most, and each one here, where there are more than a thousand
/// searches.
const FULL: u64 = 300_000;
const QUICK: u64 = 40_000;

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

/// What the coach says by searches of so many positions each. Turns in the same position share the search of it, which is
/// kept in `before`.
fn judge(
    memory: &mut SearchMemory,
    before: &mut Option<(AnyPosition, Thought)>,
    case: &Case,
    nodes: u64,
) -> Option<Box<Finding>> {
    if before.as_ref().is_none_or(|(position, _)| *position != case.position) {
        memory.forget();
        *before = Some((case.position.clone(), search(memory, &case.position, nodes, 1)));
    }
    let mut coach = Coach::new(case.position.clone());
    coach.play(&case.turn, Judgement::Mistake.least_loss()).expect("legal");
    before.iter().for_each(|(_, thought)| coach.hear(thought.clone()));
    while let Some(question) = coach.question() {
        let answer = search(memory, question.position, nodes, 1);
        coach.hear(answer);
    }
    match coach.verdict().expect("all is asked") {
        Verdict::Nothing => None,
        Verdict::Warn(finding) => Some(finding.clone()),
    }
}

/// How many gifts are spoken of, of how many of them it is said what is taken or that the other side wins, and on how many
/// sound turns nothing is said. Prints them as a row of a table.
fn measure(game: GameId, nodes: u64) -> [usize; 3] {
    let (mut memory, mut before) = (SearchMemory::new(), None);
    let [mut spoken, mut named, mut silent] = [0; 3];
    for case in cases(game) {
        let finding = judge(&mut memory, &mut before, &case, nodes);
        match &finding {
            Some(finding) if case.is_gift => {
                spoken += 1;
                named += usize::from(!matches!(finding.saw, Saw::Gain(_)));
            }
            None if !case.is_gift => silent += 1,
            _ => println!("{game}: {} in {}: {finding:?}", case.turn.as_str(), case.position),
        }
    }
    println!("| {} | {spoken} | {named} | {silent} |", game.title());
    [spoken, named, silent]
}

fn check(game: GameId) {
    let all = cases(game);
    let gifts = all.iter().filter(|case| case.is_gift).count();
    assert_eq!([gifts, all.len() - gifts], [10, 100], "{game}");
    let [spoken, named, silent] = measure(game, QUICK);
    assert!(spoken >= 9 && named >= 8, "{game}: {spoken} gifts are spoken of, {named} are named");
    assert!(silent >= 97, "{game}: nothing is said of {silent} sound turns");
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

/// Prints the table of docs/learning.md; with `--nocapture`, the tests above print theirs.
#[test]
#[ignore = "takes half an hour"]
fn the_full_setting_is_measured() {
    std::thread::scope(|scope| {
        for game in GameId::ALL {
            scope.spawn(move || measure(game, FULL));
        }
    });
}
