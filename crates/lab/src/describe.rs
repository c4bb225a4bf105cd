//! `describe`: what the opponents' evaluations count and how strong the opponents are, for docs/opponents.md.

use std::io::{self, Write};

use ludarium_ai::{Level, LevelTable, Theme, fit};
use ludarium_rules::GameId;

const HEAD: &str = "# The opponents in numbers

Written by `ludarium-lab describe > docs/opponents.md`; a test compares. [ai.md](ai.md) describes the method.

Values are in hundredths of a game's smallest piece, for the side that counts. Elo points are a scale of their own in each
game, on which level 1 has 600; errors are half the width of the interval that holds with 95 % confidence, for the
difference to the level before. Games are all that a level has played against its neighbours.
";

/// Runs the command.
pub fn run(out: &mut impl Write) -> io::Result<()> {
    write!(out, "{HEAD}")?;
    for game in GameId::ALL {
        writeln!(out, "\n## {game}\n")?;
        levels(game, out)?;
        writeln!(out)?;
        terms(game, out)?;
    }
    Ok(())
}

fn levels(game: GameId, out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "| level | style | positions a turn | error of judgement | Elo | points against the one before | games |"
    )?;
    writeln!(out, "|---|---|---|---|---|---|---|")?;
    for (level, row) in Level::all().zip(&LevelTable::of(game).levels) {
        let (name, style) = (level.name(), level.style().name());
        let elo =
            row.rating.map_or("not measured".to_owned(), |rating| format!("{:.0} ± {:.0}", rating.elo, rating.error));
        let score = row.score.map_or(String::new(), |score| format!("{:.1} %", score * 100.0));
        let games = row.rating.map_or(0, |rating| rating.games);
        let (nodes, noise) = (row.params.nodes, row.params.noise);
        writeln!(out, "| {level} {name} | {style} | {nodes} | ±{noise} | {elo} | {score} | {games} |")?;
    }
    Ok(())
}

fn terms(game: GameId, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "| term | weight | theme | what is counted |\n|---|---|---|---|")?;
    for (term, weight) in fit::terms(game).iter().zip(fit::weights(game)) {
        writeln!(out, "| {} | {weight} | {} | {} |", term.name, theme_name(term.theme), term.description)?;
    }
    Ok(())
}

const fn theme_name(theme: Theme) -> &'static str {
    match theme {
        Theme::Worth => "worth",
        Theme::Attack => "attack",
        Theme::Build => "build",
        Theme::Trick => "trick",
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    #[test]
    fn the_page_is_up_to_date() {
        let mut now = Vec::new();
        super::run(&mut now).expect("memory");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/opponents.md");
        let page = std::fs::read_to_string(path).expect("docs/opponents.md");
        assert!(page.as_bytes() == now, "docs/opponents.md: run `ludarium-lab describe > docs/opponents.md`");
    }
}
