//! Effects as cues on a time line.

use ludarium_rules::{Effect, Kind, Outcome, Picture, Piece, Side};

use super::Beat;

/// A beat with its time, in seconds at normal speed.
#[derive(Clone, PartialEq, Debug)]
pub struct Cue {
    /// When it begins, counted from the start of the scene.
    pub start: f32,
    /// How long it lasts.
    pub lasts: f32,
    /// What happens.
    pub beat: Beat,
}

/// Something to show: a time line, or a position at once.
#[derive(Clone, PartialEq, Debug)]
pub enum Scene {
    /// Cues, in the order in which they change the picture.
    Cues(Vec<Cue>),
    /// Another picture, without motion.
    Jump(Picture),
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

impl Scene {
    /// A turn as it is played.
    #[must_use]
    pub fn turn(effects: &[Effect]) -> Scene {
        let mut line = Line::default();
        effects.iter().for_each(|effect| line.tell(effect));
        line.finish()
    }

    /// The same turn, taken back: everything in the opposite order and direction. `before` is the picture that the turn
    /// began with.
    #[must_use]
    pub fn taken_back(effects: &[Effect], before: &Picture) -> Scene {
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
    pub fn jump(picture: Picture) -> Scene {
        Scene::Jump(picture)
    }

    /// The end of a match that did not come from the board.
    #[must_use]
    pub fn end(outcome: Outcome) -> Scene {
        Scene::Cues(vec![Cue { start: 0.0, lasts: END, beat: Beat::End(outcome) }])
    }
}

fn owned(side: Side, kind: Kind) -> Piece {
    Piece { side: Some(side), kind }
}

/// A time line under construction.
#[derive(Default)]
struct Line {
    cues: Vec<Cue>,
    /// When the main movement so far is over.
    end: f32,
    /// How many pieces have begun to fall since the last movement.
    falling: u8,
}

impl Line {
    /// What an effect looks like.
    fn tell(&mut self, effect: &Effect) {
        match effect {
            &Effect::Captured { at, piece } => self.fall(Beat::Take { at, piece }),
            &Effect::Moved { from, to, piece } => self.then(MOVE, Beat::Move { from, to, piece }),
            Effect::Carried { pieces } => self.then(MOVE * 1.25, Beat::Carry { pieces: pieces.clone() }),
            &Effect::Stacked { from, to, count } => self.then(stacking(count), Beat::Stack { from, to, count }),
            &Effect::Collided { from, at, .. } => self.beside(self.end, STRIKE, Beat::Strike { from, at }),
            Effect::Attacked { at, from } => self.then(LEAN, Beat::Lean { at: *at, from: from.clone() }),
            &Effect::Enslaved { at, .. } => self.at_end(OMEN, Beat::Enslave { at }),
            &Effect::Freed { at, .. } => self.at_end(OMEN, Beat::Free { at }),
            &Effect::Converted { at, to, .. } => self.then(CONVERT, Beat::Convert { at, piece: to }),
            Effect::Grew { from, way, piece } => {
                let beat = Beat::Grow { from: *from, way: way.clone(), piece: *piece };
                self.then(growing(way.len()), beat);
            }
            &Effect::Withered { at, piece, left } => self.at_end(WITHER, Beat::Wither { at, piece, left }),
            &Effect::ChainStarted { head, next } => self.at_end(OMEN, Beat::Chain { head, next: Some(next) }),
            &Effect::ChainEnded { head } => self.at_end(OMEN, Beat::Chain { head, next: None }),
            &Effect::Chosen { side } => self.then(OMEN, Beat::Chosen { side }),
            &Effect::Revealed { pieces } => self.then(REVEAL, Beat::Reveal { pieces }),
            &Effect::Clashed { cells, pieces } => {
                self.then(CLASH, Beat::Clash { pieces: [(cells[0], pieces[0]), (cells[1], pieces[1])] });
            }
            &Effect::PhaseBegan { side } => self.then_after_all(CLAIM, Beat::Phase { side }),
            &Effect::Promoted { at, side, to, .. } => self.at_end(PROMOTE, Beat::Become { at, piece: owned(side, to) }),
            &Effect::ZoneChanged { zone, from, to } => self.at_end(ZONE, Beat::Zone { zone, from, to }),
            Effect::Claimed { .. } => self.then_after_all(CLAIM, Beat::Claim),
            Effect::SecondWind { .. } => self.then_after_all(CLAIM, Beat::Breath),
            Effect::Ended(outcome) => self.then_after_all(END, Beat::End(*outcome)),
            _ => {}
        }
    }

    /// What taking an effect back looks like, with the picture that it changed.
    fn take_back(&mut self, effect: &Effect, before: &Picture) {
        match effect {
            &Effect::Captured { at, piece } => self.beside(self.end * 0.5, MOVE, Beat::Return { at, piece }),
            &Effect::Moved { from, to, piece } => self.then(MOVE, Beat::Move { from: to, to: from, piece }),
            Effect::Carried { pieces } => {
                let stayed = pieces.iter().filter_map(|&(from, to, piece)| Some((to?, Some(from), piece)));
                self.then(MOVE, Beat::Carry { pieces: stayed.collect() });
                for &(from, _, piece) in pieces.iter().filter(|(_, to, _)| to.is_none()) {
                    self.at_end(MOVE, Beat::Return { at: from, piece });
                }
            }
            &Effect::Stacked { from, to, count } => {
                self.then(stacking(count), Beat::Stack { from: to, to: from, count });
            }
            &Effect::Converted { at, from, .. } => self.then(MOVE, Beat::Convert { at, piece: from }),
            Effect::Grew { way, .. } => {
                for &at in way.iter().rev() {
                    self.at_end(MOVE, Beat::Restore { at, piece: before.top(at) });
                }
                self.end += MOVE * 0.5;
            }
            &Effect::Withered { at, piece, .. } => self.at_end(MOVE, Beat::Restore { at, piece: Some(piece) }),
            &Effect::ChainStarted { head, .. } => self.at_end(MOVE, Beat::Chain { head, next: None }),
            &Effect::ChainEnded { head } => {
                let next = before.chains.iter().find(|(other, _)| *other == head).map(|(_, next)| *next);
                self.at_end(MOVE, Beat::Chain { head, next });
            }
            Effect::Revealed { pieces } => {
                for &(at, piece) in pieces.iter().rev() {
                    self.at_end(MOVE, Beat::Take { at, piece });
                }
            }
            &Effect::Promoted { at, side, from, .. } => {
                self.beside(0.0, MOVE, Beat::Become { at, piece: owned(side, from) });
            }
            &Effect::ZoneChanged { zone, from, to } => {
                self.beside(0.0, ZONE, Beat::Zone { zone, from: to, to: from });
            }
            _ => {}
        }
    }

    fn beside(&mut self, start: f32, lasts: f32, beat: Beat) {
        self.cues.push(Cue { start, lasts, beat });
    }

    /// Pieces of one stack fall one after the other, while the next movement arrives.
    fn fall(&mut self, beat: Beat) {
        let start = self.end + FALL_START + NEXT_FALL * f32::from(self.falling);
        self.falling = self.falling.saturating_add(1);
        self.beside(start, FALL, beat);
    }

    fn then(&mut self, lasts: f32, beat: Beat) {
        self.beside(self.end, lasts, beat);
        self.end += lasts;
        self.falling = 0;
    }

    /// Together with everything else that follows the main movement.
    fn at_end(&mut self, lasts: f32, beat: Beat) {
        self.beside(self.end, lasts, beat);
    }

    fn then_after_all(&mut self, lasts: f32, beat: Beat) {
        self.end = self.last_moment();
        self.then(lasts, beat);
    }

    fn last_moment(&self) -> f32 {
        self.cues.iter().map(|cue| cue.start + cue.lasts).fold(self.end, f32::max)
    }

    fn finish(mut self) -> Scene {
        let pace = (LONGEST / self.last_moment().max(LONGEST)).min(1.0);
        for cue in &mut self.cues {
            (cue.start, cue.lasts) = (cue.start * pace, cue.lasts * pace);
        }
        Scene::Cues(self.cues)
    }
}

fn stacking(count: u8) -> f32 {
    STACK + NEXT_PIECE * f32::from(count.saturating_sub(1))
}

fn growing(cells: usize) -> f32 {
    GROW + NEXT_CELL * cells.saturating_sub(1) as f32
}
