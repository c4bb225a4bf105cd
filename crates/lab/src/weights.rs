//! Files of weights, as `crates/ai/src/eval/weights` keeps them: one line a term.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use ludarium_ai::fit;
use ludarium_rules::GameId;

/// The weights of a file.
///
/// # Errors
/// What is wrong with the file, in one line.
pub fn read(path: &Path) -> Result<Arc<[i32]>, String> {
    let text = fs::read_to_string(path).map_err(|why| format!("{}: {why}", path.display()))?;
    parse(&text).map_err(|why| format!("{}: {why}", path.display()))
}

/// The weights of a text: the numbers at the beginning of the lines between the two brackets.
fn parse(text: &str) -> Result<Arc<[i32]>, String> {
    let (before, list) = text.split_once("= [").ok_or("no list of weights begins with \"= [\"")?;
    let (list, _) = list.split_once("];").ok_or("the list of weights does not end with \"];\"")?;
    let length = before.rsplit_once("[i32; ").and_then(|(_, length)| length.trim().strip_suffix(']'));
    let length: usize = length.and_then(|length| length.parse().ok()).ok_or("no length such as [i32; 5]")?;
    let mut weights = Vec::new();
    for line in list.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (number, _) = line.split_once(',').ok_or_else(|| format!("no comma in \"{line}\""))?;
        weights.push(number.trim().parse().map_err(|_| format!("\"{number}\" is no weight"))?);
    }
    if weights.len() == length {
        Ok(weights.into())
    } else {
        Err(format!("{} weights where {length} are announced", weights.len()))
    }
}

/// The text of a file of weights, exactly as the formatter would leave it.
pub fn text(game: GameId, weights: &[i32]) -> String {
    let width = weights.iter().map(|weight| weight.to_string().len()).max().unwrap_or(0) + 2;
    let mut text = format!(
        "//! The weights of {}, in the order of its terms. `ludarium-lab fit {}` writes such a file.\n\n\
         /// In hundredths of the game's smallest piece.\n\
         pub(in crate::eval) const WEIGHTS: [i32; {}] = [\n",
        game.title(),
        game.name(),
        weights.len()
    );
    for (weight, term) in weights.iter().zip(fit::terms(game)) {
        // Writing to a text cannot fail.
        let _ = writeln!(text, "    {:<width$}// {}", format!("{weight},"), term.name);
    }
    text.push_str("];\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_of_all_games_are_read_and_written_as_they_are() {
        for game in GameId::ALL {
            let name = game.name().replace('-', "_");
            let path = format!("{}/../ai/src/eval/weights/{name}.rs", env!("CARGO_MANIFEST_DIR"));
            let path = Path::new(&path);
            let weights = read(path).expect("a file of weights");
            assert_eq!(&*weights, fit::weights(game), "{game}");
            assert_eq!(parse(&text(game, &weights)), Ok(weights.clone()), "{game}");
            if game == GameId::Tress {
                assert_eq!(text(game, &weights), fs::read_to_string(path).expect("it has just been read"));
            }
        }
    }

    #[test]
    fn what_is_no_file_of_weights_is_refused() {
        for (text, why) in [
            ("", "begins"),
            ("W: [i32; 1] = [\n 3, // x\n", "end"),
            ("W: [u8; 1] = [\n 3, // x\n];", "length"),
            ("W: [i32; 2] = [\n 3, // x\n];", "announced"),
            ("W: [i32; 1] = [\n x, // x\n];", "no weight"),
            ("W: [i32; 1] = [\n 3 // x\n];", "comma"),
        ] {
            let error = parse(text).expect_err("it is wrong");
            assert!(error.contains(why), "{text}: {error}");
        }
    }
}
