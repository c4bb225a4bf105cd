//! What an event sounds like, and when.

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

impl Presentation {
    /// The sound of an event, the game's own or the default.
    #[must_use]
    pub fn sound_cue(&self, event: &VisualEvent) -> Option<SoundCue> {
        let (moment, recording) = (self.ui.sound_for)(event).or_else(|| default_recording(event, self))?;
        let across = event.focus().map_or(0.0, |cell| self.layout.world(cell).x / self.layout.half.x);
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
