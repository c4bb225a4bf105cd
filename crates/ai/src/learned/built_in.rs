//! The nets that are part of the program.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use ludarium_rules::GameId;

use super::{Net, NetFileError};

/// The net of a game that is part of the program; `None` if the game has none.
///
/// # Errors
/// The file that was built in cannot be read; the terms have to evaluate. [`take_broken_nets`] then says so once.
pub fn built_in(game: GameId) -> Result<Option<Arc<Net>>, NetFileError> {
    of(game).get()
}

/// A net that is part of the program and cannot be read, so that the terms evaluate its game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the learned evaluation of {game} cannot be used, and the plain one takes its place: {why}")]
pub struct BrokenNet {
    /// The game.
    pub game: GameId,
    /// What is wrong with the net.
    #[source]
    pub why: NetFileError,
}

/// The nets of the program that somebody has asked for and that cannot be read: each once, so that whoever asks can show
/// or log them whenever a match begins.
#[must_use]
pub fn take_broken_nets() -> Vec<BrokenNet> {
    let take = |game: GameId| of(game).take_fault().map(|why| BrokenNet { game, why });
    GameId::ALL.into_iter().filter_map(take).collect()
}

fn of(game: GameId) -> &'static BuiltIn {
    &NETS[game as usize]
}

/// In the order of [`GameId::ALL`].
static NETS: [BuiltIn; GameId::ALL.len()] = {
    let mut nets = [const { BuiltIn::new(None) }; GameId::ALL.len()];
    let mut place = 0;
    while place < nets.len() {
        nets[place].bytes = bytes_of(GameId::ALL[place]);
        place += 1;
    }
    nets
};

/// The file of a game's net.
const fn bytes_of(game: GameId) -> Option<&'static [u8]> {
    match game {
        GameId::Tress => Some(include_bytes!("nets/tress.net")),
        GameId::Treason => Some(include_bytes!("nets/treason.net")),
        GameId::TroopChess => Some(include_bytes!("nets/troop-chess.net")),
        _ => None,
    }
}

/// The file of a net, which is read when it is first asked for.
struct BuiltIn {
    bytes: Option<&'static [u8]>,
    net: OnceLock<Result<Option<Arc<Net>>, NetFileError>>,
    is_told: AtomicBool,
}

impl BuiltIn {
    const fn new(bytes: Option<&'static [u8]>) -> BuiltIn {
        BuiltIn { bytes, net: OnceLock::new(), is_told: AtomicBool::new(false) }
    }

    fn get(&self) -> Result<Option<Arc<Net>>, NetFileError> {
        let read = || self.bytes.map(|bytes| Net::from_bytes(bytes).map(Arc::new)).transpose();
        self.net.get_or_init(read).clone()
    }

    /// Why the net could not be read, if that has not been told yet.
    fn take_fault(&self) -> Option<NetFileError> {
        let fault = self.net.get()?.as_ref().err()?;
        (!self.is_told.swap(true, Ordering::Relaxed)).then(|| fault.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_net_is_told_once_and_only_when_it_was_asked_for() {
        let broken = BuiltIn::new(Some(b"LUDNET\r\nx"));
        assert_eq!(broken.take_fault(), None);
        assert_eq!(broken.get(), Err(NetFileError::Length));
        assert_eq!(broken.get(), Err(NetFileError::Length), "a second time as well");
        assert_eq!(broken.take_fault(), Some(NetFileError::Length));
        assert_eq!(broken.take_fault(), None);
    }

    #[test]
    fn the_nets_of_the_program_are_whole_and_those_of_their_games() {
        for game in GameId::ALL {
            if let Some(net) = built_in(game).expect("a whole file") {
                assert_eq!(net.game(), game);
            }
        }
        assert_eq!(take_broken_nets(), []);
        assert_eq!(BuiltIn::new(None).get(), Ok(None));
    }

    #[test]
    fn the_message_names_the_game_and_the_fault() {
        let broken = BrokenNet { game: GameId::Tress, why: NetFileError::Checksum };
        let message = broken.to_string();
        assert!(message.contains("Tress") && message.contains("checksum"), "{message}");
    }
}
