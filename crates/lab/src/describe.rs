//! `describe`: what the opponents' evaluations count and how strong the opponents are, for docs/opponents.md.

use std::io::{self, Write};

use ludarium_ai::{Level, LevelTable, Rating, Reference, Theme, fit};
use ludarium_rules::GameId;

const HEAD: &str = "# The opponents in numbers

Written by `ludarium-lab describe > docs/opponents.md`; a test compares. [ai.md](ai.md) describes the method.

Values are in hundredths of a game's smallest piece, for the side that counts. *Width* is the share of ordinary turns that a
level considers, *error of judgement* how far its evaluation may be off.

Elo points are on one scale in all games: the player `greedy`, who takes the turn that looks best without looking ahead, has
800, about as much as somebody who plays for the first day. Errors are half the width of the interval that holds with 95 %
confidence, for the difference to the level before. Games are all that a level and the places next to it on the line have
played. Where it says *extrapolated*, the level was not measured, since its games take too long: its Elo points are those that
it would have if the line from weak to strong play went on to rise as at the end of what was measured.
";

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
        "| level | style | positions a turn | width | error of judgement | Elo | points against the one before | games |"
    )?;
    writeln!(out, "|---|---|---|---|---|---|---|---|")?;
    let table = LevelTable::of(game);
    for (level, row) in Level::all().zip(&table.levels) {
        let (name, style) = (level.name(), level.style().name());
        let score = row.score.map_or(String::new(), |score| format!("{:.1} %", score * 100.0));
        let games = row.rating.map_or(0, |rating| rating.games);
        let nodes = if level == Level::HIGHEST { "2.5 s".to_owned() } else { row.params.nodes.to_string() };
        let (width, noise, elo) = (row.params.width, row.params.noise, elo_of(row.rating));
        writeln!(out, "| {level} {name} | {style} | {nodes} | {width:.2} | ±{noise} | {elo} | {score} | {games} |")?;
    }
    writeln!(out, "\n{}", references(&table.references))
}

fn elo_of(rating: Option<Rating>) -> String {
    let Some(Rating { elo, error, extrapolated, .. }) = rating else { return "not measured".to_owned() };
    format!("{elo:.0} ± {error:.0}{}", if extrapolated { " (extrapolated)" } else { "" })
}

/// What the first levels have scored against players without a search, in one sentence.
fn references(references: &[Reference]) -> String {
    if references.is_empty() {
        return "Against `random` and `greedy` nothing was played.".to_owned();
    }
    let one = |Reference { level, player, score, games }: &Reference| {
        format!("level {level} against `{player}` {:.1} % of {games}", score * 100.0)
    };
    format!("Points: {}.", references.iter().map(one).collect::<Vec<_>>().join(", "))
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
