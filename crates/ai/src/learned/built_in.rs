//! The nets that are part of the program.

use std::sync::{Arc, OnceLock};

use ludarium_rules::GameId;

use super::{Net, NetFileError};

/// The net of a game that is part of the program; `None` if the game has none.
///
/// # Errors
/// The file that was built in cannot be read; the terms have to evaluate.
pub fn built_in(game: GameId) -> Result<Option<Arc<Net>>, NetFileError> {
    of(game).get()
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
        GameId::Trees => Some(include_bytes!("nets/trees.net")),
        GameId::Gess => Some(include_bytes!("nets/gess.net")),
        GameId::Treason => Some(include_bytes!("nets/treason.net")),
        GameId::TroopChess => Some(include_bytes!("nets/troop-chess.net")),
        _ => None,
    }
}

/// The file of a net, which is read when it is first asked for.
struct BuiltIn {
    bytes: Option<&'static [u8]>,
    net: OnceLock<Result<Option<Arc<Net>>, NetFileError>>,
}

impl BuiltIn {
    const fn new(bytes: Option<&'static [u8]>) -> BuiltIn {
        BuiltIn { bytes, net: OnceLock::new() }
    }

    fn get(&self) -> Result<Option<Arc<Net>>, NetFileError> {
        let read = || self.bytes.map(|bytes| Net::from_bytes(bytes).map(Arc::new)).transpose();
        self.net.get_or_init(read).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_net_is_an_error_every_time() {
        let broken = BuiltIn::new(Some(b"LUDNET\r\nx"));
        assert_eq!(broken.get(), Err(NetFileError::Length));
        assert_eq!(broken.get(), Err(NetFileError::Length), "a second time as well");
    }

    #[test]
    fn the_nets_of_the_program_are_whole_and_those_of_their_games() {
        for game in GameId::ALL {
            if let Some(net) = built_in(game).expect("a whole file") {
                assert_eq!(net.game(), game);
            }
        }
        assert_eq!(BuiltIn::new(None).get(), Ok(None));
    }
}
