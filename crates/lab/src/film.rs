//! `film`: a match as an animated GIF.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::Args;
use ludarium_diagram::{Film, FilmProgress};
use ludarium_library::film_of;

use crate::files::write_file;
use crate::match_file::read_match;
use crate::picture_args::{BoardArgs, CaptionArg, said};
use crate::progress::Progress;
use crate::watch::Watch;

/// Arguments of `film`.
#[derive(Args, Debug)]
pub struct FilmArgs {
    /// A file of matches in any format.
    pub file: PathBuf,
    /// Which match of the file.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub number: usize,
    /// The first position: after how many plies.
    #[arg(long, value_name = "PLY", default_value_t = 0)]
    pub from: usize,
    /// The last position; the last one of the match if it is not given.
    #[arg(long, value_name = "PLY")]
    pub to: Option<usize>,
    /// How long each position is seen, in seconds (0.05 to 30).
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    pub seconds: f32,
    /// The width in pixels (64 to 1080).
    #[arg(long, value_name = "N", default_value_t = 480,
        value_parser = clap::value_parser!(u32).range(i64::from(*Film::SIZES.start())..=i64::from(*Film::SIZES.end())))]
    pub size: u32,
    /// How the board is drawn.
    #[command(flatten)]
    pub board: BoardArgs,
    /// What is said of the players beside the board, separated by commas.
    #[arg(long, value_enum, value_name = "WHAT", value_delimiter = ',', default_value = "names,turns,clocks")]
    pub captions: Vec<CaptionArg>,
    /// The file to write.
    #[arg(short, long, value_name = "FILE.gif")]
    pub out: PathBuf,
}

pub fn run(args: &FilmArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let read = read_match(&args.file, args.number)?;
    let (game, study) = (read.clone().into_match(), read.into_study());
    let plies = args.from..=args.to.unwrap_or_else(|| game.ply());
    let film = film_of(&game, plies.clone(), &said(&game, &study, &args.captions))?
        .size(args.size)
        .seconds_a_shot(args.seconds)
        .palette(args.board.palette)
        .turned(args.board.near())
        .coordinates(!args.board.no_coordinates);
    let begin = Watch::start();
    let file = film.gif(shown())?;
    let seconds = begin.elapsed().as_secs_f32();
    write_file(&args.out, &file)?;
    let (positions, size) = (plies.end() - plies.start() + 1, file.len() as f32 / 1024.0);
    Ok(writeln!(out, "{positions} positions, {size:.0} KiB, {seconds:.2} s")?)
}

/// A bar that follows the film.
fn shown() -> impl FnMut(FilmProgress) -> ControlFlow<()> {
    let mut bar: Option<Progress> = None;
    move |FilmProgress { done, of }| {
        bar.get_or_insert_with(|| Progress::new(of as u64, "pictures")).set_position(done as u64);
        ControlFlow::Continue(())
    }
}
