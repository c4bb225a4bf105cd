//! What is in a ludobox, by its names: those alone that the game writes itself.

use ludarium_library::NOTES;
use ludarium_profile::{Carried, MAX_SIZE, PREFERENCES};
use ludarium_record::Store;

/// The first entry.
pub(crate) const LABEL: &str = "ludobox.txt";
/// The folder of the matches.
pub(crate) const MATCHES: &str = "matches";
/// That of the trash, within it.
pub(crate) const TRASH: &str = "trash";
/// The matches to be gone on with.
pub(crate) const UNFINISHED: &str = "unfinished.txt";
/// The folder of the reviews.
pub(crate) const REVIEWS: &str = "reviews";

/// The largest study beside a match, and the largest review.
const MAX_COMPANION: u64 = 32 << 20;
const MAX_NOTES: u64 = 64 << 20;

/// An entry.
#[derive(Clone, Debug)]
pub(crate) enum Inside {
    Label,
    Preferences,
    Carried(Carried),
    Notes,
    Unfinished,
    /// Of the match of that number.
    Review(u64),
    Match(Place),
    Study(Place),
}

/// Where a match lies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// The name of its file without the end.
    pub stem: String,
    pub id: u64,
    pub is_trashed: bool,
}

impl Inside {
    /// What a name stands for; nothing if no Ludarium writes it.
    pub fn of(name: &str) -> Option<Inside> {
        if let Some(carried) = Carried::ALL.into_iter().find(|carried| carried.file == name) {
            return Some(Inside::Carried(carried));
        }
        match name {
            LABEL => return Some(Inside::Label),
            PREFERENCES => return Some(Inside::Preferences),
            _ => {}
        }
        let (folder, rest) = name.split_once('/')?;
        match (folder, rest.strip_prefix(TRASH).and_then(|rest| rest.strip_prefix('/'))) {
            (REVIEWS, None) => Some(Inside::Review(hex(rest.strip_suffix(".json")?)?)),
            (MATCHES, None) if rest == NOTES => Some(Inside::Notes),
            (MATCHES, None) if rest == UNFINISHED => Some(Inside::Unfinished),
            (MATCHES, None) => Inside::of_match(rest, false),
            (MATCHES, Some(name)) => Inside::of_match(name, true),
            _ => None,
        }
    }

    fn of_match(name: &str, is_trashed: bool) -> Option<Inside> {
        let (stem, end) = name.split_once('.')?;
        let place = Place { stem: stem.to_owned(), id: id_of(stem)?, is_trashed };
        match end {
            "toml" => Some(Inside::Match(place)),
            "ludo" => Some(Inside::Study(place)),
            _ => None,
        }
    }

    /// The most bytes that it may have.
    pub fn most_bytes(&self) -> u64 {
        match self {
            Inside::Label => 4096,
            Inside::Preferences | Inside::Carried(_) | Inside::Unfinished => MAX_SIZE,
            Inside::Match(_) => Store::MAX_SIZE,
            Inside::Review(_) | Inside::Study(_) => MAX_COMPANION,
            Inside::Notes => MAX_NOTES,
        }
    }
}

/// The number of a match whose file is called as the game does it: `20261121-065046-tress-000000000000002a`.
pub(crate) fn id_of(stem: &str) -> Option<u64> {
    let (rest, number) = stem.rsplit_once('-')?;
    let mut parts = rest.splitn(3, '-');
    let are_digits = |part: &str, count| part.len() == count && part.bytes().all(|byte| byte.is_ascii_digit());
    let is_stamp = are_digits(parts.next()?, 8) && are_digits(parts.next()?, 6);
    let game = parts.next()?;
    let is_game = (1..=40).contains(&game.len()) && game.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    if is_stamp && is_game { hex(number) } else { None }
}

fn hex(text: &str) -> Option<u64> {
    let is_hex = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    (text.len() == 16 && text.bytes().all(is_hex)).then(|| u64::from_str_radix(text, 16).ok())?
}

#[cfg(test)]
mod tests {
    use ludarium_record::{Match, Player, Setup};
    use ludarium_rules::GameId;

    use super::*;

    #[test]
    fn the_names_of_matches_of_every_game_are_known() {
        for game in GameId::ALL {
            let game = Match::new(Setup::new(game, [1, 2].map(|level| Player::Ai { level }))).expect("valid");
            let name = Store::name_of(&game);
            for (folder, trashed) in [("matches", false), ("matches/trash", true)] {
                let Some(Inside::Match(place)) = Inside::of(&format!("{folder}/{name}")) else { panic!("{name}") };
                assert_eq!((place.id, place.is_trashed), (game.id(), trashed));
            }
        }
    }

    #[test]
    fn no_other_name_is_known() {
        let stem = "20261121-065046-tress-000000000000002a";
        for good in [
            "settings.toml".to_owned(),
            "form.ron".to_owned(),
            "matches/library-notes.jsonl".to_owned(),
            "reviews/000000000000002a.json".to_owned(),
            format!("matches/{stem}.toml"),
            format!("matches/trash/{stem}.ludo"),
        ] {
            assert!(Inside::of(&good).is_some(), "{good}");
            for bad in [
                format!("/{good}"),
                format!("./{good}"),
                format!("../{good}"),
                format!("{good}/"),
                format!("{good}/.."),
                format!("{good} "),
                format!("{good}.tmp"),
                good.replace('/', "\\"),
                good.replace('/', "//"),
                good.replace('/', "/../"),
                good.to_uppercase(),
            ] {
                assert!(bad == good || Inside::of(&bad).is_none(), "{bad}");
            }
        }
        for bad in [
            "",
            "programs.ron",
            "imports.ron",
            "in-use.lock",
            "matches",
            "matches/library.redb",
            "matches/a.toml",
            "matches/20261121-065046-tress-000000000000002g.toml",
            "matches/20261121-065046--000000000000002a-.toml",
            "matches/20261121-065046-tre.ss-000000000000002a.toml",
            "matches/20261121-065046-tress-000000000000002a.toml.bak",
            "matches/trash/trash/20261121-065046-tress-000000000000002a.toml",
            "reviews/trash/000000000000002a.json",
            "reviews/+00000000000002a.json",
        ] {
            assert!(Inside::of(bad).is_none(), "{bad}");
        }
    }
}
