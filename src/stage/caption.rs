//! What is heard, in words: for whoever does not hear it.

use super::Recording;
use crate::words::text;

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// An event.
    Event(Recording),
    /// The place behind the board.
    Ambience,
    /// The piece of music.
    Music,
}

/// What the recordings tell that are alike in all games.
pub(super) fn usual_caption(recording: Recording) -> Option<String> {
    Some(match recording {
        Recording::Select => text!("caption-select"),
        Recording::Deselect => text!("caption-deselect"),
        Recording::Refuse => text!("caption-refuse"),
        Recording::Undo => text!("caption-undo"),
        Recording::LowTime => text!("caption-low-time"),
        Recording::Move => text!("caption-move"),
        Recording::Slide => text!("caption-slide"),
        Recording::Leap => text!("caption-leap"),
        Recording::Capture => text!("caption-capture"),
        Recording::Promote => text!("caption-promote"),
        Recording::Curtain => text!("caption-curtain"),
        Recording::Win => text!("caption-win"),
        Recording::Draw => text!("caption-draw"),
        // They say no more than that the pointer has moved or pressed.
        Recording::Hover | Recording::Click => return None,
        // Each is a matter of the games that have it.
        Recording::Zone
        | Recording::SecondWind
        | Recording::StoneSet
        | Recording::StoneLift
        | Recording::StoneTopple
        | Recording::Enslave
        | Recording::Free
        | Recording::PebbleSet
        | Recording::PebbleBlock
        | Recording::PebbleTake
        | Recording::Glass
        | Recording::WoodSet
        | Recording::WoodSlide
        | Recording::WoodKnock
        | Recording::Cord
        | Recording::DiscJump
        | Recording::DiscTake
        | Recording::Crown
        | Recording::Convert
        | Recording::Grow
        | Recording::GrowGrass
        | Recording::Wither
        | Recording::Pop
        | Recording::Sway
        | Recording::Reveal
        | Recording::Clash => return None,
    })
}
