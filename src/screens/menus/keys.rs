//! The keys and what they do: a table at the end of the rules, and in the settings, where they can be exchanged.

use bevy::prelude::KeyCode;
use bevy_enhanced_input::prelude::ModKeys;

use crate::actions::{ARROWS, Chord, DIGITS, at, sign};
use crate::settings::Label;
use crate::words::text;

/// Keys that belong together.
pub(super) struct KeyRow {
    /// What they are called, with what a mouse does in their place.
    pub keys: Label,
    /// What they do, each in its order.
    pub what: Label,
    /// Those of them that are not in a row before.
    pub chords: Vec<Chord>,
}

/// All keys of the game.
pub(super) fn rows() -> Vec<KeyRow> {
    let arrows = |held| ARROWS.map(|arrow| arrow.with(held)).to_vec();
    let row = |keys: Label, what: Label, chords: &[Chord]| KeyRow { keys, what, chords: chords.to_vec() };
    let (enter, space, delete) = (at(KeyCode::Enter), at(KeyCode::Space), at(KeyCode::Delete));
    let redo = sign('z').ctrl().shift();
    let sides = ARROWS.map(Chord::shift);
    vec![
        row(
            || text!("keys-move"),
            || text!("keys-move-what"),
            &[arrows(ModKeys::empty()), vec![enter, space]].concat(),
        ),
        row(|| text!("keys-choices"), || text!("keys-choices-what"), &DIGITS),
        row(|| text!("keys-next"), || text!("keys-next-what"), &[at(KeyCode::Tab), at(KeyCode::Tab).shift()]),
        row(|| text!("keys-cancel"), || text!("keys-cancel-what"), &[at(KeyCode::Escape)]),
        row(|| text!("keys-panels"), || text!("keys-panels-what"), &[at(KeyCode::F2)]),
        row(|| text!("keys-type"), || text!("keys-type-what"), &[sign('/')]),
        row(
            || text!("keys-undo"),
            || text!("keys-undo-what"),
            &[sign('u'), sign('r'), sign('z').ctrl(), sign('y').ctrl(), redo],
        ),
        row(|| text!("keys-turns"), || text!("keys-turns-what"), &[at(KeyCode::PageUp), at(KeyCode::PageDown)]),
        row(|| text!("keys-ends"), || text!("keys-ends-what"), &[at(KeyCode::Home), at(KeyCode::End)]),
        row(|| text!("keys-hint"), || text!("keys-hint-what"), &[sign('h')]),
        row(|| text!("keys-hurry"), || text!("keys-hurry-what"), &[sign('m')]),
        row(|| text!("keys-clocks"), || text!("keys-clocks-what"), &[sign('c')]),
        row(|| text!("keys-watch"), || text!("keys-watch-what"), &[sign('n')]),
        row(|| text!("keys-top"), || text!("keys-top-what"), &[sign('t')]),
        row(|| text!("keys-view"), || text!("keys-view-what"), &[sign('v')]),
        row(|| text!("keys-flip"), || text!("keys-flip-what"), &[sign('f')]),
        row(|| text!("keys-camera"), || text!("keys-camera-what"), &arrows(ModKeys::CONTROL)),
        row(|| text!("keys-zoom"), || text!("keys-zoom-what"), &[sign('+'), sign('-'), sign('='), at(KeyCode::Digit0)]),
        row(|| text!("keys-order"), || text!("keys-order-what"), &sides[2..]),
        row(|| text!("keys-photo"), || text!("keys-photo-what"), &[sign('p')]),
        row(|| text!("keys-blur"), || text!("keys-blur-what"), &[sign('b')]),
        row(|| text!("keys-files"), || text!("keys-files-what"), &[sign('o').ctrl(), sign('v').ctrl()]),
        row(|| text!("keys-rules"), || text!("keys-rules-what"), &[at(KeyCode::F1)]),
        row(|| text!("keys-lesson"), || text!("keys-lesson-what"), &[sign('l')]),
        row(|| text!("keys-analysis"), || text!("keys-analysis-what"), &[sign('a')]),
        row(|| text!("keys-replay"), || text!("keys-replay-what"), &[]),
        row(|| text!("keys-draw"), || text!("keys-draw-what"), &[]),
        row(|| text!("keys-engine"), || text!("keys-engine-what"), &[sign('e')]),
        row(|| text!("keys-mistakes"), || text!("keys-mistakes-what"), &[sign('n').shift()]),
        row(|| text!("keys-learn"), || text!("keys-learn-what"), &[]),
        row(|| text!("keys-try"), || text!("keys-try-what"), &[]),
        row(|| text!("keys-beside"), || text!("keys-beside-what"), &sides[..2]),
        row(|| text!("keys-note"), || text!("keys-note-what"), &[delete]),
        row(|| text!("keys-study"), || text!("keys-study-what"), &[]),
        row(|| text!("keys-set-up"), || text!("keys-set-up-what"), &[sign('s'), sign('x')]),
        row(
            || text!("keys-remove"),
            || text!("keys-remove-what"),
            &[delete.ctrl(), at(KeyCode::Backspace), at(KeyCode::Backspace).ctrl()],
        ),
        row(|| text!("keys-copy"), || text!("keys-copy-what"), &[sign('c').ctrl(), sign('c').ctrl().shift()]),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::Keymap;
    use crate::cli::Cli;
    use crate::script::Journey;
    use crate::start::unseen_app;

    #[test]
    fn every_key_of_the_game_can_be_exchanged_in_one_row() {
        let journey = Journey { with: Vec::new(), steps: Vec::new() };
        let game = unseen_app(&Cli::default(), None, ("keys".to_owned(), journey));
        let mut known: Vec<String> = game.world().resource::<Keymap>().chords().map(Chord::written).collect();
        let mut shown: Vec<String> = rows().into_iter().flat_map(|row| row.chords).map(Chord::written).collect();
        known.sort();
        known.dedup();
        shown.sort();
        assert_eq!(known, shown);
    }
}
