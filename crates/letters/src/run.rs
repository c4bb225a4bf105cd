//! Words as glyphs: letters of Arabic depend on their neighbours, marks sit on letters.

use harfrust::{FontRef, ShapeOptions, ShaperData, UnicodeBuffer};

use crate::{Face, REPLACEMENT, face_of};

/// A part of a line that one face writes.
#[derive(Clone, PartialEq, Debug)]
pub enum Run<'a> {
    /// The letters are in the font of whoever asks.
    Own(&'a str),
    /// They are in a face of the fallback chain.
    Fallback(Face, &'a str),
    /// So many letters are in no font; each is the sign [`REPLACEMENT`] of this face.
    Missing(Face, usize),
}

/// A glyph of a face; lengths in units of its em.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Glyph {
    /// Its number in the face.
    pub number: u16,
    /// Where it stands beside the pen, to the right and up.
    pub offset: [f32; 2],
    /// How far the pen goes on.
    pub advance: f32,
}

/// The parts of a line, which is in visual order; `is_own` says which letters the font of whoever asks has.
#[must_use]
pub fn runs(line: &str, is_own: impl Fn(char) -> bool) -> Vec<Run<'_>> {
    let mut runs: Vec<(Option<(Face, bool)>, usize, usize)> = Vec::new();
    for (at, letter) in line.char_indices() {
        let writer = (!is_own(letter)).then(|| {
            let face = face_of(letter);
            (face, face.has(letter))
        });
        let end = at + letter.len_utf8();
        match runs.last_mut() {
            Some((last, _, last_end)) if *last == writer => *last_end = end,
            _ => runs.push((writer, at, end)),
        }
    }
    let text = |from: usize, to: usize| line.get(from..to).unwrap_or_default();
    let named = runs.into_iter().map(|(writer, from, to)| match writer {
        None => Run::Own(text(from, to)),
        Some((face, true)) => Run::Fallback(face, text(from, to)),
        Some((face, false)) => Run::Missing(face, text(from, to).chars().count()),
    });
    named.collect()
}

/// The glyphs of a part of a line that a face of the fallback chain writes, from left to right.
#[must_use]
pub fn glyphs(run: &Run<'_>) -> Vec<Glyph> {
    match run {
        Run::Own(_) => Vec::new(),
        Run::Fallback(face, text) => shaped(*face, text),
        Run::Missing(face, count) => shaped(*face, &REPLACEMENT.to_string().repeat(*count)),
    }
}

fn shaped(face: Face, text: &str) -> Vec<Glyph> {
    let Ok(font) = FontRef::from_index(face.bytes, face.index) else { return Vec::new() };
    let em = face.read().map_or(1000.0, |read| f32::from(read.units_per_em()));
    let data = ShaperData::new(&font);
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.guess_segment_properties();
    let shaped = data.shaper(&font).build().shape(buffer, ShapeOptions::new());
    let glyph = |(info, place): (&harfrust::GlyphInfo, &harfrust::GlyphPosition)| Glyph {
        number: u16::try_from(info.glyph_id).unwrap_or(0),
        offset: [place.x_offset as f32 / em, place.y_offset as f32 / em],
        advance: place.x_advance as f32 / em,
    };
    shaped.glyph_infos().iter().zip(shaped.glyph_positions()).map(glyph).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_written_by_as_many_faces_as_it_needs() {
        let names = |line| -> Vec<String> {
            let name = |run: Run<'_>| match run {
                Run::Own(text) => format!("own {text}"),
                Run::Fallback(face, text) => format!("{} {text}", face.name),
                Run::Missing(_, count) => format!("missing {count}"),
            };
            runs(line, |letter| letter.is_ascii()).into_iter().map(name).collect()
        };
        assert_eq!(names("Ann"), ["own Ann"]);
        assert_eq!(names("田中 A."), ["Noto Sans CJK 田中", "own  A."]);
        assert_eq!(names("a\u{10FFFD}\u{10FFFC}b"), ["own a", "missing 2", "own b"]);
    }

    #[test]
    fn arabic_letters_join_and_stand_from_right_to_left() {
        let word = |text| shaped(face_of('م'), text).iter().map(|glyph| glyph.number).collect::<Vec<_>>();
        let (name, alone) = (word("محمد"), word("م"));
        assert_eq!(name.len(), 4);
        assert!(!name.contains(&alone[0]), "no letter of the word looks as it does alone: {name:?} {alone:?}");
        assert_ne!(word("مد"), word("دم").into_iter().rev().collect::<Vec<_>>());
    }

    #[test]
    fn what_no_font_has_has_a_width() {
        let sign = glyphs(&Run::Missing(face_of('\u{10FFFD}'), 2));
        assert!(sign.len() == 2 && sign[0].number > 0 && sign[0].advance > 0.3, "{sign:?}");
    }
}
