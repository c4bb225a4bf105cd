//! Files of weights as in `crates/ai/src/eval/weights`: one line for each term.

use std::fmt::Write as _;

use ludarium_ai::fit;
use ludarium_rules::GameId;

/// The text of a file of weights, formatted as `cargo fmt` leaves it.
pub fn text(game: GameId, weights: &[i32]) -> String {
    let width = weights.iter().map(|weight| weight.to_string().len()).max().unwrap_or(0) + 2;
    let mut text = format!(
        "//! The weights of {}, in the order of its terms. `ludarium-workshop fit {}` writes such a file.\n\n\
         /// In hundredths of the game's smallest piece.\n\
         pub(in crate::eval) const WEIGHTS: [i32; {}] = [\n",
        game.title(),
        game.name(),
        weights.len()
    );
    for (weight, term) in weights.iter().zip(fit::terms(game)) {
        // Writing to a `String` cannot fail.
        let _ = writeln!(text, "    {:<width$}// {}", format!("{weight},"), term.name);
    }
    text.push_str("];\n");
    text
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use ludarium_lab::weights::read;

    use super::*;

    #[test]
    fn the_files_of_all_games_are_read_and_written_unchanged() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        for game in GameId::ALL {
            let name = game.name().replace('-', "_");
            let path = format!("{}/../ai/src/eval/weights/{name}.rs", env!("CARGO_MANIFEST_DIR"));
            let weights = read(Path::new(&path)).expect("a file of weights");
            assert_eq!(&*weights, fit::weights(game), "{game}");
            let (text, again) = (text(game, &weights), folder.path().join(name));
            fs::write(&again, &text).expect("a temporary file");
            assert_eq!(read(&again).expect("it was just written"), weights, "{game}");
            if game == GameId::Tress {
                assert_eq!(text, fs::read_to_string(&path).expect("it has just been read"));
            }
        }
    }
}
