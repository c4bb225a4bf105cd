//! Whether an installation works: this very program plays the beginning of every game, as a journey without a window and
//! with folders of its own, which are removed afterwards.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use bevy::platform::time::Instant;
use ludarium_rules::GameId;

use crate::{folders, job};

/// How long a game may take; usually it is a second or two.
const MOST: Duration = Duration::from_secs(300);

/// How often it is looked whether a game has ended.
const LOOK: Duration = Duration::from_millis(10);

/// Why an installation does not work.
#[derive(Debug, thiserror::Error)]
pub enum SelfTestError {
    /// A folder or file cannot be made.
    #[error("self-test: {}: {error}", path.display())]
    Folder {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The program cannot be started again.
    #[error("self-test: the program cannot start itself: {0}")]
    Start(io::Error),
    /// Games that did not come to their end.
    #[error("self-test: {0} of {count} games failed", count = GameId::ALL.len())]
    Failed(usize),
}

/// Why a game failed.
#[derive(Debug, thiserror::Error)]
enum GameFailure {
    #[error("it did not end within {} s", MOST.as_secs())]
    Endless,
    #[error("{0}\n{said}", said = .1.trim_end())]
    Ended(ExitStatus, String),
    #[error("the match was not saved")]
    Unsaved,
}

/// A person plays two turns by clicks, the weakest opponent answers; whenever the board is at rest it must show the position.
fn journey(game: GameId) -> String {
    let game = game.name();
    format!(
        r#"(with: ["--game", "{game}", "--black", "ai:1"], steps: [
            Wait, ExpectScreen("Table"), PlayOut(seed: 1, turns: 2), Wait, Frames(2), Quit,
        ])"#
    )
}

/// Plays all games, and says a line of each.
///
/// # Errors
/// A game failed, or nothing can be tried here.
pub fn run() -> Result<(), SelfTestError> {
    let home = Home::make()?;
    let mut failed = 0;
    for game in GameId::ALL {
        let begun = Instant::now();
        match play(game, &home.0.join(game.name()))? {
            Ok(()) => println!("{:28}OK  {:5.1} s", game.title(), begun.elapsed().as_secs_f32()),
            Err(why) => {
                failed += 1;
                println!("{:28}FAILED: {why}", game.title());
            }
        }
    }
    match folders::assets("music") {
        Some(music) => println!("{:28}OK  {}", "Music", music.display()),
        None => println!("{:28}not installed; the games do without", "Music"),
    }
    if failed > 0 {
        return Err(SelfTestError::Failed(failed));
    }
    println!("OK");
    Ok(())
}

/// The folder of all that is written, until it is dropped.
struct Home(PathBuf);

impl Home {
    fn make() -> Result<Home, SelfTestError> {
        let path = std::env::temp_dir().join(format!("ludarium-self-test-{}", std::process::id()));
        fs::create_dir(&path).map_err(|error| SelfTestError::Folder { path: path.clone(), error })?;
        Ok(Home(path))
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.0) {
            eprintln!("ludarium: {}: {error}", self.0.display());
        }
    }
}

/// Plays a game in a folder that is not there yet.
fn play(game: GameId, home: &Path) -> Result<Result<(), GameFailure>, SelfTestError> {
    let (script, said) = (home.join("journey.ron"), home.join("said.txt"));
    let prepared = || -> io::Result<(File, File)> {
        fs::create_dir(home)?;
        fs::write(&script, journey(game))?;
        let said = File::create(&said)?;
        Ok((said.try_clone()?, said))
    };
    let (out, err) = prepared().map_err(|error| SelfTestError::Folder { path: home.to_owned(), error })?;
    let program = std::env::current_exe().map_err(SelfTestError::Start)?;
    let mut command = Command::new(program);
    command.args(["--unseen", "--script"]).arg(&script).stdin(Stdio::null()).stdout(out).stderr(err);
    for (variable, folder) in [
        ("LUDARIUM_DATA", "data"),
        ("LUDARIUM_CONFIG", "config"),
        ("LUDARIUM_CACHE", "cache"),
        ("LUDARIUM_PICTURES", "pictures"),
    ] {
        command.env(variable, home.join(folder));
    }
    let ended = end(command.spawn().map_err(SelfTestError::Start)?).map_err(SelfTestError::Start)?;
    Ok(match ended {
        None => Err(GameFailure::Endless),
        Some(status) if !status.success() => {
            let said = fs::read(&said).unwrap_or_default();
            Err(GameFailure::Ended(status, String::from_utf8_lossy(&said).into_owned()))
        }
        Some(_) if !has_files(&home.join("data/matches")) => Err(GameFailure::Unsaved),
        Some(_) => Ok(()),
    })
}

/// How a program ends; none if it does not, until it is ended.
fn end(mut child: Child) -> io::Result<Option<ExitStatus>> {
    let begun = Instant::now();
    while begun.elapsed() < MOST {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        job::pause(LOOK);
    }
    child.kill()?;
    child.wait()?;
    Ok(None)
}

fn has_files(folder: &Path) -> bool {
    fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some())
}
