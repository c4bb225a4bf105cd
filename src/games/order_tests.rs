//! Turns frame by frame, in the room and on the flat board: whoever strikes is there before what it strikes leaves, and
//! what comes in groups does not go all at once.

use std::collections::{BTreeSet, HashMap};

use bevy::prelude::*;
use ludarium_rules::{AnyTurn, Cell, Effect, GameId};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::stage_world::world_for_stages;
use super::ui;
use crate::look::palette::PaletteName;
use crate::motion::MotionQueue;
use crate::pieces::{CapturedPlaces, CapturedRows, PieceView};
use crate::stage::{Presentation, StageAssets};
use crate::table::Intent;
use crate::testing::{game, open, open_from, people, play, send, settle, simulation_of};

/// Who strikes is so near to what it strikes, in diameters of a cell: it touches it, or leans over from the next cell.
const THERE: f32 = 1.1;
/// Less than this is no motion.
const STILL: f32 = 1e-3;

fn table_of(id: GameId, is_flat: bool, has_rows: bool) -> App {
    let mut world = world_for_stages(PaletteName::Classic);
    let root = world.spawn_empty().id();
    let mut assets = StageAssets::new(&world, root);
    assets.flat = is_flat.then_some(256);
    let build = if is_flat { ui(id).build_flat } else { ui(id).build };
    let presentation = build(ui(id), &mut assets);
    let mut app = simulation_of(id);
    app.insert_resource(presentation);
    let row = |z: f32| CapturedRows {
        origin: Vec3::new(-9.0, 0.0, 3.0 * z),
        along: Vec3::NEG_X * 0.6,
        across: Vec3::Z * 0.6 * z,
    };
    app.insert_resource(CapturedPlaces { rows: has_rows.then(|| [1.0, -1.0].map(row)), per_row: 8, scale: 0.6 });
    open(&mut app, people());
    app
}

type Places = HashMap<Entity, (Option<Cell>, Vec3)>;

fn places(app: &mut App) -> Places {
    let mut pieces = app.world_mut().query::<(Entity, &PieceView, &Transform)>();
    pieces.iter(app.world()).map(|(entity, view, place)| (entity, (view.cell, place.translation))).collect()
}

fn kind(effect: &Effect) -> String {
    let shown = format!("{effect:?}");
    shown.split([' ', '(']).next().unwrap_or_default().to_owned()
}

/// A turn that shows something of which little has been seen; captures before others.
fn choose(app: &App, seen: &HashMap<String, usize>, random: &mut SmallRng) -> Option<(AnyTurn, Vec<Effect>)> {
    let position = game(app).position();
    let turns = position.turns().expect("a list");
    if game(app).result().is_some() || turns.is_empty() {
        return None;
    }
    let rated = (0..80).map(|_| {
        let turn = &turns[random.random_range(0..turns.len())];
        let effects = position.effects(turn).expect("it is legal");
        let ends = effects.iter().any(|effect| matches!(effect, Effect::Ended(_)));
        let rare = effects.iter().map(|effect| 40 / (1 + seen.get(&kind(effect)).copied().unwrap_or(0))).max();
        let takes = effects.iter().any(|effect| matches!(effect, Effect::Captured { .. }));
        (rare.unwrap_or(0) + 4 * usize::from(takes) + usize::from(!ends), turn, effects)
    });
    rated.max_by_key(|(rate, ..)| *rate).map(|(_, turn, effects)| (turn.clone(), effects))
}

/// Plays on for so many turns; each is looked at frame by frame. Returns what happened in them, by kind.
fn watch_turns(app: &mut App, count: usize, look: impl Fn(&mut App, &[Effect], &str)) -> BTreeSet<String> {
    let (mut seen, mut random) = (HashMap::new(), SmallRng::seed_from_u64(7));
    for _ in 0..count {
        let Some((turn, effects)) = choose(app, &seen, &mut random) else {
            open(app, people());
            continue;
        };
        effects.iter().for_each(|effect| *seen.entry(kind(effect)).or_default() += 1);
        let text = turn.as_str().to_owned();
        let before = places(app);
        app.insert_resource(Before(before));
        send(app, Intent::Play(turn));
        look(app, &effects, &text);
        settle(app);
    }
    seen.into_keys().collect()
}

/// Where everything stood before the turn.
#[derive(Resource, Clone)]
struct Before(Places);

fn is_busy(app: &App) -> bool {
    app.world().resource::<MotionQueue>().is_busy()
}

/// Whatever is taken stays where it stands until somebody else has come to it, or leans toward it.
fn nothing_leaves_before_it_is_struck(app: &mut App, effects: &[Effect], text: &str) {
    let before = app.world().resource::<Before>().0.clone();
    let presentation = app.world().resource::<Presentation>().clone();
    let (game, unit) = (presentation.game, presentation.layout.unit);
    // Whoever is lost by running into another strikes itself.
    let runs =
        |cell: Cell| effects.iter().any(|effect| matches!(effect, Effect::Collided { from, .. } if *from == cell));
    let taken: BTreeSet<Cell> = effects
        .iter()
        .filter_map(|effect| if let Effect::Captured { at, .. } = effect { Some(*at) } else { None })
        .filter(|cell| !runs(*cell))
        .collect();
    // What is jumped over, or lies where a block comes to, is struck by who may not come close to it.
    let is_block = effects.iter().any(|effect| matches!(effect, Effect::Carried { .. }));
    let world = |cell: Cell| presentation.layout.world(cell).xz();
    let jump_over = |cell: Cell| {
        let taken = effects.iter().position(|effect| matches!(effect, Effect::Captured { at, .. } if *at == cell))?;
        effects[taken..].iter().find_map(|effect| match effect {
            Effect::Moved { from, to, .. } if *to != cell => Some((world(*from), world(*to))),
            _ => None,
        })
    };
    let is_jumped = |cell: Cell, place: Vec3| {
        jump_over(cell).is_some_and(|(from, to)| place.xz().distance(to) < 0.6 * from.distance(to))
    };
    let mut struck: BTreeSet<Cell> = BTreeSet::new();
    let mut frame = 0;
    while is_busy(app) {
        let now = places(app);
        let moved: Vec<(Entity, Vec3)> = now
            .iter()
            .filter(|(entity, (_, place))| before.get(*entity).is_some_and(|(_, was)| was.distance(*place) > STILL))
            .map(|(entity, (_, place))| (*entity, *place))
            .collect();
        // Towers that attack together lean toward it from where they stand.
        let leans = |cell: Cell| {
            let from = effects.iter().find_map(|effect| match effect {
                Effect::Attacked { at, from } if *at == cell => Some(from),
                _ => None,
            });
            from.is_some_and(|from| {
                moved.iter().any(|(entity, _)| before[entity].0.is_some_and(|it| from.contains(&it)))
            })
        };
        for cell in taken.iter().filter(|cell| !struck.contains(*cell)).copied().collect::<Vec<_>>() {
            let here = world(cell);
            // Those on the cell itself are struck and strike nothing.
            let is_there = |(entity, place): &(Entity, Vec3)| {
                before[entity].0 != Some(cell) && place.xz().distance(here) < THERE * unit
            };
            let leaves = moved.iter().any(|(entity, _)| {
                let (was, view) = (before[entity].0, now[entity].0);
                was == Some(cell) && view.is_none()
            });
            let has_come = moved.iter().any(|(entity, place)| {
                let Some(to) = now[entity].0.map(world) else { return false };
                let left = place.xz().distance(to);
                is_block && left < 1.5 * unit || is_jumped(cell, *place)
            });
            if leans(cell) || has_come || moved.iter().any(is_there) {
                struck.insert(cell);
            } else {
                assert!(!leaves, "{game} {text}, frame {frame}: {cell:?} is left before anybody is there");
            }
        }
        frame += 1;
        app.update();
    }
}

const STAGES: [(bool, bool); 3] = [(false, true), (false, false), (true, true)];

fn strikes_come_first(id: GameId, needs: &[&str]) {
    for (is_flat, has_rows) in STAGES {
        let mut app = table_of(id, is_flat, has_rows);
        let seen = watch_turns(&mut app, 60, nothing_leaves_before_it_is_struck);
        for need in needs {
            assert!(seen.contains(*need), "{id} has shown only {seen:?}");
        }
    }
}

#[test]
fn nothing_is_taken_before_it_is_struck_in_tress() {
    strikes_come_first(GameId::Tress, &["Captured", "Moved", "Promoted", "ZoneChanged"]);
}

#[test]
fn nothing_is_taken_before_it_is_struck_in_tribun() {
    strikes_come_first(GameId::Tribun, &["Captured", "Attacked", "Stacked"]);
}

#[test]
fn nothing_is_taken_before_it_is_struck_in_gess() {
    strikes_come_first(GameId::Gess, &["Captured", "Carried"]);
}

#[test]
fn nothing_is_taken_before_it_is_struck_in_go_chess() {
    strikes_come_first(GameId::GoChess, &["Captured", "Moved", "Revealed", "Chosen"]);
}

#[test]
fn nothing_is_taken_before_it_is_struck_in_treason() {
    strikes_come_first(GameId::Treason, &["Captured", "Moved"]);
}

#[test]
fn nothing_is_taken_before_it_is_struck_in_troop_chess() {
    strikes_come_first(GameId::TroopChess, &["Captured", "Carried", "Collided"]);
}

/// The frame in which each cell is first seen to change, of those that are asked for.
fn first_changes(app: &mut App, cells: &[Cell]) -> HashMap<Cell, usize> {
    let before = app.world().resource::<Before>().0.clone();
    let mut first = HashMap::new();
    let mut frame = 0;
    while is_busy(app) {
        for (entity, (_, place)) in places(app) {
            let Some((Some(cell), was)) = before.get(&entity).copied() else { continue };
            if cells.contains(&cell) && was.distance(place) > STILL {
                first.entry(cell).or_insert(frame);
            }
        }
        frame += 1;
        app.update();
    }
    first
}

#[test]
fn a_formation_closes_ranks_behind_its_leader() {
    let mut app = table_of(GameId::TroopChess, false, true);
    let looked = |app: &mut App, effects: &[Effect], text: &str| {
        let [Effect::Carried { pieces }] = effects else { return };
        let world = |cell: Cell| app.world().resource::<Presentation>().layout.world(cell);
        let Some(way) = pieces.iter().find_map(|(from, to, _)| Some(world((*to)?) - world(*from))) else { return };
        let mut cells: Vec<Cell> = pieces.iter().map(|(from, ..)| *from).collect();
        cells.sort_by(|one, other| world(*other).dot(way).total_cmp(&world(*one).dot(way)));
        let along: Vec<f32> = cells.iter().map(|cell| world(*cell).dot(way.normalize())).collect();
        let first = first_changes(app, &cells);
        for (pair, along) in cells.windows(2).zip(along.windows(2)) {
            let [leader, follower] = [pair[0], pair[1]].map(|cell| first[&cell]);
            assert!(leader <= follower, "{text}: {pair:?} in {first:?}");
            assert!(along[0] - along[1] < 0.5 || leader < follower, "{text}: {pair:?} go alike in {first:?}");
        }
    };
    watch_turns(&mut app, 30, looked);
}

/// Black grows, and then White breaks the branch of a birch at its root: what it bore withers.
const FOREST: &str = "bA,bB,bC,bD,wG,bF,bG,bH/bA,bA,bA,bA,bA,bA,wH,bH/bh,bh,wB,wG,bh,wG,wH,wH/wB,wG,wB,wG,wB,wH,wH,wH/bg,bg,bg,bg,bg,bg,bg,wH/wh,wB,wG,wh,wh,wB,wG,wH/wG,wu,wu,wB,wG,wu,wF,wH/wA,wB,wC,wD,wh,wF,wG,wH b c6>a7,h7>h6 -";

#[test]
fn what_withers_goes_in_a_wave_from_the_cut() {
    let mut app = table_of(GameId::Trees, false, true);
    open_from(&mut app, FOREST);
    play(&mut app, "g8>h6:h7,*");
    settle(&mut app);
    let before = places(&mut app);
    app.insert_resource(Before(before));
    play(&mut app, "b5>a7:c6,*");
    let branch = ["b7", "c7", "d7", "e7", "f7"].map(|name| game(&app).position().cell_named(name).expect("a cell"));
    let first = first_changes(&mut app, &branch);
    let frames = branch.map(|cell| first[&cell]);
    assert!(frames.windows(2).all(|pair| pair[0] < pair[1]), "{frames:?}");
}

#[test]
fn the_stones_of_a_tower_are_set_down_one_by_one() {
    let mut app = table_of(GameId::Tribun, false, true);
    let seen = std::cell::Cell::new(0);
    let looked = |app: &mut App, effects: &[Effect], text: &str| {
        let [Effect::Stacked { from, to, count: 2.. }] = effects else { return };
        let height = app.world().resource::<Presentation>().layout.level_height;
        let mut landed: HashMap<u8, usize> = HashMap::new();
        let mut frame = 0;
        let before = app.world().resource::<Before>().0.clone();
        while is_busy(app) {
            let presentation = app.world().resource::<Presentation>().clone();
            let mut pieces = app.world_mut().query::<(Entity, &PieceView, &Transform)>();
            for (entity, view, place) in pieces.iter(app.world()) {
                let comes = view.cell == Some(*to) && before[&entity].0 == Some(*from);
                if comes && place.translation.distance(view.rest(&presentation).translation) < 0.2 * height {
                    landed.entry(view.level).or_insert(frame);
                }
            }
            frame += 1;
            app.update();
        }
        let mut levels: Vec<(u8, usize)> = landed.into_iter().collect();
        levels.sort_unstable();
        for pair in levels.windows(2) {
            assert!(pair[0].1 < pair[1].1, "{text}: {levels:?}");
            seen.set(seen.get() + 1);
        }
    };
    watch_turns(&mut app, 60, looked);
    assert!(seen.get() > 0, "no tower was moved");
}
