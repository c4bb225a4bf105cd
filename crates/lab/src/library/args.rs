//! The command line of `library`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use ludarium_library::{Filter, Order, ResultFilter};
use ludarium_rules::{GameId, Side};

use crate::start::Start;

/// What to do with a library.
#[derive(Subcommand, Debug)]
pub enum LibraryCommand {
    /// Lists matches: number, date, game, plies, ending, players, title and tags, separated by tabs.
    List(Box<ListArgs>),
    /// Lists the matches in which a position came about, with after how many plies.
    Find(FindArgs),
    /// Takes in the matches of files of any format. Of those that are there already, what is new is added.
    Import(ImportArgs),
    /// Writes matches as .ludo text: those with the given numbers, or all that a filter takes.
    Export(Box<ExportArgs>),
    /// Calls a match something.
    Rename(RenameArgs),
    /// Gives matches tags, and takes tags away.
    Tag(TagArgs),
    /// Moves matches to the trash, from which they can be taken back.
    Trash(IdsArgs),
    /// Takes matches out of the trash.
    Restore(IdsArgs),
    /// Deletes for good what lies in the trash.
    EmptyTrash(FolderArgs),
    /// Makes the index anew from the files.
    Rebuild(FolderArgs),
    /// Counts the matches by game and by ending, and names the files that cannot be read.
    Stats(FolderArgs),
    /// Makes a library of random matches in an empty folder, and measures it.
    Bench(BenchArgs),
}

/// Where a library is.
#[derive(Args, Debug)]
pub struct FolderArgs {
    /// The folder of the matches.
    pub folder: PathBuf,
}

/// Which matches.
#[derive(Args, Debug)]
pub struct FilterArgs {
    /// The game.
    #[arg(long)]
    pub game: Option<GameId>,
    /// How it ended.
    #[arg(long, value_enum)]
    pub result: Option<ResultArg>,
    /// Why it ended, in one word, such as resignation.
    #[arg(long, value_name = "WORD")]
    pub ending: Option<String>,
    /// The fewest plies.
    #[arg(long, value_name = "N")]
    pub least_plies: Option<usize>,
    /// The most plies.
    #[arg(long, value_name = "N")]
    pub most_plies: Option<usize>,
    /// A part of the name of one of the players.
    #[arg(long, value_name = "TEXT")]
    pub player: Option<String>,
    /// A part of the title.
    #[arg(long, value_name = "TEXT")]
    pub title: Option<String>,
    /// A tag that it must have; can be given several times.
    #[arg(long = "tag", value_name = "TAG")]
    pub tags: Vec<String>,
    /// What lies in the trash, instead of all else.
    #[arg(long)]
    pub trashed: bool,
    /// The order.
    #[arg(long, value_enum, default_value = "newest")]
    pub order: OrderArg,
}

/// How a match has ended.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub enum ResultArg {
    /// White has won.
    White,
    /// Black has won.
    Black,
    /// It is a draw.
    Draw,
    /// It was left for good.
    Left,
    /// It can be gone on with.
    Unfinished,
}

/// The order of a list.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub enum OrderArg {
    /// The latest first.
    Newest,
    /// The earliest first.
    Oldest,
    /// The longest first.
    Longest,
    /// The shortest first.
    Shortest,
    /// By title.
    Title,
}

/// Arguments of `library list`.
#[derive(Args, Debug)]
pub struct ListArgs {
    /// Where the library is.
    #[command(flatten)]
    pub library: FolderArgs,
    /// Which matches.
    #[command(flatten)]
    pub filter: FilterArgs,
}

/// Arguments of `library find`.
#[derive(Args, Debug)]
pub struct FindArgs {
    /// Where the library is.
    #[command(flatten)]
    pub library: FolderArgs,
    /// The position.
    #[command(flatten)]
    pub start: Start,
}

/// Arguments of `library import`.
#[derive(Args, Debug)]
pub struct ImportArgs {
    /// Where the library is.
    #[command(flatten)]
    pub library: FolderArgs,
    /// The files: .ludo texts, saved matches, game records of Abstract Play, share codes.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
}

/// Arguments of `library export`.
#[derive(Args, Debug)]
pub struct ExportArgs {
    /// Where the library is.
    #[command(flatten)]
    pub library: FolderArgs,
    /// The file to write.
    #[arg(short, long, value_name = "FILE.ludo")]
    pub out: PathBuf,
    /// The number of a match, as `list` gives it; can be given several times.
    #[arg(long = "id", value_name = "NUMBER", value_parser = parse_id)]
    pub ids: Vec<u64>,
    /// Which matches, if no number is given.
    #[command(flatten)]
    pub filter: FilterArgs,
}

/// Arguments of `library trash` and `library restore`.
#[derive(Args, Debug)]
pub struct IdsArgs {
    /// Where the library is.
    #[command(flatten)]
    pub library: FolderArgs,
    /// The numbers of the matches, as `list` gives them.
    #[arg(required = true, value_name = "NUMBER", value_parser = parse_id)]
    pub ids: Vec<u64>,
}

/// Arguments of `library rename`.
#[derive(Args, Debug)]
pub struct RenameArgs {
    /// Where the library is.
    #[command(flatten)]
    pub library: FolderArgs,
    /// The number of the match, as `list` gives it.
    #[arg(value_name = "NUMBER", value_parser = parse_id)]
    pub id: u64,
    /// The title, of at most 200 characters; an empty one takes the title away.
    pub title: String,
}

/// Arguments of `library tag`.
#[derive(Args, Debug)]
pub struct TagArgs {
    /// Which matches.
    #[command(flatten)]
    pub matches: IdsArgs,
    /// A tag to give, of at most 40 characters and without commas; can be given several times.
    #[arg(long, value_name = "TAG", required_unless_present = "remove")]
    pub add: Vec<String>,
    /// A tag to take away; can be given several times.
    #[arg(long, value_name = "TAG")]
    pub remove: Vec<String>,
}

/// Arguments of `library bench`.
#[derive(Args, Debug)]
pub struct BenchArgs {
    /// The folder, which must be empty or not exist.
    pub folder: PathBuf,
    /// How many matches, shared among the games.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(7..=100_000))]
    pub matches: u32,
    /// The seed of the random turns.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

fn parse_id(text: &str) -> Result<u64, std::num::ParseIntError> {
    u64::from_str_radix(text, 16)
}

impl FilterArgs {
    pub fn filter(&self) -> Filter {
        let plies = (self.least_plies.is_some() || self.most_plies.is_some())
            .then(|| self.least_plies.unwrap_or(0)..=self.most_plies.unwrap_or(usize::MAX));
        Filter {
            game: self.game,
            result: self.result.map(ResultArg::filter),
            ending: self.ending.clone(),
            plies,
            player: self.player.clone(),
            created: None,
            tags: self.tags.clone(),
            title: self.title.clone(),
            trashed: self.trashed,
            order: self.order.order(),
        }
    }
}

impl ResultArg {
    const fn filter(self) -> ResultFilter {
        match self {
            ResultArg::White => ResultFilter::Won(Side::White),
            ResultArg::Black => ResultFilter::Won(Side::Black),
            ResultArg::Draw => ResultFilter::Drawn,
            ResultArg::Left => ResultFilter::Left,
            ResultArg::Unfinished => ResultFilter::Unfinished,
        }
    }
}

impl OrderArg {
    const fn order(self) -> Order {
        match self {
            OrderArg::Newest => Order::Newest,
            OrderArg::Oldest => Order::Oldest,
            OrderArg::Longest => Order::Longest,
            OrderArg::Shortest => Order::Shortest,
            OrderArg::Title => Order::Title,
        }
    }
}
