//! The effects of a turn as visible events in time.

use ludarium_rules::{BoardView, Cell, Effect, Kind, Outcome, Piece, Side};

use crate::stage::VisualEvent;

/// A visible event with its time, in seconds at normal speed.
#[derive(Clone, PartialEq, Debug)]
pub struct TimedEvent {
    /// When it begins, counted from the start of the timeline.
    pub start: f32,
    /// How long it lasts.
    pub lasts: f32,
    /// What happens.
    pub event: VisualEvent,
    /// What travels waits between these parts of the event (from 0 to 1) at what it strikes, until that is out of its way.
    pub waits: Option<(f32, f32)>,
}

/// Something to show: events in time, or a position at once.
#[derive(Clone, PartialEq, Debug)]
pub enum Timeline {
    /// In the order in which they change the board.
    Events(Vec<TimedEvent>),
    /// Another board, without motion.
    Jump(BoardView),
}

/// The duration of a move, where a game gives no other; durations in seconds.
const MOVE: f32 = 0.2;
/// Pieces travel as a block.
const CARRY: f32 = 0.34;
/// A taken piece is carried away; it is out of the way this long after that has begun, when the mover goes on.
const TAKE: f32 = 0.5;
const OUT_OF_WAY: f32 = 0.16;
/// The same for what has been struck by the mover, which is close to it.
const STRUCK_AWAY: f32 = 0.18;
/// A taken piece is so far away that another can cross its way.
const CROSSED: f32 = 0.3;
/// Of the time that a mover takes for its way, the part in which it comes up to what it strikes.
const APPROACH: f32 = 0.55;
/// A mover is past what it jumps over.
const PAST: f32 = 0.75 * MOVE;
/// Between the pieces that are taken by one turn, and the most that all but the first put the mover off.
const NEXT_TAKE: f32 = 0.05;
const LATEST: f32 = 0.16;
const PROMOTE: f32 = 0.45;
const CONVERT: f32 = 0.5;
const ZONE: f32 = 0.35;
const CLAIM: f32 = 0.7;
const END: f32 = 1.6;
/// Pieces stand up again.
const RESUME: f32 = 0.25;
const LEAN: f32 = 0.24;
const STRIKE: f32 = 0.3;
const SIGN: f32 = 0.35;
const REVEAL: f32 = 0.6;
const CLASH: f32 = 0.9;
/// A stack is lifted: one piece, and each further one.
const STACK: f32 = 0.3;
const NEXT_PIECE: f32 = 0.06;
/// Growth: the first cell, and each further one.
const GROW: f32 = 0.26;
const NEXT_CELL: f32 = 0.1;
const WITHER: f32 = 0.5;
/// Between the growths of a group that wither, and the most that the last of them is later than the first.
const NEXT_WITHER: f32 = 0.09;
const LAST_WITHER: f32 = 0.63;
/// Timelines that would last longer than this (seconds) are played faster, such as those of ten chains.
const LONGEST: f32 = 2.4;

impl Timeline {
    /// A turn as it is played.
    #[must_use]
    pub fn turn(effects: &[Effect]) -> Timeline {
        let mut line = Line::default();
        effects.iter().for_each(|effect| line.show(effect));
        line.finish()
    }

    /// The same turn, taken back: everything in the opposite order and direction. `before` is the board that the turn
    /// began with.
    #[must_use]
    pub fn taken_back(effects: &[Effect], before: &BoardView) -> Timeline {
        let mut boards = vec![before.clone()];
        for effect in effects {
            let mut next = boards.last().cloned().unwrap_or_default();
            // An effect that does not fit changes nothing; the board is compared with the position in the end.
            let _ = next.apply(effect);
            boards.push(next);
        }
        let mut line = Line::default();
        effects.iter().zip(&boards).rev().for_each(|(effect, before)| line.take_back(effect, before));
        line.finish()
    }

    /// Another board at once.
    #[must_use]
    pub fn jump(board: BoardView) -> Timeline {
        Timeline::Jump(board)
    }

    /// The end of a match that did not come from the board.
    #[must_use]
    pub fn end_of_match(outcome: Outcome) -> Timeline {
        Timeline::Events(vec![TimedEvent::new(0.0, END, VisualEvent::End(outcome))])
    }

    /// An end that did not come from the board is withdrawn.
    #[must_use]
    pub fn resumed() -> Timeline {
        Timeline::Events(vec![TimedEvent::new(0.0, RESUME, VisualEvent::Resume)])
    }

    /// The events; none in a jump.
    #[must_use]
    pub fn events(&self) -> &[TimedEvent] {
        match self {
            Timeline::Events(events) => events,
            Timeline::Jump(_) => &[],
        }
    }

    /// When the turn can be told: the board is as it leaves it, and what is said of it in light comes next.
    #[must_use]
    pub fn told(&self) -> f32 {
        let is_comment = |event: &VisualEvent| {
            matches!(event, VisualEvent::Claim | VisualEvent::Breath | VisualEvent::Phase { .. } | VisualEvent::End(_))
        };
        let on_board = self.events().iter().filter(|timed| !is_comment(&timed.event));
        on_board.map(TimedEvent::end).fold(0.0, f32::max)
    }

    /// When the last event ends; 0 in a jump.
    #[must_use]
    pub fn end(&self) -> f32 {
        self.events().iter().map(TimedEvent::end).fold(0.0, f32::max)
    }
}

fn owned(side: Side, kind: Kind) -> Piece {
    Piece { side: Some(side), kind }
}

impl TimedEvent {
    /// An event in which nothing waits.
    #[must_use]
    pub fn new(start: f32, lasts: f32, event: VisualEvent) -> TimedEvent {
        TimedEvent { start, lasts, event, waits: None }
    }

    /// The part of the event in which a block travels, before what it has lost is put away.
    #[must_use]
    pub fn travelling(&self) -> f32 {
        let VisualEvent::Carry { pieces } = &self.event else { return 1.0 };
        let lost = carrying(pieces) - CARRY;
        // The timeline may be played faster than at normal speed.
        let waits = self.waits.map_or(0.0, |(from, to)| to - from);
        1.0 - lost * (1.0 - waits) / carrying(pieces)
    }
}

/// A timeline under construction.
#[derive(Default)]
struct Line {
    events: Vec<TimedEvent>,
    /// When the main movement so far is over.
    end: f32,
    /// How many pieces have been taken since the last movement.
    taken: u8,
    /// Pieces have run into others since then.
    is_struck: bool,
    /// How much later than the main movement the next growth withers.
    withering: f32,
}

impl Line {
    /// What an effect looks like.
    fn show(&mut self, effect: &Effect) {
        match effect {
            &Effect::Captured { at, piece } => self.take(VisualEvent::Take { at, piece }),
            &Effect::Moved { from, to, piece } => {
                self.arrive(MOVE, Some(to), VisualEvent::Move { from, to, piece });
            }
            Effect::Carried { pieces } => {
                self.arrive(carrying(pieces), None, VisualEvent::Carry { pieces: pieces.clone() });
            }
            &Effect::Stacked { from, to, count } => self.then(stacking(count), VisualEvent::Stack { from, to, count }),
            &Effect::Collided { from, at, .. } => self.strike(VisualEvent::Strike { from, at }),
            Effect::Attacked { at, from } => self.then(LEAN, VisualEvent::Lean { at: *at, from: from.clone() }),
            &Effect::Enslaved { at, .. } => self.at_end(SIGN, VisualEvent::Enslave { at }),
            &Effect::Freed { at, .. } => self.at_end(SIGN, VisualEvent::Free { at }),
            &Effect::Converted { at, to, .. } => self.then(CONVERT, VisualEvent::Convert { at, piece: to }),
            Effect::Grew { from, way, piece } => {
                let event = VisualEvent::Grow { from: *from, way: way.clone(), piece: *piece };
                let withers =
                    |timed: &TimedEvent| matches!(timed.event, VisualEvent::Wither { at, .. } if way.contains(&at));
                if !self.events.iter().any(withers) {
                    self.withering = 0.0;
                }
                self.then(growing(way.len()), event);
            }
            &Effect::Withered { at, piece, left } => self.wither(VisualEvent::Wither { at, piece, left }),
            &Effect::ChainStarted { head, next } => self.at_end(SIGN, VisualEvent::Chain { head, next: Some(next) }),
            &Effect::ChainEnded { head } => self.at_end(SIGN, VisualEvent::Chain { head, next: None }),
            &Effect::Chosen { side } => self.then(SIGN, VisualEvent::Chosen { side }),
            &Effect::Revealed { pieces } => self.then(REVEAL, VisualEvent::Reveal { pieces }),
            &Effect::Clashed { cells, pieces } => {
                self.then(CLASH, VisualEvent::Clash { pieces: [(cells[0], pieces[0]), (cells[1], pieces[1])] });
            }
            &Effect::PhaseBegan { side } => self.then_after_all(CLAIM, VisualEvent::Phase { side }),
            &Effect::Promoted { at, side, to, .. } => {
                self.at_end(PROMOTE, VisualEvent::Become { at, piece: owned(side, to) })
            }
            &Effect::ZoneChanged { zone, from, to } => self.at_end(ZONE, VisualEvent::Zone { zone, from, to }),
            Effect::Claimed { .. } => self.then_after_all(CLAIM, VisualEvent::Claim),
            Effect::SecondWind { .. } => self.then_after_all(CLAIM, VisualEvent::Breath),
            Effect::Ended(outcome) => self.then_after_all(END, VisualEvent::End(*outcome)),
            _ => {}
        }
    }

    /// What taking an effect back looks like, with the board that it changed.
    fn take_back(&mut self, effect: &Effect, before: &BoardView) {
        match effect {
            &Effect::Captured { at, piece } => self.beside(self.end * 0.5, TAKE, VisualEvent::Return { at, piece }),
            &Effect::Moved { from, to, piece } => self.then(MOVE, VisualEvent::Move { from: to, to: from, piece }),
            Effect::Carried { pieces } => {
                let stayed = pieces.iter().filter_map(|&(from, to, piece)| Some((to?, Some(from), piece)));
                self.then(MOVE, VisualEvent::Carry { pieces: stayed.collect() });
                for &(from, _, piece) in pieces.iter().filter(|(_, to, _)| to.is_none()) {
                    self.at_end(TAKE, VisualEvent::Return { at: from, piece });
                }
            }
            &Effect::Stacked { from, to, count } => {
                self.then(stacking(count), VisualEvent::Stack { from: to, to: from, count });
            }
            &Effect::Converted { at, from, .. } => self.then(MOVE, VisualEvent::Convert { at, piece: from }),
            Effect::Grew { way, .. } => {
                for &at in way.iter().rev() {
                    self.at_end(MOVE, VisualEvent::Restore { at, piece: before.top(at) });
                }
                self.end += MOVE * 0.5;
            }
            &Effect::Withered { at, piece, .. } => self.at_end(MOVE, VisualEvent::Restore { at, piece: Some(piece) }),
            &Effect::ChainStarted { head, .. } => self.at_end(MOVE, VisualEvent::Chain { head, next: None }),
            &Effect::ChainEnded { head } => {
                let next = before.chains.iter().find(|(other, _)| *other == head).map(|(_, next)| *next);
                self.at_end(MOVE, VisualEvent::Chain { head, next });
            }
            Effect::Revealed { pieces } => {
                for &(at, _) in pieces.iter().rev() {
                    self.at_end(MOVE, VisualEvent::Restore { at, piece: None });
                }
            }
            &Effect::Promoted { at, side, from, .. } => {
                self.beside(0.0, MOVE, VisualEvent::Become { at, piece: owned(side, from) });
            }
            &Effect::ZoneChanged { zone, from, to } => {
                self.beside(0.0, ZONE, VisualEvent::Zone { zone, from: to, to: from });
            }
            _ => {}
        }
    }

    fn beside(&mut self, start: f32, lasts: f32, event: VisualEvent) {
        self.events.push(TimedEvent::new(start, lasts, event));
    }

    /// Pieces run into others all at once; what is taken then goes when it is hit.
    fn strike(&mut self, event: VisualEvent) {
        self.beside(self.end, STRIKE, event);
        self.is_struck = true;
    }

    /// Pieces are taken one after the other, before the next movement.
    fn take(&mut self, event: VisualEvent) {
        self.end += if std::mem::take(&mut self.is_struck) { 0.5 * STRIKE } else { 0.0 };
        // Whoever has run into another, and is lost by that, goes after what it has struck.
        let has_run = |taken: &VisualEvent| {
            let runs = |timed: &TimedEvent| matches!(timed.event, VisualEvent::Strike { from, .. } if taken.focus() == Some(from));
            self.events.iter().any(runs)
        };
        let is_first = has_run(&event) && !self.events.last().is_some_and(|last| has_run(&last.event));
        if self.taken > 0 && is_first {
            self.taken = 0;
            self.end += CROSSED;
        }
        self.beside(self.end + NEXT_TAKE * f32::from(self.taken), TAKE, event);
        self.taken = self.taken.saturating_add(1);
    }

    /// Something travels over the board. What is taken where it lands, or by a block, is struck by it, and goes when it is
    /// there; what is taken elsewhere is jumped over, and goes when it is past. What attacks together has struck before.
    fn arrive(&mut self, lasts: f32, lands: Option<Cell>, event: VisualEvent) {
        let first = self.events.len() - usize::from(self.taken).min(self.events.len());
        let before = self.events.iter().rfind(|timed| !matches!(timed.event, VisualEvent::Take { .. }));
        let has_struck =
            before.is_some_and(|timed| matches!(timed.event, VisualEvent::Lean { .. } | VisualEvent::Strike { .. }));
        if self.taken == 0 || has_struck {
            return self.then(lasts, event);
        }
        let taken = &mut self.events[first..];
        if lands.is_some_and(|to| taken.iter().all(|timed| timed.event.focus() != Some(to))) {
            taken.iter_mut().for_each(|timed| timed.start += PAST);
            self.taken = 0;
            return self.then(lasts, event);
        }
        let there = APPROACH * if lands.is_some() { lasts } else { CARRY };
        let later = |place: u8| (NEXT_TAKE * f32::from(place)).min(LATEST);
        for (place, timed) in (0..).zip(taken) {
            timed.start = self.end + there + later(place);
        }
        let waits = STRUCK_AWAY + later(std::mem::take(&mut self.taken) - 1);
        let all = lasts + waits;
        let waits = Some((there / all, (there + waits) / all));
        self.events.push(TimedEvent { start: self.end, lasts: all, event, waits });
        self.end += all;
    }

    /// How long after the first piece has been struck all that are taken are out of the way.
    fn out_of_way(&mut self) -> f32 {
        match std::mem::take(&mut self.taken) {
            0 => 0.0,
            taken => OUT_OF_WAY + (NEXT_TAKE * f32::from(taken - 1)).min(LATEST),
        }
    }

    fn then(&mut self, lasts: f32, event: VisualEvent) {
        self.end += self.out_of_way() + std::mem::take(&mut self.withering);
        self.beside(self.end, lasts, event);
        self.end += lasts;
    }

    /// What withers goes one after the other, and what grows there next waits for the last of it to begin.
    fn wither(&mut self, event: VisualEvent) {
        self.beside(self.end + self.withering, WITHER, event);
        self.withering = (self.withering + NEXT_WITHER).min(LAST_WITHER);
    }

    /// Together with everything else that follows the main movement.
    fn at_end(&mut self, lasts: f32, event: VisualEvent) {
        self.beside(self.end, lasts, event);
    }

    fn then_after_all(&mut self, lasts: f32, event: VisualEvent) {
        self.end = self.last_moment();
        self.taken = 0;
        self.then(lasts, event);
    }

    fn last_moment(&self) -> f32 {
        self.events.iter().map(TimedEvent::end).fold(self.end, f32::max)
    }

    fn finish(mut self) -> Timeline {
        let pace = (LONGEST / self.last_moment().max(LONGEST)).min(1.0);
        for timed in &mut self.events {
            (timed.start, timed.lasts) = (timed.start * pace, timed.lasts * pace);
        }
        Timeline::Events(self.events)
    }
}

/// A block, and then what it has pushed over the edge.
fn carrying(pieces: &[(Cell, Option<Cell>, Piece)]) -> f32 {
    let lost = pieces.iter().any(|(_, to, _)| to.is_none());
    if lost { CARRY + TAKE } else { CARRY }
}

fn stacking(count: u8) -> f32 {
    STACK + NEXT_PIECE * f32::from(count.saturating_sub(1))
}

fn growing(cells: usize) -> f32 {
    GROW + NEXT_CELL * cells.saturating_sub(1) as f32
}
