//! The pages of rules: Markdown, one folder a language, part of the program.

use bevy::log::warn;
use ludarium_learn::lessons::{PieceRule, headings};
use ludarium_rules::GameId;
use rust_embed::{EmbeddedFile, RustEmbed};

use super::{files, pseudo, section};

/// What the first line of a translated page says before the checksum of the English page that it was made from.
const MADE_FROM: &str = "<!-- made from en ";

#[derive(RustEmbed)]
#[folder = "assets/rules/"]
struct Files;

/// A page of rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RulesPage {
    /// The page, Markdown.
    pub markdown: String,
    /// The English page has changed since this one was made from it.
    pub is_outdated: bool,
}

/// The rules of a game in the player's language, or in English where there is no such page.
pub fn rules_page(game: GameId) -> RulesPage {
    page_in(&files::current().to_string(), game)
}

/// The heading of the second level at the same place as the one with that key in English, counted from 0.
pub fn place_of_heading(game: GameId, key: &str) -> Option<usize> {
    headings(&page_in("en", game).markdown).iter().position(|heading| heading.key == key)
}

/// What the rules page says of a piece, Markdown in the player's language: a row of a table, cell by cell after the names of
/// the columns, or the first paragraphs below a heading.
pub fn piece_rule(game: GameId, rule: &PieceRule) -> Option<String> {
    let said = piece_rule_in(&files::current().to_string(), game, rule)?;
    Some(if files::is_pseudo() { pseudo::transform(&said).into_owned() } else { said })
}

fn piece_rule_in(language: &str, game: GameId, rule: &PieceRule) -> Option<String> {
    let place = place_of_heading(game, rule.heading())?;
    let (english, page) = (page_in("en", game).markdown, page_in(language, game).markdown);
    let (english, below) = (section::below(&english, place)?, section::below(&page, place)?);
    match rule {
        PieceRule::Text(_) => Some(section::opening(below)),
        // Tables have the same rows in every language.
        PieceRule::Row(_, cell) => section::row(below, section::place_of_row(english, cell)?),
    }
}

fn page_in(language: &str, game: GameId) -> RulesPage {
    let english = file("en", game);
    match file(language, game) {
        Some(page) => read(&page, english.as_ref().filter(|_| language != "en")),
        None => {
            warn!("the page of rules {language}/{}.md is missing: it is shown in English", game.name());
            english.map(|page| read(&page, None)).unwrap_or_default()
        }
    }
}

fn file(language: &str, game: GameId) -> Option<EmbeddedFile> {
    Files::get(&format!("{language}/{}.md", game.name()))
}

/// A page without the line that says what it was made from, compared with what it should have been made from.
fn read(page: &EmbeddedFile, source: Option<&EmbeddedFile>) -> RulesPage {
    let text = String::from_utf8_lossy(&page.data);
    let (made_from, markdown) = match text.strip_prefix(MADE_FROM).and_then(|rest| rest.split_once(" -->\n")) {
        Some((checksum, rest)) => (Some(checksum), rest),
        None => (None, &*text),
    };
    let is_outdated = source.is_some_and(|source| made_from != Some(&checksum(source)));
    RulesPage { markdown: markdown.to_owned(), is_outdated }
}

fn checksum(file: &EmbeddedFile) -> String {
    file.metadata.sha256_hash().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// All pages of all languages: the code of the language, the game, and the page.
#[cfg(test)]
pub fn all_rules_pages() -> Vec<(String, GameId, RulesPage)> {
    let page = |path: std::borrow::Cow<str>| {
        let (language, name) = path.split_once('/').expect("a folder for each language");
        let game =
            GameId::ALL.into_iter().find(|game| name == format!("{}.md", game.name())).expect("a page of a game");
        (language.to_owned(), game, page_in(language, game))
    };
    Files::iter().map(page).collect()
}

#[cfg(test)]
mod tests {
    use ludarium_learn::lessons::{Assets, RuleIndex};

    use super::*;

    #[test]
    fn every_game_has_an_english_page_and_no_translation_is_behind() {
        let pages = all_rules_pages();
        let english = pages.iter().filter(|(language, ..)| language == "en").count();
        assert_eq!(english, GameId::ALL.len());
        for (language, game, page) in pages {
            assert!(!page.is_outdated, "{language}/{game} was made from another English page than the present one");
            assert!(page.markdown.starts_with("# "), "{language}/{game}: the page begins with its title");
        }
    }

    #[test]
    fn every_piece_is_explained_in_every_language() {
        for game in GameId::ALL {
            let index = RuleIndex::load(&Assets::BuiltIn, game).expect("an index");
            for (language, ..) in all_rules_pages() {
                for (piece, rule) in index.pieces() {
                    let said = piece_rule_in(&language, game, rule).unwrap_or_default();
                    let letters = said.chars().count();
                    assert!((12..=900).contains(&letters), "{language}/{game}, {piece}: {letters} letters: {said}");
                    assert!(!said.contains('|') && !said.contains("```"), "{language}/{game}, {piece}: {said}");
                }
            }
        }
    }

    #[test]
    fn headings_are_found_by_their_keys() {
        assert_eq!(place_of_heading(GameId::Treason, "stepping"), Some(2));
        assert_eq!(place_of_heading(GameId::Treason, "the-king"), None);
    }

    #[test]
    fn a_page_made_from_another_one_is_outdated_and_a_missing_one_is_english() {
        let english = file("en", GameId::Gess).expect("a page");
        let other = file("en", GameId::Tress).expect("a page");
        let made_from = |source: &EmbeddedFile| EmbeddedFile {
            data: format!("{MADE_FROM}{} -->\n# Gess\n", checksum(source)).into_bytes().into(),
            metadata: english.metadata.clone(),
        };
        let title = "# Gess\n".to_owned();
        let present = RulesPage { markdown: title.clone(), is_outdated: false };
        assert_eq!(read(&made_from(&english), Some(&english)), present);
        assert_eq!(read(&made_from(&other), Some(&english)), RulesPage { markdown: title, is_outdated: true });
        assert!(read(&english, Some(&other)).is_outdated, "it does not say what it was made from");
        assert_eq!(page_in("xx", GameId::Gess), page_in("en", GameId::Gess));
    }
}
