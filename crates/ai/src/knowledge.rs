//! What is built into the program beside the search: learned evaluations, opening books, endgame tables.

use ludarium_rules::GameId;

use crate::book::{self, BookError};
use crate::learned::{self, NetFileError};
use crate::tables::treason::{self, TableFileError};

/// A part of the program's knowledge that cannot be read, so that its game is played without.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KnowledgeFault {
    /// The net.
    #[error("the learned evaluation of {game} cannot be used, and the plain one takes its place: {why}")]
    Net {
        /// The game.
        game: GameId,
        /// What is wrong with it.
        #[source]
        why: NetFileError,
    },
    /// The opening book.
    #[error("the opening book of {game} cannot be used, and every turn is searched: {why}")]
    Book {
        /// The game.
        game: GameId,
        /// What is wrong with it.
        #[source]
        why: BookError,
    },
    /// The endgame table.
    #[error("the endgame table of {game} cannot be used, and endings are searched: {why}")]
    Table {
        /// The game.
        game: GameId,
        /// What is wrong with it.
        #[source]
        why: TableFileError,
    },
}

/// Reads the net and the book of a game, so that the first turn does not wait for them, and gives what cannot be read; an
/// endgame table only if a search has asked for it before. For a thread of its own: it takes some milliseconds.
///
/// ```
/// assert_eq!(ludarium_ai::load_knowledge(ludarium_rules::GameId::Tress), []);
/// ```
#[must_use]
pub fn load_knowledge(game: GameId) -> Vec<KnowledgeFault> {
    let net = learned::built_in(game).err().map(|why| KnowledgeFault::Net { game, why });
    let book = book::built_in(game).err().map(|why| KnowledgeFault::Book { game, why });
    let table = treason::fault().filter(|_| game == GameId::Treason).map(|why| KnowledgeFault::Table { game, why });
    [net, book, table].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_built_in_can_be_read() {
        treason::built_in().expect("a whole table");
        for game in GameId::ALL {
            assert_eq!(load_knowledge(game), [], "{game}");
        }
    }

    #[test]
    fn a_fault_names_the_game_the_part_and_the_reason() {
        let fault = KnowledgeFault::Net { game: GameId::Tress, why: NetFileError::Checksum };
        let message = fault.to_string();
        assert!(["Tress", "learned evaluation", "checksum"].iter().all(|word| message.contains(word)), "{message}");
    }
}
