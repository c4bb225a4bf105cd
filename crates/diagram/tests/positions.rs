//! Ten thousand positions of random play are drawn without an error.

use std::ops::Range;

use ludarium_diagram::{Diagram, Layer, Palette, TurnTrace};
use ludarium_rules::{AnyPosition, AnyTurn, GameId, Side, split_mix::SplitMix64};

/// Positions of each game; seven games make 10,003.
const EACH: u32 = 1429;
/// Every so many positions one is drawn to pixels as well.
#[cfg(feature = "png")]
const PIXELS_EVERY: u32 = 150;
/// Plies after which another game is begun.
const LONGEST: u32 = 120;

/// Draws positions of random play with a seed, each with the turn that led to it, in changing sizes and palettes.
fn draw_all(game: GameId) {
    let mut random = SplitMix64::new(2026);
    let (mut position, mut plies) = (start(game, 0), 0);
    for number in 0..EACH {
        let Some(turn) = random_turn(&position, &mut random).filter(|_| plies < LONGEST) else {
            (position, plies) = (start(game, u64::from(number)), 0);
            continue_with(&position, None, number, &mut random);
            continue;
        };
        let trace = TurnTrace::of(&position, &turn).expect("the turn is legal");
        position = position.play(&turn).expect("the turn is legal");
        plies += 1;
        continue_with(&position, Some(trace), number, &mut random);
    }
}

fn start(game: GameId, seed: u64) -> AnyPosition {
    let seed = seed.to_string();
    let options: &[(&str, &str)] = if game == GameId::GoChess { &[("seed", &seed)] } else { &[] };
    AnyPosition::start(game, options).expect("the options are valid")
}

fn random_turn(position: &AnyPosition, random: &mut SplitMix64) -> Option<AnyTurn> {
    let count = position.count_turns().min(100_000);
    if count == 0 { None } else { position.nth_turn(random.next() % count) }
}

fn within(random: &mut SplitMix64, range: Range<u32>) -> u32 {
    range.start + (random.next() % u64::from(range.end - range.start)) as u32
}

/// Draws one position and looks at what came of it.
fn continue_with(position: &AnyPosition, trace: Option<TurnTrace>, number: u32, random: &mut SplitMix64) {
    let side = if random.next().is_multiple_of(2) { Side::White } else { Side::Black };
    let diagram = Diagram::new(position)
        .last_turn(trace.unwrap_or_default())
        .turned(side)
        .palette(Palette::ALL[number as usize % 3])
        .size(within(random, 64..700))
        .coordinates(!number.is_multiple_of(5));
    let scene = diagram.scene().unwrap_or_else(|error| panic!("{error}: {position}"));
    let filled = position.board_view().cells.iter().filter(|stack| !stack.is_empty()).count();
    assert_eq!(scene.layer(Layer::Pieces).count(), filled, "{position}");
    let svg = scene.svg();
    assert!(svg.ends_with("</svg>\n") && !svg.contains("NaN") && !svg.contains("inf"), "{position}");
    #[cfg(feature = "png")]
    if number.is_multiple_of(PIXELS_EVERY) {
        let png = scene.png().unwrap_or_else(|error| panic!("{error}: {position}"));
        assert!(png.starts_with(b"\x89PNG"), "{position}");
    }
}

#[test]
fn positions_of_tress_are_drawn() {
    draw_all(GameId::Tress);
}

#[test]
fn positions_of_trees_are_drawn() {
    draw_all(GameId::Trees);
}

#[test]
fn positions_of_tribun_are_drawn() {
    draw_all(GameId::Tribun);
}

#[test]
fn positions_of_gess_are_drawn() {
    draw_all(GameId::Gess);
}

#[test]
fn positions_of_go_chess_are_drawn() {
    draw_all(GameId::GoChess);
}

#[test]
fn positions_of_treason_are_drawn() {
    draw_all(GameId::Treason);
}

#[test]
fn positions_of_troop_chess_are_drawn() {
    draw_all(GameId::TroopChess);
}
