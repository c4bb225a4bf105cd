//! Every language has every text of the lessons of a game, none is too long, and none belongs to no lesson.

use std::collections::BTreeSet;
use std::sync::Arc;

use ludarium_rules::GameId;

use super::pointing;
use super::report::Finding;
use crate::lessons::assets::Assets;
use crate::lessons::lesson::Lesson;
use crate::lessons::words::Words;

/// The languages, and what is wrong with their words. Unless the lessons are all there are, words that belong to none are
/// no matter.
pub(super) fn check(
    assets: &Assets,
    game: GameId,
    lessons: &[Arc<Lesson>],
    are_all: bool,
) -> (Vec<String>, Vec<Finding>) {
    let languages = match assets.names("i18n") {
        Ok(languages) => languages,
        Err(why) => return (Vec::new(), vec![Finding(why.to_string())]),
    };
    let check = |language: &String| check_language(assets, language, game, lessons, are_all);
    let findings = languages.iter().flat_map(check).collect();
    (languages, findings)
}

fn check_language(
    assets: &Assets,
    language: &str,
    game: GameId,
    lessons: &[Arc<Lesson>],
    are_all: bool,
) -> Vec<Finding> {
    let path = format!("i18n/{language}/{}.ftl", Lesson::domain(game));
    let words = match Words::load(assets, language, game) {
        Ok(words) => words,
        Err(why) => return vec![Finding(why.to_string())],
    };
    // A folder without the window's words has no labels that could be quoted.
    let window = assets.text(&format!("i18n/{language}/window.ftl")).unwrap_or_default();
    let mut known = BTreeSet::new();
    let mut findings = Vec::new();
    for lesson in lessons {
        let touched = pointing::touched_cells(lesson);
        for text in lesson.texts() {
            let key = lesson.key(text);
            let said = words.get(&key);
            let stray = || pointing::wrong(lesson, text, said.unwrap_or_default(), (&touched, &window));
            findings.extend(
                wrong(said, text.most_words()).or_else(stray).map(|what| Finding(format!("{path}: {key} {what}"))),
            );
            known.insert(key);
        }
    }
    let unknown = words.keys().filter(|key| are_all && !known.contains(*key));
    findings.extend(unknown.map(|key| Finding(format!("{path}: {key} belongs to no lesson"))));
    findings
}

fn wrong(text: Option<&str>, most: usize) -> Option<String> {
    let Some(text) = text else { return Some("is missing".to_owned()) };
    let count = text.split_whitespace().count();
    match count {
        0 => Some("is empty".to_owned()),
        count if count > most => Some(format!("has {count} words; at most {most}")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_may_be_neither_missing_nor_too_long() {
        assert_eq!(wrong(None, 3).as_deref(), Some("is missing"));
        assert_eq!(wrong(Some(" "), 3).as_deref(), Some("is empty"));
        assert_eq!(wrong(Some("one two three four"), 3).as_deref(), Some("has 4 words; at most 3"));
        assert_eq!(wrong(Some("one two three"), 3), None);
    }
}
