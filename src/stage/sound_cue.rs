//! What an event sounds like, and when.

use bevy::prelude::*;
use ludarium_rules::Side;

use super::{Presentation, Recording, VisualEvent};

/// A recording at its place and its moment.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SoundCue {
    /// How much of the event has passed when it starts, 0 to 1: a step sounds as it lands, slides and leaps are recorded
    /// with their way.
    pub moment: f32,
    /// Which recording.
    pub recording: Recording,
    /// Where it is heard, from -1 (left) to 1 (right).
    pub pan: f32,
    /// How deep it sounds; 1 is as recorded.
    pub depth: f32,
}

/// How far round the board the listener sits, in radians from its near edge to the right, as the player does who looks at
/// it.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Listener(pub f32);

impl Presentation {
    /// The sound of an event, the game's own or the default, as it is heard from a seat.
    #[must_use]
    pub fn sound_cue(&self, event: &VisualEvent, listener: Listener) -> Option<SoundCue> {
        let (moment, recording) = (self.ui.sound_for)(event).or_else(|| default_recording(event, self))?;
        let right = Vec2::from_angle(-listener.0);
        let half = self.layout.half.dot(right.abs());
        let across = event.focus().map_or(0.0, |cell| self.layout.world(cell).xz().dot(right) / half);
        // A capture sounds lower on Black's pieces.
        let depth = match event {
            VisualEvent::Take { piece, .. } if piece.side == Some(Side::Black) => 0.82,
            VisualEvent::Take { .. } => 0.94,
            _ => 1.0,
        };
        Some(SoundCue { moment, recording, pan: across.clamp(-1.0, 1.0) * 0.6, depth })
    }
}

/// What an event sounds like in a game that has no recording of its own for it, and the part of the event that has
/// passed then.
fn default_recording(event: &VisualEvent, presentation: &Presentation) -> Option<(f32, Recording)> {
    let recording = match event {
        VisualEvent::Move { from, to, piece } => {
            let distance = presentation.layout.world(*from).distance(presentation.layout.world(*to));
            match (presentation.ui.hop_height)(piece.kind, distance) {
                height if height > 1.0 => Recording::Leap,
                height if height < 0.1 => Recording::Slide,
                _ => return Some((0.85, Recording::Move)),
            }
        }
        VisualEvent::Carry { .. } => Recording::Slide,
        VisualEvent::Stack { .. } => return Some((0.8, Recording::StoneSet)),
        VisualEvent::Take { .. } => Recording::Capture,
        VisualEvent::Become { .. } => Recording::Promote,
        VisualEvent::Convert { .. } => Recording::Convert,
        VisualEvent::Grow { .. } => Recording::Grow,
        VisualEvent::Wither { .. } => Recording::Wither,
        VisualEvent::Strike { .. } => return Some((0.5, Recording::WoodKnock)),
        VisualEvent::Reveal { .. } => Recording::Reveal,
        VisualEvent::Clash { .. } => return Some((0.35, Recording::Clash)),
        VisualEvent::Enslave { .. } => Recording::Enslave,
        VisualEvent::Free { .. } => Recording::Free,
        VisualEvent::Zone { .. } => Recording::Zone,
        VisualEvent::Claim | VisualEvent::Breath | VisualEvent::Phase { .. } => Recording::SecondWind,
        VisualEvent::End(outcome) if outcome.winner.is_some() => Recording::Win,
        VisualEvent::End(_) => Recording::Draw,
        VisualEvent::Return { .. }
        | VisualEvent::Restore { .. }
        | VisualEvent::Lean { .. }
        | VisualEvent::Chosen { .. }
        | VisualEvent::Chain { .. }
        | VisualEvent::Resume => {
            return None;
        }
    };
    Some((0.0, recording))
}

#[cfg(test)]
mod tests {
    use std::f32::consts::{FRAC_PI_2, PI};

    use ludarium_rules::{Cell, GameId, Kind, Piece};

    use super::*;
    use crate::stage::{GameUi, Guide, Layout};

    static GUIDE: Guide = Guide::plain(|| Layout::squares(3, 3));
    static UI: GameUi = GameUi::new(GameId::Gess, &GUIDE);

    #[test]
    fn what_is_on_the_left_from_one_seat_is_on_the_right_from_the_other() {
        let part = || (Handle::default(), Handle::default(), 0.0);
        let presentation = Presentation::new(&UI, Layout::squares(3, 3), move |_| vec![part()], move |_| part());
        let piece = Piece { side: Some(Side::White), kind: Kind(0) };
        let pan = |cell, seat| {
            let cue = presentation.sound_cue(&VisualEvent::Take { at: Cell(cell), piece }, Listener(seat));
            cue.expect("a sound").pan
        };
        assert!(pan(0, 0.0) < -0.1, "{}", pan(0, 0.0));
        for cell in 0..9 {
            assert!((pan(cell, 0.0) + pan(cell, PI)).abs() < 1e-4, "{cell}");
            assert!((pan(cell, FRAC_PI_2) + pan(cell, -FRAC_PI_2)).abs() < 1e-4, "{cell}");
            assert!(pan(cell, FRAC_PI_2).abs() <= 0.6);
        }
        assert!((pan(3, FRAC_PI_2) - pan(5, FRAC_PI_2)).abs() < 1e-4, "a row lies before whoever sits at its end");
    }
}
