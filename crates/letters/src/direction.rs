//! Lines with words that are written from right to left.

use std::borrow::Cow;

use unicode_bidi::BidiInfo;

/// A line in the order in which it is seen from left to right, for drawing that turns round the letters of a word in
/// Hebrew or Arabic by itself, and no more: words, numbers and signs between them are put in their places here.
#[must_use]
pub fn in_visual_order(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_from_right) {
        return Cow::Borrowed(text);
    }
    let info = BidiInfo::new(text, None);
    let mut seen = String::with_capacity(text.len());
    for paragraph in &info.paragraphs {
        let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
        for run in runs {
            let Some(part) = text.get(run.clone()) else { continue };
            if levels.get(run.start).is_some_and(|level| level.is_rtl()) {
                words(part).into_iter().rev().for_each(|word| seen.extend(word.chars().map(mirrored)));
            } else {
                seen.push_str(part);
            }
        }
    }
    Cow::Owned(seen)
}

/// Words in Hebrew or Arabic, and each sign between them.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut start = 0;
    let mut letters = text.char_indices().peekable();
    while let Some((_, letter)) = letters.next() {
        let end = letters.peek().map_or(text.len(), |(next, _)| *next);
        let goes_on = letters.peek().is_some_and(|(_, next)| is_from_right(letter) && is_from_right(*next));
        if !goes_on {
            words.push(text.get(start..end).unwrap_or_default());
            start = end;
        }
    }
    words
}

/// Whether a letter belongs to a script that is written from right to left.
const fn is_from_right(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFE}' | '\u{10800}'..='\u{10FFF}'
        | '\u{1E800}'..='\u{1EFFF}')
}

/// A bracket as it looks among words from right to left.
const fn mirrored(sign: char) -> char {
    match sign {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '<' => '>',
        '>' => '<',
        '«' => '»',
        '»' => '«',
        _ => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_change_places_and_keep_their_letters() {
        assert_eq!(in_visual_order("Ann Müller"), "Ann Müller");
        assert_eq!(in_visual_order("דוד לוי"), "לוי דוד");
        assert_eq!(in_visual_order("محمد علي حسن"), "حسن علي محمد");
        assert_eq!(in_visual_order("محمد Đặng Ñandú"), "Đặng Ñandú محمد");
        assert_eq!(in_visual_order("Ann – דוד לוי"), "Ann – לוי דוד");
        assert_eq!(in_visual_order("דוד (לוי) 15"), "15 (לוי) דוד");
        assert_eq!(in_visual_order("محمد، علي"), "علي محمد،");
    }
}
