//! The lessons of the games: each can be solved, its mistakes are mistakes, every language says everything, and every
//! heading of the rules page that can be taught is taught.

use std::path::Path;

use ludarium_learn::lessons::{Assets, Catalogue, check_game};
use ludarium_rules::GameId;

fn assets() -> Assets {
    Assets::Folder(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets"))
}

/// One test for each of these games.
macro_rules! taught {
    ($($name:ident $game:ident),*) => { $(
        #[test]
        fn $name() {
            let report = check_game(&assets(), GameId::$game);
            let findings: Vec<String> = report.findings.iter().map(ToString::to_string).collect();
            assert!(findings.is_empty(), "{}", findings.join("\n"));
        }
    )* };
}

taught!(
    tress Tress,
    trees Trees,
    tribun Tribun,
    gess Gess,
    go_chess GoChess,
    treason Treason,
    troop_chess TroopChess
);

#[test]
fn the_program_has_the_lessons_of_the_folder() {
    for game in GameId::ALL {
        let built_in = Catalogue::load(&Assets::BuiltIn, game);
        let of_folder = Catalogue::load(&assets(), game);
        assert_eq!(built_in.lessons(), of_folder.lessons(), "{game}");
    }
}
