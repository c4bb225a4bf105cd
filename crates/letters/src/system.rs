//! The system's fonts: looked through when a letter first appears that the program has not, and kept within bounds.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use fontdb::{Database, FaceInfo, Style, Weight};

use crate::face::{has, is_shipped};
use crate::{FETCHED, Face};

/// The most faces of the system that are kept, and the most bytes of all of them. A file of Chinese, Japanese and Korean
/// characters has 20 million.
pub const MOST_FACES: usize = 8;
/// See [`MOST_FACES`].
pub const MOST_BYTES: usize = 96_000_000;
/// The most letters that are remembered as being in no font.
const MOST_MISSING: usize = 4096;

/// What is known of the system's fonts.
struct System {
    /// Their list; none before the first letter was looked for.
    list: Option<Database>,
    faces: Vec<Face>,
    bytes: usize,
    /// Letters that no font has.
    missing: BTreeSet<char>,
}

static SYSTEM: Mutex<System> = Mutex::new(System { list: None, faces: Vec::new(), bytes: 0, missing: BTreeSet::new() });

/// The faces of the system that have been found so far.
#[must_use]
pub fn found() -> Vec<Face> {
    SYSTEM.lock().unwrap_or_else(PoisonError::into_inner).faces.clone()
}

/// Looks in the system's fonts for letters that no face has so far; returns whether there are new faces. The first time,
/// that is a matter of tenths of a second where there are many fonts, so whoever must not wait asks from beside.
pub fn look_for(letters: impl IntoIterator<Item = char>) -> bool {
    SYSTEM.lock().unwrap_or_else(PoisonError::into_inner).look_for(letters)
}

/// Takes in the face [`FETCHED`]; returns whether it can be read and there is room for it.
pub fn take_in(bytes: Vec<u8>) -> bool {
    SYSTEM.lock().unwrap_or_else(PoisonError::into_inner).take_in(bytes)
}

impl System {
    fn take_in(&mut self, bytes: Vec<u8>) -> bool {
        let has_room = self.faces.len() < MOST_FACES && self.bytes + bytes.len() <= MOST_BYTES;
        if !has_room || ttf_parser::Face::parse(&bytes, 0).is_err() {
            return false;
        }
        self.bytes += bytes.len();
        let face = Face { name: FETCHED, bytes: bytes.leak(), index: 0 };
        self.missing.retain(|letter| !face.has(*letter));
        self.faces.push(face);
        true
    }

    fn look_for(&mut self, letters: impl IntoIterator<Item = char>) -> bool {
        let mut wanted: BTreeSet<char> = letters.into_iter().filter(|letter| !is_shipped(*letter)).collect();
        wanted.retain(|letter| !self.missing.contains(letter));
        for read in self.faces.iter().filter_map(Face::read) {
            wanted.retain(|letter| !has(&read, *letter));
        }
        let before = self.faces.len();
        while !wanted.is_empty() && self.faces.len() < MOST_FACES {
            let Some((face, letters)) = self.best(&wanted) else { break };
            self.bytes += face.bytes.len();
            self.faces.push(face);
            wanted.retain(|letter| !letters.contains(letter));
        }
        if self.missing.len() + wanted.len() <= MOST_MISSING {
            self.missing.append(&mut wanted);
        }
        self.faces.len() > before
    }

    /// The face with most of these letters that there is still room for, and which of them it has.
    fn best(&mut self, wanted: &BTreeSet<char>) -> Option<(Face, BTreeSet<char>)> {
        let room = MOST_BYTES.saturating_sub(self.bytes);
        let list = self.list.get_or_insert_with(|| {
            let mut list = Database::new();
            list.load_system_fonts();
            list
        });
        let letters_of = |info: &FaceInfo| {
            list.with_face_data(info.id, |bytes, index| {
                let read = ttf_parser::Face::parse(bytes, index).ok().filter(|_| bytes.len() <= room)?;
                Some(wanted.iter().copied().filter(|letter| has(&read, *letter)).collect::<BTreeSet<char>>())
            })
        };
        let upright = list.faces().filter(|info| info.style == Style::Normal && info.weight <= Weight::BOLD);
        let having = upright.filter_map(|info| Some((info, letters_of(info)??))).filter(|(_, has)| !has.is_empty());
        let (info, letters) = having.max_by_key(|(info, letters)| (letters.len(), plainness(info)))?;
        // What is kept is kept for good, so that the window and pictures share it: within the bounds above.
        let bytes: &'static [u8] = list.with_face_data(info.id, |bytes, _| bytes.to_vec()).map(Vec::leak)?;
        let name = info.families.first().map_or("a font of the system", |(name, _)| name.clone().leak());
        Some((Face { name, bytes, index: info.index }, letters))
    }
}

/// How well a face goes with the game's: upright, without serifs, of ordinary weight.
fn plainness(info: &FaceInfo) -> (bool, bool, u16) {
    let sans = info.families.iter().any(|(name, _)| name.contains("Sans"));
    (sans, !info.monospaced, 1000 - info.weight.0.abs_diff(Weight::NORMAL.0).min(1000))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SHIPPED;

    #[test]
    fn what_the_system_has_is_found_once_and_bounded() {
        let mut system = System { list: None, faces: Vec::new(), bytes: 0, missing: BTreeSet::new() };
        // Georgian, Armenian and Thai; whether a machine has them is its own affair.
        system.look_for("ლუდარიუმი Հայաստան ไทย".chars());
        let (faces, bytes) = (system.faces.len(), system.bytes);
        assert!(faces <= MOST_FACES && bytes <= MOST_BYTES);
        assert!(!system.look_for("ლუდარიუმი Հայաստან".chars()), "the same letters need no other face");
        for face in &system.faces {
            assert!(face.read().is_some(), "{face:?}");
        }
        assert!(!system.look_for(['\u{10FFFD}']), "no font has it");
        assert!(system.missing.contains(&'\u{10FFFD}'));
    }

    #[test]
    fn a_face_that_came_another_way_has_letters_that_were_missing() {
        let sign = SHIPPED[SHIPPED.len() - 1];
        let mut system =
            System { list: None, faces: Vec::new(), bytes: 0, missing: BTreeSet::from(['\u{10FFFD}', '\u{FFFD}']) };
        assert!(!system.take_in(sign.bytes[..100].to_vec()), "it cannot be read");
        assert!(system.take_in(sign.bytes.to_vec()));
        assert_eq!((system.faces.len(), system.bytes), (1, sign.bytes.len()));
        assert_eq!(system.missing, BTreeSet::from(['\u{10FFFD}']));
        system.bytes = MOST_BYTES;
        assert!(!system.take_in(sign.bytes.to_vec()), "there is no room");
    }

    #[test]
    fn no_face_is_taken_that_there_is_no_room_for() {
        let mut system = System { list: None, faces: Vec::new(), bytes: MOST_BYTES, missing: BTreeSet::new() };
        assert!(!system.look_for("ლ".chars()) && system.faces.is_empty());
    }
}
