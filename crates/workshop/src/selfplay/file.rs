//! Files of games: written game by game, continued after an interruption, read game by game.

use std::collections::HashSet;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write as _};
use std::path::Path;

use ludarium_rules::GameId;

use super::error::{MOST_LINE, MOST_LINES, RecordError};
use super::record::GameRecord;
use ludarium_lab::files::{FileError, LineError, in_file};

/// How the games of a file were played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    pub game: GameId,
    pub nodes: u64,
    /// The positions beside the game for each of its positions.
    pub asides: u32,
    pub seed: u64,
    pub eval: String,
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Header { game, nodes, asides, seed, eval } = self;
        write!(f, "# selfplay 1\t{}\t{nodes} nodes\tseed {seed}\teval {eval}", game.name())?;
        if *asides > 0 { write!(f, "\t{asides} asides") } else { Ok(()) }
    }
}

/// A file that games can be added to.
#[derive(Debug)]
pub struct Opened {
    /// The file, at its end.
    pub file: File,
    pub played: HashSet<u32>,
}

/// Opens a file to add games to it. What an interrupted run has left of its last game is cut off.
pub fn open(path: &Path, header: &Header) -> anyhow::Result<Opened> {
    let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
    if file.metadata()?.len() == 0 {
        writeln!(file, "{header}")?;
        return Ok(Opened { file, played: HashSet::new() });
    }
    let mut reader = RecordReader::new(path)?;
    if reader.header != header.to_string() {
        let other = RecordError::Other { found: reader.header, expected: header.to_string() };
        return Err(in_file(path)(other).into());
    }
    let mut played = HashSet::new();
    while let Some(game) = reader.next_game().map_err(|why| reader.error(why))? {
        played.insert(game.number);
    }
    let end = reader.whole;
    file.set_len(end)?;
    file.seek(SeekFrom::Start(end))?;
    Ok(Opened { file, played })
}

/// Reads a file game by game; an unfinished game at the end is left out.
pub fn read_games(
    path: &Path,
    game: GameId,
    mut on_game: impl FnMut(GameRecord) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let mut reader = RecordReader::new(path)?;
    if reader.header.split('\t').nth(1) != Some(game.name()) {
        let other = RecordError::Other { found: reader.header, expected: game.name().to_owned() };
        return Err(in_file(path)(other).into());
    }
    while let Some(record) = reader.next_game().map_err(|why| reader.error(why))? {
        on_game(record)?;
    }
    Ok(())
}

enum Stopped {
    Io(io::Error),
    Record(RecordError),
}

/// A file of games while it is read.
struct RecordReader<'a> {
    path: &'a Path,
    lines: BufReader<File>,
    header: String,
    /// The number of the last line read.
    line: usize,
    /// The bytes up to the end of the last whole game.
    whole: u64,
}

impl RecordReader<'_> {
    fn new(path: &Path) -> Result<RecordReader<'_>, FileError> {
        let lines = BufReader::new(File::open(path).map_err(in_file(path))?);
        let mut reader = RecordReader { path, lines, header: String::new(), line: 0, whole: 0 };
        let mut header = String::new();
        let length = reader.read_line(&mut header).map_err(|why| reader.error(why))?;
        if !header.starts_with("# selfplay 1\t") || !header.ends_with('\n') {
            return Err(reader.error(Stopped::Record(RecordError::Header)));
        }
        reader.header = header.trim_end().to_owned();
        reader.whole = length;
        Ok(reader)
    }

    /// Adds the next line to a text and gives its length.
    fn read_line(&mut self, text: &mut String) -> Result<u64, Stopped> {
        let before = text.len();
        let length = self.lines.by_ref().take(MOST_LINE).read_line(text).map_err(Stopped::Io)? as u64;
        self.line += 1;
        if length == MOST_LINE && !text[before..].ends_with('\n') {
            return Err(Stopped::Record(RecordError::TooLong));
        }
        Ok(length)
    }

    fn next_game(&mut self) -> Result<Option<GameRecord>, Stopped> {
        let (mut text, mut length) = (String::new(), 0);
        for _ in 0..MOST_LINES {
            let before = text.len();
            length += self.read_line(&mut text)?;
            if !text.ends_with('\n') {
                return Ok(None);
            }
            if text[before..].starts_with('=') {
                let game = GameRecord::parse(&text[..before], text[before..].trim_end()).map_err(Stopped::Record)?;
                self.whole += length;
                return Ok(Some(game));
            }
        }
        Err(Stopped::Record(RecordError::TooLong))
    }

    fn error(&self, stopped: Stopped) -> FileError {
        match stopped {
            Stopped::Io(why) => in_file(self.path)(why),
            Stopped::Record(why) => in_file(self.path)(LineError { line: self.line, why }),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::*;
    use crate::selfplay::RecordedPosition;

    const HEADER: &str = "# selfplay 1\ttress\t500 nodes\tseed 1\teval terms";

    fn header() -> Header {
        Header { game: GameId::Tress, nodes: 500, asides: 0, seed: 1, eval: "terms".to_owned() }
    }

    fn game(number: u32) -> GameRecord {
        let position = |value| RecordedPosition {
            value,
            quiet: value > 0,
            is_aside: value == 0,
            text: format!("board {value} w"),
        };
        GameRecord { number, half_points: 2, positions: [-31, 0, 250].map(position).to_vec() }
    }

    fn path(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("ludarium-{name}-{}.txt", std::process::id()))
    }

    fn read(path: &Path) -> anyhow::Result<Vec<GameRecord>> {
        let mut games = Vec::new();
        read_games(path, GameId::Tress, |game| {
            games.push(game);
            Ok(())
        })?;
        Ok(games)
    }

    #[test]
    fn an_interrupted_file_is_continued_after_its_last_whole_game() {
        let path = path("continued");
        let cut = &game(5).text()[..30];
        fs::write(&path, format!("{HEADER}\n{}{}{cut}", game(3).text(), game(4).text())).expect("a temporary file");
        assert_eq!(read(&path).expect("two whole games"), [game(3), game(4)]);
        let mut opened = open(&path, &header()).expect("its own games");
        assert_eq!(opened.played, HashSet::from([3, 4]));
        opened.file.write_all(game(5).text().as_bytes()).expect("it is open");
        assert_eq!(read(&path).expect("three whole games"), [game(3), game(4), game(5)]);
        let other =
            open(&path, &Header { seed: 2, ..header() }).err().map(|error| error.to_string()).unwrap_or_default();
        assert!(other.contains("seed 1") && other.contains("seed 2"), "{other}");
        fs::remove_file(path).expect("it was there");
    }

    #[test]
    fn damage_is_named_with_its_line() {
        let path = path("damaged");
        let whole = game(3).text();
        for (text, why) in [
            (whole.replace("250", "251"), "line 5: the game that ends here is damaged"),
            (whole.replace("=\t3\t2", "=\t3\t3"), "line 5: \"3\" is not 0, 1 or 2"),
            (whole.replace("=\t3", "=\tx"), "line 5: \"x\" is not a number"),
            (whole.replace("=\t3\t2\t", "=\t3\t"), "line 5: expected a value"),
            ("x".repeat(20_000), "line 2: a line of more than"),
        ] {
            fs::write(&path, format!("{HEADER}\n{text}")).expect("a temporary file");
            let error = read(&path).expect_err(why).to_string();
            assert!(error.contains(why), "{error}");
        }
        fs::write(&path, "1\t2\n").expect("a temporary file");
        assert!(read(&path).expect_err("no header").to_string().contains("line 1: expected \"# selfplay 1\""));
        fs::write(&path, HEADER.replace("tress", "gess") + "\n").expect("a temporary file");
        assert!(read(&path).expect_err("another game").to_string().contains("not of \"tress\""));
        fs::remove_file(path).expect("it was there");
    }
}
