//! Effects as cues on a time line.

use ludarium_rules::{Cell, Effect, Kind, Outcome, Picture, Piece, Side, ZoneState};

/// One visible event, either as the rules tell it or backwards.
#[derive(Clone, PartialEq, Debug)]
pub enum Beat {
    /// A piece goes from cell to cell.
    Move {
        /// Where it stood.
        from: Cell,
        /// Where it goes.
        to: Cell,
        /// Which piece.
        piece: Piece,
    },
    /// A piece falls and leaves the board.
    Take {
        /// Where it stood.
        at: Cell,
    },
    /// A piece that had left comes back.
    Return {
        /// Where it stands again.
        at: Cell,
        /// Which piece.
        piece: Piece,
    },
    /// A piece becomes another kind.
    Become {
        /// Where it stands.
        at: Cell,
        /// Its new self.
        piece: Piece,
    },
    /// A zone changes hands.
    Zone {
        /// Its number.
        zone: u8,
        /// Who held it.
        from: ZoneState,
        /// Who holds it now.
        to: ZoneState,
    },
    /// A claim that the other side must undo.
    Claim,
    /// The claim was undone.
    Breath,
    /// The game is over.
    End(Outcome),
}

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
const PROMOTE: f32 = 0.45;
const ZONE: f32 = 0.35;
const CLAIM: f32 = 0.7;
const END: f32 = 1.0;

impl Scene {
    /// A turn as it is played.
    #[must_use]
    pub fn turn(effects: &[Effect]) -> Scene {
        let mut line = Line::default();
        for effect in effects {
            match *effect {
                Effect::Captured { at, .. } => line.beside(FALL_START, FALL, Beat::Take { at }),
                Effect::Moved { from, to, piece } => line.then(MOVE, Beat::Move { from, to, piece }),
                Effect::Promoted { at, side, to, .. } => {
                    line.at_end(PROMOTE, Beat::Become { at, piece: owned(side, to) })
                }
                Effect::ZoneChanged { zone, from, to } => line.at_end(ZONE, Beat::Zone { zone, from, to }),
                Effect::Claimed { .. } => line.then_after_all(CLAIM, Beat::Claim),
                Effect::SecondWind { .. } => line.then_after_all(CLAIM, Beat::Breath),
                Effect::Ended(outcome) => line.then_after_all(END, Beat::End(outcome)),
                _ => {}
            }
        }
        Scene::Cues(line.cues)
    }

    /// The same turn, taken back: everything in the opposite order and direction.
    #[must_use]
    pub fn taken_back(effects: &[Effect]) -> Scene {
        let mut line = Line::default();
        for effect in effects.iter().rev() {
            match *effect {
                Effect::Captured { at, piece } => line.beside(0.05, MOVE, Beat::Return { at, piece }),
                Effect::Moved { from, to, piece } => line.beside(0.0, MOVE, Beat::Move { from: to, to: from, piece }),
                Effect::Promoted { at, side, from, .. } => {
                    line.beside(0.0, MOVE, Beat::Become { at, piece: owned(side, from) });
                }
                Effect::ZoneChanged { zone, from, to } => {
                    line.beside(0.0, ZONE, Beat::Zone { zone, from: to, to: from });
                }
                _ => {}
            }
        }
        Scene::Cues(line.cues)
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
}

impl Line {
    fn beside(&mut self, start: f32, lasts: f32, beat: Beat) {
        self.cues.push(Cue { start, lasts, beat });
    }

    fn then(&mut self, lasts: f32, beat: Beat) {
        self.beside(self.end, lasts, beat);
        self.end += lasts;
    }

    /// Together with everything else that follows the main movement.
    fn at_end(&mut self, lasts: f32, beat: Beat) {
        self.beside(self.end, lasts, beat);
    }

    fn then_after_all(&mut self, lasts: f32, beat: Beat) {
        self.end = self.cues.iter().map(|cue| cue.start + cue.lasts).fold(self.end, f32::max);
        self.then(lasts, beat);
    }
}
