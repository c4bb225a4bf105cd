//! Keys that the player has exchanged: whoever cannot reach a key, or is used to another one, presses that instead.
//!
//! What is exchanged are chords, wherever they mean something: no chord is ever without its place, and none has two.

use bevy::prelude::*;

use super::chord::{Chord, at};
use super::chord_name::GROUPS;

/// How many chords can be exchanged at most.
const MOST: usize = 200;

/// Which chord is pressed now for one that comes with the game.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct KeyExchange {
    /// The chord that comes with the game, and what is pressed for it; only those that differ. Both are the same chords
    /// in another order.
    moved: Vec<(Chord, Chord)>,
}

impl KeyExchange {
    /// Reads what [`KeyExchange::write`] has written; nothing is exchanged if it is anything else.
    #[must_use]
    pub fn read(text: &str) -> KeyExchange {
        let mut words = text.split(' ').take(2 * MOST).map(Chord::parse);
        let pairs = std::iter::from_fn(|| Some((words.next()??, words.next()??)));
        let moved: Vec<(Chord, Chord)> = pairs.filter(|(meant, pressed)| meant != pressed).collect();
        let count = |chord: Chord| {
            let meant = moved.iter().filter(|(meant, _)| *meant == chord).count();
            (meant, moved.iter().filter(|(_, pressed)| *pressed == chord).count())
        };
        let is_whole = moved.iter().all(|(meant, pressed)| count(*meant) == (1, 1) && count(*pressed) == (1, 1));
        let exchange = KeyExchange { moved };
        if is_whole && exchange.write() == text { exchange } else { KeyExchange::default() }
    }

    /// Pairs of chords, what comes with the game before what is pressed for it.
    #[must_use]
    pub fn write(&self) -> String {
        let words = self.moved.iter().map(|(meant, pressed)| format!("{} {}", meant.written(), pressed.written()));
        words.collect::<Vec<_>>().join(" ")
    }

    /// What is pressed for a chord that comes with the game.
    #[must_use]
    pub fn pressed_for(&self, meant: Chord) -> Chord {
        self.moved.iter().find(|(known, _)| *known == meant).map_or(meant, |(_, pressed)| *pressed)
    }

    /// The chord that comes with the game for which this one is pressed.
    #[must_use]
    pub fn meant_by(&self, pressed: Chord) -> Chord {
        self.moved.iter().find(|(_, known)| *known == pressed).map_or(pressed, |(meant, _)| *meant)
    }

    /// The same, but that this is pressed for a chord that comes with the game. Whatever that was pressed for changes
    /// places with it.
    #[must_use]
    pub fn with(&self, meant: Chord, pressed: Chord) -> KeyExchange {
        let (before, other) = (self.pressed_for(meant), self.meant_by(pressed));
        if other == meant {
            return self.clone();
        }
        let mut moved = self.moved.clone();
        moved.retain(|(known, _)| *known != meant && *known != other);
        moved.extend([(meant, pressed), (other, before)]);
        moved.retain(|(meant, pressed)| meant != pressed);
        if moved.len() > MOST { self.clone() } else { KeyExchange { moved } }
    }

    /// What texts call the keys that are exchanged: the name of the key that comes with the game, and of what is pressed
    /// for it.
    #[must_use]
    pub fn names(&self) -> Vec<(String, String)> {
        let single = self.moved.iter().map(|(meant, pressed)| (meant.written(), pressed.name()));
        let groups = GROUPS.iter().filter(|(_, keys)| keys.iter().any(|key| self.pressed_for(*key) != *key));
        let groups = groups.map(|(name, keys)| {
            let keys: Vec<String> = keys.iter().map(|key| self.pressed_for(*key).name()).collect();
            ((*name).to_owned(), keys.join(", "))
        });
        single.chain(groups).collect()
    }
}

/// For which chord that comes with the game the next one that is pressed is meant. Whoever asks says so in every frame.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AwaitedKey {
    meant: Option<Chord>,
    is_asked: bool,
}

/// The player has pressed what is to be pressed for a chord from now on.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyChosen {
    /// The chord that comes with the game.
    pub meant: Chord,
    /// What has been pressed.
    pub pressed: Chord,
}

impl AwaitedKey {
    /// For which chord one is awaited.
    #[must_use]
    pub fn meant(&self) -> Option<Chord> {
        self.meant
    }

    /// The next chord is meant for this one; for none, none is awaited.
    pub fn ask(&mut self, meant: Option<Chord>) {
        (self.meant, self.is_asked) = (meant, true);
    }

    /// Nothing is awaited any longer where nobody asks.
    pub(super) fn go_on(&mut self) {
        if !std::mem::take(&mut self.is_asked) {
            self.meant = None;
        }
    }

    /// What has been chosen by this chord, if one was awaited. Escape takes the wish back.
    pub(super) fn take(&mut self, pressed: Chord) -> Option<Option<KeyChosen>> {
        let meant = self.meant.take()?;
        let is_taken_back = pressed == at(KeyCode::Escape);
        Some((!is_taken_back).then_some(KeyChosen { meant, pressed }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::chord::sign;
    use super::*;

    #[test]
    fn no_chord_is_ever_without_its_place_and_none_has_two() {
        let (u, j, k) = (sign('u'), sign('j'), sign('k').ctrl());
        let once = KeyExchange::default().with(u, j);
        assert_eq!((once.meant_by(j), once.meant_by(u), once.meant_by(k)), (u, j, k));
        assert_eq!((once.pressed_for(u), once.pressed_for(j)), (j, u));
        let twice = once.with(k, j);
        assert_eq!((twice.meant_by(j), twice.meant_by(k), twice.meant_by(u)), (k, u, j));
        assert_eq!(once.with(u, u), KeyExchange::default(), "back to what it was");
        assert_eq!(once.with(u, j), once, "again");
        let all = [u, j, k, at(KeyCode::Escape), at(KeyCode::Digit1), sign('+'), sign('é')];
        let mut exchange = KeyExchange::default();
        for round in 0..40 {
            exchange = exchange.with(all[round % 7], all[(round * 3 + 1) % 7]);
            let mut pressed = all.map(|chord| exchange.pressed_for(chord).written());
            assert!(all.iter().all(|chord| exchange.meant_by(exchange.pressed_for(*chord)) == *chord));
            pressed.sort();
            assert!(pressed.windows(2).all(|pair| pair[0] != pair[1]), "{pressed:?}");
            assert_eq!(KeyExchange::read(&exchange.write()), exchange);
        }
    }

    #[test]
    fn what_is_no_exchange_exchanges_nothing() {
        for text in
            ["", " ", "U", "U J", "U J J", "U J J U U J", "U U", "U Kp J U", "u j j u", &"U J J U ".repeat(2000)]
        {
            assert_eq!(KeyExchange::read(text), KeyExchange::default(), "{text:.40}");
        }
        assert_ne!(KeyExchange::read("U J J U"), KeyExchange::default());
    }

    #[test]
    fn texts_name_what_is_pressed() {
        let exchange = KeyExchange::default().with(sign('u'), sign('j')).with(at(KeyCode::ArrowUp), sign('w'));
        let names = exchange.names();
        let of = |key: &str| names.iter().find(|(known, _)| known == key).map(|(_, name)| name.as_str());
        assert_eq!((of("U"), of("J"), of("H")), (Some("J"), Some("U"), None));
        assert_eq!(of("Arrows"), Some("W, Down, Left, Right"));
        assert_eq!((of("Ctrl+arrows"), of("Menu")), (None, None));
        let names = exchange.with(at(KeyCode::Escape), sign('x')).names();
        assert!(names.contains(&("Menu".to_owned(), "X".to_owned())), "{names:?}");
    }
}
