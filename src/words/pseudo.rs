//! A language for tests: English with an accent on every letter that can have one, and a third longer. What is not
//! translated stands out, and what needs more room than English shows.

use std::borrow::Cow;

use unic_langid::{LanguageIdentifier, langid};

/// The code of the language, as Windows and Android have it.
pub(super) const LANGUAGE: LanguageIdentifier = langid!("en-XA");

const PLAIN: &str = "aceilnorsuyzACEILNORSUYZ";
const ACCENTED: &str = "áçéíĺñôŕšüýžÁÇÉÍĹÑÔŔŠÜÝŽ";

/// Text with accents; vowels are doubled.
pub(super) fn transform(text: &str) -> Cow<'_, str> {
    let mut accented = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        let other = PLAIN.chars().zip(ACCENTED.chars()).find(|(plain, _)| *plain == letter);
        let letter = other.map_or(letter, |(_, accented)| accented);
        accented.push(letter);
        if "áéíôü".contains(letter) {
            accented.push(letter);
        }
    }
    Cow::Owned(accented)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_a_third_longer_and_no_word_stays_as_it_was() {
        let english = "Two people: the board turns to the side to move";
        let said = transform(english);
        let share = said.chars().count() as f32 / english.chars().count() as f32;
        assert!((1.2..1.45).contains(&share), "{share}: {said}");
        assert!(english.split(' ').zip(said.split(' ')).all(|(plain, accented)| plain != accented), "{said}");
    }
}
