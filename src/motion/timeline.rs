//! Effects as cues on a time line.

use ludarium_rules::{BoardView, Effect, Kind, Outcome, Piece, Side};

use crate::stage::VisualEvent;

/// A beat with its time, in seconds at normal speed.
#[derive(Clone, PartialEq, Debug)]
pub struct TimedEvent {
    /// When it begins, counted from the start of the scene.
    pub start: f32,
    /// How long it lasts.
    pub lasts: f32,
    /// What happens.
    pub beat: VisualEvent,
}

/// Something to show: a time line, or a position at once.
#[derive(Clone, PartialEq, Debug)]
pub enum Timeline {
    /// Cues, in the order in which they change the picture.
    Cues(Vec<TimedEvent>),
    /// Another picture, without motion.
    Jump(BoardView),
}

/// The default move of the house.
const MOVE: f32 = 0.2;
/// A taken piece falls while the mover arrives.
const FALL_START: f32 = 0.15;
const FALL: f32 = 0.32;
/// Between the pieces that fall from one stack.
const NEXT_FALL: f32 = 0.06;
const PROMOTE: f32 = 0.45;
const CONVERT: f32 = 0.5;
const ZONE: f32 = 0.35;
const CLAIM: f32 = 0.7;
const END: f32 = 1.0;
const LEAN: f32 = 0.24;
const STRIKE: f32 = 0.3;
const OMEN: f32 = 0.35;
const REVEAL: f32 = 0.6;
const CLASH: f32 = 0.9;
/// A stack is lifted piece by piece: the first, and each further one.
const STACK: f32 = 0.22;
const NEXT_PIECE: f32 = 0.05;
/// Growth: the first cell, and each further one.
const GROW: f32 = 0.26;
const NEXT_CELL: f32 = 0.1;
const WITHER: f32 = 0.4;
/// Whole scenes that would last longer than this are played faster: nobody wants to wait for ten chains.
const LONGEST: f32 = 2.4;

impl Timeline {
    /// A turn as it is played.
    #[must_use]
    pub fn turn(effects: &[Effect]) -> Timeline {
        let mut line = Line::default();
        effects.iter().for_each(|effect| line.tell(effect));
        line.finish()
    }

    /// The same turn, taken back: everything in the opposite order and direction. `before` is the picture that the turn
    /// began with.
    #[must_use]
    pub fn taken_back(effects: &[Effect], before: &BoardView) -> Timeline {
        let mut pictures = vec![before.clone()];
        for effect in effects {
            let mut next = pictures.last().cloned().unwrap_or_default();
            // An effect that does not fit changes nothing; the board is compared with the position in the end.
            let _ = next.apply(effect);
            pictures.push(next);
        }
        let mut line = Line::default();
        effects.iter().zip(&pictures).rev().for_each(|(effect, before)| line.take_back(effect, before));
        line.finish()
    }

    /// Another picture at once.
    #[must_use]
    pub fn jump(picture: BoardView) -> Timeline {
        Timeline::Jump(picture)
    }

    /// The end of a match that did not come from the board.
    #[must_use]
    pub fn end(outcome: Outcome) -> Timeline {
        Timeline::Cues(vec![TimedEvent { start: 0.0, lasts: END, beat: VisualEvent::End(outcome) }])
    }
}

fn owned(side: Side, kind: Kind) -> Piece {
    Piece { side: Some(side), kind }
}

/// A time line under construction.
#[derive(Default)]
struct Line {
    cues: Vec<TimedEvent>,
    /// When the main movement so far is over.
    end: f32,
    /// How many pieces have begun to fall since the last movement.
    falling: u8,
}

impl Line {
    /// What an effect looks like.
    fn tell(&mut self, effect: &Effect) {
        match effect {
            &Effect::Captured { at, piece } => self.fall(VisualEvent::Take { at, piece }),
            &Effect::Moved { from, to, piece } => self.then(MOVE, VisualEvent::Move { from, to, piece }),
            Effect::Carried { pieces } => self.then(MOVE * 1.25, VisualEvent::Carry { pieces: pieces.clone() }),
            &Effect::Stacked { from, to, count } => self.then(stacking(count), VisualEvent::Stack { from, to, count }),
            &Effect::Collided { from, at, .. } => self.beside(self.end, STRIKE, VisualEvent::Strike { from, at }),
            Effect::Attacked { at, from } => self.then(LEAN, VisualEvent::Lean { at: *at, from: from.clone() }),
            &Effect::Enslaved { at, .. } => self.at_end(OMEN, VisualEvent::Enslave { at }),
            &Effect::Freed { at, .. } => self.at_end(OMEN, VisualEvent::Free { at }),
            &Effect::Converted { at, to, .. } => self.then(CONVERT, VisualEvent::Convert { at, piece: to }),
            Effect::Grew { from, way, piece } => {
                let beat = VisualEvent::Grow { from: *from, way: way.clone(), piece: *piece };
                self.then(growing(way.len()), beat);
            }
            &Effect::Withered { at, piece, left } => self.at_end(WITHER, VisualEvent::Wither { at, piece, left }),
            &Effect::ChainStarted { head, next } => self.at_end(OMEN, VisualEvent::Chain { head, next: Some(next) }),
            &Effect::ChainEnded { head } => self.at_end(OMEN, VisualEvent::Chain { head, next: None }),
            &Effect::Chosen { side } => self.then(OMEN, VisualEvent::Chosen { side }),
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

    /// What taking an effect back looks like, with the picture that it changed.
    fn take_back(&mut self, effect: &Effect, before: &BoardView) {
        match effect {
            &Effect::Captured { at, piece } => self.beside(self.end * 0.5, MOVE, VisualEvent::Return { at, piece }),
            &Effect::Moved { from, to, piece } => self.then(MOVE, VisualEvent::Move { from: to, to: from, piece }),
            Effect::Carried { pieces } => {
                let stayed = pieces.iter().filter_map(|&(from, to, piece)| Some((to?, Some(from), piece)));
                self.then(MOVE, VisualEvent::Carry { pieces: stayed.collect() });
                for &(from, _, piece) in pieces.iter().filter(|(_, to, _)| to.is_none()) {
                    self.at_end(MOVE, VisualEvent::Return { at: from, piece });
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
                for &(at, piece) in pieces.iter().rev() {
                    self.at_end(MOVE, VisualEvent::Take { at, piece });
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

    fn beside(&mut self, start: f32, lasts: f32, beat: VisualEvent) {
        self.cues.push(TimedEvent { start, lasts, beat });
    }

    /// Pieces of one stack fall one after the other, while the next movement arrives.
    fn fall(&mut self, beat: VisualEvent) {
        let start = self.end + FALL_START + NEXT_FALL * f32::from(self.falling);
        self.falling = self.falling.saturating_add(1);
        self.beside(start, FALL, beat);
    }

    fn then(&mut self, lasts: f32, beat: VisualEvent) {
        self.beside(self.end, lasts, beat);
        self.end += lasts;
        self.falling = 0;
    }

    /// Together with everything else that follows the main movement.
    fn at_end(&mut self, lasts: f32, beat: VisualEvent) {
        self.beside(self.end, lasts, beat);
    }

    fn then_after_all(&mut self, lasts: f32, beat: VisualEvent) {
        self.end = self.last_moment();
        self.then(lasts, beat);
    }

    fn last_moment(&self) -> f32 {
        self.cues.iter().map(|cue| cue.start + cue.lasts).fold(self.end, f32::max)
    }

    fn finish(mut self) -> Timeline {
        let pace = (LONGEST / self.last_moment().max(LONGEST)).min(1.0);
        for cue in &mut self.cues {
            (cue.start, cue.lasts) = (cue.start * pace, cue.lasts * pace);
        }
        Timeline::Cues(self.cues)
    }
}

fn stacking(count: u8) -> f32 {
    STACK + NEXT_PIECE * f32::from(count.saturating_sub(1))
}

fn growing(cells: usize) -> f32 {
    GROW + NEXT_CELL * cells.saturating_sub(1) as f32
}
