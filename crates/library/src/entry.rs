//! A match as the library knows it.

use std::hash::Hasher;
use std::path::PathBuf;

use ludarium_diagram::Diagram;
use ludarium_record::{EndReason, Match, Player};
use ludarium_rules::split_mix::scramble;
use ludarium_rules::{AnyPosition, GameId, Side, StartError};
use serde::{Deserialize, Serialize};

/// A match at a glance.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// The number that identifies it ([`Match::id`]).
    pub id: u64,
    /// When it was begun, in seconds since 1970 (UTC).
    pub created: u64,
    /// Its file, for [`ludarium_record::Store::load`].
    pub path: PathBuf,
    /// The game.
    pub game: GameId,
    /// White, then Black.
    pub players: [Player; 2],
    /// How many turns were played.
    pub plies: usize,
    /// How it ended; `None` while it goes on.
    pub ending: Option<Ending>,
    /// What somebody has called it; nothing if nobody has.
    pub title: String,
    /// The tags that somebody has given it, sorted.
    pub tags: Vec<String>,
    /// Whether it lies in the trash.
    pub trashed: bool,
    /// The options of the game.
    pub options: Vec<(String, String)>,
    /// The text of the last position, with whatever is secret in it; [`Entry::picture`] shows nothing of that.
    pub position: String,
}

/// How a match has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Who has won; nobody if it is a draw or was left unfinished.
    pub winner: Option<Side>,
    /// Why, in one word ([`EndReason::word`]).
    pub word: String,
}

impl Ending {
    /// Whether the match was left unfinished for good.
    #[must_use]
    pub fn is_abandoned(&self) -> bool {
        self.word == EndReason::Abandoned.word()
    }
}

impl Entry {
    /// The last position as a picture. It is made when it is asked for, since that takes hardly longer than reading one.
    ///
    /// # Errors
    /// The position is none that this version of the rules knows.
    pub fn picture(&self) -> Result<Diagram, StartError> {
        let options: Vec<_> = self.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let position = AnyPosition::parse(self.game, &self.position, &options)?;
        Ok(Diagram::new(&position))
    }
}

/// A match as the index keeps it. Titles and tags are notes, and not among it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Row {
    /// The name of the file, and what it was like when it was read.
    pub file: String,
    pub stamp: Stamp,
    pub found: Found,
}

impl Row {
    pub fn id(&self) -> Option<u64> {
        match &self.found {
            Found::Match(outline) => Some(outline.id),
            Found::Broken(_) => None,
        }
    }
}

/// What tells whether a file has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Stamp {
    pub size: u64,
    /// Nanoseconds since 1970.
    pub modified: u64,
    pub trashed: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Found {
    Match(Box<Outline>),
    /// Nothing that can be read, and why.
    Broken(String),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Outline {
    pub id: u64,
    pub created: u64,
    pub game: String,
    pub players: [PlayerRow; 2],
    pub plies: usize,
    pub ending: Option<(Option<bool>, String)>,
    pub options: Vec<(String, String)>,
    pub position: String,
    /// The same for equal matches, whatever their identity.
    pub content: u64,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum PlayerRow {
    Human(String),
    Program(String),
    Ai(u8),
    Even(u16),
}

impl Outline {
    /// What is known of a match.
    pub fn of(game: &Match) -> Outline {
        let (identity, setup) = (game.identity(), game.setup());
        let ending = game
            .result()
            .map(|result| (result.winner.map(|winner| winner == Side::White), result.reason.word().to_owned()));
        Outline {
            id: identity.number(),
            created: identity.created(),
            game: setup.game.name().to_owned(),
            players: setup.players.each_ref().map(PlayerRow::of),
            plies: game.ply(),
            ending,
            options: setup.options.clone(),
            position: game.position().to_string(),
            content: content_of(game),
        }
    }

    /// The entry for people; `None` for a game that this version does not know.
    pub fn entry(&self, path: PathBuf, trashed: bool) -> Option<Entry> {
        let side = |is_white: bool| if is_white { Side::White } else { Side::Black };
        let ending = self.ending.as_ref();
        Some(Entry {
            id: self.id,
            created: self.created,
            path,
            game: self.game.parse().ok()?,
            players: self.players.each_ref().map(PlayerRow::player),
            plies: self.plies,
            ending: ending.map(|(winner, word)| Ending { winner: winner.map(side), word: word.clone() }),
            title: String::new(),
            tags: Vec::new(),
            trashed,
            options: self.options.clone(),
            position: self.position.clone(),
        })
    }
}

impl PlayerRow {
    fn of(player: &Player) -> PlayerRow {
        match player {
            Player::Human { name } => PlayerRow::Human(name.clone()),
            Player::Program { name } => PlayerRow::Program(name.clone()),
            Player::Ai { level } => PlayerRow::Ai(*level),
            Player::Even { rating } => PlayerRow::Even(*rating),
        }
    }

    fn player(&self) -> Player {
        match self {
            PlayerRow::Human(name) => Player::Human { name: name.clone() },
            PlayerRow::Program(name) => Player::Program { name: name.clone() },
            PlayerRow::Ai(level) => Player::Ai { level: *level },
            PlayerRow::Even(rating) => Player::Even { rating: *rating },
        }
    }
}

/// A number that is the same for matches with equal set-up, turns and result.
#[must_use]
pub fn content_of(game: &Match) -> u64 {
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    let setup = game.setup();
    let mut add = |text: &str| {
        hash.write(text.as_bytes());
        hash.write(&[0]);
    };
    add(setup.game.name());
    setup.options.iter().for_each(|(key, value)| add(&format!("{key}={value}")));
    add(&game.first_position().to_string());
    setup.players.iter().for_each(|player| add(&player.name()));
    game.turns()[..game.ply()].iter().for_each(|played| add(played.turn.as_str()));
    if let Some(result) = game.result() {
        add(&format!("{:?} {}", result.winner, result.reason.word()));
    }
    scramble(hash.finish())
}

/// FNV-1a, the same on every machine and in every release.
struct Fnv(u64);

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
