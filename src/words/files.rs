//! The files of words, and the language in use.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

use bevy::log::warn;
use i18n_embed::fluent::FluentLanguageLoader;
use i18n_embed::{I18nAssets, LanguageLoader};
use ludarium_learn::lessons::Lesson;
use ludarium_rules::GameId;
use rust_embed::RustEmbed;
use unic_langid::{LanguageIdentifier, langid};

use super::{Language, keys, pseudo};

/// The language that is always complete; what another one lacks is said in it.
const FALLBACK: LanguageIdentifier = langid!("en");

#[derive(RustEmbed)]
#[folder = "assets/i18n/"]
struct Files;

/// The texts of the window.
pub static WINDOW: LazyLock<FluentLanguageLoader> = LazyLock::new(|| loader("window"));

/// The texts on the rules and the lessons of each game, the puzzles, the match and the opponents, by the names of their
/// files. Each is read when it is wanted first.
static OTHERS: LazyLock<HashMap<String, OnceLock<FluentLanguageLoader>>> = LazyLock::new(|| {
    let shared = [COMMON, MATCH, OPPONENTS, PUZZLES, REVIEW].map(str::to_owned);
    let games = GameId::ALL.into_iter().flat_map(|game| [game.name().to_owned(), Lesson::domain(game)]);
    games.chain(shared).map(|domain| (domain, OnceLock::new())).collect()
});

/// The file of what is said of every game.
pub(super) const COMMON: &str = "rules";
/// The file of what is said of a match.
pub(super) const MATCH: &str = "match";
/// The file of what is said of the opponents, and by them.
pub(super) const OPPONENTS: &str = "opponents";

/// The file of why turns are mistakes.
pub(super) const REVIEW: &str = "review";

/// The file of the names of puzzles' themes.
pub(super) const PUZZLES: &str = "puzzles";

/// The texts of a file other than the window's.
pub(super) fn domain(name: &str) -> Option<&'static FluentLanguageLoader> {
    let words = OTHERS.get(name)?;
    words.get().or_else(|| {
        // Nobody may choose another language between this look at it and the moment in which the words are there.
        let chosen = CHOSEN.lock().unwrap_or_else(PoisonError::into_inner);
        Some(words.get_or_init(|| loader_in(name, &chosen)))
    })
}

fn loader_in(name: &str, language: &LanguageIdentifier) -> FluentLanguageLoader {
    let words = loader(name);
    if *language != FALLBACK {
        load(&words, &Files, language);
    }
    words
}

/// The files other than the window's that have been read.
#[cfg(test)]
pub(super) fn read_domains() -> Vec<&'static str> {
    let read = OTHERS.iter().filter(|(_, words)| words.get().is_some());
    read.map(|(name, _)| name.as_str()).collect()
}

/// The language in use.
static CHOSEN: Mutex<LanguageIdentifier> = Mutex::new(FALLBACK);

fn loader(domain: &str) -> FluentLanguageLoader {
    let loader = FluentLanguageLoader::new(domain, FALLBACK);
    load(&loader, &Files, &FALLBACK);
    loader
}

/// Fills a loader with the words of a language. What is missing or broken is said once and replaced by English.
fn load(loader: &FluentLanguageLoader, files: &dyn I18nAssets, chosen: &LanguageIdentifier) {
    let mut real = if *chosen == pseudo::LANGUAGE { FALLBACK } else { chosen.clone() };
    let path = format!("{real}/{}", loader.language_file_name());
    // The loader must not be asked for a language of which it has nothing.
    if files.get_files(&path).is_empty() {
        warn!("the words {path} are missing: these are said in English");
        real = FALLBACK;
    }
    if let Err(error) = loader.load_languages(files, std::slice::from_ref(&real)) {
        warn!("the words of {real} cannot be read: {error}");
    }
    loader.set_use_isolating(false);
    loader.with_bundles_mut(|bundle| keys::lend(bundle, *chosen == pseudo::LANGUAGE));
    if *chosen == pseudo::LANGUAGE {
        loader.with_bundles_mut(|bundle| bundle.set_transform(Some(pseudo::transform)));
    }
}

/// Changes to the first of the wanted languages that there is, or to English; returns whether that is another one than
/// before.
pub(super) fn select(wanted: &[LanguageIdentifier]) -> bool {
    let best = negotiate(wanted);
    let mut chosen = CHOSEN.lock().unwrap_or_else(PoisonError::into_inner);
    if *chosen == best {
        return false;
    }
    *chosen = best.clone();
    for words in OTHERS.values().filter_map(OnceLock::get).chain([&*WINDOW]) {
        load(words, &Files, &best);
    }
    true
}

/// The language of pages: English where a language for tests is in use.
pub(super) fn current() -> LanguageIdentifier {
    let chosen = CHOSEN.lock().unwrap_or_else(PoisonError::into_inner);
    if *chosen == pseudo::LANGUAGE { FALLBACK } else { chosen.clone() }
}

/// The first of the wanted languages that there is, or English.
fn negotiate(wanted: &[LanguageIdentifier]) -> LanguageIdentifier {
    if wanted.first() == Some(&pseudo::LANGUAGE) {
        return pseudo::LANGUAGE;
    }
    let all = codes();
    let best = wanted.iter().find_map(|language| {
        let same = all.iter().find(|one| *one == language);
        same.or_else(|| all.iter().find(|one| one.language == language.language))
    });
    best.cloned().unwrap_or(FALLBACK)
}

/// The languages that there are folders of, English first.
fn codes() -> Vec<LanguageIdentifier> {
    let mut all: Vec<LanguageIdentifier> =
        Files::iter().filter_map(|path| path.split('/').next()?.parse().ok()).collect();
    all.sort_by_key(|language| (*language != FALLBACK, language.to_string()));
    all.dedup();
    all
}

/// Whether there are words in the language, the one for tests included.
pub fn has_language(code: &str) -> bool {
    let parsed = code.parse::<LanguageIdentifier>();
    parsed.is_ok_and(|language| language == pseudo::LANGUAGE || codes().contains(&language))
}

/// Whether the language in use is the one for tests.
pub fn is_pseudo() -> bool {
    *CHOSEN.lock().unwrap_or_else(PoisonError::into_inner) == pseudo::LANGUAGE
}

/// The languages that the player can choose, English first; each with its name in its own words.
pub fn languages() -> &'static [Language] {
    static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| {
        let named = |language: LanguageIdentifier| {
            let words = FluentLanguageLoader::new("window", FALLBACK);
            load(&words, &Files, &language);
            Language { code: language.to_string(), name: words.get("language-name") }
        };
        codes().into_iter().map(named).collect()
    });
    &LANGUAGES
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::*;

    /// Files in memory.
    struct Memory(Vec<(&'static str, Vec<u8>)>);

    impl I18nAssets for Memory {
        fn get_files(&self, path: &str) -> Vec<Cow<'_, [u8]>> {
            let named = |(name, bytes): &'_ (&'static str, Vec<u8>)| (*name == path).then(|| bytes.clone().into());
            self.0.iter().filter_map(named).collect()
        }

        fn filenames_iter(&self) -> Box<dyn Iterator<Item = String> + '_> {
            Box::new(self.0.iter().map(|(name, _)| (*name).to_owned()))
        }
    }

    /// What a loader says of two keys in German with this German file, or without one.
    fn said(german: Option<&[u8]>) -> [String; 2] {
        let english = b"one = One\ntwo = Two\n".to_vec();
        let german = german.map(|bytes| ("de/window.ftl", bytes.to_vec()));
        let files = Memory([("en/window.ftl", english)].into_iter().chain(german).collect());
        let words = FluentLanguageLoader::new("window", FALLBACK);
        load(&words, &files, &FALLBACK);
        load(&words, &files, &langid!("de"));
        ["one", "two"].map(|key| words.get(key))
    }

    #[test]
    fn what_a_language_lacks_is_said_in_english() {
        assert_eq!(said(Some(b"one = Eins\ntwo = Zwei\n")), ["Eins", "Zwei"]);
        assert_eq!(said(Some(b"two = Zwei\n")), ["One", "Zwei"], "a key is missing");
        assert_eq!(said(Some(b"one = { $\ntwo = Zwei\n")), ["One", "Zwei"], "a pattern is broken");
        assert_eq!(said(None), ["One", "Two"], "the file is missing");
        assert_eq!(said(Some(b"one = \xff\n")), ["One", "Two"], "the file is no text");
        assert_eq!(said(Some(b"")), ["One", "Two"], "the file is empty");
    }

    #[test]
    fn the_nearest_language_is_chosen() {
        let nearest = |code: &str| negotiate(&[code.parse().expect("a code")]).to_string();
        let known = ["de", "de-AT", "en-GB", "fr-CA", "pt", "en-XA"].map(nearest);
        assert_eq!(known, ["de", "de", "en", "fr", "pt-BR", "en-XA"]);
        assert_eq!(nearest("fi"), "en");
        assert_eq!(negotiate(&[]), FALLBACK);
        assert!(has_language("de") && has_language("en-XA") && !has_language("xx") && !has_language("no language"));
    }
}
