//! Faces, and which letters they have.

use std::sync::LazyLock;

use ttf_parser::GlyphId;

use crate::{REPLACEMENT, found};

/// One face of a font, for as long as the program runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// What it is called.
    pub name: &'static str,
    /// The file.
    pub bytes: &'static [u8],
    /// Its place in a file of several faces.
    pub index: u32,
}

/// The faces that are part of the program, each a part of a Noto Sans (`scripts/make_fonts.sh`). The last has the sign for
/// what no font has, and nothing else. A page fetches [`FETCHED`] when it is needed.
pub const SHIPPED: &[Face] = &[
    shipped("Noto Sans Hebrew", include_bytes!("../fonts/NotoSansHebrew-subset.ttf")),
    shipped("Noto Sans Arabic", include_bytes!("../fonts/NotoSansArabic-subset.ttf")),
    #[cfg(not(target_arch = "wasm32"))]
    shipped("Noto Sans CJK", include_bytes!("../fonts/NotoSansCJK-subset.otf")),
    shipped("Noto Sans replacement", include_bytes!("../fonts/NotoSans-replacement.ttf")),
];

/// The face that is the largest by far, as a file of the folder `fonts`.
pub const FETCHED: &str = "NotoSansCJK-subset.otf";

const fn shipped(name: &'static str, bytes: &'static [u8]) -> Face {
    Face { name, bytes, index: 0 }
}

/// The shipped faces, read once.
static READ: LazyLock<Vec<ttf_parser::Face<'static>>> =
    LazyLock::new(|| SHIPPED.iter().filter_map(Face::read).collect());

impl Face {
    /// The tables of the face; none if it cannot be read.
    #[must_use]
    pub fn read(&self) -> Option<ttf_parser::Face<'static>> {
        ttf_parser::Face::parse(self.bytes, self.index).ok()
    }

    /// Whether the face has a letter.
    #[must_use]
    pub fn has(&self, letter: char) -> bool {
        self.read().is_some_and(|read| has(&read, letter))
    }
}

/// The first face of the fallback chain that has a letter; the one with the sign for all others if none has it.
#[must_use]
pub fn face_of(letter: char) -> Face {
    let shipped = || SHIPPED.iter().zip(READ.iter()).find(|(_, read)| has(read, letter)).map(|(face, _)| *face);
    let of_system = || found().into_iter().find(|face| face.has(letter));
    shipped().or_else(of_system).unwrap_or(SHIPPED[SHIPPED.len() - 1])
}

pub(crate) fn is_shipped(letter: char) -> bool {
    letter == REPLACEMENT || READ.iter().any(|face| has(face, letter))
}

/// Whether a face has a letter, with an outline or as a space: pictures in colours cannot be drawn.
pub(crate) fn has(face: &ttf_parser::Face<'_>, letter: char) -> bool {
    let outlined = face.tables().glyf.is_some() || face.tables().cff.is_some();
    outlined && face.glyph_index(letter).is_some_and(|glyph| glyph != GlyphId(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_names_need_no_font_of_the_system() {
        for name in [
            "田中太郎",
            "山本 さくら",
            "王小明",
            "张伟",
            "김민준",
            "ひらがなカタカナー",
            "דוד לוי",
            "محمد علي",
            "پژمان",
            "ｶﾞ",
            "「」、。",
        ] {
            let missing: String = name.chars().filter(|letter| *letter > '\u{24F}' && !is_shipped(*letter)).collect();
            let halfwidth = missing.chars().all(|letter| ('\u{FF61}'..='\u{FF9F}').contains(&letter));
            assert!(halfwidth, "{name}: {missing}");
        }
    }

    #[test]
    fn what_no_font_has_is_the_sign() {
        let face = face_of('\u{10FFFD}');
        assert_eq!(face, SHIPPED[3]);
        let read = face.read().expect("the face");
        assert!(has(&read, REPLACEMENT) && read.glyph_index('◻') == read.glyph_index(REPLACEMENT));
    }

    #[test]
    fn the_shipped_faces_are_small() {
        assert!(SHIPPED.iter().map(|face| face.bytes.len()).sum::<usize>() < 1_500_000);
        assert_eq!(READ.len(), SHIPPED.len());
    }
}
