//! The puzzles of a game that can be played, and what is wrong with the others.

use std::borrow::Cow;

use ludarium_rules::GameId;
use rust_embed::RustEmbed;

use super::error::{BrokenLine, HeaderError, OpenError};
use super::{Puzzle, PuzzleFile, PuzzleId, PuzzleRun, Theme};

#[derive(RustEmbed)]
#[folder = "../../assets/puzzles/"]
struct Files;

/// Puzzles that were left out.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Trouble {
    /// The program has no file of that game, or it is no text.
    #[error("{0}: there is no such file in the program, or it is no text")]
    Missing(String),
    /// The whole file.
    #[error(transparent)]
    Header(#[from] HeaderError),
    /// A line.
    #[error(transparent)]
    Line(#[from] BrokenLine),
    /// A puzzle whose position or turns are refused.
    #[error("{file}, line {line}, column {column}: puzzle {id}: {why}")]
    Unplayable {
        /// The file.
        file: String,
        /// The line, from 1; 0 if it is not in the file any more.
        line: usize,
        /// The column of what is refused, in characters, from 1.
        column: usize,
        /// The puzzle.
        id: PuzzleId,
        /// Why.
        why: OpenError,
    },
}

/// The puzzles of a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Catalogue {
    file: String,
    text: Cow<'static, str>,
    puzzles: Vec<Puzzle>,
    themes: Vec<(Theme, usize)>,
    troubles: Vec<Trouble>,
}

impl Catalogue {
    /// Reads the puzzles that are part of this program.
    #[must_use]
    pub fn built_in(game: GameId) -> Catalogue {
        let file = format!("{}.txt", game.name());
        let bytes = Files::get(&file).map(|file| file.data);
        let text = bytes.and_then(|bytes| match bytes {
            Cow::Borrowed(bytes) => std::str::from_utf8(bytes).ok().map(Cow::Borrowed),
            Cow::Owned(bytes) => String::from_utf8(bytes).ok().map(Cow::Owned),
        });
        match text {
            Some(text) => Catalogue::parse(file, text),
            None => Catalogue { troubles: vec![Trouble::Missing(file)], ..Catalogue::default() },
        }
    }

    /// Reads the text of a file. What is broken is left out and named in [`troubles`](Catalogue::troubles).
    #[must_use]
    pub fn parse(file: String, text: Cow<'static, str>) -> Catalogue {
        let (puzzles, troubles) = match PuzzleFile::parse(&file, &text) {
            Ok(read) => (read.puzzles, read.broken.into_iter().map(Trouble::Line).collect()),
            Err(why) => (Vec::new(), vec![Trouble::Header(why)]),
        };
        let themes = themes_of(&puzzles);
        Catalogue { file, text, puzzles, themes, troubles }
    }

    /// All puzzles that can be played, as far as is known.
    #[must_use]
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// The themes that there are, each with the number of its puzzles, in the order of [`Theme::ALL`].
    #[must_use]
    pub fn themes(&self) -> &[(Theme, usize)] {
        &self.themes
    }

    /// What was left out, and why.
    #[must_use]
    pub fn troubles(&self) -> &[Trouble] {
        &self.troubles
    }

    /// The puzzle of that name.
    #[must_use]
    pub fn find(&self, id: PuzzleId) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }

    /// Begins a puzzle. One whose position or turns are refused is left out from then on, and named among the troubles.
    pub fn open(&mut self, id: PuzzleId) -> Option<PuzzleRun> {
        let place = self.puzzles.iter().position(|puzzle| puzzle.id == id)?;
        match PuzzleRun::new(&self.puzzles[place]) {
            Ok(run) => Some(run),
            Err(why) => {
                self.leave_out(place, why);
                None
            }
        }
    }

    fn leave_out(&mut self, place: usize, why: OpenError) {
        let id = self.puzzles.remove(place).id;
        self.themes = themes_of(&self.puzzles);
        let name = id.to_string();
        let found = self.text.lines().zip(1..).find(|(line, _)| line.starts_with(&name));
        let (line, column) = found.map_or((0, 1), |(line, number)| (number, column_of(line, &why)));
        self.troubles.push(Trouble::Unplayable { file: self.file.clone(), line, column, id, why });
    }
}

fn themes_of(puzzles: &[Puzzle]) -> Vec<(Theme, usize)> {
    let count = |theme| puzzles.iter().filter(|puzzle| puzzle.themes.contains(&theme)).count();
    Theme::ALL.into_iter().map(|theme| (theme, count(theme))).filter(|(_, count)| *count > 0).collect()
}

/// Where in a line of a file that stands which is refused.
fn column_of(line: &str, why: &OpenError) -> usize {
    let (field, ply) = match why {
        OpenError::Position(_) => (Puzzle::POSITION, 0),
        OpenError::Turn { ply, .. } | OpenError::Elsewhere { ply, .. } => (Puzzle::SOLUTION, ply.saturating_sub(1)),
        OpenError::End => (Puzzle::SOLUTION, 0),
    };
    let fields: Vec<&str> = line.split(Puzzle::BETWEEN).collect();
    let before: usize = fields.iter().take(field).map(|field| field.chars().count() + Puzzle::BETWEEN.len()).sum();
    let plies = fields.get(field).into_iter().flat_map(|field| field.split(' ')).take(ply);
    before + plies.map(|turn| turn.chars().count() + 1).sum::<usize>() + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::easiest;

    const HEADER: &str = "puzzles 1 tress seed 1 games 8";
    const LINE: &str = "039719f3 | win 3 | 900 70 | quiet,escort | g2f3 b6a4 f3e4 | 3q4/8/1g4k1/3NQ3/8/8/6K1/8 w | -";

    fn catalogue(lines: &[&str]) -> Catalogue {
        Catalogue::parse("tress.txt".to_owned(), format!("{HEADER}\n{}\n", lines.join("\n")).into())
    }

    #[test]
    fn what_a_lesson_teaches_comes_up_in_puzzles() {
        use crate::lessons::{self, Assets};
        for game in GameId::ALL {
            let (lessons, puzzles) = (lessons::Catalogue::load(&Assets::BuiltIn, game), Catalogue::built_in(game));
            let themes: Vec<Theme> = lessons.course().filter_map(|lesson| lesson.theme).collect();
            assert!(themes.len() >= 3, "{game}: {themes:?}");
            for theme in themes {
                let first = easiest(puzzles.puzzles(), theme, &[]).expect("a puzzle about it");
                let others = puzzles.puzzles().iter().filter(|puzzle| puzzle.themes.contains(&theme));
                assert!(others.clone().all(|other| other.task.plies() >= first.task.plies()), "{game}: {theme}");
                let next = easiest(puzzles.puzzles(), theme, &[first.id]).expect("a puzzle about it");
                assert!(next.id != first.id || others.count() == 1, "{game}: {theme}");
            }
        }
    }

    #[test]
    fn the_programs_own_files_can_be_read() {
        for game in GameId::ALL {
            let catalogue = Catalogue::built_in(game);
            assert_eq!(catalogue.troubles(), [], "{game}");
            let themed = catalogue.puzzles().iter().map(|puzzle| puzzle.themes.len()).sum::<usize>();
            assert_eq!(catalogue.themes().iter().map(|(_, count)| count).sum::<usize>(), themed, "{game}");
        }
    }

    #[test]
    fn what_is_broken_is_named_with_file_line_and_column() {
        let bad = Catalogue::parse("tress.txt".to_owned(), "no puzzles".into());
        assert!(bad.troubles()[0].to_string().starts_with("tress.txt, line 1: expected"), "{:?}", bad.troubles());
        let some = catalogue(&[LINE, "rubbish"]);
        assert_eq!(some.puzzles().len(), 1);
        assert!(some.troubles()[0].to_string().starts_with("tress.txt, line 3, column 1: expected ID"));
    }

    #[test]
    fn a_puzzle_that_cannot_be_played_is_left_out_and_named() {
        for (good, bad, place) in [
            ("6K1/8 w", "6K1/7 w", "tress.txt, line 3, column 61: puzzle 039719f3: the position: "),
            ("b6a4", "b6a5", "tress.txt, line 3, column 49: puzzle 039719f3: ply 2 of the solution: "),
            ("f3e4", "f3g3", "tress.txt, line 3, column 44: puzzle 039719f3: the solution does not end"),
        ] {
            let mut all = catalogue(&["# a remark", &LINE.replace(good, bad)]);
            let id = all.puzzles()[0].id;
            assert!(all.open(id).is_none() && all.find(id).is_none() && all.themes().is_empty());
            let said = all.troubles()[0].to_string();
            assert!(said.starts_with(place), "{said}");
            assert!(all.open(id).is_none());
            assert_eq!(all.troubles().len(), 1, "it is named once");
        }
        let mut good = catalogue(&[LINE]);
        let id = good.puzzles()[0].id;
        assert!(good.open(id).is_some() && good.troubles().is_empty());
    }
}
