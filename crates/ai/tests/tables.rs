//! Endgame tables: their values against the rules, and what a search makes of them.

#[path = "common/processor_time.rs"]
mod processor_time;

use std::ops::ControlFlow;
use std::time::Duration;

use ludarium_ai::tables::go_chess::LoneKingTable;
use ludarium_ai::tables::treason::{BUILT_IN_PIECES, TreasonTable, built_in};
use ludarium_ai::tables::{Probe, TableValue};
use ludarium_ai::{Level, Limits, MATE_BOUND, Request, Score, SearchConfig, Stop, search, think};
use ludarium_rules::games::go_chess::{GoChess, PieceKind};
use ludarium_rules::games::treason::Treason;
use ludarium_rules::{AnyPosition, GameId, Position, Which};
use processor_time::processor_time;

fn treason(text: &str) -> Treason {
    Treason::parse(text, Default::default()).expect("a position")
}

fn config(nodes: u64, tables: bool) -> SearchConfig {
    SearchConfig { limits: Limits { nodes: Some(nodes), ..Limits::default() }, tables, ..SearchConfig::default() }
}

/// Whether a side can force a win within so many plies, by looking at every turn. Nothing of the tables is used.
fn wins_within<P: Position>(position: &P, plies: u8) -> bool {
    let mover = position.side_to_move();
    let visited = position.visit(Which::All, |turn| {
        let next = position.play_unchecked(&turn);
        let won = match next.outcome() {
            Some(outcome) => outcome.winner == Some(mover),
            None => plies > 1 && loses_within(&next, plies - 1),
        };
        if won { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    visited.is_break()
}

fn loses_within<P: Position>(position: &P, plies: u8) -> bool {
    let other = position.side_to_move().other();
    let visited = position.visit(Which::All, |turn| {
        let next = position.play_unchecked(&turn);
        let lost = match next.outcome() {
            Some(outcome) => outcome.winner == Some(other),
            None => plies > 1 && wins_within(&next, plies - 1),
        };
        if lost { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    visited.is_continue()
}

/// Compares what a table says of the end within five plies with an exhaustive search of that depth.
fn check<P: Position>(position: &P, value: TableValue) {
    let soon = value.plies().is_some_and(|plies| plies <= 5);
    match value {
        TableValue::WinIn(plies) if soon => {
            assert!(wins_within(position, plies), "{position}: wins in {plies}");
            assert!(plies < 3 || !wins_within(position, plies - 2), "{position}: wins sooner than in {plies}");
        }
        TableValue::LossIn(plies) if soon => {
            assert!(loses_within(position, plies), "{position}: loses in {plies}");
            assert!(plies < 3 || !loses_within(position, plies - 2), "{position}: loses sooner than in {plies}");
        }
        _ => {
            assert!(!wins_within(position, 3), "{position}: {value:?}");
            assert!(!loses_within(position, 2), "{position}: {value:?}");
        }
    }
}

#[test]
fn the_built_in_table_of_treason_agrees_with_forward_search() {
    let table = built_in().expect("it can be read");
    assert_eq!(table.most_pieces(), BUILT_IN_PIECES);
    for (pieces, step) in [(2, 7), (3, 251), (4, 9973)] {
        let (count, position) = TreasonTable::positions(pieces);
        let mut checked = 0;
        for position in (0..count).step_by(step).filter_map(position) {
            if position.outcome().is_some() {
                continue;
            }
            let value = table.probe(&position).unwrap_or_else(|| panic!("{position} is missing"));
            check(&position, value);
            checked += 1;
        }
        assert!(checked > 500, "only {checked} positions of {pieces} pieces");
    }
}

#[test]
fn both_sides_have_the_same_table() {
    let table = built_in().expect("it can be read");
    let values = ["6b/7/2W4/1B5/7/w6 w", "6b/7/5W1/4B2/7/w6 b"].map(|text| table.probe(&treason(text)));
    assert!(values.iter().all(Option::is_some), "{values:?}");
}

/// A lone King on a board with few squares, so that everything is analysed in a moment.
fn board() -> GoChess {
    let options = ludarium_rules::Options::from_pairs(&[("blocked", "20"), ("seed", "5")]).expect("options");
    GoChess::start(options)
}

#[test]
fn endings_of_go_chess_agree_with_forward_search() {
    for kind in [PieceKind::Queen, PieceKind::Pawn] {
        let table = LoneKingTable::solve(&board(), kind, &|| false).expect("it is not stopped");
        let mut checked = 0;
        for (number, value) in table.values().step_by(20_011) {
            let Some(position) = table.position(number).filter(|position| position.outcome().is_none()) else {
                continue;
            };
            assert_eq!(table.probe(&position), Some(value), "{position}");
            check(&position, value);
            checked += 1;
        }
        assert!(checked > 20, "only {checked} positions");
    }
}

#[test]
fn the_analysis_of_an_ending_can_be_stopped() {
    assert!(LoneKingTable::solve(&board(), PieceKind::Rook, &|| true).is_err());
}

/// Positions of the table with a long way to the end, in both directions.
fn long_ways() -> Vec<(Treason, TableValue)> {
    let table = built_in().expect("it can be read");
    let (count, position) = TreasonTable::positions(4);
    let ongoing = (0..count).step_by(50_021).filter_map(position).filter(|position| position.outcome().is_none());
    let long = |value: &TableValue| value.plies().is_some_and(|plies| (12..60).contains(&plies));
    ongoing.filter_map(|position| Some((position, table.probe(&position)?))).filter(|(_, value)| long(value)).collect()
}

#[test]
fn a_search_knows_the_result_and_the_way_to_it() {
    let ways = long_ways();
    assert!(ways.len() > 50, "only {} positions", ways.len());
    for (position, value) in &ways {
        let found = search(position, &[], &config(2000, true), &Stop::new(), |_| {}).expect("ongoing");
        assert_eq!(Score::from_value(found.value), value.score(), "{position}");
        assert_eq!(Some(found.line.len()), value.plies().map(usize::from), "{position}");
        let end = found.line.iter().fold(*position, |position, turn| {
            assert!(position.is_legal(turn));
            position.play_unchecked(turn)
        });
        assert!(end.outcome().is_some(), "{position}: the line ends at {end}");
    }
    let decided = |tables| {
        let found = |position| search(position, &[], &config(2000, tables), &Stop::new(), |_| {}).expect("ongoing");
        ways.iter().filter(|(position, _)| found(position).value.abs() >= MATE_BOUND).count()
    };
    assert!(decided(false) * 2 < ways.len());
}

#[test]
fn what_lack_of_progress_would_end_before_is_not_told_as_a_win() {
    // No turn makes progress, so that any turn is the last one.
    let has_no_progress = |position: &Treason| {
        let turns = position.turns().expect("a list");
        turns.iter().all(|turn| !position.is_progress(turn))
    };
    let ways = long_ways();
    let found =
        ways.iter().find(|(position, value)| has_no_progress(position) && matches!(value, TableValue::WinIn(_)));
    let (position, value) = found.expect("a win of Spies that can neither capture nor convert");
    let early = search(position, &[], &config(2000, true), &Stop::new(), |_| {}).expect("ongoing");
    assert_eq!(Score::from_value(early.value), value.score(), "{position}");
    let late = SearchConfig { no_progress_plies: 79, ..config(2000, true) };
    let found = search(position, &[], &late, &Stop::new(), |_| {}).expect("ongoing");
    assert_eq!(found.value, 0, "{position}");
}

#[test]
fn a_drawn_position_is_told_as_a_draw_and_no_turn_loses_it() {
    let table = built_in().expect("it can be read");
    let (count, position) = TreasonTable::positions(4);
    let drawn = (0..count).step_by(200_003).filter_map(position).filter(|position| position.outcome().is_none());
    let mut tried = 0;
    for position in drawn.filter(|position| table.probe(position) == Some(TableValue::Draw)) {
        let found = search(&position, &[], &config(3000, true), &Stop::new(), |_| {}).expect("ongoing");
        assert_eq!(found.value, 0, "{position}");
        let next = position.play_unchecked(&found.turn);
        assert_eq!(table.probe(&next), Some(TableValue::Draw), "{position}");
        tried += 1;
    }
    assert!(tried >= 10, "only {tried} drawn positions");
}

#[test]
fn analysis_knows_the_tables_and_the_levels_play_without_them() {
    let (position, value) = long_ways().swap_remove(0);
    let limits = Some(Limits { nodes: Some(500), ..Limits::default() });
    let level = Level::new(3).expect("levels 1 to 10");
    let analysis = Request { player: None, limits, ..Request::new(position.into(), level) };
    let thought = think(&analysis, &Stop::new(), |_| {}).expect("ongoing");
    assert_eq!(thought.score, value.score());
    let weak = Request { limits, ..Request::new(position.into(), level) };
    assert_ne!(think(&weak, &Stop::new(), |_| {}).expect("ongoing").score, value.score());
}

#[test]
fn a_search_of_go_chess_analyses_the_endings_of_its_board_in_time() {
    let text = "##8/10/3k6/10/10/10/10/#3Q4#/#9/##2K3## w play";
    let position = AnyPosition::parse(GameId::GoChess, text, &[("blocked", "9")]);
    let position = position.expect("a position");
    let request =
        |limits| Request { player: None, limits: Some(limits), ..Request::new(position.clone(), Level::HIGHEST) };
    let nodes = Limits { nodes: Some(3000), ..Limits::default() };
    let thought = think(&request(nodes), &Stop::new(), |_| {}).expect("ongoing");
    assert!(matches!(thought.score, Score::WinIn(_)), "{}", thought.score);
    let began = processor_time();
    let time = Limits { time: Some(Duration::from_millis(20)), ..Limits::default() };
    think(&request(time), &Stop::new(), |_| {}).expect("ongoing");
    let used = processor_time() - began;
    assert!(used < Duration::from_millis(200), "{used:?}");
}
