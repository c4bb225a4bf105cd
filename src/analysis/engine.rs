//! The computer's opinion of the position that is shown: the best turns, what they are worth and what follows.

use std::collections::HashMap;
use std::time::Duration;

use bevy::prelude::*;
use bevy_enhanced_input::prelude::Fire;
use ludarium_ai::{Score, ThinkError, Thinking, Thought};
use ludarium_rules::{AnyPosition, AnyTurn};

use super::AnalysisSet;
use crate::actions::{ChooseLines, ToggleEngine};
use crate::advice::{AnalysisCache, Consulted, Guidance, Sketch, search_lines};
use crate::input::Selection;
use crate::motion::MotionQueue;
use crate::schedule::{TableMode, TurnSet};
use crate::settings::cores;
use crate::table::{MatchClosed, PositionKey, Table};

/// The most lines that are looked for at once.
pub const MOST_LINES: usize = 5;
/// How long a position is searched at most.
const TIME: Duration = Duration::from_secs(20);
/// More threads than this help a search of a few seconds little.
const MOST_THREADS: usize = 4;
/// The most turns of a line that are written, and of these the turns that are drawn on the board.
const WRITTEN: usize = 8;
const DRAWN: usize = 3;
/// The most positions whose findings are remembered.
const MOST_KNOWN: usize = 2000;

/// What the computer has found about a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The depth of the search, in plies.
    pub depth: u32,
    /// The best turns, the best first.
    pub lines: Vec<EngineLine>,
    /// How many lines were looked for, once nothing more is.
    done: Option<usize>,
}

/// A turn with what it is worth and what follows.
#[derive(Clone, PartialEq, Debug)]
pub struct EngineLine {
    /// What it is worth for the side to move.
    pub score: Score,
    /// The turns in the notation of the game.
    pub turns: Vec<String>,
    /// The first of them as lines on the board.
    sketches: Vec<Sketch>,
}

impl EngineLine {
    fn of(position: &AnyPosition, score: Score, turns: &[AnyTurn]) -> EngineLine {
        let mut line = EngineLine { score, turns: Vec::new(), sketches: Vec::new() };
        let mut position = position.clone();
        for turn in turns.iter().take(WRITTEN) {
            let Ok(notation) = position.notation(turn) else { break };
            line.turns.push(notation);
            if line.sketches.len() < DRAWN {
                line.sketches.extend(Sketch::of(&position, turn));
            }
            let Ok(next) = position.play(turn) else { break };
            position = next;
        }
        line
    }

    /// The first turns of the line, all on one board.
    fn drawn(&self) -> Sketch {
        let mut all = Sketch::default();
        for sketch in self.sketches.iter().cloned() {
            all.ways.extend(sketch.ways);
            all.spots.extend(sketch.spots);
            all.along.extend(sketch.along);
            all.taken.extend(sketch.taken);
        }
        all
    }
}

impl Found {
    fn of(position: &AnyPosition, thought: &Thought, done: Option<usize>) -> Found {
        let best = EngineLine::of(position, thought.score, &thought.line);
        let others = thought.others.iter().map(|line| EngineLine::of(position, line.score, &line.turns));
        Found { depth: thought.depth, lines: std::iter::once(best).chain(others).collect(), done }
    }
}

/// A search that is under way.
struct Search {
    about: PositionKey,
    lines: usize,
    thinking: Thinking,
    /// The depth and the positions of what was last looked at, so that it is looked at once.
    seen: (u32, u64),
}

/// The computer's opinion of what is shown.
#[derive(Resource)]
pub struct Engine {
    is_on: bool,
    lines: usize,
    search: Option<Search>,
    known: HashMap<PositionKey, Found>,
    /// Where a search has failed, and why: there it is begun again only if somebody wants it.
    failed: Option<(PositionKey, ThinkError)>,
    /// The line that somebody points at.
    pointed: Option<usize>,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine { is_on: true, lines: 3, search: None, known: HashMap::new(), failed: None, pointed: None }
    }
}

impl Engine {
    /// Whether it is asked.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.is_on
    }

    /// Whether a search is under way.
    #[cfg(test)]
    pub fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    /// Asks it, or no longer.
    pub fn toggle(&mut self) {
        self.is_on = !self.is_on;
        if !self.is_on {
            (self.search, self.pointed) = (None, None);
        }
    }

    /// How many lines it looks for, 1 to [`MOST_LINES`].
    #[must_use]
    pub fn lines(&self) -> usize {
        self.lines
    }

    /// Chooses how many lines it looks for; at least 1 and at most [`MOST_LINES`].
    pub fn choose_lines(&mut self, lines: usize) {
        self.lines = lines.clamp(1, MOST_LINES);
    }

    /// What it has found about a position, if anything yet.
    #[must_use]
    pub fn found(&self, about: PositionKey) -> Option<&Found> {
        self.known.get(&about).filter(|_| self.is_on)
    }

    /// Why nothing was found about a position, if a search has failed there.
    #[must_use]
    pub fn failure(&self, about: PositionKey) -> Option<&ThinkError> {
        self.failed.as_ref().filter(|(other, _)| self.is_on && *other == about).map(|(_, why)| why)
    }

    /// Searches again where that has failed.
    pub fn look_again(&mut self) {
        self.failed = None;
    }

    /// The line that somebody points at.
    #[must_use]
    pub fn pointed(&self) -> Option<usize> {
        self.pointed
    }

    /// Points at a line, whose turns are then seen on the board, or at none.
    pub fn point_at(&mut self, line: Option<usize>) {
        self.pointed = line.filter(|line| *line < self.lines);
    }

    fn learn(&mut self, about: PositionKey, found: Found) {
        if self.known.len() >= MOST_KNOWN {
            self.known.clear();
        }
        // A search begins anew what an earlier one has already seen more of.
        let knows_more = self.known.get(&about).is_some_and(|known| {
            known.depth > found.depth && known.lines.len() >= found.lines.len() && found.done.is_none()
        });
        if !knows_more {
            self.known.insert(about, found);
        }
    }

    /// Whether a search could still find something, and none has failed there.
    fn may_find_more(&self, about: PositionKey) -> bool {
        self.failure(about).is_none()
            && self.known.get(&about).and_then(|known| known.done).is_none_or(|lines| lines < self.lines)
    }

    fn rest(&mut self) {
        (self.search, self.pointed) = (None, None);
    }
}

/// The systems of the engine: they run while the match is analysed.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Engine>()
        .init_resource::<Consulted>()
        .init_resource::<Guidance>()
        .init_resource::<AnalysisCache>()
        .add_observer(|_: On<Fire<ToggleEngine>>, mut engine: ResMut<Engine>| engine.toggle())
        .add_observer(|fire: On<Fire<ChooseLines>>, selection: Res<Selection>, mut engine: ResMut<Engine>| {
            if !selection.has_begun() {
                engine.choose_lines(fire.value as usize);
            }
        })
        .add_observer(|_: On<MatchClosed>, mut engine: ResMut<Engine>| {
            engine.rest();
            engine.known.clear();
            engine.failed = None;
        })
        .add_systems(OnExit(TableMode::Analyse), rest)
        .add_systems(
            Update,
            (
                follow.in_set(AnalysisSet),
                point_out
                    .in_set(TurnSet::Animate)
                    .run_if(resource_exists_and_changed::<Engine>.or_else(resource_exists_and_changed::<Table>)),
            )
                .run_if(in_state(TableMode::Analyse).and_then(resource_exists::<Table>)),
        );
}

/// Nothing is searched and nothing drawn once the analysis has ended.
fn rest(mut engine: ResMut<Engine>, mut consulted: ResMut<Consulted>, mut guidance: ResMut<Guidance>) {
    engine.rest();
    consulted.set_if_neq(Consulted::default());
    guidance.set_if_neq(Guidance::default());
}

/// Whether the computer has anything to say about the position that is shown.
#[must_use]
pub fn is_silent_about(position: &AnyPosition) -> bool {
    position.outcome().is_some() || position.is_choice_secret() || position.choice_reveals()
}

/// Searches what is shown once it has come to rest, and hears what is found.
fn follow(
    table: Res<Table>,
    (queue, analysis): (Res<MotionQueue>, Res<AnalysisCache>),
    mut engine: ResMut<Engine>,
    mut consulted: ResMut<Consulted>,
) {
    let (about, position) = (table.about_shown(), table.shown_position());
    let speaks = engine.is_on && !is_silent_about(position);
    let stale = engine.search.as_ref().is_some_and(|search| search.about != about || search.lines != engine.lines);
    if !speaks || stale {
        if engine.search.is_some() {
            engine.rest();
        }
    } else if engine.search.is_some() {
        hear(&mut engine, position);
    } else if !queue.is_busy() && engine.may_find_more(about) {
        let threads = cores().saturating_sub(1).clamp(1, MOST_THREADS);
        let lines = engine.lines;
        let thinking = search_lines(&analysis, &table, about.ply, TIME, (lines, threads));
        engine.search = thinking.map(|thinking| Search { about, lines, thinking, seen: (0, 0) });
    }
    let score = engine.found(about).and_then(|found| Some(found.lines.first()?.score));
    let is_searching = engine.search.is_some();
    consulted.set_if_neq(Consulted { about: speaks.then_some(about), score, is_searching });
}

fn hear(engine: &mut ResMut<Engine>, position: &AnyPosition) {
    let Some(search) = &mut engine.bypass_change_detection().search else { return };
    let (about, lines) = (search.about, search.lines);
    match search.thinking.poll() {
        None => {
            let Some(thought) = search.thinking.progress() else { return };
            let seen = (thought.depth, thought.nodes);
            if std::mem::replace(&mut search.seen, seen) != seen {
                engine.learn(about, Found::of(position, &thought, None));
            }
        }
        Some(Ok(thought)) => {
            engine.search = None;
            engine.learn(about, Found::of(position, &thought, Some(lines)));
        }
        Some(Err(why)) => {
            warn!("the analysis has found nothing: {why}");
            engine.search = None;
            engine.failed = Some((about, why));
        }
    }
}

/// The best turn as an arrow, or the turns of the line that somebody points at.
fn point_out(table: Res<Table>, engine: Res<Engine>, mut guidance: ResMut<Guidance>) {
    let found = engine.found(table.about_shown()).filter(|_| !is_silent_about(table.shown_position()));
    let pointed = engine.pointed.and_then(|line| Some(found?.lines.get(line)?.drawn()));
    let best = || Some(found?.lines.first()?.sketches.first()?.clone());
    guidance.set_if_neq(Guidance(pointed.or_else(best).unwrap_or_default()));
}
