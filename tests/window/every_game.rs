//! A test of its own for every game, so that they run beside each other.

/// Makes seven tests in a module, each of which calls a function with its game.
macro_rules! every_game {
    ($name:ident, $look:expr) => {
        every_game! {
            @ $name $look;
            tress Tress, trees Trees, tribun Tribun, gess Gess, go_chess GoChess, treason Treason, troop_chess TroopChess
        }
    };
    (@ $name:ident $look:expr; $($test:ident $game:ident),*) => {
        mod $name {
            use super::*;

            const LOOK: fn(ludarium_rules::GameId) = $look;

            $(
                #[test]
                fn $test() {
                    LOOK(ludarium_rules::GameId::$game);
                }
            )*
        }
    };
}
